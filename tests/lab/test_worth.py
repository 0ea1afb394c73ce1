"""The fit behind the values of positions, on wins whose cause is known."""

import numpy as np
import pytest
from tools.worth import fitted, likelihood, odds

pytestmark = pytest.mark.once


def made(seats, weights, positions=4000):
    rng = np.random.default_rng(seats)
    features = rng.normal(size=(positions, seats, len(weights)))
    chances = odds(features, weights)
    winners = [rng.choice(seats, p=each) for each in chances]
    return features, np.eye(seats)[winners]


def test_it_finds_the_weights_that_decided():
    truth = np.array([0.8, -0.3, 0.0])
    studies = [made(seats, truth) for seats in (2, 3, 4)]
    assert fitted(studies) == pytest.approx(truth, abs=0.06)


def test_no_other_weights_are_as_likely():
    study = made(3, np.array([0.5, 0.2]))
    best = fitted([study])
    for shift in np.eye(2) * 0.1:
        assert likelihood(study, best) > likelihood(study, best + shift)
        assert likelihood(study, best) > likelihood(study, best - shift)

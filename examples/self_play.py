"""A small policy that learns a game by playing itself, in PyTorch on the CPU, in minutes.

    pip install 'tertulia[envs,onnx]' torch onnxscript
    python examples/self_play.py --game troika --seats 2 --minutes 9 --out policy
    tertulia simulate troika --seats 2 --games 1000 --bots onnx:policy.onnx,greedy

It begins as a beginner at a table does, by looking on: it learns to answer as ``greedy`` does and
who wins from there. Then it plays itself and learns by proximal policy optimisation (Schulman et
al. 2017), with generalised advantage estimation (Schulman et al. 2016) taken seat by seat. Every
seat is the same net, which sees the table as its own seat does. What it hopes for is what the game
itself says of the position (``Game.values``), corrected by the net. What is measured and saved is
the average of its weights over the last million decisions or so. It keeps one thread busy, and
``--minutes`` are of its CPU time. ``--out`` names the policy (.onnx) and its curve (.json).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import tertulia
from tertulia import envs

MATCHES, STEPS, EPOCHS, BATCH = 256, 64, 2, 2048
LOOKED_ON = 25  # times so many decisions, of greedy
RATE, CLIP, LAMBDA, ENTROPY = 1.5e-3, 0.2, 0.95, 0.003
KEPT = 0.98  # of the average of the weights, each time; it plays better than the last of them
SCALE = 3.0  # rewards come at the end alone; larger ones teach the value sooner

Choice = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""For each match: the legal ids (n, most), -1 for none; the place chosen; its log chance; value."""


class Net(nn.Module):
    """From an observation (n, entries) to a score of every action (n, actions) and a value (n,).

    It looks at the entries ``used`` alone.
    """

    def __init__(self, high: np.ndarray, actions: int, used: np.ndarray, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("used", torch.as_tensor(used))
        self.register_buffer("scale", 1 / torch.as_tensor(high[used], dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(len(used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.scores = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.scores.weight)
        nn.init.zeros_(self.value.weight)

    def hidden(self, observation: torch.Tensor) -> torch.Tensor:
        return self.body(observation[:, self.used].float() * self.scale)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.hidden(observation)
        return self.scores(hidden), self.value(hidden)[:, 0]

    def legal(
        self, observation: torch.Tensor, ids: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the actions ``ids`` (n, most), -1 for none; the value.

        Only their scores are worked out: there are thousands of actions, and few are legal.
        """
        hidden = self.hidden(observation)
        rows, places = (ids >= 0).nonzero(as_tuple=True)
        actions = ids[rows, places]
        weight = functional.embedding(actions, self.scores.weight)
        some = (hidden[rows] * weight).sum(1) + self.scores.bias[actions]
        chances = torch.full(ids.shape, -1e9).index_put((rows, places), some).log_softmax(1)
        return chances, self.value(hidden)[:, 0]


def padded(mask: np.ndarray) -> np.ndarray:
    """The ids of the legal actions (n, most), -1 where a row has fewer."""
    rows, actions = np.divmod(np.flatnonzero(mask), mask.shape[1])
    sizes = mask.sum(1)
    ids = np.full((len(mask), sizes.max()), -1, np.int64)
    ids[rows, np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)] = actions
    return ids


def hopes(vector: envs.Vector) -> np.ndarray:
    """What the game itself says that the seat asked may hope for, by match, as a reward."""
    seats, values = vector.setting.seats, vector.setting.game.values
    shares = [values(place.match)[place.seat] for place in vector.runner.places]
    return SCALE * (np.array(shares, np.float32) * seats - 1) / (seats - 1)


def choose(net: Net, vector: envs.Vector, best: bool = False) -> Choice:
    """What the net answers: the best, or else by chance."""
    ids = torch.from_numpy(padded(vector.mask))
    with torch.no_grad():
        chances, value = net.legal(torch.from_numpy(vector.observation), ids)
    place = chances.argmax(1) if best else torch.multinomial(chances.exp(), 1)[:, 0]
    chosen = chances.gather(1, place[:, None])[:, 0]
    return ids.numpy(), place.numpy(), chosen.numpy(), value.numpy()


def greedy(vector: envs.Vector, rng: tertulia.Rng) -> Choice:
    """What greedy answers."""
    ids, chosen, setting = padded(vector.mask), [], vector.setting
    for place in vector.runner.places:
        answer = setting.game.greedy(place.match.view(place.seat), place.seat, rng)
        chosen.append(setting.action(place.match, answer))
    places = (ids == np.array(chosen)[:, None]).argmax(1)
    nothing = np.zeros(len(ids), np.float32)
    return ids, places, nothing, nothing


def collect(vector: envs.Vector, choice: Callable[[], Choice]) -> list[torch.Tensor]:
    """Play on: observations, legal ids, places, log chances, advantages, aims of the value."""
    seen, legal, said, told = [], [], [], []
    for _ in range(STEPS):
        ids, place, chance, value = choice()
        seen.append(vector.observation.copy())
        legal.append(ids)
        said.append(hopes(vector))
        seat = vector.seat.copy()
        vector.step(ids[np.arange(MATCHES), place])
        done, reward = vector.done.copy(), vector.reward.copy()
        told.append((place, chance, value + said[-1], seat, done, reward))
    after = vector.seat, choice()[3] + hopes(vector)
    advantage, returns, known = estimate(told, after, vector.setting.seats)
    most = max(ids.shape[1] for ids in legal)
    wide = [np.pad(ids, ((0, 0), (0, most - ids.shape[1])), constant_values=-1) for ids in legal]
    aims = returns - np.stack(said)
    columns = [seen, wide, [row[0] for row in told], [row[1] for row in told], advantage, aims]
    return [torch.from_numpy(np.stack(column))[torch.from_numpy(known)] for column in columns]


def estimate(told: list[tuple], after: tuple, seats: int) -> tuple[np.ndarray, ...]:
    """Advantages and returns by step and match, and which of them are known.

    A seat's next decision, not the table's, follows on its last one. At the end of what was
    collected only the seat that is asked knows what it may hope for; others wait.
    """
    matches = np.arange(len(after[0]))
    ahead = np.zeros((len(matches), seats), np.float32)  # value of the seat's next decision
    carried = np.zeros_like(ahead)  # advantage of it
    paid = np.zeros_like(ahead)  # reward until then
    known = np.zeros_like(ahead, bool)
    ahead[matches, after[0]] = after[1]
    known[matches, after[0]] = True
    shape = (len(told), len(matches))
    advantage, returns, sure = np.zeros(shape, np.float32), np.zeros(shape, np.float32), []
    for step in reversed(range(len(told))):
        _, _, value, seat, done, reward = told[step]
        ahead[done], carried[done], known[done] = 0, 0, True
        paid[done] = SCALE * reward[done]
        at = matches, seat
        delta = paid[at] + ahead[at] - value
        advantage[step] = delta + LAMBDA * carried[at]
        returns[step] = advantage[step] + value
        sure.append(known[at].copy())
        ahead[at], carried[at], paid[at], known[at] = value, advantage[step], 0, True
    return advantage, returns, np.stack(sure[::-1])


def imitate(net: Net, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Answer more as was answered."""
    for rows in torch.randperm(len(data[0])).split(BATCH // 4):
        seen, ids, place, _, _, aims = (column[rows] for column in data)
        chances, value = net.legal(seen, ids)
        loss = functional.nll_loss(chances, place) + 0.1 * functional.mse_loss(value, aims)
        step(net, optimizer, loss)


def improve(net: Net, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Answer more as turned out well: a few passes over what was collected."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data[0])).split(BATCH):
            seen, ids, place, before, advantage, aims = (column[rows] for column in data)
            chances, value = net.legal(seen, ids)
            ratio = (chances.gather(1, place[:, None])[:, 0] - before).exp()
            better = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -gain - ENTROPY * entropy + 0.1 * functional.mse_loss(value, aims)
            step(net, optimizer, loss)


def step(net: Net, optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """Go a little downhill."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimizer.step()


def share_of_wins(net: Net, game: str, seats: int, other: str, games: int) -> float:
    """How much of the wins the net gets against ``other``, each seat equally often."""
    each, won = -(-games // seats), 0.0
    for mine in range(seats):
        bots = [None if seat == mine else other for seat in range(seats)]
        vector = envs.vector(game, each, seats, bots=bots, seed=f"measure {mine}")
        waiting = np.ones(each, bool)  # the first game of each place, or short ones count more
        while waiting.any():
            ids, place, _, _ = choose(net, vector, best=True)
            vector.step(ids[np.arange(each), place])
            ended = vector.reward[vector.done & waiting, mine]
            won += ((ended * (seats - 1) + 1) / seats).sum()
            waiting &= ~vector.done
    return float(won) / (each * seats)


def used(vector: envs.Vector, choice: Callable[[], Choice]) -> np.ndarray:
    """The entries that differ from state to state, in more than one of 500."""
    first, differ = vector.observation[0].copy(), 0.0
    for _ in range(5 * STEPS):
        ids, place, _, _ = choice()
        vector.step(ids[np.arange(MATCHES), place])
        differ = differ + (vector.observation != first).mean(0)
    often = differ / (5 * STEPS)
    return np.nonzero((often > 0.002) & (often < 0.998))[0]


def train(
    game: str, seats: int, minutes: float, games: int, out: Path, last: int = 2000
) -> list[dict]:
    """Learn for so long, and save; returns the curve.

    A measurement takes so many ``games``, the ``last`` one more; its time does not count.
    """
    torch.manual_seed(1)
    torch.set_num_threads(1)
    begun, measuring, played, curve = time.process_time(), 0.0, 0, []
    vector = envs.vector(game, MATCHES, seats, seed="learn")
    rng = tertulia.Rng("look on")
    watch = partial(greedy, vector, rng)
    setting = vector.setting
    net = Net(setting.layout.high, len(setting.actions), used(vector, watch))
    average = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(KEPT))
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    for _ in range(LOOKED_ON):
        imitate(net, optimizer, collect(vector, watch))
    average.update_parameters(net)
    while True:
        spent = (time.process_time() - begun - measuring) / 60
        over = spent >= minutes
        if over or len(curve) <= 12 * spent / minutes:
            from_here = time.process_time()
            share = share_of_wins(average.module, game, seats, "greedy", last if over else games)
            measuring += time.process_time() - from_here
            curve.append({"minutes": spent, "decisions": played, "share_against_greedy": share})
            print(f"{spent:5.1f} min {played:9} decisions: {share:.3f} of the wins", flush=True)
        if over:
            break
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        improve(net, optimizer, collect(vector, partial(choose, net, vector)))
        average.update_parameters(net)
        played += MATCHES * STEPS
    save(average.module, setting.layout.size, out)
    out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    return curve


def save(net: Net, entries: int, out: Path) -> None:
    """Write the policy for ``--bots onnx:FILE``."""
    torch.onnx.export(
        net.eval(),
        (torch.zeros(1, entries, dtype=torch.uint8),),
        out.with_suffix(".onnx"),
        input_names=["observation"],
        output_names=["scores", "value"],
        external_data=False,
    )


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="troika")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--games", type=int, default=200, help="games of each measurement")
    parser.add_argument("--out", type=Path, default=Path("policy"))
    given = parser.parse_args()
    train(given.game, given.seats, given.minutes, given.games, given.out)


if __name__ == "__main__":
    main()

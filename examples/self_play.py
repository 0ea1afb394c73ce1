"""A small policy that learns a game by playing itself, in PyTorch on the CPU, in minutes.

    pip install 'tertulia[envs,onnx]' torch onnxscript
    python examples/self_play.py --game troika --seats 2 --minutes 9 --out policy
    tertulia simulate troika --seats 2 --games 1000 --bots onnx:policy.onnx,greedy

It begins as a beginner at a table does, by looking on: it learns to answer as ``greedy`` does and
who wins from there. Then it plays itself and learns by proximal policy optimisation (Schulman et
al. 2017), with generalised advantage estimation (Schulman et al. 2016) taken seat by seat. Every
seat is the same net, which sees the table as its own seat does. It keeps one thread busy, and
``--minutes`` are of its CPU time. ``--out`` names the policy (.onnx) and its curve (.json).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import tertulia
from tertulia import envs
from tertulia.envs.setting import Setting

LOOKED_ON = 1000  # games
MATCHES, STEPS, EPOCHS, BATCH = 128, 128, 2, 2048
RATE, CLIP, LAMBDA, ENTROPY = 5e-4, 0.2, 0.95, 0.003
SCALE = 3.0  # rewards come at the end alone; larger ones teach the value sooner


class Net(nn.Module):
    """From an observation (n, entries) to a score of every action (n, actions) and a value (n,)."""

    def __init__(self, high: np.ndarray, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.as_tensor(high, dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(len(high), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.scores = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.scores.weight)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(observation.float() * self.scale)
        return self.scores(hidden), self.value(hidden)[:, 0]

    def legal(
        self, observation: torch.Tensor, ids: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of the actions ``ids`` (n, most), -1 for none; the value.

        Only their scores are worked out: there are thousands of actions, and few are legal.
        """
        hidden = self.body(observation.float() * self.scale)
        some = ids.clamp(min=0)
        weight = functional.embedding(some, self.scores.weight)
        scores = torch.einsum("nmw,nw->nm", weight, hidden) + self.scores.bias[some]
        chances = scores.masked_fill(ids < 0, -1e9).log_softmax(1)
        return chances, self.value(hidden)[:, 0]


def padded(mask: np.ndarray) -> np.ndarray:
    """The ids of the legal actions (n, most), -1 where a row has fewer."""
    rows, actions = np.nonzero(mask)
    sizes = mask.sum(1)
    ids = np.full((len(mask), sizes.max()), -1, np.int64)
    ids[rows, np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)] = actions
    return ids


def look_on(net: Net, optimizer: torch.optim.Optimizer, setting: Setting, games: int) -> None:
    """Learn from games of greedy what it answers, and who wins from there."""
    rng = tertulia.Rng("look on")
    seen, legal, places, results = [], [], [], []
    for number in range(games):
        match = setting.start(f"look on {number}")
        seats = []
        while not match.over and len(seats) < setting.limit:
            seat = match.to_move[0]
            view = match.view(seat)
            answer = setting.game.greedy(view, seat, rng)
            ids = setting.legal(match, seat)
            seen.append(setting.observe(view))
            legal.append(torch.tensor(ids))
            places.append(ids.index(setting.action(match, answer)))
            seats.append(seat)
            match.play(seat, answer)
        results += [SCALE * setting.rewards(match)[seat] for seat in seats]
    ids = nn.utils.rnn.pad_sequence(legal, batch_first=True, padding_value=-1)
    data = torch.from_numpy(np.stack(seen)), ids, torch.tensor(places), torch.tensor(results)
    for _ in range(2 * EPOCHS):
        for rows in torch.randperm(len(places)).split(BATCH // 4):
            seen_here, ids_here, place, result = (column[rows] for column in data)
            chances, value = net.legal(seen_here, ids_here)
            loss = functional.nll_loss(chances, place) + 0.1 * functional.mse_loss(value, result)
            step(net, optimizer, loss)


def step(net: Net, optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """Go a little downhill."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimizer.step()


def choose(net: Net, vector: envs.Vector, best: bool) -> tuple[np.ndarray, ...]:
    """For each match: the legal ids, the place chosen among them, its log chance, the value."""
    ids = torch.from_numpy(padded(vector.mask))
    with torch.no_grad():
        chances, value = net.legal(torch.from_numpy(vector.observation), ids)
    place = chances.argmax(1) if best else torch.multinomial(chances.exp(), 1)[:, 0]
    chosen = chances.gather(1, place[:, None])[:, 0]
    return ids.numpy(), place.numpy(), chosen.numpy(), value.numpy()


def collect(net: Net, vector: envs.Vector) -> list[torch.Tensor]:
    """Play on, and give observations, legal ids, places, log chances, advantages and returns."""
    seen, legal, told = [], [], []
    for _ in range(STEPS):
        ids, place, chance, value = choose(net, vector, best=False)
        seen.append(vector.observation.copy())
        legal.append(ids)
        seat = vector.seat.copy()
        vector.step(ids[np.arange(MATCHES), place])
        told.append((place, chance, value, seat, vector.done.copy(), vector.reward.copy()))
    after = vector.seat, choose(net, vector, best=False)[3]
    advantage, returns, known = estimate(told, after, vector.setting.seats)
    most = max(ids.shape[1] for ids in legal)
    wide = [np.pad(ids, ((0, 0), (0, most - ids.shape[1])), constant_values=-1) for ids in legal]
    columns = [seen, wide, [row[0] for row in told], [row[1] for row in told], advantage, returns]
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


def improve(net: Net, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """A few passes over what was collected."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data[0])).split(BATCH):
            seen, ids, place, before, advantage, returns = (column[rows] for column in data)
            chances, value = net.legal(seen, ids)
            ratio = (chances.gather(1, place[:, None])[:, 0] - before).exp()
            better = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = -gain - ENTROPY * entropy + 0.1 * functional.mse_loss(value, returns)
            step(net, optimizer, loss)


def share_of_wins(net: Net, game: str, seats: int, other: str, games: int) -> float:
    """How much of the wins the net gets against ``other``, each seat equally often."""
    each, won = -(-games // seats), 0.0
    for mine in range(seats):
        bots = [None if seat == mine else other for seat in range(seats)]
        vector = envs.vector(game, min(each, 100), seats, bots=bots, seed=f"measure {mine}")
        left = each
        while left > 0:
            ids, place, _, _ = choose(net, vector, best=True)
            vector.step(ids[np.arange(len(place)), place])
            ended = vector.reward[vector.done, mine][:left]
            won += ((ended * (seats - 1) + 1) / seats).sum()
            left -= len(ended)
    return float(won) / (each * seats)


def train(
    game: str, seats: int, minutes: float, games: int, out: Path, last: int = 1000
) -> list[dict]:
    """Learn for so long, and save; returns the curve.

    A measurement takes so many ``games``, the ``last`` one more.
    """
    torch.manual_seed(1)
    torch.set_num_threads(1)
    vector = envs.vector(game, MATCHES, seats, seed="learn")
    net = Net(vector.setting.layout.high, len(vector.setting.actions))
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    curve: list[dict] = []
    begun, played, measured = time.process_time(), 0, -1e9
    look_on(net, optimizer, vector.setting, LOOKED_ON)
    while True:
        spent = (time.process_time() - begun) / 60
        over = spent >= minutes
        if over or spent - measured >= minutes / 12:
            share = share_of_wins(net, game, seats, "greedy", last if over else games)
            curve.append({"minutes": spent, "decisions": played, "share_against_greedy": share})
            print(f"{spent:5.1f} min {played:9} decisions: {share:.3f} of the wins", flush=True)
            measured = spent
        if over:
            break
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        data = collect(net, vector)
        played += MATCHES * STEPS
        improve(net, optimizer, data)
    save(net, vector.setting.layout.size, out)
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

"""The tree of a search: which answers are tried, and when."""

from tertulia import Rng
from tertulia.bots.tree import Arm, Node


def select(node: Node, answers: tuple[int, ...], widen: int, rng: Rng) -> Arm:
    """The arm that is followed; there is one."""
    arm = node.select(answers, 0, 0.35, widen, rng)
    assert arm is not None
    return arm


def visited(node: Node, answers: tuple[int, ...], widen: int, times: int) -> list[int]:
    """The answers followed, each of equal value, with 7 as the first."""
    followed: list[int] = []
    rng = Rng(1)
    for _ in range(times):
        arm = select(node, answers, widen, rng) if followed else node.add(7, 0)
        arm.visits += 1
        arm.total += 0.5
        followed.append(arm.answer)
    return followed


def first_of_each(followed: list[int]) -> list[int]:
    return [followed.index(answer) for answer in dict.fromkeys(followed)]


def test_nothing_is_followed_where_nothing_was_tried():
    node = Node(1)
    assert node.select((7, 8), 0, 0.35, 0, Rng(1)) is None
    node.add(7, 0)
    assert node.select((8, 9), 0, 0.35, 0, Rng(1)) is None
    assert [arm.answer for arm in node.tried()] == [7]


def test_without_widening_all_are_tried_before_one_is_followed_again():
    node = Node(1)
    node.add(7, 0)
    node.tried()[0].visits = 1
    followed = []
    for _ in range(3):
        arm = select(node, (6, 7, 8, 9), 0, Rng(1))
        arm.visits = 1
        followed.append(arm.answer)
    assert sorted(followed) == [6, 8, 9]


def test_answers_are_added_as_visits_grow():
    followed = visited(Node(1), (6, 7, 8, 9), 5, 100)
    assert set(followed) == {6, 7, 8, 9}
    assert first_of_each(followed) == [0, 5, 20, 45]


def test_what_is_not_available_is_not_counted():
    node = Node(1)
    visited(node, (7, 8), 1, 20)
    arms = {arm.answer: arm for arm in node.tried()}
    assert arms[7].available == 20
    node.select((8, 9), 0, 0.35, 1, Rng(1))
    assert arms[7].available == 20

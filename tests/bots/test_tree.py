"""The memory of a search."""

from lampion.bots.tree import CERTAIN, NONE, Tree


def grown() -> tuple[Tree, dict[str, int]]:
    """A root with actions 1 and 2; below 2 the actions 3 and 4; below 4 the action 5; below 1 the action 6."""
    tree = Tree(16)
    tree.clear()
    nodes: dict[str, int] = {}
    for parent, action in (("", 1), ("", 2), ("2", 3), ("1", 6), ("2", 4), ("4", 5)):
        node = tree.grow(nodes.get(parent, 0), action)
        nodes[str(action)] = node
        tree.visits[node] = 10 * action
        tree.offered[node] = 100 * action
        tree.total[node] = float(action)
    return tree, nodes


def children(tree: Tree, node: int) -> set[int]:
    found = set()
    child = tree.first_child[node]
    while child != NONE:
        found.add(int(tree.action[child]))
        child = tree.next_sibling[child]
    return found


def test_a_kept_branch_becomes_the_whole_tree() -> None:
    tree, nodes = grown()
    tree.keep(nodes["2"])
    assert tree.size == 4
    assert children(tree, 0) == {3, 4} and tree.next_sibling[0] == NONE
    four = tree.child(0, 4)
    assert children(tree, four) == {5} and children(tree, tree.child(0, 3)) == set()
    assert (tree.visits[0], tree.visits[four], tree.offered[four], tree.total[four]) == (20, 40, 400, 4.0)
    assert tree.child(0, 6) == NONE


def test_a_kept_leaf_is_an_empty_tree() -> None:
    tree, nodes = grown()
    tree.keep(nodes["6"])
    assert (tree.size, children(tree, 0), tree.favourite()) == (1, set(), NONE)


def test_a_kept_tree_grows_on() -> None:
    tree, nodes = grown()
    tree.keep(nodes["2"])
    tree.grow(0, 7)
    assert children(tree, 0) == {3, 4, 7}


def test_the_most_visited_child_is_chosen() -> None:
    tree, _ = grown()
    assert tree.action[tree.favourite()] == 2


def decided(first: float, second: float, ended: int) -> int:
    """The choice between the actions 1 and 2 with these means, when 1 has ended the game in so many visits of 20."""
    tree, nodes = grown()
    for action, mean, visits in (("1", first, 20), ("2", second, 200)):
        tree.visits[nodes[action]] = visits
        tree.total[nodes[action]] = mean * visits
    tree.ended[nodes["1"]] = ended
    return int(tree.action[tree.favourite()])


def test_a_better_action_that_surely_ends_the_game_is_chosen() -> None:
    assert CERTAIN <= 20
    assert decided(0.5, 0.4, ended=20) == 1
    assert decided(0.5, 0.6, ended=20) == 2, "there is better"
    assert decided(0.5, 0.4, ended=19) == 2, "it does not always end the game"

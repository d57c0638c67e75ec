"""Boards of cells and sets: docs/formats/certificates.md, 'Positional games'."""

import itertools
import re
from collections import namedtuple

from .head import Refused, Unknown, require

# names: the cells; sets: tuples of cells; symmetries: tuples that map cells to cells;
# counts: the players whose whole sets count; avoids: whether a whole set loses.
Game = namedtuple("Game", "names sets symmetries counts avoids x o mover")


def known(holds, what):
    if not holds:
        raise Unknown("this notation: " + what)


def cube(side, dimension):
    known(side > 1 and dimension > 0 and side**dimension <= 2500, "line 6: too large a board")
    cells = list(itertools.product(range(side), repeat=dimension))
    number = {cell: i for i, cell in enumerate(cells)}
    sets = set()
    for cell in cells:
        for step in itertools.product((-1, 0, 1), repeat=dimension):
            line = [tuple(c + k * s for c, s in zip(cell, step)) for k in range(side)]
            if any(step) and all(each in number for each in line):
                sets.add(tuple(sorted(number[each] for each in line)))
    names = [",".join(str(c + 1) for c in cell) for cell in cells]
    return names, sorted(sets), symmetries(side, dimension, cells, number)


def symmetries(side, dimension, cells, number):
    """Coordinates exchanged, some of them backwards, and numbers renamed that keep opposites."""
    half = side // 2
    renamings = []
    for order in itertools.permutations(range(half)):
        for flips in itertools.product((False, True), repeat=half):
            name = list(range(side))
            for i, to in enumerate(order):
                low, high = (side - 1 - to, to) if flips[i] else (to, side - 1 - to)
                name[i], name[side - 1 - i] = low, high
            renamings.append(name)
    found = set()
    for order in itertools.permutations(range(dimension)):
        for back in itertools.product((False, True), repeat=dimension):
            for name in renamings:
                image = []
                for cell in cells:
                    to = [name[cell[i]] for i in order]
                    to = tuple(side - 1 - c if b else c for c, b in zip(to, back))
                    image.append(number[to])
                found.add(tuple(image))
                if len(found) > 10_000:
                    return [tuple(range(len(cells)))]
    return sorted(found)


def family(text):
    names, sets = [], []
    if not re.fullmatch(r"(\{[^{}\[\]]*\}|\[[^{}\[\]]*\])+", text):
        raise Unknown("this family of sets")
    for bracket, inside in re.findall(r"([{\[])([^}\]]*)[}\]]", text):
        cells = [name.strip() for name in inside.split(",")]
        known(all(re.fullmatch(r"[^\s:]+", name) and name != "o" for name in cells), "a name")
        require(all(re.fullmatch(r"[\w.'-]+", name) for name in cells), "line 6: not a name")
        require(len(set(cells)) == len(cells), "line 6: a point twice in a set")
        for name in cells:
            if name not in names:
                names.append(name)
        if bracket == "{":
            sets.append(tuple(sorted({names.index(name) for name in cells})))
    return names, sets, [tuple(range(len(names)))]


GOALS = {
    "": ("xo", False),
    "maker-maker": ("xo", False),
    "misere": ("xo", True),
    "maker-breaker": ("x", False),
    "avoider-enforcer": ("x", True),
}


def game(name, text):
    """The game that a position of tic-tac-toe or positional is of."""
    if name not in ("tic-tac-toe", "positional"):
        raise Unknown("the game " + name)
    known(":" in text, "line 6: no colon")
    head, tail = text.split(":", 1)
    words = head.split()
    known(words, "line 6: no board")
    board = re.fullmatch(r"([1-9][0-9]{0,3})\^([1-9][0-9]?)", words[0])
    if name == "tic-tac-toe" and not board:
        raise Unknown("this board")
    names, sets, group = cube(int(board[1]), int(board[2])) if board else family(words[0])
    goal, first = "", "x"
    for word in words[1:]:
        if word in ("first=O", "first=X"):
            first = word[-1].lower()
        elif word in GOALS and not goal:
            goal = word
        else:
            raise Unknown("the word " + word)
    counts, avoids = GOALS[goal]
    x, o, mover = marks(tail.strip(), names, first, int(board[1]) if board else None)
    return Game(names, sets, group, counts, avoids, frozenset(x), frozenset(o), mover)


def marks(text, names, first, side):
    """The cells of X, those of O, and who is to move."""
    cells = {"x": [], "o": []}
    if re.fullmatch(r"[.XO|]+", text) and "." not in names:
        row = text.replace("|", "")
        known(len(row) == len(names), "line 6: cells are missing")
        known("|" not in text or {len(each) for each in text.split("|")} == {side}, "line 6: rows of one length")
        for i, mark in enumerate(row):
            if mark != ".":
                cells[mark.lower()].append(i)
    else:
        mover = first
        for name in text.split():
            if name not in names:
                raise Unknown("this notation of a position")
            cells[mover].append(names.index(name))
            mover = "o" if mover == "x" else "x"
    taken = cells["x"] + cells["o"]
    known(len(taken) == len(set(taken)), "line 6: a cell is taken twice")
    second = "o" if first == "x" else "x"
    ahead = len(cells[first]) - len(cells[second])
    known(ahead in (0, 1), "line 6: no play leads here")
    return cells["x"], cells["o"], second if ahead else first


def whole(sets, cells):
    return any(all(cell in cells for cell in each) for each in sets)


def require_open(found):
    for side, cells in (("x", found.x), ("o", found.o)):
        if side in found.counts and whole(found.sets, cells):
            raise Refused("the play is over")


def least(group, x, o):
    return min(
        (sorted(g[c] for c in x), sorted(g[c] for c in o)) for g in group
    )


def key(group, x, o):
    a, b = least(group, x, o)
    return tuple(a), tuple(b)


def cell(name, names):
    require(name in names, "allowed: a cell, found " + name)
    return names.index(name)


def read(text, names):
    """A position as in 'x 1,1 o 2,2'."""
    words = text.split(" ")
    require(words[0] == "x" and "o" in words, "allowed: x ... o ...")
    at = words.index("o")
    cells = words[1:at] + words[at + 1 :]
    require(all(name in names for name in cells) and len(set(cells)) == len(cells), "not cells")
    index = names.index
    return frozenset(map(index, words[1:at])), frozenset(map(index, words[at + 1 :]))

"""Dictionaries for Qubic: docs/formats/certificates.md, 'dictionary'."""

import re
from functools import lru_cache

from . import lines
from .head import require

NAMES, SETS, GROUP = lines.cube(4, 3)


def cell(name):
    """Cells count from 0, the first coordinate fastest."""
    a, b, c = (int(word) - 1 for word in name.split(","))
    return a + 4 * b + 16 * c


ORDER = [cell(name) for name in NAMES]
LINES = [sum(1 << ORDER[i] for i in each) for each in SETS]
# By their bits: the cells of a line, the lines through a cell.
CELLS = {1 << i: line for i, line in enumerate(LINES)}
THROUGH = {
    1 << cell: sum(bit for bit, line in CELLS.items() if line >> cell & 1) for cell in range(64)
}
MAPS = [[0] * 64 for _ in GROUP]
for g, group in enumerate(GROUP):
    for i, to in enumerate(group):
        MAPS[g][ORDER[i]] = ORDER[to]
# The images of each byte of a set of cells.
BYTES = [
    [
        [sum(1 << table[8 * place + i] for i in range(8) if byte >> i & 1) for byte in range(256)]
        for place in range(8)
    ]
    for table in MAPS
]


@lru_cache(100_000)
def image(cells, g):
    return sum(table[cells >> 8 * place & 255] for place, table in enumerate(BYTES[g]))


@lru_cache(10_000)
def turns(cells):
    """The least image of a set of cells, and the maps that lead to it."""
    images = [image(cells, g) for g in range(len(MAPS))]
    low = min(images)
    return low, [g for g, each in enumerate(images) if each == low]


def least(x, o):
    low, maps = turns(x)
    return low, *min((image(o, g), g) for g in maps)


def bits(cells):
    while cells:
        low = cells & -cells
        yield low
        cells ^= low


def fourth(own, other):
    """The cells with which a player completes a line."""
    cells = 0
    for line in LINES:
        if not line & other:
            free = line & ~own
            if free & free - 1 == 0:
                cells |= free
    return cells


def counted(cells):
    """The lines with a cell or more of a set, and those with two or more, as bits."""
    one = two = 0
    for cell in bits(cells):
        lines_of = THROUGH[cell]
        two |= one & lines_of
        one |= lines_of
    return one, two


def threats(x, o):
    """Whether X wins by moves that each make a line of three, until there are two at once.

    No line of three of either player is open.
    """
    return threaten(x, o, 0, *counted(x), *counted(o), set())


def threaten(x, o, block, x_one, x_two, o_one, o_two, failed):
    """The same where X has to take a cell, if any, with the lines of `counted`."""
    if (x, o) in failed:
        return False
    # The lines with two of X and two free cells.
    twos = x_two & ~o_one
    moves = 0
    for line in bits(twos):
        moves |= CELLS[line]
    for move in bits(moves & (block if block else ~x)):
        made = THROUGH[move] & twos
        # Two lines have but one cell in common, so that the free ones differ.
        if made & made - 1:
            return True
        if not made:
            continue
        answer = CELLS[made] & ~(x | move)
        one, other = x_one | THROUGH[move], THROUGH[answer]
        threes = other & o_two & ~one
        if threes & threes - 1:
            continue
        if threaten(
            x | move,
            o | answer,
            CELLS[threes] & ~(o | answer) if threes else 0,
            one,
            x_two | x_one & THROUGH[move],
            o_one | other,
            o_two | o_one & other,
            failed,
        ):
            return True
    failed.add((x, o))
    return False


def read(line, behind):
    form = re.fullmatch("((?:x|o|[0-9]+)*) ([0-9]{1,2})", line)
    require(form, "a position and a cell: " + line)
    x = o = at = 0
    for word in re.findall("x|o|[0-9]+", form[1]):
        if word in "xo":
            x, o = (x | 1 << at, o) if word == "x" else (x, o | 1 << at)
        free = 1 if word in "xo" else int(word)
        require(0 < free <= 64, "a position: " + line)
        at += free
    move = int(form[2])
    require(at <= 64, "a position: " + line)
    require(bin(x).count("1") + behind == bin(o).count("1"), "not X's turn: " + line)
    require(move < 64 and not (x | o) >> move & 1, "no free cell: " + line)
    return x, o, move


def replies(x, o):
    """The positions after O's moves; none where X has two lines of three."""
    wins = fourth(x, o)
    if wins & wins - 1:
        return []
    free = wins if wins else ~(x | o) & (1 << 64) - 1
    require(free, "the play ends in a draw")
    return [(x, o | reply) for reply in bits(free)]


def check(certificate):
    require(certificate.game == "tic-tac-toe", "line 4: allowed: tic-tac-toe")
    require(certificate.position.startswith("4^3:"), "line 6: allowed: 4^3: ...")
    game = lines.game(certificate.game, certificate.position)
    lines.require_open(game)
    cells = [sum(1 << ORDER[i] for i in side) for side in (game.x, game.o)]
    moves = certificate.claim == "N"
    if moves != (game.mover == "x"):
        cells.reverse()
    behind = bin(cells[1]).count("1") - bin(cells[0]).count("1") + (not moves)
    table = {}
    for line in certificate.body:
        x, o, move = read(line, behind)
        image_x, image_o, g = least(x, o)
        require((image_x, image_o) not in table, "a position twice: " + line)
        table[image_x, image_o] = 1 << MAPS[g][move]
    seen, stack = set(), []
    if moves:
        stack.append(cells)
    else:
        require(not fourth(cells[1], cells[0]), "the player to move completes a line")
        stack.extend(replies(*cells))
    while stack:
        x, o = stack.pop()
        # X is to move.
        if fourth(x, o):
            continue
        block = fourth(o, x)
        require(not block & block - 1, "O has two lines of three")
        x, o, _ = least(x, o)
        if (x, o) in seen:
            continue
        seen.add((x, o))
        move = fourth(o, x) if block else table.get((x, o))
        if move is None:
            require(threats(x, o), "no line for a position that no threats win")
            continue
        stack.extend(replies(x | move, o))

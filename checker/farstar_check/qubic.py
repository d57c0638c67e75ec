"""Dictionaries for Qubic: docs/formats/certificates.md, 'dictionary'."""

import re

from . import lines
from .head import require

NAMES, SETS, GROUP = lines.cube(4, 3)


def cell(name):
    """Cells count from 0, the first coordinate fastest."""
    a, b, c = (int(word) - 1 for word in name.split(","))
    return a + 4 * b + 16 * c


ORDER = [cell(name) for name in NAMES]
LINES = [sum(1 << ORDER[i] for i in each) for each in SETS]
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


def least(x, o):
    best = None
    for g, table in enumerate(BYTES):
        image = [0, 0]
        for side, cells in enumerate((x, o)):
            for place in range(8):
                image[side] |= table[place][cells >> 8 * place & 255]
        if best is None or (image[0], image[1]) < best[:2]:
            best = (image[0], image[1], g)
    return best


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


def threats(x, o, block, failed):
    """Whether X wins by moves that each make a line of three, until there are two at once."""
    if block & block - 1 or (x, o) in failed:
        return False
    moves = 0
    for line in LINES:
        own = line & x
        if not line & o and own & own - 1:
            moves |= line
    for move in bits(moves & (block if block else ~x)):
        answers = fourth(x | move, o)
        if answers & answers - 1:
            return True
        if answers and threats(x | move, o | answers, fourth(o | answers, x | move), failed):
            return True
    failed.add((x, o))
    return False


def read(line):
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
    require(at <= 64 and bin(x).count("1") == bin(o).count("1"), "not X's turn: " + line)
    require(move < 64 and not (x | o) >> move & 1, "no free cell: " + line)
    return x, o, move


def check(certificate):
    require(certificate.game == "tic-tac-toe", "line 4: allowed: tic-tac-toe")
    require(certificate.position == "4^3:", "line 6: allowed: 4^3:")
    table = {}
    for line in certificate.body:
        x, o, move = read(line)
        image_x, image_o, g = least(x, o)
        require((image_x, image_o) not in table, "a position twice: " + line)
        table[image_x, image_o] = 1 << MAPS[g][move]
    seen, stack = set(), [(0, 0)]
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
            require(threats(x, o, 0, set()), "no line for a position that no threats win")
            continue
        x |= move
        wins = fourth(x, o)
        if wins & wins - 1:
            continue
        replies = wins if wins else ~(x | o) & (1 << 64) - 1
        require(replies, "the play ends in a draw")
        stack.extend((x, o | reply) for reply in bits(replies))

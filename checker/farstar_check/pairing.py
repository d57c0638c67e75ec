"""Pairings: docs/formats/certificates.md, 'pairing'."""

import itertools
import re

from .head import require


def check(certificate):
    require(certificate.game == "tic-tac-toe", "line 4: allowed: tic-tac-toe")
    form = re.fullmatch(r"([0-9]{1,4})\^([0-9]{1,2}):", certificate.position)
    require(form, "line 6: allowed: an empty board, as in 5^2:")
    side, dimension = int(form[1]), int(form[2])
    require(side > 1 and dimension > 0 and side**dimension <= 1_000_000, "line 6: the size")
    partner = {}
    for line in certificate.body:
        cells = [cell(text, side, dimension) for text in line.split(" ")]
        require(len(cells) == 2 and cells[0] != cells[1], "two cells: " + line)
        require(not any(each in partner for each in cells), "a cell in two pairs: " + line)
        partner[cells[0]], partner[cells[1]] = cells[1], cells[0]
    served = set()
    for line in lines(side, dimension):
        inside = set(line)
        pairs = [each for each in line if partner.get(each) in inside]
        require(pairs, "a line without a pair: %s" % (line,))
        served.update(pairs)
    require(served == set(partner), "a pair that serves no line")


def cell(text, side, dimension):
    words = text.split(",")
    require(all(re.fullmatch("[1-9][0-9]{0,3}", word) for word in words), "a cell: " + text)
    found = tuple(map(int, words))
    require(len(found) == dimension and max(found) <= side, "a cell: " + text)
    return found


def lines(side, dimension):
    """Each coordinate is constant, runs up or runs down; the first that runs, runs up."""
    ways = [(n,) * side for n in range(1, side + 1)]
    up, down = tuple(range(1, side + 1)), tuple(range(side, 0, -1))
    for ahead in range(dimension):
        for before in itertools.product(ways, repeat=ahead):
            for behind in itertools.product(ways + [up, down], repeat=dimension - ahead - 1):
                yield list(zip(*before, up, *behind))

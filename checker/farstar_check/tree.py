"""Trees of sums: docs/formats/certificates.md, 'tree'."""

import re
from fractions import Fraction
from functools import lru_cache

from . import games, notation, strategy, sums, values
from .head import Refused, Unknown, require

TEMPERATURES = [Fraction(n, 8) for n in (0, 4, 6, 8, 9, 10, 12)]
UNIT = 1 << 16
LONGEST_STRIP = 4
SIDES = ("Left", "Right")


NOTHING = [0] * len(TEMPERATURES), [0] * len(TEMPERATURES)


def greater(some, others):
    return [max(x, y) for x, y in zip(some, others)]


def together(one, other):
    """The walls of a sum of two: Left moves first in one of them."""
    (right, left), (more, first) = one, other
    in_one = [x + y for x, y in zip(left, more)]
    in_other = [x + y for x, y in zip(right, first)]
    return [x + y for x, y in zip(right, more)], greater(in_one, in_other)


@lru_cache(None)
def of_value(game):
    """What the right and left walls of a value are at least, at each temperature."""
    left, right = ([values.at(w, t) * UNIT // 1 for t in TEMPERATURES] for w in values.walls(game))
    if not values.at_most(values.number(values.right_stop(game)), game):
        right[0] -= 1
    return right, left


class Sums:
    """Sums of parts; a part is a number, known by the least of its images."""

    def __init__(self, rules, most):
        self.rules, self.most = rules, most
        self.numbers, self.parts, self.found = {}, [], {}
        self.made, self.worth, self.bound, self.negatives, self.ranks = {}, {}, {}, {}, []

    def number(self, kind, position):
        seen = kind, position
        if seen not in self.numbers:
            key = kind, self.rules[kind].least(position)
            if key not in self.numbers:
                self.numbers[key] = len(self.parts)
                self.parts.append(key)
                self.ranks.append(self.rules[kind].rank(key[1]))
            self.numbers[seen] = self.numbers[key]
        return self.numbers[seen]

    def split(self, kind, position):
        if (kind, position) not in self.found:
            parts = [self.number(kind, part) for part in self.rules[kind].split(position)]
            self.found[kind, position] = parts
        return self.found[kind, position]

    def negative(self, part):
        if part not in self.negatives:
            kind, position = self.parts[part]
            self.negatives[part] = self.number(kind, self.rules[kind].exchanged(position))
        return self.negatives[part]

    def sorted(self, parts):
        left = []
        for part in parts:
            other = self.negative(part)
            if other in left:
                left.remove(other)
            else:
                left.append(part)
        return tuple(sorted(left))

    def turned(self, node):
        return tuple(sorted(map(self.negative, node[0]))), values.negative(node[1])

    def after(self, part, side):
        """The parts of each option of a part."""
        if (part, side) not in self.made:
            kind, position = self.parts[part]
            rules = self.rules[kind]
            self.made[part, side] = [
                self.split(kind, to) for _, to in rules.moves(position, SIDES[side])
            ]
        return self.made[part, side]

    def options(self, node, side):
        parts, worth = node
        found = set()
        for part in set(parts):
            rest = list(parts)
            rest.remove(part)
            for option in self.after(part, side):
                found.add((self.sorted(rest + option), worth))
        return found | {(parts, option) for option in values.OPTIONS[worth][side]}

    def rank(self, part):
        return self.ranks[part]

    def small(self, part):
        return self.rank(part) <= self.most

    def value(self, part):
        if part not in self.worth and self.negative(part) in self.worth:
            self.worth[part] = values.negative(self.worth[self.negative(part)])
        if part not in self.worth:
            options = []
            for side in (0, 1):
                options.append([])
                for option in self.after(part, side):
                    require(all(self.rank(p) < self.rank(part) for p in option), "no rank")
                    total = values.ZERO
                    for each in option:
                        total = values.plus(total, self.value(each))
                    options[side].append(total)
            self.worth[part] = values.of(*options)
        return self.worth[part]

    def walls(self, part):
        """What the right and left walls are at least, at each temperature; None where nothing is known."""
        if part not in self.bound:
            kind, position = self.parts[part]
            if self.small(part):
                self.bound[part] = of_value(self.value(part))
            elif hasattr(self.rules[kind], "strip"):
                self.bound[part] = self.strips(kind, position)
            elif hasattr(self.rules[kind], "at_least"):
                number = self.rules[kind].at_least(position)
                flat = None if number is None else [number * UNIT] * len(TEMPERATURES)
                self.bound[part] = flat and (flat, flat)
            else:
                self.bound[part] = None
        return self.bound[part]

    def strips(self, kind, rows):
        best = [NOTHING]
        for end in range(1, len(rows) + 1):
            best.append(None)
            for start in range(max(0, end - LONGEST_STRIP), end):
                parts = self.split(kind, self.rules[kind].strip(rows, start, end))
                if best[start] is None or not all(map(self.small, parts)):
                    continue
                total = best[start]
                for part in parts:
                    total = together(total, self.walls(part))
                best[end] = tuple(map(greater, total, best[end] or total))
        return best[-1]

    def total(self, node):
        """The walls of a sum, None where nothing is known of a part."""
        parts, worth = node
        total = of_value(worth)
        for part in parts:
            more = self.walls(part)
            if more is None:
                return None
            total = together(total, more)
        return total

    def worth_of(self, node):
        """The value of a sum of valued parts, None of others."""
        parts, worth = node
        if not all(map(self.small, parts)):
            return None
        for part in parts:
            worth = values.plus(worth, self.value(part))
        return worth

    def won(self, node):
        """Whether values or bounds say that Left wins moving first."""
        worth = self.worth_of(node)
        if worth is not None:
            return not values.at_most(worth, values.ZERO)
        total = self.total(node)
        return total is not None and any(x > 0 for x in total[1])

    def closed(self, node):
        """Whether values or bounds say that Left wins moving second."""
        worth = self.worth_of(node)
        if worth is not None:
            return values.at_most(values.ZERO, worth)
        total = self.total(node)
        if total is None:
            return False
        total = total[0]
        return total[0] >= 0 or any(x > t * UNIT for x, t in zip(total[1:], TEMPERATURES[1:]))


def position(certificate):
    """The rules, and the parts of the statement, as (number of the rules, position), and values."""
    kinds, parts, worth = [], [], values.ZERO
    if certificate.game == "sum":
        found = sums.summands(certificate.position)
    else:
        found = [(False, certificate.game, certificate.position)]
    names = []
    for minus, name, text in found:
        if name is None:
            worth = values.plus(worth, text)
            continue
        for rules, board in games.parts(name, text):
            if not hasattr(rules, "exchanged"):
                raise Unknown("trees of " + name)
            if name not in names:
                names.append(name)
                kinds.append(rules)
            parts.append((names.index(name), rules.exchanged(board) if minus else board))
    return kinds, parts, worth


def check(certificate):
    kinds, parts, worth = position(certificate)
    # Who is to win, less what, and who moves first.
    tasks = []
    bound = re.fullmatch("value (at least|at most|between) (.*?)( and (.*))?", certificate.claim)
    if bound:
        require((bound[1] == "between") == (bound[3] is not None), "line 7: no bound")
        if bound[1] != "at most":
            tasks.append((0, notation.read(bound[2]), 1))
        if bound[1] != "at least":
            tasks.append((1, notation.read(bound[4] or bound[2]), 0))
    else:
        valued = certificate.claim.startswith("value ")
        less = notation.read(certificate.claim[6:]) if valued else values.ZERO
        claimed = ["P"] if valued else strategy.outcomes(certificate.claim)
        for start, keeper, _ in strategy.promises(claimed, False):
            tasks.append((SIDES.index(keeper), less, SIDES.index(start)))
    body = list(certificate.body)
    first = re.fullmatch("values to (0|[1-9][0-9]{0,2})", body.pop(0) if body else "")
    require(first, "line 11: allowed: values to ...")
    table = Sums(kinds, int(first[1]))
    kept = set()

    def answered(node):
        if table.won(node):
            return True
        options = table.options(node, 0)
        return not kept.isdisjoint(options) or any(map(table.closed, options))

    for number, line in enumerate(body, 12):
        node = read(table, line)
        for moved in table.options(node, 1):
            require(answered(moved), "line %d: a move of Right's has no answer" % number)
        kept.add(node)
    all_parts = [each for kind, board in parts for each in table.split(kind, board)]
    for winner, less, starts in tasks:
        node = (table.sorted(all_parts), values.plus(worth, values.negative(less)))
        node = node if winner == 0 else table.turned(node)
        if not (answered(node) if winner == starts else node in kept or table.closed(node)):
            raise Refused("it does not follow who wins when %s moves first" % SIDES[starts])


def read(table, line):
    parts, worth = [], values.ZERO
    for text in line.split(" & "):
        if text.startswith("value "):
            worth = values.plus(worth, notation.read(text[6:]))
            continue
        kind = 0
        if len(table.rules) > 1:
            found = re.match("([1-9]): ", text)
            require(found and int(found[1]) <= len(table.rules), "not a part of a sum: " + text)
            kind, text = int(found[1]) - 1, text[3:]
        try:
            board = table.rules[kind].read(text)
        except Unknown as error:
            raise Refused(str(error)) from None
        parts += table.split(kind, board)
    return table.sorted(parts), worth

"""Heaps in misère play by their quotient: docs/formats/certificates.md, 'quotient'."""

import re

from .head import require
from .nimbers import parts_of

MOST = 1000


def numbers(text):
    words = text.split(" ")
    require(all(re.fullmatch("0|[1-9][0-9]{0,8}", word) for word in words), "not numbers: " + text[:60])
    return [int(word) for word in words]


class Quotient:
    """A monoid with lost elements and the elements of heaps. Sets of elements are the bits of a number."""

    def __init__(self, body):
        found = body and re.fullmatch(
            r"([04]\.[0-7]{1,1000})( period ([1-9][0-9]{0,8}) from ([1-9][0-9]{0,8}))? elements (.*)", body[0]
        )
        require(found and len(body) > 1, "no line with elements")
        self.code, self.heaps = found[1], numbers(found[5])
        self.digits = [int(digit) for digit in self.code[0] + self.code[2:]]
        self.period, self.start = int(found[3] or 0), int(found[4] or 0)
        require(not self.period or self.period + self.start == len(self.heaps), "not as many elements as said")
        require(re.match("lost( |$)", body[-1]), "no line with the lost elements")
        lost = numbers(body[-1][5:]) if body[-1] != "lost" else []
        maps = []
        for text in body[1:-1]:
            require(text.startswith("times "), "not a line with products")
            maps.append(numbers(text[6:]))
        self.order = len(maps[0]) if maps else 1
        require(self.order <= MOST and all(len(row) == self.order for row in maps), "products")
        require(all(x < self.order for row in maps + [lost, self.heaps] for x in row), "no such element")
        require(0 not in lost and lost == sorted(set(lost)), "the lost elements")
        self.lost = sum(1 << x for x in lost)
        self.monoid(maps)
        self.told_apart()

    def monoid(self, maps):
        """Fills the table of products: the maps commute and reach everything from 0."""
        for f in maps:
            require(f[0] in self.heaps, "no heap has this generator")
            for g in maps:
                require(all(f[g[x]] == g[f[x]] for x in range(self.order)), "generators do not commute")
        self.times = {0: list(range(self.order))}
        queue = [0]
        for x in queue:
            for f in maps:
                if f[x] not in self.times:
                    self.times[f[x]] = [f[y] for y in self.times[x]]
                    queue.append(f[x])
        require(len(queue) == self.order, "an element is no product")

    def told_apart(self):
        self.losing = [
            sum(1 << y for y in range(self.order) if self.lost >> self.times[x][y] & 1) for x in range(self.order)
        ]
        require(len(set(self.losing)) == self.order, "elements with the same lost products")

    def element(self, heap):
        if heap < len(self.heaps):
            return self.heaps[heap]
        require(self.period, "the elements end before heap %d" % heap)
        return self.heaps[self.start + (heap - self.start) % self.period]

    def options(self, heap):
        """The elements of what moves leave of a heap."""
        found = set()
        for taken, digit in enumerate(self.digits[: heap + 1]):
            rest = heap - taken
            if digit & (2 if rest else 1):
                found.add(self.element(rest))
            if digit & 4:
                for one in range(1, rest // 2 + 1):
                    found.add(self.times[self.element(one)][self.element(rest - one)])
        return found

    def letters(self):
        """The elements of heaps that have moves, each with those of the options."""
        end = 2 * (self.start + self.period) + len(self.digits) - 1 if self.period else len(self.heaps)
        found = set()
        for heap in range(end):
            x, options = self.element(heap), self.options(heap)
            require(options or x == 0, "an element of heap %d, which has no move" % heap)
            if options:
                require(not any(self.losing[x] & self.losing[o] for o in options), "heap %d and an option" % heap)
                found.add((x, sum(1 << o for o in options)))
        return [(x, s) for x, s in found if not any(x == y and t != s and t & ~s == 0 for y, t in found)]

    def product(self, options, factor):
        known = self.products.get((options, factor))
        if known is None:
            known, row, rest = 0, self.times[factor], options
            while rest:
                low = rest & -rest
                known |= 1 << row[low.bit_length() - 1]
                rest ^= low
            self.products[options, factor] = known
        return known

    def sums(self):
        """Each sum that is not lost has a lost option; the least sets of options are followed."""
        self.products = {}
        letters = self.letters()
        kept = [set() for _ in range(self.order)]
        kept[0].add(0)
        queue = [(0, 0)]
        for x, options in queue:
            if options not in kept[x]:
                continue
            for element, more in letters:
                y = self.times[x][element]
                reached = self.product(options, element) | self.product(more, x)
                # Also where a smaller set is known: that of the empty sum says nothing of others.
                require(self.lost >> y & 1 or reached & self.lost, "a sum that is not lost has no lost option")
                if any(each & ~reached == 0 for each in kept[y]):
                    continue
                kept[y] = {each for each in kept[y] if reached & ~each}
                kept[y].add(reached)
                queue.append((y, reached))


def check(certificate):
    parts = parts_of(certificate)
    quotient = Quotient(certificate.body)
    quotient.sums()
    product = 0
    for part in parts:
        require(not isinstance(part, int), "a value in misère play")
        rule, sizes = part
        require(rule == quotient.code, "heaps of another game")
        for heap in sizes:
            product = quotient.times[product][quotient.element(heap)]
    require(certificate.claim == ("P" if quotient.lost >> product & 1 else "N"), "line 7: another outcome")

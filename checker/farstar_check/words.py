"""Monotonic sequence games on Q: docs/formats/certificates.md, 'words' and 'lost'."""

import itertools
import re
from functools import lru_cache
from math import comb

from .head import Unknown, require


def lengths(certificate):
    require(certificate.game == "monotone", "line 4: allowed: monotone")
    form = re.fullmatch(r"a=([1-9][0-9]{0,2}) d=([1-9][0-9]{0,2}) deck=Q:", certificate.position)
    if not form:
        raise Unknown("this notation of a position")
    return int(form[1]), int(form[2])


def moves(zeros):
    """The words after all moves; a word is the numbers of zeros before, between and after the ones."""
    last = len(zeros) - 1
    for i in range(1, last + 1):
        # The one before gap i passes some of the zeros of that gap.
        for passed in range(1, (min(1, zeros[i]) if i == last else zeros[i]) + 1):
            yield shifted(zeros, i, i - 1, passed)
        # The first zero of gap i passes two ones or more; one is the move above.
        to = i - 2
        while zeros[i] and to >= 0 and zeros[to + 1] == 0 and any(zeros[:i]):
            yield shifted(zeros, i, to, 1)
            to -= 1


def shifted(zeros, source, target, count):
    word = list(zeros)
    word[source] -= count
    word[target] += count
    return tuple(word)


def single(a, d):
    zeros = [0] * (d - 1)
    zeros[d - 3] = 1
    zeros[d - 2] = a - 3
    return tuple(zeros)


def lost(certificate):
    a, d = lengths(certificate)
    require(a > 2 and d > 2 and a + d <= 64, "line 6: a and d from 3 on, together up to 64")
    ones = d - 2
    count = comb(a + d - 4, ones)
    found, last = set(), -1
    for line in certificate.body:
        number = None
        for word in line.split(" "):
            require(re.fullmatch("0|[1-9][0-9]{0,9}", word), "a number: " + word)
            number = int(word) if number is None else number + int(word)
            require(last < number < min(count, 2**31 - 1), "ascending numbers below 2^31 - 1")
            found.add(number)
            last = number
    words = {unpacked(number, a - 2, ones) for number in found}

    @lru_cache(maxsize=None)
    def answered(word):
        return any(after in words for after in moves(word))

    for word in words:
        require(all(map(answered, moves(word))), "a move without an answer")
    start = single(a, d)
    outcome = "N" if start in words else "P" if answered(start) else None
    require(outcome == certificate.claim, "the words prove another outcome")


def unpacked(number, zeros, ones):
    """The word with so many words below it as binary numbers."""
    gaps, gap = [], 0
    while ones:
        # With a zero in front there are this many.
        below = comb(zeros + ones - 1, ones) if zeros else 0
        if number < below:
            zeros -= 1
            gap += 1
        else:
            number -= below
            gaps.append(gap)
            ones, gap = ones - 1, 0
    return tuple(gaps + [gap + zeros])


def words(certificate):
    a, d = lengths(certificate)
    require(a > 2 and 2 < d < 14, "line 6: a from 3 on, d from 3 to 13")
    body = []
    for line in certificate.body:
        gaps = []
        for word in line.split(" "):
            form = re.fullmatch(r"([0-9]{1,3})(\+([12]))?", word)
            require(form, "zeros: " + word)
            gaps.append((int(form[1]), int(form[3] or 0)))
        require(len(gaps) == d - 1, "as many gaps as d - 1: " + line)
        body.append(gaps)
    limit = max((threshold(*gap) for gaps in body for gap in gaps), default=0)
    few = all(gaps[0] in ((0, 0), (0, 1), (1, 1)) for gaps in body)

    def allowed(gap, n):
        least, step = gap
        return n == least if step == 0 else n >= least and (n - least) % step == 0

    def has(word):
        return any(all(map(allowed, gaps, word)) for gaps in body)

    def cut(word, bound):
        """Beyond a threshold the parity decides, and in front whether there is a zero, if few."""
        cells = [n if n < bound else bound + (n - bound) % 2 for n in word]
        if few:
            cells[0] = min(1, word[0])
        return tuple(cells)

    @lru_cache(maxsize=None)
    def in_s(word):
        return has(word)

    @lru_cache(maxsize=None)
    def answered(word):
        return any(in_s(cut(after, limit)) for after in moves(word))

    most = 2 * (2 * limit + 2) + 3
    tried = set()
    for gaps in body:
        choices = [
            [n for n in range((1 if few and i == 0 else most) + 1) if allowed(gap, n)]
            for i, gap in enumerate(gaps)
        ]
        for word in itertools.product(*choices):
            if word not in tried:
                tried.add(word)
                for after in moves(word):
                    require(answered(cut(after, 2 * limit + 2)), "a move without an answer")
    require(has(single(a, d)), "the word of the single card is not among these")


def threshold(least, step):
    return (least + 1, least, max(0, least - 1))[step]

"""Who wins the transposition game: docs/formats/certificates.md, 'cite'."""

import re
from fractions import Fraction

from .head import Unknown, require

# A block is a size, or one of these letters; an order is a list of blocks.
LETTERS = ("w", "w*", "z", "q")


def black_wins(sizes, blacks_turn):
    delta, pen = 0, 1
    for size in sizes:
        if size % 2:
            delta += pen
        else:
            pen = -pen
    return delta != 0 if blacks_turn else abs(delta) != 1


def has_least(block):
    return isinstance(block, int) or block == "w"


def has_greatest(block):
    return isinstance(block, int) or block == "w*"


def normal(blocks):
    """The D-blocks of an order, a q with what it takes in."""
    order = []
    for block in blocks:
        if block == 0:
            continue
        if order and has_greatest(order[-1]) and has_least(block):
            low = order.pop()
            if isinstance(low, int):
                block = low + block if isinstance(block, int) else "w"
            else:
                block = "w*" if isinstance(block, int) else "z"
        elif block == "q" and order[-1:] == ["q"]:
            order.pop()
        elif block == "q" and order[-2:] == ["q", 1]:
            del order[-2:]
        order.append(block)
    return order


def size(order):
    """None where it is infinite."""
    return None if any(block in LETTERS for block in order) else sum(order)


def even(total):
    return "L" if total % 2 == 0 else "R"


def read(text):
    found = re.fullmatch(r"([^:]+): ((?:[^ /][^ ]* )*)/ (0|[1-9]\d*)", text)
    if not found:
        raise Unknown("this notation")
    domain, used, turns = found[1], found[2].split(), int(found[3])
    plain = {"N": "w", "-N": "w*", "Z": "z"}.get(domain)
    if plain:
        blocks = [plain]
    elif re.fullmatch(r"1\.\.[1-9]\d*", domain):
        blocks = [int(domain[3:])]
        plain = domain
    else:
        blocks = domain.split(" + ")
        if not all(block in LETTERS or re.fullmatch(r"[1-9]\d*", block) for block in blocks):
            raise Unknown("this notation")
        blocks = [block if block in LETTERS else int(block) for block in blocks]
    elements = []
    for word in used:
        found = re.fullmatch(r"(?:([1-9]\d*):)?(0|-?[1-9]\d*)(?:/([1-9]\d*))?", word)
        if not found or bool(found[1]) == bool(plain):
            raise Unknown("this notation")
        number, place = int(found[1] or 1), Fraction(int(found[2]), int(found[3] or 1))
        require(number <= len(blocks), "no such block")
        block = blocks[number - 1]
        require(block == "q" or not found[3] or found[3] == "1", "a fraction")
        require(place.denominator == int(found[3] or 1), "not in lowest terms")
        low = 1 if has_least(block) else None
        high = block if isinstance(block, int) else -1 if block == "w*" else None
        require(low is None or low <= place, "no such element")
        require(high is None or place <= high, "no such element")
        elements.append((number, place))
    limits = [turns] + [block for block in blocks if isinstance(block, int)]
    if max(limits) > 10**12 or any(abs(place) > 10**12 - 1 for _, place in elements):
        raise Unknown("numbers so large")
    require(len(set(elements)) == len(elements), "an element twice")
    return blocks, elements, turns


def between(blocks, low, high):
    """The free elements above one used element and below another, None for none."""
    order = []
    for number in range(low[0] if low else 1, (high[0] if high else len(blocks)) + 1):
        block = blocks[number - 1]
        above = low[1] if low and low[0] == number else None
        below = high[1] if high and high[0] == number else None
        if block == "q" or (above is None and below is None):
            order.append(block)
            continue
        first = above + 1 if above is not None else 1 if has_least(block) else None
        last = below - 1 if below is not None else None
        if last is None:
            last = block if isinstance(block, int) else -1 if block == "w*" else None
        if first is not None and last is not None:
            order.append(int(last - first + 1))
        else:
            order.append("w" if last is None else "w*")
    return order


class Shape:
    """The free elements between pivots, the elements in the end block, the parity, the turns."""

    def __init__(self, gaps, end, parity, turns, finite):
        self.gaps = [gap for gap in map(normal, gaps) if gap]
        self.end, self.parity, self.turns = end, parity, turns
        self.finite = finite

    def free(self):
        return normal([block for gap in self.gaps for block in gap])


def shape(text):
    blocks, elements, turns = read(text)
    inversions = sum(a > b for i, a in enumerate(elements) for b in elements[i + 1 :])
    ordered = sorted(elements)
    gaps, block = [], 0
    for i, high in enumerate(ordered + [None]):
        stretch = normal(between(blocks, ordered[i - 1] if i else None, high))
        if stretch:
            if gaps and block % 2 == 0:
                gaps[-1] = normal(gaps[-1] + stretch)
            else:
                gaps.append(stretch)
            block = 0
        block += 1
    finite = any(isinstance(each, int) for each in normal(blocks))
    return Shape(gaps, block - 1, inversions, turns, finite)


def decide(text):
    """The theorems and the outcome."""
    start = shape(text)
    free = size(start.free())
    require(free is None or free >= start.turns, "more turns than free elements")
    theorems, outcome = cases(start)
    return tuple(
        name if "/" in name else "transposition/" + name for name in theorems
    ), outcome


def cases(s):
    n, l, pivots, free = s.turns, s.end, max(0, len(s.gaps) - 1), s.free()
    whites = n % 2 == 0
    white, black = ("N", "P") if whites else ("P", "N")
    if n == 0:
        return ("rules/end",), even(s.parity)
    if n == 1:
        return (("1.3",), "N") if pivots else (("1.2",), even(s.parity + l))
    count = size(free)
    if count is not None:
        if count == n:
            return ("2.1-full",), white
        if count == n + 1:
            wins = black_wins([size(gap) for gap in s.gaps], not whites)
            return ("2.3",), black if wins else white
        if pivots == 0:
            return ("2.1-no-pivot",), white
        return (("2.1-one-pivot",), "N") if pivots == 1 else (("2.1-pivots",), black)
    if len(free) == 1 and free != ["q"]:
        if pivots:
            return ("3.1-pivots",), "N" if pivots == 1 else black
        if free == ["z"]:
            return ("3.1-z",), "P"
        if free == ["w"]:
            return ("3.1-n",), even(s.parity + n * l)
        return ("3.1-minus-n",), even(s.parity + n * l + n // 2)
    if whites:
        return whites_turn(s, pivots)
    if pivots:
        return ("4.2-4.3-pivot",), "N"
    plain, half = even(s.parity + l), even(s.parity + l + (n - 1) // 2)
    low, high = isinstance(free[0], int), isinstance(free[-1], int)
    if "q" in free or any(isinstance(block, int) for block in free[1:-1]):
        return ("4.3-5",), "N"
    if low and high:
        return ("4.3-6",), "N"
    if high:
        if "w*" in free:
            return ("4.3-7a",), "N"
        return (("4.3-7c",), plain) if has_least(free[0]) else (("4.3-7b",), "N")
    if low:
        if "w" in free:
            return ("4.3-8a",), "N"
        return (("4.3-8c",), half) if has_greatest(free[-1]) else (("4.3-8b",), "N")
    case, outcome = infinite(free, plain, half)
    return (case, "4-used-up") if s.finite else (case,), outcome


def infinite(free, plain, half):
    if "w" not in free:
        return ("4.2-3", half) if "w*" in free else ("4.2-4", "P")
    if "w*" not in free:
        return "4.2-2", plain
    least, greatest = "w" in free[1:], "w*" in free[:-1]
    if least and greatest:
        return "4.2-1a", "N"
    if least:
        return ("4.2-1d", plain) if has_least(free[0]) else ("4.2-1c", "N")
    if greatest:
        return ("4.2-1e", half) if has_greatest(free[-1]) else ("4.2-1b", "N")
    return "4.2-1f", "P"


def without_least(order):
    return ([order[0] - 1] if isinstance(order[0], int) else [order[0]]) + order[1:]


def without_greatest(order):
    return order[:-1] + ([order[-1] - 1] if isinstance(order[-1], int) else [order[-1]])


def whites_turn(s, pivots):
    after = []
    low, high = s.gaps[0], s.gaps[-1]
    if pivots == 0:
        if has_least(low[0]):
            after.append((without_least(low), s.end, s.end))
        if has_greatest(low[-1]):
            after.append((without_greatest(low), s.end + 1, s.end))
    elif pivots == 1:
        if has_greatest(low[-1]):
            after.append((without_greatest(low) + high, s.end, s.end + 1))
        if has_least(high[0]):
            after.append((low + without_least(high), s.end, s.end))
    theorems, left, right = ["4-white"], False, False
    for gap, end, change in after:
        names, outcome = cases(Shape([gap], end, s.parity + change, s.turns - 1, s.finite))
        theorems += [name for name in names if name not in theorems]
        left |= outcome in ("P", "L")
        right |= outcome in ("P", "R")
    return tuple(theorems), {
        (True, True): "N",
        (True, False): "L",
        (False, True): "R",
        (False, False): "P",
    }[left, right]

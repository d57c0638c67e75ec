"""Positions that a theorem decides: docs/formats/certificates.md, 'cite'."""

import re
from fractions import Fraction
from pathlib import Path

from . import transposition
from .head import Refused, Unknown, plain, require
from .nimbers import nimber

THEOREMS = dict(
    line.split(": ", 1)
    for line in (Path(__file__).parent / "theorems.txt").read_text(encoding="utf-8").splitlines()
)
NUMBERS = re.compile(r"(0|[1-9][0-9]*)( [1-9][0-9]*)*")


def matched(pattern, text):
    found = re.fullmatch(pattern, text)
    if not found:
        raise Unknown("this notation")
    return found


def numbers(text):
    matched(NUMBERS, text)
    return [int(word) for word in text.split(" ")]


def xor(values):
    total = 0
    for value in values:
        total ^= value
    return total


def mex(values):
    return next(k for k in range(len(values) + 1) if k not in values)


def star(k):
    return ("P" if k == 0 else "N"), k


def number(value):
    return ("L" if value > 0 else "R" if value < 0 else "P"), Fraction(value)


# Each function hands back the outcome, and the value or None: an int is a nimber.


def clumps(sizes):
    require(min(sizes) > 0 and sum(sizes) >= 3, "fewer than three pennies")
    blacks = sum(sizes) % 2 == 0
    return ("N" if transposition.black_wins(sizes, blacks) == blacks else "P"), None


def pennies(theorem, position, data):
    return clumps(numbers(position))


def pieces(theorem, position, data):
    matched("[BW]{2,}", position)
    return clumps([len(part) + 1 for part in position.split("B")])


def ordinal(text):
    """The terms of a normal form: pairs of an exponent, itself such a tuple, and a factor."""
    terms = []
    depth, word = 0, ""
    for sign in text + "+":
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "+" and depth == 0:
            exponent = r"[2-9]|[1-9]\d+|w|\((?!w\)|\d+\)).*\)"
            factor = r"[2-9]|[1-9]\d+"
            found = matched(r"w(?:\^(%s))?(?:\*(%s))?|([1-9]\d*)" % (exponent, factor), word)
            if found[3]:
                terms.append(((), int(found[3])))
            else:
                exponent = ordinal((found[1] or "1").removeprefix("(").removesuffix(")"))
                terms.append((exponent, int(found[2] or 1)))
            word = ""
        else:
            word += sign
    if depth or word or not terms or not all(a[0] > b[0] for a, b in zip(terms, terms[1:])):
        raise Unknown("this notation")
    return tuple(terms)


def plus(a, b):
    if not b:
        return a
    kept = [term for term in a if term[0] > b[0][0]]
    same = [term[1] for term in a if term[0] == b[0][0]]
    return tuple(kept) + ((b[0][0], b[0][1] + sum(same)),) + b[1:]


def minus(a, b):
    """The g with a = b + g, where a is at least b."""
    for i, term in enumerate(b):
        if a[i] != term:
            same = a[i][0] == term[0]
            return (((a[i][0], a[i][1] - term[1]),) if same else (a[i],)) + a[i + 1 :]
    return a[len(b) :]


def end_nim(theorem, position, data):
    piles = [ordinal(pile) for pile in position.split("|")]
    count = len(piles)
    left = right = [()] * (count + 1)

    def step(pile, against, along):
        return () if pile <= against else plus(along, minus(pile, against))

    for length in range(1, count):
        left, right = (
            [
                step(piles[i + length - 1], right[i], left[i])
                for i in range(count - length + 1)
            ],
            [step(piles[i], left[i + 1], right[i + 1]) for i in range(count - length + 1)],
        )
    wins = piles[0] > left[1 if count > 1 else 0], piles[-1] > right[0]
    return {(True, True): "N", (False, False): "P", (True, False): "L", (False, True): "R"}[
        wins
    ], None


def take_away(theorem, position, data):
    term = r"(?:[1-9]\d{0,99}|(?:[1-9]\d{0,99}\*)?x(?:\*x){0,9})"
    number = r"(0|[1-9]\d{0,3999})"
    found = matched(
        r"(?:f\(x\)=(%s(?:\+%s)*): )?%s(?:/%s)?" % (term, term, number, number), position
    )
    require("x" in (found[1] or "x"), "x does not occur")
    terms = [part.split("*") for part in (found[1] or "x").split("+")]

    def f(x):
        total = 0
        for part in terms:
            product = 1
            for factor in part:
                product *= x if factor == "x" else int(factor)
            total += product
        return total

    heap = int(found[2])
    cap = heap - 1 if found[3] is None else int(found[3])
    steps, low = [1], 0
    while steps[-1] < heap:
        while f(steps[low]) < steps[-1]:
            low += 1
        steps.append(steps[-1] + steps[low])
    rest = heap
    while rest and rest != steps[-1]:
        if steps[-1] < rest:
            rest -= steps[-1]
        steps.pop()
    return ("N" if 0 < rest <= cap else "P"), None


def subtraction(theorem, position, data):
    found = matched(r"(?:\{([\d,]+)\}: )?([\d ]+)", position)
    most = 4
    if found[1]:
        most = len(found[1].split(","))
        require(found[1] == ",".join(str(k) for k in range(1, most + 1)), "not 1 to k")
    return star(xor(heap % (most + 1) for heap in numbers(found[2])))


def even_subtraction(theorem, position, data):
    return star(
        xor((h + 1) // 2 if h % 2 else h // 2 - 1 if h else 0 for h in numbers(position))
    )


def signs(expansion):
    """The number that a sign expansion, of 1 and -1, stands for."""
    total, weight = Fraction(0), Fraction(1)
    for i, sign in enumerate(expansion):
        if weight < 1 or (i > 0 and sign != expansion[i - 1]):
            weight /= 2
        total += sign * weight
    return total


def flipping_coins(theorem, position, data):
    matched("[01]+", position)
    tails = position.count("1")
    if theorem == "flipping-coins/3.1":
        require(tails and (tails % 2 == 0 or (tails > 1 and position[0] == "1")), "not counted")
        return "L", None
    line = position.rstrip("0")
    at = line.rfind("0111")
    while at >= 0:
        behind = line[at + 4 :]
        if behind.startswith("1") or behind.count("1") % 2 == 0:
            line = line[:at] + "10" + behind
            at = len(line)
        at = line.rfind("0111", 0, at + 3)
    line = line.rstrip("0")
    cut = []
    while True:
        if not line:
            return number(0)
        first = len(line) - 1 - (line.rfind("1", 0, len(line) - 1))
        before = line[: len(line) - first]
        if not before:
            expansion = [-1] * (first - 1)
            break
        q = first - 1
        p = len(before) - 2 - before.rfind("1", 0, len(before) - 1)
        line = before[: len(before) - 1 - p]
        if "0" not in line:
            expansion = [1] * (len(line) // 2 + 1) + [-1] * (2 * p + q)
            break
        require(p + q > 0, "not reduced")
        cut.append(2 * p + q - 1)
    for exponent in reversed(cut):
        expansion += [1] + [-1] * exponent
    return number(signs(expansion))


def coin_turning(theorem, position, data):
    found = matched(r"(?:(twins|ternups|corners): )?([01]+(?:\|[01]+)*)", position)
    rows = found[2].split("|")
    width = len(rows[0])
    require(all(len(row) == width for row in rows), "rows of several lengths")
    most = {"corners": 60, "ternups": 3000}.get(found[1], 20000)
    require(width <= most and len(rows) <= (60 if found[1] == "corners" else 1), "too many coins")
    counts = []
    for i in range(len(rows)):
        counts.append(row := [])
        for j in range(width):
            if found[1] == "corners":
                row.append(
                    mex({counts[k][m] ^ counts[k][j] ^ row[m] for k in range(i) for m in range(j)})
                )
            elif found[1] == "ternups":
                row.append(mex({row[j - s] ^ row[j - 2 * s] for s in range(1, j // 2 + 1)}))
            else:
                row.append(j if found[1] == "twins" else j + 1)
    return star(
        xor(counts[i][j] for i, row in enumerate(rows) for j in range(width) if row[j] == "1")
    )


NAME = r"[A-Za-z0-9_.]+"


def graph(text, sign):
    """The vertices that the token can reach, each with those next to it, and the token's."""
    following = {}
    *words, last = text.split(" ")
    for word in words:
        found = matched("(%s)(?:([->])(%s))?" % (NAME, NAME), word)
        following.setdefault(found[1], set())
        if not found[2]:
            continue
        require(found[2] == sign and found[1] != found[3], "another kind of edge")
        others = following.setdefault(found[3], set())
        require(found[3] not in following[found[1]], "an edge twice")
        following[found[1]].add(found[3])
        if sign == "-":
            others.add(found[1])
    token = last[1:]
    require(last.startswith("@") and token in following, "no token")
    reached, open_ = {token}, [token]
    while open_:
        for vertex in following[open_.pop()] - reached:
            reached.add(vertex)
            open_.append(vertex)
    return {vertex: following[vertex] for vertex in following if vertex in reached}, token


def words(line, first):
    name, *rest = line.split(" ")
    require(name == first and len(set(rest)) == len(rest), "not a line of " + first)
    return rest


def vertex_geography(theorem, position, data):
    following, token = graph(position, "-")
    require(len(data) == 2, "not two lines of data")
    mates = {}
    for edge in words(data[0], "matching"):
        ends = edge.split("-")
        require(len(ends) == 2 and ends[1] in following.get(ends[0], ()), "no edge: " + edge)
        require(not mates.keys() & set(ends), "edges that meet")
        mates[ends[0]], mates[ends[1]] = ends[1], ends[0]
    vertices = set(following)
    free = len(vertices) - len(mates)
    if token in mates:
        vertices.remove(token)
        free += 1
    bound = set(words(data[1], "bound"))
    require(bound <= vertices, "a bound of other vertices")
    left, odd = vertices - bound, 0
    while left:
        open_, size = [left.pop()], 0
        while open_:
            size += 1
            near = following[open_.pop()] & left
            left -= near
            open_ += near
        odd += size % 2
    require(odd - len(bound) == free, "not as many free vertices as the bound says")
    return ("N" if token in mates else "P"), None


def edge_geography(theorem, position, data):
    following, token = graph(position, "-")
    require(len(data) == 1, "not one line of data")
    if theorem == "slides/even-kernel":
        kernel = set(words(data[0], "kernel"))
        require(token in kernel and kernel <= set(following), "no kernel of the token's vertex")
        for vertex, near in following.items():
            edges = len(near & kernel)
            require(edges == 0 if vertex in kernel else edges % 2 == 0, "no even kernel")
        return "P", None
    columns = set(words(data[0], "columns"))
    side, open_ = {token: 0}, [token]
    while open_:
        vertex = open_.pop()
        for other in following[vertex]:
            if other not in side:
                side[other] = 1 - side[vertex]
                open_.append(other)
            require(side[other] != side[vertex], "not bipartite")
    require(all(side.get(vertex) == 1 for vertex in columns), "no columns")
    for vertex, near in following.items():
        if side[vertex] == 0:
            require(len(near & columns) % 2 == (vertex == token), "not odd for the token alone")
    return "N", None


def token_game(theorem, position, data):
    following, token = graph(position, ">")
    known, vertex = {}, None
    for line in data:
        found = re.fullmatch("(%s) is (P|N|0|[1-9][0-9]*)" % NAME, line)
        require(found and found[1] in following and found[1] not in known, "not a line of a vertex")
        vertex = found[1]
        require(all(other in known for other in following[vertex]), "an arc to a later line")
        options = {known[other] for other in following[vertex]}
        if theorem == "slides/labelling":
            known[vertex] = "N" if "P" in options else "P"
        else:
            known[vertex] = mex(options)
        require(found[2] == str(known[vertex]), "not so: " + line)
    require(vertex == token, "the token's line is not the last one")
    return (known[token], None) if theorem == "slides/labelling" else star(known[token])


def expansion(value):
    """The sign expansion of a number whose denominator is a power of two."""
    low, high, signs_ = None, None, []
    at = Fraction(0)
    while at != value:
        sign = 1 if value > at else -1
        signs_.append(sign)
        low, high = (at, high) if sign > 0 else (low, at)
        at = (low + high) / 2 if None not in (low, high) else at + sign
    return signs_


def hackenbush(theorem, position, data):
    near, edges, colours = {}, [], set()
    for word in position.split(" "):
        found = matched(r"(0|[1-9]\d{0,5})([brg])(0|[1-9]\d{0,5})", word)
        near.setdefault(found[1], []).append((found[3], found[2]))
        near.setdefault(found[3], []).append((found[1], found[2]))
        colours.add(found[2])
        edges.append((found[1], found[3]))
    below, met = {}, ["0"]
    for vertex in met:
        for other, colour in near.get(vertex, ()):
            if other != "0" and other not in below:
                below[other] = vertex, colour
                met.append(other)
    require("0" in near and len(near) == len(below) + 1, "an edge that does not hang on the ground")
    green = "g" in colours
    require(not green or len(colours) == 1, "green edges with others")
    if theorem == "winning-ways/fusion":
        require(green, "no green picture")
        return star(fusion(met, {vertex: under for vertex, (under, _) in below.items()}, edges))
    require(len(below) == len(edges), "no tree with the ground")
    if theorem == "winning-ways/strings":
        carriers = [vertex for vertex, _ in below.values()]
        require(not green and len(set(carriers)) == len(carriers), "no string")
    carried = {vertex: 0 for vertex in met}
    for vertex in reversed(met[1:]):
        under, colour = below[vertex]
        if green:
            carried[under] ^= carried[vertex] + 1
        else:
            carried[under] += signs([1 if colour == "b" else -1] + expansion(carried[vertex]))
    return star(carried["0"]) if green else number(carried["0"])


def fusion(met, below, edges):
    """The nimber of a green picture, with the vertices as they are met from the ground."""
    place = {vertex: i for i, vertex in enumerate(met)}
    fused = {vertex: vertex for vertex in met}

    def block(vertex):
        while fused[vertex] != vertex:
            vertex = fused[vertex]
        return vertex

    tree = set()
    for one, other in edges:
        low, high = sorted((one, other), key=place.get)
        if low != high and below[high] == low and high not in tree:
            tree.add(high)
            continue
        one, other = block(one), block(other)
        while one != other:
            low, high = sorted((one, other), key=place.get)
            fused[high] = block(below[high])
            one, other = low, fused[high]
    carried = {vertex: 0 for vertex in met}
    for one, other in edges:
        if block(one) == block(other):
            carried[block(one)] ^= 1
    for vertex in reversed(met[1:]):
        if fused[vertex] == vertex:
            carried[block(below[vertex])] ^= carried[vertex] + 1
    return carried["0"]


def monotone(theorem, position, data):
    length = r"([1-9]\d{0,2}|1000)"
    if theorem == "monotone/12":
        found = matched(r"a=%s d=%s deck=Q extended:" % (length, length), position)
        require(min(int(found[1]), int(found[2])) >= 2, "lengths from 2 on")
        return ("N" if int(found[1]) * int(found[2]) % 2 else "P"), None
    found = matched(r"a=%s d=%s deck=([1-9]\d{0,17}) misere:" % (length, length), position)
    low, high = sorted([int(found[1]), int(found[2])])
    require(low == 3, "the lesser length is not 3")
    cards = int(found[3])
    excess = 4 * high - 3 * cards
    if excess >= 3:
        return "D", None
    return ("P" if excess in (1, -1, -4) or (high == 5 and cards == 9) else "N"), None


# The play, the function, and for each theorem those that follow it.
def cakes(theorem, position, data):
    total = 0
    for cake in [] if position == "0" else position.split(" "):
        rows, columns = map(int, matched(r"([1-9]\d{0,5})x([1-9]\d{0,5})", cake).groups())
        worth = cutcake if theorem == "rulesets/cutcake" else maundy_cake
        total += worth(rows, columns) - worth(columns, rows)
    return number(total)


def cutcake(rows, columns):
    """The value if it is above 0, else 0."""
    return max(0, (columns >> (rows.bit_length() - 1)) - 1)


def maundy_cake(rows, columns):
    """The value if it is above 0, else 0."""
    large, total, product = primes(columns), 0, 1
    for _ in range(len(large) - len(primes(rows))):
        total += product
        product *= large.pop()
    return total


def primes(n):
    found, p = [], 2
    while n > 1:
        if p * p > n:
            p = n
        if n % p == 0:
            found.append(p)
            n //= p
        else:
            p += 1
    return found


def eatcake(theorem, position, data):
    rows, columns = map(int, matched(r"([1-9]\d{0,5})x([1-9]\d{0,5})", position).groups())
    odd = (rows % 2, columns % 2)
    if theorem == "rulesets/eatcake-odd":
        require(odd == (1, 1) or rows == columns, "a side is even, and no square")
        return star(1)
    if theorem == "rulesets/eatcake-one":
        require(sum(odd) == 1, "both sides are odd, or both even")
        return ("L" if odd[1] else "R"), None
    require(odd == (0, 0), "a side is odd")
    return "N", None


def mem(theorem, position, data):
    size = r"([1-9]\d{0,6})"
    found = matched(r"(different: )?(?:0|%s)(?:/%s)?" % (size, size), position)
    n, last = int(found[2] or 0), int(found[3] or 0)
    if theorem == "rulesets/mem-all":
        require(n > 0 and (last != n if found[1] else last <= n), "not all may be taken")
        return "N", None
    if theorem == "rulesets/mem-halves":
        require(found[1] and n == last > 0, "all may be taken, or there are none")
        return star(0) if (n & -n).bit_length() % 2 else ("N", None)
    require(not found[1], "any other number may be taken")
    least, m = last or 1, 0
    while n // (m + 1) > n // (m + 2):
        m += 1
    if n // least <= m:
        return star(n // least)
    require(least > n % (m + 2) and (n, least) != (42, 3), "too few were taken last")
    return star(m)


def euclid(theorem, position, data):
    p, q = map(int, matched(r"([1-9]\d*) ([1-9]\d*)", position).groups())
    require(p >= q, "the larger number comes first")
    won = [euclid_won(p, q, left) for left in (True, False)]
    return {"11": "N", "00": "P", "10": "L", "01": "R"}["%d%d" % tuple(won)], None


def euclid_won(p, q, left):
    """Whether Left, or else Right, wins who starts."""
    same = True
    while True:
        t = p % q
        if t == 0 or 2 * t == q:
            return same == (t > 0)
        if 2 * t < q:
            same, left, p, q = same != left, False, q, t
        elif left:
            p, q = t, 2 * t - q
        else:
            same, left, p, q = not same, True, q, q - t


def chomp(theorem, position, data):
    rows = position.split("|")
    squares = [len(matched(r"(\.*)#*", row)[1]) for row in rows]
    require(rows[0] and len(set(map(len, rows))) == 1, "rows of one length")
    require(squares == sorted(squares, reverse=True) and squares[0], "no bar")
    bar = [n for n in squares if n]
    across, down, second = bar[0], len(bar), (bar + [0])[1]
    if theorem == "rulesets/chomp-hook":
        require(second < 2, "there is a square (2, 2)")
        return star((across - 1) ^ (down - 1))
    if theorem == "rulesets/chomp-legs":
        require(second > 1 and across == down, "legs of different lengths")
        return "N", None
    if theorem == "rulesets/chomp-whole":
        require(bar == [across] * down and across * down > 1, "no whole bar")
        return "N", None
    require(2 in (across, down), "neither two rows nor two columns")
    first, other = (across, second) if down == 2 else (down, sum(n > 1 for n in bar))
    return "NP"[first == other + 1], None


GAMES = {
    "pennies": ("verdict", pennies, {"transposition/2.3-pennies": ()}),
    "pieces": ("verdict", pieces, {"transposition/annex-winner": ("transposition/2.3-pennies",)}),
    "end-nim": ("normal", end_nim, {"end-nim/9": ("end-nim/14",)}),
    "take-away": (
        "normal",
        take_away,
        {"slides/h-caps": ("slides/h-existence", "slides/h-uniqueness")},
    ),
    "subtraction": ("normal", subtraction, {"slides/game-1-any": ("slides/sum",)}),
    "even-subtraction": ("normal", even_subtraction, {"slides/even": ("slides/sum",)}),
    "flipping-coins": (
        "normal",
        flipping_coins,
        {
            "flipping-coins/3.1": (),
            "flipping-coins/3.3": tuple("flipping-coins/4.%d" % k for k in (3, 4, 5, 6)),
        },
    ),
    "coin-turning": ("normal", coin_turning, {"winning-ways/coins": ("sprague-grundy/mex",)}),
    "vertex-geography": ("normal", vertex_geography, {"slides/vertex-geography": ()}),
    "edge-geography": (
        "normal",
        edge_geography,
        {"slides/even-kernel": (), "slides/bipartite": ()},
    ),
    "token": ("normal", token_game, {"slides/labelling": (), "sprague-grundy/mex": ()}),
    "hackenbush": ("normal", hackenbush, {"winning-ways/strings": (), "winning-ways/colon": (), "winning-ways/fusion": ()}),
    "monotone": ("verdict", monotone, {"monotone/6-last-draw-three": (), "monotone/12": ()}),
    "cutcake": ("normal", cakes, {"rulesets/cutcake": ()}),
    "maundy-cake": ("normal", cakes, {"rulesets/maundy-cake": ()}),
    "eatcake": ("normal", eatcake, {"rulesets/eatcake-" + form: () for form in ("odd", "one", "even")}),
    "mem": ("normal", mem, {"rulesets/mem-" + form: () for form in ("quotients", "all", "halves")}),
    "partizan-euclid": ("normal", euclid, {"rulesets/partizan-euclid": ()}),
    "chomp": (
        "normal",
        chomp,
        {"rulesets/chomp-" + form: () for form in ("hook", "legs", "two-rows", "whole")},
    ),
}
WITH_DATA = ("vertex-geography", "edge-geography", "token")


def decide(certificate):
    """The theorems, the outcome, the value or None."""
    body = certificate.body
    named = [line for line in body if re.match(r"[a-z0-9-]+/[a-z0-9.-]+: ", line)]
    require(body and named and body[: len(named)] == named, "the theorems do not come first")
    first, data = named[0].split(": ")[0], body[len(named) :]
    if certificate.game == "transposition":
        require(certificate.play == "verdict" and not data, "not its play, or data")
        theorems, outcome = transposition.decide(certificate.position)
        return named, theorems, outcome, None
    if certificate.game not in GAMES:
        raise Refused("line 4: no theorem on this game")
    play, function, theorems = GAMES[certificate.game]
    require(certificate.play == play, "line 5: not its play")
    require(first in theorems, "line 11: no theorem on this game")
    require(bool(data) == (certificate.game in WITH_DATA), "data where none are, or none")
    outcome, value = function(first, certificate.position, data)
    return named, (first,) + theorems[first], outcome, value


def check(certificate):
    plain(certificate)
    named, theorems, outcome, value = decide(certificate)
    require(
        named == ["%s: %s" % (name, THEOREMS[name]) for name in theorems],
        "other theorems, or other words",
    )
    if not certificate.claim.startswith("value "):
        require(certificate.claim == outcome, "line 7: another outcome")
        return
    text = certificate.claim[6:]
    require(value is not None, "line 7: no value follows")
    if isinstance(value, Fraction):
        matched(r"-?\d+(/[1-9]\d*)?", text)
        require(Fraction(text) == value, "line 7: another value")
    else:
        require(nimber(text) == value, "line 7: another value")

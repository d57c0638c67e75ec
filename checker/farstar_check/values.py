"""Short games in canonical form, their sums and thermographs: docs/formats/certificates.md, 'tree'.

A game is a number in a table of pairs of sets of games, its options for Left and for Right.
"""

from fractions import Fraction
from functools import lru_cache

OPTIONS = []
NUMBERS = {}


def intern(lefts, rights):
    key = (frozenset(lefts), frozenset(rights))
    if key not in NUMBERS:
        NUMBERS[key] = len(OPTIONS)
        OPTIONS.append(key)
    return NUMBERS[key]


@lru_cache(None)
def at_most(g, h):
    if g == h:
        return True
    return not any(at_most(h, left) for left in OPTIONS[g][0]) and not any(
        at_most(right, g) for right in OPTIONS[h][1]
    )


def of(lefts, rights):
    """The canonical form of the game with these options, which are in canonical form."""
    lefts, rights = set(lefts), set(rights)
    while True:
        lefts = {g for g in lefts if not any(g != h and at_most(g, h) for h in lefts)}
        rights = {g for g in rights if not any(g != h and at_most(h, g) for h in rights)}
        for left in lefts:
            back = next((r for r in OPTIONS[left][1] if no_more(r, lefts, rights)), None)
            if back is not None:
                lefts = lefts - {left} | OPTIONS[back][0]
                break
        else:
            for right in rights:
                back = next((l for l in OPTIONS[right][0] if no_less(l, lefts, rights)), None)
                if back is not None:
                    rights = rights - {right} | OPTIONS[back][1]
                    break
            else:
                return intern(lefts, rights)


def no_more(g, lefts, rights):
    """Whether g is at most {lefts|rights}."""
    return not any(at_most(right, g) for right in rights) and not any(
        no_less(left, lefts, rights) for left in OPTIONS[g][0]
    )


def no_less(g, lefts, rights):
    return not any(at_most(g, left) for left in lefts) and not any(
        no_more(right, lefts, rights) for right in OPTIONS[g][1]
    )


ZERO = intern((), ())


@lru_cache(None)
def negative(g):
    lefts, rights = OPTIONS[g]
    return intern(map(negative, rights), map(negative, lefts))


@lru_cache(None)
def added(g, h):
    return of(
        [plus(x, h) for x in OPTIONS[g][0]] + [plus(g, x) for x in OPTIONS[h][0]],
        [plus(x, h) for x in OPTIONS[g][1]] + [plus(g, x) for x in OPTIONS[h][1]],
    )


def plus(g, h):
    if g == ZERO or h == ZERO:
        return g + h
    return added(min(g, h), max(g, h))


@lru_cache(None)
def number(x):
    """The game of a dyadic fraction."""
    if x == 0:
        return ZERO
    if x.denominator == 1:
        return intern([number(x - 1)], ()) if x > 0 else intern((), [number(x + 1)])
    step = Fraction(1, x.denominator)
    return intern([number(x - step)], [number(x + step)])


@lru_cache(None)
def as_number(g):
    """The fraction that a game is, None where it is no number."""
    lefts, rights = OPTIONS[g]
    if len(lefts) > 1 or len(rights) > 1:
        return None
    left = [as_number(x) for x in lefts]
    right = [as_number(x) for x in rights]
    if None in left or None in right:
        return None
    if not left and not right:
        return Fraction(0)
    if not right:
        return left[0] + 1
    if not left:
        return right[0] - 1
    return (left[0] + right[0]) / 2 if left[0] < right[0] else None


def nimber(k):
    g = [ZERO]
    while len(g) <= k:
        g.append(intern(g, g))
    return g[k]


@lru_cache(None)
def nim_value(g):
    """The size of the nimber that a game is, None where it is no nimber."""
    lefts, rights = OPTIONS[g]
    return len(lefts) if lefts == rights and g == nimber(len(lefts)) else None


def at(wall, t):
    """A wall at a temperature: corners in ascending order, flat behind the last one."""
    for (t0, v0), (t1, v1) in zip(wall, wall[1:]):
        if t <= t1:
            return v0 + (v1 - v0) * (t - t0) / (t1 - t0)
    return wall[-1][1]


def meetings(f, g, last):
    """The corners of two functions, and where they meet, up to a temperature."""
    points = sorted({t for t, _ in f} | {t for t, _ in g} | {last})
    found = set(points)
    for a, b in zip(points, points[1:]):
        x, y = f_at(f, a) - f_at(g, a), f_at(f, b) - f_at(g, b)
        if x * y < 0:
            found.add(a + (b - a) * x / (x - y))
    return sorted(found)


def f_at(scaffold, t):
    """A scaffold at a temperature: behind its last corner it goes on with its last slope."""
    if t >= scaffold[-1][0] and len(scaffold) > 1:
        (t0, v0), (t1, v1) = scaffold[-2:]
        return v1 + (v1 - v0) * (t - t1) / (t1 - t0)
    return at(scaffold, t)


@lru_cache(None)
def walls(g):
    """The left and the right wall from temperature 0 on."""
    x = as_number(g)
    if x is not None:
        return (((Fraction(0), x),), ((Fraction(0), x),))
    if nim_value(g) is not None:
        return walls(ZERO)
    scaffolds = []
    for player, sign in ((0, -1), (1, 1)):
        best = None
        for option in OPTIONS[g][player]:
            wall = walls(option)[1 - player]
            last = wall[-1][0] + 1
            points = [t for t, _ in wall] + [last]
            tilted = [(t, at(wall, t) + sign * t) for t in points]
            if best is None:
                best = tilted
            else:
                end = max(best[-1][0], last, abs(f_at(best, 0) - f_at(tilted, 0)) + last) + 1
                choose = max if player == 0 else min
                best = [(t, choose(f_at(best, t), f_at(tilted, t))) for t in meetings(best, tilted, end)]
        scaffolds.append(best)
    left, right = scaffolds
    end = max(left[-1][0], right[-1][0]) + abs(f_at(left, 0) - f_at(right, 0)) + 1
    points = meetings(left, right, end)
    meeting = next(t for t in points if f_at(left, t) <= f_at(right, t))
    points = [t for t in points if t <= meeting]
    return tuple(tuple((t, f_at(s, t)) for t in points) for s in (left, right))


def right_stop(g):
    return walls(g)[1][0][1]

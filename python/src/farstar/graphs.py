"""Positions of games on graphs, from graphs of networkx."""

from __future__ import annotations

import re


def _names(graph) -> dict:
    """A name for each node: the node's own where all of them can be typed, else 1, 2, 3 and so on."""
    own = {node: str(node) for node in graph}
    if all(re.fullmatch(r"[A-Za-z0-9_]+", name) for name in own.values()) and len(
        set(own.values())
    ) == len(own):
        return own
    return {node: str(number) for number, node in enumerate(graph, 1)}


def _arcs(graph, names) -> str:
    sign = ">" if graph.is_directed() else "-"
    arcs = [f"{names[a]}{sign}{names[b]}" for a, b in graph.edges()]
    lone = [names[node] for node in graph if graph.degree(node) == 0]
    return " ".join(arcs + lone)


def token(graph, at) -> str:
    """A position of 'token', 'vertex-geography' or 'edge-geography': a token on a node of a graph."""
    names = _names(graph)
    return f"{_arcs(graph, names)} @{names[at]}"


def uncoloured(graph) -> str:
    """A position of 'col-graph' or 'snort-graph' in which no vertex is coloured."""
    return _arcs(graph, _names(graph))


def hackenbush(graph, ground, colour: str = "colour") -> str:
    """A position of 'hackenbush'; an edge's colour ('blue', 'red', 'green', or the first letter) is
    its attribute of that name, green where it has none."""
    numbers = {ground: 0}
    for node in graph:
        numbers.setdefault(node, len(numbers))
    return " ".join(
        f"{numbers[a]}{str(data.get(colour, 'green'))[0].lower()}{numbers[b]}"
        for a, b, data in graph.edges(data=True)
    )

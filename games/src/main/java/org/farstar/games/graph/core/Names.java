package org.farstar.games.graph.core;

/** The names of the vertices 0, 1, 2, ... of a graph. */
public interface Names {
  /** How many vertices there are. */
  int count();

  /** The name of a vertex. */
  String name(int vertex);

  /** The vertex of this name, or -1. */
  int find(String name);
}

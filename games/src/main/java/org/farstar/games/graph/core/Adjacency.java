package org.farstar.games.graph.core;

/**
 * A graph as its algorithms see it: vertices counted from 0, and for each vertex a run of slots,
 * one for every arc that leaves it or edge at it, each with the neighbour at its other end.
 */
public interface Adjacency {
  /** How many vertices there are. */
  int vertices();

  /** The first slot of a vertex; its slots end where those of the next one begin. */
  int first(int vertex);

  /** The slot after the last one of a vertex. */
  int end(int vertex);

  /** The neighbour in a slot. */
  int neighbour(int slot);

  /** How many slots a vertex has. */
  default int degree(int vertex) {
    return end(vertex) - first(vertex);
  }
}

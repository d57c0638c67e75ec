package org.farstar.games.graph.board;

/** What may be missing from the graph of a position. */
public enum Gone {
  /** Nothing: the graph stays as it is. */
  NOTHING("@"),
  /** Vertices, written {@code ~x}. */
  VERTICES("@~"),
  /** Edges or arcs, written {@code ~x-y} or {@code ~x>y}. */
  EDGES("@~");

  private final String signs;

  Gone(String signs) {
    this.signs = signs;
  }

  String signs() {
    return signs;
  }

  /** A text for people. */
  String example() {
    return switch (this) {
      case NOTHING -> "";
      case VERTICES -> ", ~x for a vertex that is gone";
      case EDGES -> ", ~x-y or ~x>y for an edge that is gone";
    };
  }
}

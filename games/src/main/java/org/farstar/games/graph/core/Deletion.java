package org.farstar.games.graph.core;

/** What a move may delete from the graph of a position. */
public enum Deletion {
  /** Nothing: the graph stays as it is. */
  NOTHING("@"),
  /** Vertices, written {@code ~x}. */
  VERTICES("@~"),
  /** Edges or arcs, written {@code ~x-y} or {@code ~x>y}. */
  EDGES("@~");

  private final String signs;

  Deletion(String signs) {
    this.signs = signs;
  }

  /** The characters that may begin a word besides those of a name. */
  String signs() {
    return signs;
  }

  /** How such a deletion is written, for an error message. */
  String example() {
    return switch (this) {
      case NOTHING -> "";
      case VERTICES -> ", ~x for a deleted vertex";
      case EDGES -> ", ~x-y or ~x>y for a deleted edge";
    };
  }
}

package org.farstar.values.shortgame;

/** How two games stand to each other: the four answers of the order of games. */
public enum Relation {
  /** The first is less: Right wins the difference, whoever starts. */
  LESS,
  /** They are equal: whoever moves second wins the difference. */
  EQUAL,
  /** The first is greater: Left wins the difference, whoever starts. */
  GREATER,
  /** Neither is at least the other: whoever moves first wins the difference. */
  CONFUSED;

  /** How a game stands to another, from the two comparisons. */
  public static Relation of(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? EQUAL : LESS;
    }
    return atLeast ? GREATER : CONFUSED;
  }

  /** How the second stands to the first. */
  public Relation reversed() {
    return switch (this) {
      case LESS -> GREATER;
      case GREATER -> LESS;
      case EQUAL, CONFUSED -> this;
    };
  }

  /** {@code <}, {@code =}, {@code >} or {@code ||}. */
  public String symbol() {
    return switch (this) {
      case LESS -> "<";
      case EQUAL -> "=";
      case GREATER -> ">";
      case CONFUSED -> "||";
    };
  }
}

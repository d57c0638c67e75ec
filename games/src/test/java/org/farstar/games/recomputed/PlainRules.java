package org.farstar.games.recomputed;

import java.util.List;

/**
 * The rules of a game once more, from the sentences that state them and from nothing of the program
 * that is tested: positions are texts, and a move is the text that it leads to.
 */
@FunctionalInterface
interface PlainRules {
  /** What a player's moves lead to. */
  List<String> options(String position, boolean left);

  /** A position as these rules write it. */
  default String normal(String position) {
    return position;
  }

  /** Whether a position is a sum of others, of which an impartial game's value is the nim-sum. */
  default List<String> parts(String position) {
    return List.of(position);
  }
}

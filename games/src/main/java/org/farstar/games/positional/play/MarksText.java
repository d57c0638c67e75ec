package org.farstar.games.positional.play;

import org.farstar.values.text.NotationException;

/** How the positions of one board are written. */
public interface MarksText {
  /**
   * Reads a position.
   *
   * @param text the text, without blanks at its ends; empty is the start
   * @param rules decide whether a play leads there
   * @throws NotationException with the place, what was found and what is allowed
   */
  Marks read(String text, PositionalRules rules);

  /** The position as text. */
  String write(Marks marks);

  /**
   * Refuses a position to which no play leads, because of the numbers of points or because a move
   * was made after the play was won.
   *
   * @param text the text it was read from
   */
  static void requirePlayed(Marks marks, PositionalRules rules, String text) {
    int x = marks.count(Side.X);
    int o = marks.count(Side.O);
    if (rules.next(marks).isEmpty()) {
      throw new NotationException(text, 1, x + " X and " + o + " O", allowed(rules));
    }
    Side turn = rules.turn(marks);
    boolean early = false;
    for (Side side : Side.values()) {
      // A set that was complete before the last turn ended the play then.
      early |= rules.counts(side) && side == turn && marks.complete(rules.family(), side);
    }
    if (early && !rules.goal().offers()) {
      throw new NotationException(
          text,
          1,
          "a set that is all " + turn + " with a turn of " + turn.other() + " after it",
          "no turn after the play is over");
    }
  }

  private static String allowed(PositionalRules rules) {
    if (rules.goal().offers()) {
      return "as many X as O";
    }
    Turns turns = rules.turns();
    String first = turns.first().toString();
    return turns.single()
        ? "as many X as O, or one " + first + " more: " + first + " moves first"
        : "whole turns of " + turns.x() + " X and " + turns.o() + " O, " + first + " first";
  }
}

package org.farstar.ask.question;

import org.farstar.ask.input.InputException;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;

/**
 * A sum that something is asked about.
 *
 * @param game the name of the game, or {@code sum} for a sum of several
 * @param title what people call it
 * @param goal one line: what a move is and who wins
 * @param misere whether the last player loses
 * @param sum the sum
 */
public record Question(String game, String title, String goal, boolean misere, Sum sum) {

  /**
   * Reads a question about a position of a game.
   *
   * @param misere whether whoever makes the last move loses
   * @param sources where names in the position find what they stand for
   * @throws InputException where the game has no misère play
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public static Question read(Game<?> game, boolean misere, String text, Sources sources) {
    if (misere && !game.hasMisere()) {
      throw new InputException(
          "--misere is for games that the last move decides; " + game.id() + " is none");
    }
    Sum sum = game.read(text, sources, misere);
    return new Question(game.id(), game.card().title(), game.card().goal(misere), misere, sum);
  }

  /** The normalised text. */
  public String text() {
    return text(sum);
  }

  /** The text by which the same game has another position: one that a move leads to. */
  public String text(Sum other) {
    return game.equals(SumQuestion.NAME) ? SumText.expression(other) : SumText.write(other);
  }
}

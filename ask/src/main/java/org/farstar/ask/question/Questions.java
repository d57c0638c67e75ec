package org.farstar.ask.question;

import java.util.Map;
import org.farstar.values.notation.Evaluated;

/** Reads what a position is asked about: of a game of the catalogue, or a sum of several. */
public final class Questions {
  private Questions() {}

  /**
   * Reads a question.
   *
   * @param game the name of the game, or {@link SumQuestion#NAME}
   * @param misere whether whoever makes the last move loses
   * @param text the position
   * @param desk the games, and what names in the position stand for
   * @param searches the searches that the terms of a sum may take
   * @throws org.farstar.ask.input.InputException where there is no such game, or it is not played
   *     so
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public static Question read(
      String game, boolean misere, String text, Desk desk, Searches searches) {
    return read(game, misere, text, desk, searches, Map.of());
  }

  /**
   * Reads a question, in which names of a worksheet may stand.
   *
   * @param names what the names stand for; they are read in sums
   * @throws org.farstar.ask.input.InputException where there is no such game, or it is not played
   *     so
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public static Question read(
      String game,
      boolean misere,
      String text,
      Desk desk,
      Searches searches,
      Map<String, Evaluated> names) {
    return game.equals(SumQuestion.NAME)
        ? SumQuestion.read(text, misere, desk, searches, names)
        : Question.read(desk.catalogue().game(game), misere, text, desk.sources());
  }
}

package org.farstar.front.board;

import java.util.List;
import java.util.Optional;
import org.farstar.ask.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;

/** The position of which a sentence speaks, such as that of a counterexample. */
public final class NamedPosition {
  /** So many words after the first a position may have. */
  private static final int MOST_WORDS = 60;

  /** What may stand before it. */
  private static final String BEFORE =
      "^(the position|the options of|the arcs from|a drawn board of|no pairing of|line) ";

  private NamedPosition() {}

  /**
   * The position with which a sentence begins, the longest beginning that can be read as one. A
   * small number alone counts as a number.
   *
   * @param game the game of which the sentence speaks
   */
  public static Optional<Question> at(Game<?> game, String sentence) {
    String text =
        sentence
            .replaceFirst(BEFORE, "")
            .replaceFirst("^'([^']*)'", "$1")
            .replaceFirst("^\\[([0-9]+)\\]\\^([0-9]+)", "$1^$2:");
    List<String> words = List.of(text.split(" ", MOST_WORDS + 1));
    boolean misere = game.hasMisere() && sentence.contains("misere");
    for (int n = Math.min(words.size(), MOST_WORDS); n > 0; n--) {
      Optional<Question> found = read(game, misere, String.join(" ", words.subList(0, n)));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Question> read(Game<?> game, boolean misere, String words) {
    for (String text : List.of(words, words.replaceFirst("[:,;]+$", ""))) {
      if (text.isBlank() || text.matches("[0-9]{1,3}")) {
        continue;
      }
      try {
        return Optional.of(Question.read(game, misere, text, Sources.none()));
      } catch (IllegalArgumentException e) {
        // The sentence continues with other words.
      }
    }
    return Optional.empty();
  }
}

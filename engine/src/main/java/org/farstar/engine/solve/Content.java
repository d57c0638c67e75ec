package org.farstar.engine.solve;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is recorded of every position of a solved game. A record of 0 stands for nothing known. */
public enum Content {
  /** The outcome class: one more than its {@link org.farstar.values.player.Outcome#ordinal}. */
  OUTCOME(1),
  /**
   * One more than the Grundy value; for impartial games in normal play. Positions are split, and
   * every part is a position of its own.
   */
  GRUNDY(2),
  /**
   * Of games in which both players have the same moves: what the mover gets, and after how many
   * moves the play ends when who wins hurries and who loses delays. {@code 1 + 4 * moves + result},
   * with the results 0 loss, 1 draw, 2 win. A draw has no number of moves: 0.
   */
  REMOTENESS(2),
  /**
   * Of games whose play may be {@linkplain org.farstar.engine.play.Play#endless endless}: what Left
   * gets who begins and what Right gets who begins, and when, see {@link Starters}.
   */
  STARTERS(4);

  /** The words of all of them, for messages. */
  public static final String WORDS =
      Arrays.stream(values()).map(Content::word).collect(Collectors.joining(", "));

  private final int bytes;

  Content(int bytes) {
    this.bytes = bytes;
  }

  /** How many bytes a record takes, 1, 2 or 4. */
  public int bytes() {
    return bytes;
  }

  /** The largest record. */
  public int most() {
    return bytes == Integer.BYTES ? Integer.MAX_VALUE : (1 << 8 * bytes) - 1;
  }

  /** One lower-case word. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The content with this word. */
  public static Optional<Content> ofWord(String word) {
    return Arrays.stream(values()).filter(content -> content.word().equals(word)).findFirst();
  }
}

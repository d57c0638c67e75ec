package org.farstar.engine.solve;

import java.util.List;
import java.util.Objects;
import org.farstar.values.text.NotationException;

/**
 * What is solved, in words: enough for a worker to make the rules again, wherever it runs. Nothing
 * of the engine is ever serialised.
 *
 * @param game the name of the game
 * @param parameters what stands before the colon of a position, empty for the standard variant
 * @param misere whether whoever makes the last move loses
 * @param start the position as the rules write it
 * @param edition tells two states of a game of the user's own apart; empty for Farstar's own
 * @param content what is recorded of every position
 * @param chunkKeys about how many keys a chunk has, at least {@value #FEWEST_KEYS}: what the chunks
 *     are depends on it
 * @param version of the rules, so that no folder is continued by others
 */
public record SolveTask(
    String game,
    String parameters,
    boolean misere,
    String start,
    String edition,
    Content content,
    int chunkKeys,
    String version) {
  /** About a million by default. */
  public static final int USUAL_KEYS = 1 << 20;

  /** The least size of chunks that is allowed. */
  public static final int FEWEST_KEYS = 16;

  /** The largest size of chunks that is allowed. */
  public static final int MOST_KEYS = 1 << 22;

  private static final List<String> NAMES =
      List.of("game", "parameters", "misere", "start", "edition", "content", "chunk", "version");

  public SolveTask {
    for (String text : List.of(game, parameters, start, edition, version)) {
      if (text.indexOf('\n') >= 0) {
        throw new IllegalArgumentException("a line break in '" + text + "'");
      }
    }
    Objects.requireNonNull(content);
    if (chunkKeys < FEWEST_KEYS || chunkKeys > MOST_KEYS) {
      throw new IllegalArgumentException("chunks of " + chunkKeys + " keys");
    }
  }

  /** The task as lines {@code name value}, which {@link #read} reads back. */
  public String write() {
    List<String> values =
        List.of(
            game,
            parameters,
            misere ? "yes" : "no",
            start,
            edition,
            content.word(),
            Integer.toString(chunkKeys),
            version);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < NAMES.size(); i++) {
      text.append(NAMES.get(i)).append(' ').append(values.get(i)).append('\n');
    }
    return text.toString();
  }

  /**
   * Reads a task that was written.
   *
   * @throws NotationException if the text is not a task
   */
  public static SolveTask read(String text) {
    String[] lines = text.split("\n", -1);
    String[] values = new String[NAMES.size()];
    int column = 1;
    for (int i = 0; i < values.length; i++) {
      String name = NAMES.get(i) + " ";
      if (i >= lines.length || !lines[i].startsWith(name)) {
        String found = i < lines.length ? "'" + lines[i] + "'" : "the end";
        int place = Math.min(column, text.length() + 1);
        throw new NotationException(text, place, found, "a line '" + name + "...'");
      }
      values[i] = lines[i].substring(name.length());
      column += lines[i].length() + 1;
    }
    if (!values[2].matches("yes|no")) {
      throw new NotationException(text, 1, "misere '" + values[2] + "'", "yes or no");
    }
    Content content =
        Content.ofWord(values[5])
            .orElseThrow(
                () -> new NotationException(text, 1, "content '" + values[5] + "'", Content.WORDS));
    return new SolveTask(
        values[0],
        values[1],
        values[2].equals("yes"),
        values[3],
        values[4],
        content,
        chunkKeys(values[6], text),
        values[7]);
  }

  private static int chunkKeys(String word, String text) {
    if (word.matches("[0-9]{1,9}")) {
      int keys = Integer.parseInt(word);
      if (keys >= FEWEST_KEYS && keys <= MOST_KEYS) {
        return keys;
      }
    }
    throw new NotationException(
        text, 1, "chunk '" + word + "'", "from " + FEWEST_KEYS + " to " + MOST_KEYS);
  }
}

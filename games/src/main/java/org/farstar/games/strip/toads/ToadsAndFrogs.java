package org.farstar.games.strip.toads;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.strip.StripText;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Toads and Frogs: Left moves a toad t one place to the right, Right a frog f one place to the
 * left, onto a free place or over one enemy onto the free place behind it.
 */
public final class ToadsAndFrogs implements Rules<String> {
  private final boolean backsliding;

  /**
   * @param backsliding whether an animal may also go one place back; a play that never ends is
   *     drawn then
   */
  public ToadsAndFrogs(boolean backsliding) {
    this.backsliding = backsliding;
  }

  @Override
  public void moves(String rows, Player player, Moves<String> moves) {
    char own = player == Player.LEFT ? 't' : 'f';
    char enemy = player == Player.LEFT ? 'f' : 't';
    int step = player == Player.LEFT ? 1 : -1;
    for (int i = rows.indexOf(own); i >= 0; i = rows.indexOf(own, i + 1)) {
      int to = at(rows, i + step) == enemy ? i + 2 * step : i + step;
      move(rows, i, to, moves);
      if (backsliding) {
        move(rows, i, i - step, moves);
      }
    }
  }

  private static void move(String rows, int place, int to, Moves<String> moves) {
    if (at(rows, to) == '.') {
      StringBuilder moved = new StringBuilder(rows);
      moved.setCharAt(place, '.');
      moved.setCharAt(to, rows.charAt(place));
      int from = place + 1;
      moves.add(moved.toString(), () -> from + " " + (to + 1));
    }
  }

  private static char at(String rows, int place) {
    return place < 0 || place >= rows.length() ? '|' : rows.charAt(place);
  }

  @Override
  public Optional<Outcome> endless() {
    return backsliding ? Optional.of(Outcome.D) : Optional.empty();
  }

  @Override
  public List<String> parts(String rows) {
    return rows.isEmpty() ? List.of() : List.of(rows.split("\\|"));
  }

  @Override
  public String read(String text) {
    return StripText.read(text, "tf.TF").toLowerCase(Locale.ROOT);
  }

  @Override
  public String write(String rows) {
    return StripText.write(rows);
  }

  /** The rows from behind, toads for frogs. */
  @Override
  public Optional<String> exchanged(String rows) {
    return Optional.of(StripText.swapped(new StringBuilder(rows).reverse().toString(), 't', 'f'));
  }

  /** How far the pieces are from the ends they walk to. */
  @Override
  public OptionalLong rank(String rows) {
    if (backsliding) {
      return OptionalLong.empty();
    }
    long rank = 0;
    for (int i = 0; i < rows.length(); i++) {
      char piece = rows.charAt(i);
      rank += piece == 't' ? rows.length() - i : piece == 'f' ? i : 0;
    }
    return OptionalLong.of(rank);
  }
}

package org.farstar.games.strip.toads;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.strip.StripText;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Toads and Frogs and its kin: Left moves a toad t to the right, Right a frog f to the left, some
 * places over free ones, or over some enemies in a row onto the free place behind them.
 */
public final class ToadsAndFrogs implements Rules<String> {
  /** A number of places that no row has. */
  public static final int ANY = Integer.MAX_VALUE;

  /** Steps of one place, leaps over one enemy. */
  public static final ToadsAndFrogs PLAIN = new ToadsAndFrogs(1, 1, false, false);

  private final int slide;
  private final int jump;
  private final boolean friendly;
  private final boolean backsliding;

  /**
   * @param slide how many free places an animal may go forward at most
   * @param jump how many animals it may leap over at most
   * @param friendly whether those may be of the same player, too
   * @param backsliding whether an animal may also go one place back; a play that never ends is
   *     drawn then
   */
  public ToadsAndFrogs(int slide, int jump, boolean friendly, boolean backsliding) {
    this.slide = slide;
    this.jump = jump;
    this.friendly = friendly;
    this.backsliding = backsliding;
  }

  @Override
  public void moves(String rows, Player player, Moves<String> moves) {
    char own = player == Player.LEFT ? 't' : 'f';
    char enemy = player == Player.LEFT ? 'f' : 't';
    int step = player == Player.LEFT ? 1 : -1;
    for (int i = rows.indexOf(own); i >= 0; i = rows.indexOf(own, i + 1)) {
      int to = i + step;
      for (int far = 1; far <= slide && at(rows, to) == '.'; far++) {
        move(rows, i, to, moves);
        to += step;
      }
      int over = 0;
      for (to = i + step; over < jump && leaps(at(rows, to), own, enemy); to += step) {
        over++;
      }
      // Over fewer of them no place is free.
      if (over > 0) {
        move(rows, i, to, moves);
      }
      if (backsliding) {
        move(rows, i, i - step, moves);
      }
    }
  }

  private boolean leaps(char animal, char own, char enemy) {
    return animal == enemy || friendly && animal == own;
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

  /**
   * The rows; where nobody leaps, the herds, from the first elephant, or the end of the row, to the
   * last rhino, or the other end. A rhino and an elephant behind it go away from each other.
   */
  @Override
  public List<String> parts(String rows) {
    if (rows.isEmpty()) {
      return List.of();
    }
    Stream<String> each = Stream.of(rows.split("\\|"));
    return jump > 0
        ? each.toList()
        : each.flatMap(row -> StripText.herds(row, 't', 'f').stream()).toList();
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

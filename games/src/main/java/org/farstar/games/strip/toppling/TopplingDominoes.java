package org.farstar.games.strip.toppling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.strip.StripText;
import org.farstar.values.player.Player;

/**
 * Toppling Dominoes: a player topples a domino of the own colour, L or R, or of both, E, to the
 * left or to the right; it is gone with all on that side of it.
 */
public final class TopplingDominoes implements Rules<String> {
  /** The rules. */
  public TopplingDominoes() {}

  @Override
  public void moves(String rows, Player player, Moves<String> moves) {
    char enemy = player == Player.LEFT ? 'R' : 'L';
    int from = 0;
    while (from < rows.length()) {
      int bar = rows.indexOf('|', from);
      int to = bar < 0 ? rows.length() : bar;
      for (int i = from; i < to; i++) {
        if (rows.charAt(i) != enemy) {
          int place = i + 1;
          moves.add(with(rows, from, to, i + 1, to), () -> place + " left");
          moves.add(with(rows, from, to, from, i), () -> place + " right");
        }
      }
      from = to + 1;
    }
  }

  /** The rows with only a piece of the row that stands between two places. */
  private static String with(String rows, int from, int to, int start, int end) {
    if (start < end) {
      return rows.substring(0, from) + rows.substring(start, end) + rows.substring(to);
    }
    return from > 0
        ? rows.substring(0, from - 1) + rows.substring(to)
        : rows.substring(Math.min(to + 1, rows.length()));
  }

  @Override
  public List<String> parts(String rows) {
    return rows.isEmpty() ? List.of() : List.of(rows.split("\\|"));
  }

  /** A row and the same row seen from behind. */
  @Override
  public String representative(String rows) {
    String reversed = new StringBuilder(rows).reverse().toString();
    return reversed.compareTo(rows) < 0 ? reversed : rows;
  }

  /** The dominoes change their colours. */
  @Override
  public Optional<String> exchanged(String rows) {
    return Optional.of(StripText.swapped(rows, 'L', 'R'));
  }

  @Override
  public String read(String text) {
    return StripText.read(text, "LRE");
  }

  @Override
  public String write(String rows) {
    return StripText.write(rows);
  }

  /** The number of dominoes. */
  @Override
  public OptionalLong rank(String rows) {
    return OptionalLong.of(rows.chars().filter(c -> c != '|').count());
  }
}

package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * The sizes from one ordinal up to below another: a move, or a family of moves of one pile.
 *
 * <p>As text a single size is {@code left to w+3}; a family is {@code left to w+3..<w*2}, every
 * size from w+3 up to below w*2. Playing a family plays its least member.
 *
 * @param from the least size
 * @param below the least ordinal above {@code from} that is no longer one of them
 */
public record Sizes(Ordinal from, Ordinal below) {
  static final String UP_TO = "..<";

  public Sizes {
    if (from.compareTo(below) >= 0) {
      throw new IllegalArgumentException("no size from " + from + " up to below " + below);
    }
  }

  static Sizes only(Ordinal size) {
    return new Sizes(size, size.successor());
  }

  /** Whether there is one size only. */
  boolean single() {
    return from.successor().equals(below);
  }

  public boolean contains(Ordinal size) {
    return from.compareTo(size) <= 0 && size.compareTo(below) < 0;
  }

  /** The move at a player's end as text. */
  String text(Player player) {
    return end(player) + " to " + this;
  }

  /** In words: {@code 0}, or {@code every size from w+3 up to below w*2}. */
  List<String> row() {
    return single() ? List.of(from.toString()) : List.of(from.toString(), below.toString());
  }

  @Override
  public String toString() {
    return single() ? from.toString() : from + UP_TO + below;
  }

  static String end(Player player) {
    return player.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads a move of a player: {@code left to w+3}, or shorter {@code to w+3} or {@code w+3}, or a
   * family. Empty if the text is not one, or a move of the other player.
   */
  public static Optional<Sizes> read(String text, Player player) {
    String rest = text.strip();
    if (rest.startsWith(end(player) + " ")) {
      rest = rest.substring(end(player).length()).strip();
    }
    if (rest.startsWith("to ")) {
      rest = rest.substring(2).strip();
    }
    try {
      int dots = rest.indexOf(UP_TO);
      if (dots < 0) {
        return Optional.of(only(Ordinal.read(rest)));
      }
      Ordinal from = Ordinal.read(rest.substring(0, dots));
      Ordinal below = Ordinal.read(rest.substring(dots + UP_TO.length()));
      return from.compareTo(below) < 0 ? Optional.of(new Sizes(from, below)) : Optional.empty();
    } catch (NotationException e) {
      return Optional.empty();
    }
  }
}

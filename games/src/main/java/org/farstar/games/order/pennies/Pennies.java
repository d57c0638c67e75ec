package org.farstar.games.order.pennies;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.Scanner;

/**
 * Pennies in clumps (section 2.2 and annex). A turn removes a penny: from the first or the last
 * clump, from a clump of one, from a clump of at least three that is split in two, or from two
 * neighbouring clumps that are merged, unless nothing but one penny would be left of them. At two
 * pennies White wins if they are one clump, Black if they are two.
 *
 * <p>Black is the player whose turn it is at an even number of pennies. The annex asks for more
 * than three pennies in a clump that is split; with that the game is not the one it is drawn from,
 * so three are enough here as in section 2.2 (iv).
 */
public final class Pennies implements Rules<Clumps>, VerdictPlay<Clumps> {
  private static final long LARGEST = 999_999_999_999L;

  /** The rules. */
  public Pennies() {}

  /** {@code take i}, {@code split i a b} and {@code merge i}, which merges clump i and the next. */
  @Override
  public void moves(Clumps clumps, Player player, Moves<Clumps> moves) {
    List<Long> sizes = clumps.sizes();
    int last = sizes.size() - 1;
    if (clumps.pennies() <= 2) {
      return;
    }
    for (int i = 0; i <= last; i++) {
      int clump = i + 1;
      long size = sizes.get(i);
      if (i == 0 || i == last || size == 1) {
        moves.add(
            clumps.replace(i, i + 1, size - 1),
            () -> "take " + clump,
            () -> taken(clump, size, clump > last));
      }
      for (long left = 1; left < size - 1; left++) {
        long first = left;
        long second = size - 1 - left;
        moves.add(
            clumps.replace(i, i + 1, first, second),
            () -> "split " + clump + " " + first + " " + second,
            () -> List.of(List.of(clump + "." + (first + 1))));
      }
      if (i < last && size + sizes.get(i + 1) >= 3) {
        long merged = size + sizes.get(i + 1) - 1;
        // The pennies that meet.
        moves.add(
            clumps.replace(i, i + 2, merged),
            () -> "merge " + clump,
            () -> List.of(List.of(clump + "." + size, (clump + 1) + ".1")));
      }
    }
  }

  /** Where a penny is taken: at an end of the row. */
  private static List<List<String>> taken(int clump, long size, boolean last) {
    List<List<String>> ways = new ArrayList<>();
    if (clump == 1 || size == 1) {
      ways.add(List.of(clump + ".1"));
    }
    if (last && size > 1) {
      ways.add(List.of(clump + "." + size));
    }
    return ways;
  }

  @Override
  public Clumps read(String text) {
    List<Long> sizes = new ArrayList<>();
    Scanner at = new Scanner(text);
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      sizes.add(word.whole(1, LARGEST, "sizes of clumps: integers from 1 on, with blanks"));
    }
    Clumps clumps = new Clumps(sizes);
    if (clumps.pennies() < 2) {
      throw at.error("at least two pennies, as in 3 5 2");
    }
    return clumps;
  }

  @Override
  public String write(Clumps clumps) {
    return clumps.toString();
  }

  /** At two pennies it is Black's turn: N is Black, P is White. */
  @Override
  public Optional<Outcome> verdict(Clumps clumps) {
    return clumps.pennies() > 2
        ? Optional.empty()
        : Optional.of(clumps.sizes().size() == 2 ? Outcome.N : Outcome.P);
  }

  /** A row and the same row seen from behind. */
  @Override
  public Clumps representative(Clumps clumps) {
    List<Long> reversed = new ArrayList<>(clumps.sizes());
    Collections.reverse(reversed);
    for (int i = 0; i < reversed.size(); i++) {
      int order = reversed.get(i).compareTo(clumps.sizes().get(i));
      if (order != 0) {
        return order < 0 ? new Clumps(reversed) : clumps;
      }
    }
    return clumps;
  }

  @Override
  public OptionalLong rank(Clumps clumps) {
    return OptionalLong.of(clumps.pennies());
  }
}

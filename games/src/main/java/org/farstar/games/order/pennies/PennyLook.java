package org.farstar.games.order.pennies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.player.Outcome;

/** Clumps of pennies as people see them. */
final class PennyLook implements Look<Clumps> {
  /** Pennies on one line of a terminal. */
  private static final int MOST_DRAWN = 50;

  @Override
  public String picture(Clumps clumps) {
    String turn =
        clumps.pennies() == 2 ? "" : clumps.blacksTurn() ? "   Black's turn" : "   White's turn";
    if (clumps.pennies() > MOST_DRAWN) {
      return clumps + turn;
    }
    StringBuilder picture = new StringBuilder();
    clumps.sizes().forEach(size -> picture.append("  ").append("o".repeat(size.intValue())));
    return picture.substring(2) + turn;
  }

  @Override
  public Optional<Drawing> drawing(Clumps clumps) {
    return Optional.of(Boards.tokens(clumps.sizes().stream().map(String::valueOf).toList()));
  }

  /** The penny that is taken; where clumps grow together, the pennies that meet. */
  @Override
  public List<List<String>> waysToPoint(Clumps clumps, Drawing drawing, String move) {
    String[] words = move.split(" ");
    int clump = Integer.parseInt(words[1]);
    int last = clumps.sizes().size();
    List<String> names = drawing.spots().stream().map(Spot::name).toList();
    long size = clumps.sizes().get(clump - 1);
    if (words[0].equals("split")) {
      return List.of(List.of(penny(names, clump, Long.parseLong(words[2]) + 1)));
    }
    if (words[0].equals("merge")) {
      return List.of(List.of(penny(names, clump, size), penny(names, clump + 1, 1)));
    }
    List<List<String>> ways = new ArrayList<>();
    if (clump == 1 || size == 1) {
      ways.add(List.of(penny(names, clump, 1)));
    }
    if (clump == last && size > 1) {
      ways.add(List.of(penny(names, clump, size)));
    }
    return ways;
  }

  private static String penny(List<String> names, int clump, long number) {
    String whole = Integer.toString(clump);
    return names.contains(whole) ? whole : whole + "." + number;
  }

  @Override
  public Optional<Winner> winner(Clumps clumps, Outcome outcome) {
    return Optional.ofNullable(WhiteAndBlack.of(outcome, !clumps.blacksTurn()));
  }
}

package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Coins in a line or in rows of which each tail counts by itself. What a tail is worth alone, the
 * least number that no option has, is found for one place after the other.
 */
final class TurningRule {
  private static final Pattern TEXT =
      Pattern.compile("(?:(twins|ternups|corners): )?([01]+(?:\\|[01]+)*+)");

  /** Of Turtles and Twins, Ternups, and Turning Corners no more coins are tried. */
  private static final int LONGEST = 20_000;

  private static final int LONGEST_TERNUPS = 3000;
  private static final int LONGEST_SIDE = 60;

  private TurningRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher at = TEXT.matcher(position);
    if (!data.isEmpty() || !at.matches()) {
      return Optional.empty();
    }
    String rule = at.group(1) == null ? "turtles" : at.group(1);
    String[] rows = at.group(2).split("\\|");
    int width = rows[0].length();
    for (String row : rows) {
      if (row.length() != width) {
        return Optional.empty();
      }
    }
    int most =
        switch (rule) {
          case "corners" -> LONGEST_SIDE;
          case "ternups" -> LONGEST_TERNUPS;
          default -> LONGEST;
        };
    boolean line = !rule.equals("corners");
    if (width > most || rows.length > (line ? 1 : most)) {
      return Optional.empty();
    }
    int[][] alone = alone(rule, rows.length, width, checkStop);
    long total = 0;
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < width; j++) {
        total ^= rows[i].charAt(j) == '1' ? alone[i][j] : 0;
      }
    }
    return Optional.of(Heaps.nimber(BigInteger.valueOf(total), Theorem.TAILS, Theorem.MEX));
  }

  private static int[][] alone(String rule, int rows, int width, Runnable checkStop) {
    int[][] alone = new int[rows][width];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < width; j++) {
        checkStop.run();
        alone[i][j] =
            switch (rule) {
              // One coin, or one of the others with it; the options are all numbers below.
              case "turtles" -> j + 1;
              case "twins" -> j;
              case "ternups" -> ternups(alone[0], j);
              default -> corners(alone, i, j);
            };
      }
    }
    return alone;
  }

  private static int ternups(int[] alone, int last) {
    BitSet options = new BitSet();
    for (int step = 1; 2 * step <= last; step++) {
      options.set(alone[last - step] ^ alone[last - 2 * step]);
    }
    return options.nextClearBit(0);
  }

  private static int corners(int[][] alone, int row, int column) {
    BitSet options = new BitSet();
    for (int i = 0; i < row; i++) {
      for (int j = 0; j < column; j++) {
        options.set(alone[i][j] ^ alone[i][column] ^ alone[row][j]);
      }
    }
    return options.nextClearBit(0);
  }
}

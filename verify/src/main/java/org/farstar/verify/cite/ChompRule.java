package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** Bars of Chomp: rows that do not grow from the top down. */
final class ChompRule {
  private static final Pattern ROW = Pattern.compile("\\.*+#*+");

  private ChompRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    List<Integer> rows = data.isEmpty() ? rows(position, checkStop) : List.of();
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    int width = rows.get(0);
    int height = rows.size();
    int second = height == 1 ? 0 : rows.get(1);
    int deep = (int) rows.stream().filter(row -> row > 1).count();
    return Optional.ofNullable(
        switch (theorem) {
          case CHOMP_HOOK ->
              second < 2
                  ? Heaps.nimber(BigInteger.valueOf((width - 1) ^ (height - 1)), theorem)
                  : null;
          case CHOMP_LEGS -> second > 1 && width == height ? won(true, theorem) : null;
          case CHOMP_TWO_ROWS ->
              height == 2
                  ? won(width != second + 1, theorem)
                  : width == 2 ? won(height != deep + 1, theorem) : null;
          default ->
              width * height > 1 && Collections.min(rows) == width ? won(true, theorem) : null;
        });
  }

  private static Conclusion won(boolean next, Theorem theorem) {
    return Conclusion.won(next ? Outcome.N : Outcome.P, theorem);
  }

  /** How many squares the rows have that have some; none where this is no bar. */
  private static List<Integer> rows(String position, Runnable checkStop) {
    List<Integer> rows = new ArrayList<>();
    int length = position.indexOf('|');
    int above = Integer.MAX_VALUE;
    for (String row : position.split("\\|", -1)) {
      checkStop.run();
      int squares = row.contains("#") ? row.indexOf('#') : row.length();
      if (!ROW.matcher(row).matches()
          || squares > above
          || row.isEmpty()
          || length >= 0 && row.length() != length) {
        return List.of();
      }
      above = squares;
      if (squares > 0) {
        rows.add(squares);
      }
    }
    return rows;
  }
}

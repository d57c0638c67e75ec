package org.farstar.values.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Names that somebody may have meant. */
public final class Nearest {
  private static final int MOST = 3;

  private Nearest() {}

  /** What a message says of the names that are allowed: the nearest, or all if none is near. */
  public static String allowed(String wrong, Collection<String> names) {
    List<String> nearest = to(wrong, names);
    return nearest.isEmpty()
        ? "one of " + String.join(", ", names)
        : "one like " + String.join(", ", nearest);
  }

  /** The names that differ in few letters or contain the wrong one, the nearest first. */
  public static List<String> to(String wrong, Collection<String> names) {
    int most = Math.max(2, wrong.length() / 3);
    return names.stream()
        .filter(name -> distance(wrong, name) <= most || part(wrong, name))
        .sorted(Comparator.comparingInt(name -> part(wrong, name) ? 0 : distance(wrong, name)))
        .limit(MOST)
        .toList();
  }

  /**
   * Names of several words, each with a capital, that share a word with the wrong one, or have its
   * letters in its order, as NimSquareRoot has those of Sqrt; for where none is near.
   */
  public static List<String> akin(String wrong, Collection<String> names) {
    List<String> words = Stream.of(wrong.split("(?=[A-Z])")).filter(w -> w.length() > 2).toList();
    return names.stream()
        .filter(
            name ->
                wrong.length() > 2 && runsThrough(wrong, name)
                    || words.stream()
                        .anyMatch(word -> List.of(name.split("(?=[A-Z])")).contains(word)))
        .sorted(Comparator.comparingInt(name -> distance(wrong, name)))
        .limit(MOST)
        .toList();
  }

  private static boolean runsThrough(String wrong, String name) {
    int next = 0;
    for (int i = 0; i < name.length() && next < wrong.length(); i++) {
      boolean same =
          Character.toLowerCase(name.charAt(i)) == Character.toLowerCase(wrong.charAt(next));
      next += same ? 1 : 0;
    }
    return next == wrong.length();
  }

  private static boolean part(String wrong, String name) {
    return wrong.length() > 2 && name.contains(wrong);
  }

  /** How many letters must be put in, left out, changed or swapped with their neighbour. */
  public static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : step(a, b, d, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(String a, String b, int[][] d, int i, int j) {
    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int best = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}

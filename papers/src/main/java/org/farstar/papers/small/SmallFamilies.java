package org.farstar.papers.small;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.engine.claim.Cases;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.Side;
import org.farstar.values.cancel.Cancellation;

/**
 * Families on the points 0..n-1 of which no set contains another, none of them empty, up to
 * isomorphism: 1, 2, 4, 9, 29, 209, 16352 of them for n = 0..6, the family without sets among them.
 * A family is a long: bit s stands for the set whose points are the bits of s.
 */
public final class SmallFamilies {
  private static final Cases.Key<Map<Integer, List<Long>>> FAMILIES = new Cases.Key<>();

  /** The most points. */
  public static final int MOST_POINTS = 6;

  private final int points;

  /** For every permutation of the points the images of each byte of a family. */
  private final long[][] images;

  private SmallFamilies(int points) {
    this.points = points;
    List<long[]> tables = new ArrayList<>();
    SmallPermutations.each(points, to -> tables.add(table(to)));
    this.images = tables.toArray(long[][]::new);
  }

  private long[] table(List<Integer> to) {
    long[] table = new long[8 * 256];
    for (int at = 0; at < 8; at++) {
      for (int value = 1; value < 256; value++) {
        int set = at * 8 + Integer.numberOfTrailingZeros(value);
        int image = 0;
        for (int point = 0; point < points; point++) {
          image |= (set >> point & 1) << to.get(point);
        }
        table[at * 256 + value] = table[at * 256 + (value & value - 1)] | 1L << image;
      }
    }
    return table;
  }

  private long least(long family) {
    long least = family;
    for (long[] table : images) {
      long image = 0;
      for (int at = 0; at < 8; at++) {
        image |= table[at * 256 + (int) (family >>> 8 * at & 0xff)];
      }
      if (Long.compareUnsigned(image, least) < 0) {
        least = image;
      }
    }
    return least;
  }

  /** All of them on exactly this board, made once for the checks of a run. */
  public static List<Long> antichains(int points, Cases cases) {
    return cases
        .table(FAMILIES, ConcurrentHashMap::new)
        .computeIfAbsent(points, SmallFamilies::antichains);
  }

  /** All of them on exactly this board, those in which some points are in no set too. */
  public static List<Long> antichains(int points) {
    SmallFamilies small = new SmallFamilies(points);
    List<Long> all = new ArrayList<>(List.of(0L));
    List<Long> level = List.of(0L);
    while (!level.isEmpty()) {
      Set<Long> next = new HashSet<>();
      for (long family : level) {
        Cancellation.check();
        for (int set = 1; set < 1 << points; set++) {
          if (incomparable(family, set)) {
            next.add(small.least(family | 1L << set));
          }
        }
      }
      level = next.stream().sorted().toList();
      all.addAll(level);
    }
    return all;
  }

  private static boolean incomparable(long family, int set) {
    for (long rest = family; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if ((other & set) == other || (other & set) == set) {
        return false;
      }
    }
    return true;
  }

  /** The sets of a family as masks of points. */
  public static int[] sets(long family) {
    int[] sets = new int[Long.bitCount(family)];
    int size = 0;
    for (long rest = family; rest != 0; rest &= rest - 1) {
      sets[size++] = Long.numberOfTrailingZeros(rest);
    }
    return sets;
  }

  /** The family with one more set, without the sets that contain another. */
  public static long with(long family, int set) {
    long all = family | 1L << set;
    long least = 0;
    for (int one : sets(all)) {
      boolean contains = false;
      for (int other : sets(all)) {
        contains |= other != one && (one & other) == other;
      }
      least |= contains ? 0 : 1L << one;
    }
    return least;
  }

  /** All lists of up to three different sets on this board, the sets in every order. */
  public static List<int[]> lists(int points, int most) {
    List<int[]> lists = new ArrayList<>();
    extend(new int[0], points, most, lists);
    return lists;
  }

  private static void extend(int[] list, int points, int most, List<int[]> lists) {
    if (list.length > 0) {
      lists.add(list);
    }
    if (list.length < most) {
      for (int set = 1; set < 1 << points; set++) {
        int wanted = set;
        if (Arrays.stream(list).noneMatch(other -> other == wanted)) {
          int[] longer = Arrays.copyOf(list, list.length + 1);
          longer[list.length] = set;
          extend(longer, points, most, lists);
        }
      }
    }
  }

  /** A board with these points of X and O. */
  public static Marks marks(int points, int x, int o) {
    Marks marks = Marks.none(points);
    for (int i = 0; i < points; i++) {
      if ((x >> i & 1) != 0) {
        marks = marks.with(Side.X, i);
      } else if ((o >> i & 1) != 0) {
        marks = marks.with(Side.O, i);
      }
    }
    return marks;
  }

  /** Sets as text, the points from 1 on. */
  public static String text(int... sets) {
    StringBuilder text = new StringBuilder();
    for (int set : sets) {
      StringBuilder points = new StringBuilder();
      for (int rest = set; rest != 0; rest &= rest - 1) {
        points.append(points.isEmpty() ? "" : ",");
        points.append(Integer.numberOfTrailingZeros(rest) + 1);
      }
      text.append('{').append(points).append('}');
    }
    return text.isEmpty() ? "no sets" : text.toString();
  }
}

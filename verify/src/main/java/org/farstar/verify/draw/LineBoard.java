package org.farstar.verify.draw;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.farstar.verify.RefusedException;

/**
 * Cells, the sets of them that win, and symmetries.
 *
 * @param names the names of the cells
 * @param sets the sets, as numbers of cells
 * @param symmetries a group of permutations of the cells that map sets to sets
 */
public record LineBoard(List<String> names, List<int[]> sets, List<int[]> symmetries) {
  /** The most cells of [n]^d. */
  public static final int MOST_CELLS = 2_500;

  /** The most symmetries. */
  public static final int MOST_SYMMETRIES = 10_000;

  /** The most sets of a list. */
  public static final int MOST_SETS = 1_000_000;

  /** Any sets, with no symmetry but the identity. */
  public static LineBoard of(List<String> names, List<int[]> sets) {
    return of(names.size(), names::get, sets.size(), sets::get, () -> {});
  }

  /**
   * Any sets, with no symmetry but the identity.
   *
   * @param cells how many cells there are
   * @param name the name of a cell
   * @param sets how many sets there are
   * @param set the cells of a set
   * @param checkStop called for each set; what it throws ends the work
   * @throws RefusedException if there are more than allowed, or names that lines cannot tell apart
   */
  public static LineBoard of(
      int cells, IntFunction<String> name, int sets, IntFunction<int[]> set, Runnable checkStop) {
    requireSize(cells > 0 && cells <= MOST_CELLS && sets <= MOST_SETS);
    List<String> names = IntStream.range(0, cells).mapToObj(name).toList();
    for (String each : names) {
      // In a line the word o stands between the cells of X and those of O.
      if (each.equals("o")
          || !each.matches("[^\\s:]+")
          || names.indexOf(each) != names.lastIndexOf(each)) {
        throw RefusedException.at(6, "the cell '" + each + "' needs a name of its own but o");
      }
    }
    List<int[]> list = new ArrayList<>();
    for (int i = 0; i < sets; i++) {
      checkStop.run();
      list.add(set.apply(i));
    }
    return new LineBoard(names, list, List.of(IntStream.range(0, cells).toArray()));
  }

  private static void requireSize(boolean fits) {
    if (!fits) {
      throw RefusedException.at(6, "a board of 2 to " + MOST_CELLS + " cells is allowed");
    }
  }

  /**
   * The board [n]^d with its lines, found by walking from every cell in every direction, and the
   * symmetries that exchange coordinates, read one backwards, and rename in all of them the numbers
   * from 1 to n so that k and n+1-k stay together. That they map lines to lines is checked. Where
   * these are more than {@value #MOST_SYMMETRIES}, the identity alone is used.
   *
   * @param checkStop called in every loop; what it throws ends the work
   * @throws RefusedException if it has more cells than allowed
   */
  public static LineBoard cube(int side, int dimension, Runnable checkStop) {
    requireSize(side > 1 && dimension > 0 && Math.pow(side, dimension) <= MOST_CELLS);
    int cells = (int) Math.round(Math.pow(side, dimension));
    List<String> names = new ArrayList<>();
    Set<Set<Integer>> lines = new LinkedHashSet<>();
    for (int cell = 0; cell < cells; cell++) {
      checkStop.run();
      int[] at = coordinates(cell, side, dimension);
      names.add(String.join(",", Arrays.stream(at).mapToObj(c -> "" + (c + 1)).toList()));
      for (int way = 0; way < Math.pow(3, dimension); way++) {
        int[] step = coordinates(way, 3, dimension);
        if (!onBoard(walked(at, step, side - 1), side)) {
          continue;
        }
        Set<Integer> line = new HashSet<>();
        for (int k = 0; k < side; k++) {
          line.add(cell(walked(at, step, k), side));
        }
        // The step to nowhere has one cell.
        if (line.size() == side) {
          lines.add(line);
        }
      }
    }
    List<int[]> sets = new ArrayList<>();
    lines.forEach(line -> sets.add(line.stream().mapToInt(Integer::intValue).sorted().toArray()));
    // What maps lines to lines does so again and again.
    List<int[]> generators = generators(side, dimension, cells);
    generators.forEach(symmetry -> requireLines(symmetry, lines));
    return new LineBoard(names, sets, group(generators, checkStop));
  }

  /** The same without an end. */
  public static LineBoard cube(int side, int dimension) {
    return cube(side, dimension, () -> {});
  }

  private static int[] coordinates(int cell, int side, int dimension) {
    int[] at = new int[dimension];
    for (int i = dimension - 1, rest = cell; i >= 0; i--, rest /= side) {
      at[i] = rest % side;
    }
    return at;
  }

  /** Where so many steps lead; a step is 0, 1 or 2, one more than what is added to a coordinate. */
  private static int[] walked(int[] at, int[] step, int steps) {
    int[] to = at.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += steps * (step[i] - 1);
    }
    return to;
  }

  private static boolean onBoard(int[] at, int side) {
    for (int c : at) {
      if (c < 0 || c >= side) {
        return false;
      }
    }
    return true;
  }

  private static int cell(int[] at, int side) {
    int cell = 0;
    for (int c : at) {
      cell = cell * side + c;
    }
    return cell;
  }

  private static List<int[]> generators(int side, int dimension, int cells) {
    List<UnaryOperator<int[]>> maps = new ArrayList<>();
    maps.add(at -> with(at, 0, side - 1 - at[0]));
    for (int i = 1; i < dimension; i++) {
      int k = i;
      maps.add(at -> with(with(at, 0, at[k]), k, at[0]));
    }
    for (int i = 0; i < side / 2; i++) {
      int one = i;
      int other = (i + 1) % (side / 2);
      maps.add(at -> Arrays.stream(at).map(c -> renamed(c, one, side - 1 - one)).toArray());
      maps.add(
          at ->
              Arrays.stream(at)
                  .map(c -> renamed(renamed(c, one, other), side - 1 - one, side - 1 - other))
                  .toArray());
    }
    List<int[]> generators = new ArrayList<>();
    for (UnaryOperator<int[]> map : maps) {
      generators.add(
          IntStream.range(0, cells)
              .map(cell -> cell(map.apply(coordinates(cell, side, dimension)), side))
              .toArray());
    }
    return generators;
  }

  private static int[] with(int[] at, int index, int value) {
    int[] changed = at.clone();
    changed[index] = value;
    return changed;
  }

  private static int renamed(int c, int one, int other) {
    return c == one ? other : c == other ? one : c;
  }

  /** All products of permutations; the identity alone where these are too many. */
  private static List<int[]> group(List<int[]> generators, Runnable checkStop) {
    int[] identity = IntStream.range(0, generators.get(0).length).toArray();
    List<int[]> found = new ArrayList<>(List.of(identity));
    Set<IntBuffer> known = new HashSet<>(List.of(IntBuffer.wrap(identity)));
    for (int i = 0; i < found.size(); i++) {
      for (int[] generator : generators) {
        checkStop.run();
        int[] product = Arrays.stream(found.get(i)).map(cell -> generator[cell]).toArray();
        if (known.add(IntBuffer.wrap(product))) {
          found.add(product);
        }
      }
      if (found.size() > MOST_SYMMETRIES) {
        return List.of(identity);
      }
    }
    return found;
  }

  private static void requireLines(int[] symmetry, Set<Set<Integer>> lines) {
    for (Set<Integer> line : lines) {
      if (!lines.contains(Set.of(line.stream().map(c -> symmetry[c]).toArray(Integer[]::new)))) {
        throw new AssertionError("a map of the board that is no symmetry");
      }
    }
  }
}

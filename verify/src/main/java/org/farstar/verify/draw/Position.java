package org.farstar.verify.draw;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.verify.RefusedException;

/**
 * A position with X to move, each player's cells in ascending order.
 *
 * @param x the cells of X
 * @param o those of O
 */
record Position(List<Integer> x, List<Integer> o) {
  static final byte FREE = 0;
  static final byte X = 1;
  static final byte O = 2;

  /** Sets of more cells have no potential here. */
  static final int LARGEST = 40;

  static Position of(byte[] marks) {
    return new Position(cells(marks, X), cells(marks, O));
  }

  /**
   * Reads what {@link #text} writes.
   *
   * @param cells the number of each cell by its name
   * @throws RefusedException if it is not one
   */
  static Position read(int number, String text, Map<String, Integer> cells) {
    List<String> words = List.of(text.split(" ", -1));
    int o = words.indexOf("o");
    if (!words.get(0).equals("x") || o < 0) {
      throw RefusedException.at(number, "allowed: 'x ... o ...', a tab and replies");
    }
    byte[] marks = new byte[cells.size()];
    take(number, words.subList(1, o), X, marks, cells);
    take(number, words.subList(o + 1, words.size()), O, marks, cells);
    return of(marks);
  }

  private static void take(
      int number, List<String> names, byte player, byte[] marks, Map<String, Integer> cells) {
    for (String name : names) {
      int cell = cell(number, name, cells);
      if (marks[cell] != FREE) {
        throw RefusedException.at(number, "the cell " + name + " is taken twice");
      }
      marks[cell] = player;
    }
  }

  /** The number of a cell. */
  static int cell(int number, String name, Map<String, Integer> cells) {
    Integer cell = cells.get(name);
    if (cell == null) {
      throw RefusedException.at(number, "found '" + name + "', allowed: a cell");
    }
    return cell;
  }

  private static List<Integer> cells(byte[] marks, byte of) {
    return IntStream.range(0, marks.length).filter(cell -> marks[cell] == of).boxed().toList();
  }

  /** What each cell has. */
  byte[] marks(int cells) {
    byte[] marks = new byte[cells];
    x.forEach(cell -> marks[cell] = X);
    o.forEach(cell -> marks[cell] = O);
    return marks;
  }

  /** The least of the images, the cells of X compared first. */
  Position least(List<int[]> symmetries) {
    int[] bestX = image(x, symmetries.get(0));
    int[] bestO = image(o, symmetries.get(0));
    for (int[] symmetry : symmetries) {
      int[] imageX = image(x, symmetry);
      int order = Arrays.compare(imageX, bestX);
      if (order <= 0) {
        int[] imageO = image(o, symmetry);
        if (order < 0 || Arrays.compare(imageO, bestO) < 0) {
          bestX = imageX;
          bestO = imageO;
        }
      }
    }
    return new Position(
        Arrays.stream(bestX).boxed().toList(), Arrays.stream(bestO).boxed().toList());
  }

  /** Whether a symmetry maps the cells of each player to themselves. */
  boolean keptBy(int[] symmetry) {
    return Arrays.equals(image(x, symmetry), x.stream().mapToInt(c -> c).toArray())
        && Arrays.equals(image(o, symmetry), o.stream().mapToInt(c -> c).toArray());
  }

  private static int[] image(List<Integer> cells, int[] symmetry) {
    int[] image = new int[cells.size()];
    for (int i = 0; i < image.length; i++) {
      image[i] = symmetry[cells.get(i)];
    }
    Arrays.sort(image);
    return image;
  }

  /** Whether X has a whole set. */
  boolean won(List<int[]> sets) {
    return sets.stream().anyMatch(set -> Arrays.stream(set).allMatch(x::contains));
  }

  /** Whether a set has no cell of O. */
  static boolean open(int[] set, byte[] marks) {
    for (int cell : set) {
      if (marks[cell] == O) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether X, to move, completes no set by the theorem of Erdős and Selfridge: an open set with k
   * free cells weighs 2^-k, and all of them together, with those through some cell counted twice,
   * weigh less than 1.
   */
  static boolean light(List<int[]> sets, byte[] marks) {
    long one = 1L << LARGEST;
    long sum = 0;
    long[] through = new long[marks.length];
    for (int[] set : sets) {
      if (set.length > LARGEST) {
        return false;
      }
      if (open(set, marks)) {
        int free = 0;
        for (int cell : set) {
          free += marks[cell] == FREE ? 1 : 0;
        }
        sum += one >> free;
        for (int cell : set) {
          through[cell] += marks[cell] == FREE ? one >> free : 0;
        }
        if (sum >= one) {
          return false;
        }
      }
    }
    return sum + Arrays.stream(through).max().orElse(0) < one;
  }

  /** The position as in a certificate, as in {@code x 1,1 o 2,2}. */
  String text(List<String> names) {
    return "x" + words(x, names) + " o" + words(o, names);
  }

  private static String words(List<Integer> cells, List<String> names) {
    return cells.stream().map(cell -> " " + names.get(cell)).collect(Collectors.joining());
  }
}

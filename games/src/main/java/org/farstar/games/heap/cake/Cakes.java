package org.farstar.games.heap.cake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.values.text.Scanner;

/**
 * Some rectangular cakes, in any order; immutable.
 *
 * @param cakes the cakes, sorted
 */
record Cakes(List<Cake> cakes) {
  private static final String ALLOWED = "cakes such as 3x5, blanks between, or 0 for none";

  /**
   * A cake.
   *
   * @param rows how many rows, at least 1
   * @param columns how many columns, at least 1
   */
  record Cake(int rows, int columns) {
    /** With rows as columns. */
    Cake turned() {
      return new Cake(columns, rows);
    }

    @Override
    public String toString() {
      return rows + "x" + columns;
    }
  }

  static Cakes of(Collection<Cake> cakes) {
    return new Cakes(
        cakes.stream()
            .sorted(Comparator.comparingInt(Cake::rows).thenComparingInt(Cake::columns))
            .toList());
  }

  /** The cake, where there is one alone. */
  Optional<Cake> single() {
    return cakes.size() == 1 ? Optional.of(cakes.get(0)) : Optional.empty();
  }

  /** These cakes with others in the place of one. */
  Cakes with(int index, List<Cake> others) {
    List<Cake> changed = new ArrayList<>(cakes);
    changed.remove(index);
    changed.addAll(others);
    return of(changed);
  }

  static Cakes read(String text, int largest) {
    Scanner at = new Scanner(text).whitespace();
    List<Cake> cakes = new ArrayList<>();
    if (at.accept('0')) {
      at.whitespace().expectEnd(ALLOWED);
      return of(cakes);
    }
    String size = "a number from 1 to " + largest;
    do {
      int rows = (int) at.natural(1, largest, size);
      at.expect("x", ALLOWED);
      cakes.add(new Cake(rows, (int) at.natural(1, largest, size)));
      if (!at.atEnd() && !Character.isWhitespace(at.peek())) {
        throw at.error(ALLOWED);
      }
    } while (!at.whitespace().atEnd());
    return of(cakes);
  }

  @Override
  public String toString() {
    return cakes.isEmpty()
        ? "0"
        : cakes.stream().map(Cake::toString).collect(Collectors.joining(" "));
  }
}

package org.farstar.games.positional;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.Pairing;

/**
 * From which n on the board [n]^d has a draw-forcing pairing. Below the least n with half as many
 * lines as cells there is none by counting; from n = 4d - 2 on there is one (the claim {@code
 * slides/pairing-linear}); every n between them is tried, or the first of them. Beside it stand the
 * bounds that the lecture's theorems give.
 */
final class ThresholdTable implements Table {
  private static final String ALL = "all";

  private static final Choice TRIES =
      new Choice(
          "tries",
          "how many n from the least on are tried; all are those below 4d - 2",
          List.of(ALL, "1", "2", "4", "8"));

  @Override
  public String name() {
    return "thresholds";
  }

  @Override
  public String what() {
    return "from which n on [n]^d has a draw-forcing pairing, and what the lecture's bounds say";
  }

  @Override
  public List<Axis> axes() {
    return List.of(Axis.of("d", "the dimension, up to 6", 1, 1, 4));
  }

  @Override
  public List<Choice> choices() {
    return List.of(TRIES);
  }

  @Override
  public List<Column> columns(Settings settings) {
    return afterAxes(
        Column.result("least"),
        Column.result("cells"),
        Column.result("lines"),
        Column.result("tried"),
        Column.result("linear"),
        Column.result("even"),
        Column.result("odd"),
        Column.result("potential"));
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    String choice = settings.choice(TRIES.name());
    int tries = choice.equals(ALL) ? 0 : Integer.parseInt(choice);
    return settings
        .cells()
        .filter(at -> at.get("d") <= Cube.MOST_DIMENSIONS)
        .map(at -> Block.at(at, () -> rows(Math.toIntExact(at.get("d")), tries, control)));
  }

  private static List<List<Cell>> rows(int d, int tries, Control control) {
    int counted = 1;
    while (lines(counted, d).shiftLeft(1).compareTo(Cube.cells(counted, d)) > 0) {
      counted++;
    }
    int n = counted;
    int least = -1;
    int last = -1;
    int end = tries > 0 ? counted + tries : Math.max(counted + 1, linearFrom(d));
    while (n < end && Cube.fits(n, d)) {
      control.phase("pairing the lines of [" + n + "]^" + d);
      boolean exists = Pairing.of(new Cube(n, d), control).complete();
      least = exists && least < 0 ? n : exists ? least : -1;
      last = n++;
    }
    Cell none = Cell.NONE;
    int from = least < 0 ? counted : least;
    return List.of(
        List.of(
            Cell.of(d),
            least < 0 ? none : Cell.of(least),
            Cell.of(Cube.cells(from, d).toString()),
            Cell.of(Cube.formula(from, d).toString()),
            last < 0 ? none : Cell.of(last),
            Cell.of(linearFrom(d)),
            Cell.of(evenFrom(d)),
            Cell.of(oddFrom(d)),
            Cell.of(potentialFrom(d))));
  }

  private static BigInteger lines(int n, int d) {
    return n == 1 ? BigInteger.ONE : Cube.formula(n, d);
  }

  /** The n from which on lines have 2d cells that are each kept by d of them at most. */
  private static int linearFrom(int d) {
    return 4 * d - 2;
  }

  /** The least even n to which the corollary on degrees applies. */
  private static long evenFrom(int d) {
    return (1L << d + 1) - 2;
  }

  /** The least odd n to which it applies. */
  private static long oddFrom(int d) {
    long bound = BigInteger.valueOf(3).pow(d).longValueExact() - 1;
    return bound % 2 == 0 ? bound + 1 : bound;
  }

  /** The least n from which the theorem of Erdős and Selfridge applies. */
  private static long potentialFrom(int d) {
    int n = 2;
    while (Cube.formula(n, d).compareTo(BigInteger.ONE.shiftLeft(n - 1)) >= 0) {
      n++;
    }
    return n;
  }
}

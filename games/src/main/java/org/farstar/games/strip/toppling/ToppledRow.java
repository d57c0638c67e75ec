package org.farstar.games.strip.toppling;

import java.util.Optional;
import org.farstar.engine.theory.Statement;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * A row whose value comes from two moves, one of each player.
 *
 * @param left what Left's move leaves
 * @param leftValue what that is worth
 * @param right what Right's move leaves
 * @param rightValue what that is worth
 * @param value what the row is worth
 * @param cite why
 */
record ToppledRow(
    String left, Value leftValue, String right, Value rightValue, Value value, Statement cite) {
  /** The least memory a universe can have; a few small values are made in each. */
  private static final long MEMORY = 1 << 20;

  /** Two numbers, the first not below the second. */
  private record Switch(Dyadic high, Dyadic low) {
    ShortGame in(Universe universe) {
      return universe.of(universe.number(high), universe.number(low));
    }
  }

  /**
   * The row as one of the statements has it, read from either end; empty where none speaks of it. A
   * row of one colour has no such moves.
   *
   * @param row symbols L, R and E, at least one
   */
  static Optional<ToppledRow> of(String row) {
    NumberRow numbers = new NumberRow(row);
    return numbers
        .value()
        .map(value -> options(row, numbers, value))
        .or(() -> read(row, numbers))
        .or(() -> turned(new StringBuilder(row).reverse().toString()));
  }

  private static Optional<ToppledRow> turned(String row) {
    return read(row, new NumberRow(row));
  }

  /** The row of the left option is a beginning, and behind LR stands that of the right option. */
  private static ToppledRow options(String row, NumberRow numbers, Dyadic value) {
    Dyadic a = value.leftOption().orElseThrow();
    Dyadic b = value.rightOption().orElseThrow();
    int at = row.indexOf("LR");
    while (!numbers.value(0, at).equals(Optional.of(a))) {
      at = row.indexOf("LR", at + 2);
    }
    return new ToppledRow(
        row.substring(0, at), a, row.substring(at + 2), b, value, TopplingStatements.NUMBERS);
  }

  /** The row from its first domino on, cut at LR or at a green domino. */
  private static Optional<ToppledRow> read(String row, NumberRow numbers) {
    int green = row.indexOf('E');
    if (green >= 0) {
      return cut(row, numbers, green, green + 1);
    }
    for (int at = row.indexOf("LR"); at >= 0; at = row.indexOf("LR", at + 2)) {
      Optional<ToppledRow> found = cut(row, numbers, at, at + 2);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<ToppledRow> cut(String row, NumberRow numbers, int to, int from) {
    Optional<Dyadic> a = numbers.value(0, to);
    Optional<Dyadic> b = numbers.value(from, row.length());
    if (a.isPresent() && b.isPresent()) {
      return a.get().compareTo(b.get()) >= 0
          ? Optional.of(two(row.substring(0, to), a.get(), row.substring(from), b.get()))
          : Optional.empty();
    }
    if (from == to + 1 || a.isEmpty() && b.isEmpty()) {
      return Optional.empty();
    }
    return a.isPresent()
        ? behind(row, numbers, from, row.length())
            .filter(inner -> a.get().compareTo(inner.high()) >= 0)
            .map(inner -> three(row.substring(0, to), a.get(), row.substring(from), inner))
        : behind(row, numbers, 0, to)
            .filter(inner -> inner.low().compareTo(b.get()) >= 0)
            .map(inner -> three(row.substring(0, to), inner, row.substring(from), b.get()));
  }

  /** Two numbers with RL between them, the second not below the first. */
  private static Optional<Switch> behind(String row, NumberRow numbers, int from, int to) {
    for (int at = row.indexOf("RL", from);
        at >= 0 && at + 2 <= to;
        at = row.indexOf("RL", at + 2)) {
      Optional<Dyadic> low = numbers.value(from, at);
      Optional<Dyadic> high = low.isPresent() ? numbers.value(at + 2, to) : Optional.empty();
      if (high.isPresent() && high.get().compareTo(low.get()) >= 0) {
        return Optional.of(new Switch(high.get(), low.get()));
      }
    }
    return Optional.empty();
  }

  private static ToppledRow two(String left, Dyadic a, String right, Dyadic b) {
    ShortGame value = new Switch(a, b).in(new Universe(MEMORY));
    return new ToppledRow(left, a, right, b, value, TopplingStatements.SWITCHES);
  }

  private static ToppledRow three(String left, Dyadic a, String right, Switch inner) {
    Universe universe = new Universe(MEMORY);
    ShortGame b = inner.in(universe);
    return new ToppledRow(
        left, a, right, b, universe.of(universe.number(a), b), TopplingStatements.THREE);
  }

  private static ToppledRow three(String left, Switch inner, String right, Dyadic b) {
    Universe universe = new Universe(MEMORY);
    ShortGame a = inner.in(universe);
    return new ToppledRow(
        left, a, right, b, universe.of(a, universe.number(b)), TopplingStatements.THREE);
  }
}

package org.farstar.verify.cite;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** A cake of Eatcake, by which of its sides are odd. */
final class EatcakeRule {
  private static final Pattern CAKE = Pattern.compile("([1-9][0-9]{0,5})x([1-9][0-9]{0,5})");

  private EatcakeRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Matcher cake = CAKE.matcher(position);
    if (!data.isEmpty() || !cake.matches()) {
      return Optional.empty();
    }
    int rows = Integer.parseInt(cake.group(1));
    int columns = Integer.parseInt(cake.group(2));
    int odd = rows % 2 + columns % 2;
    return Optional.ofNullable(
        switch (theorem) {
          case EATCAKE_ODD ->
              odd == 2 || rows == columns
                  ? new Conclusion(List.of(theorem), Outcome.N, Optional.of("*"))
                  : null;
          case EATCAKE_ONE ->
              odd == 1 ? Conclusion.won(rows % 2 == 0 ? Outcome.L : Outcome.R, theorem) : null;
          default -> odd == 0 ? Conclusion.won(Outcome.N, theorem) : null;
        });
  }
}

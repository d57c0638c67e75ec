package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * Whether the rule that a step names decides a sum, from the values of its parts: what the bounds
 * of a search say of parts that they have not valued must be true of the values.
 */
final class SumRules {
  private SumRules() {}

  /**
   * Whether the rule applies.
   *
   * @param step names the rule
   * @param parts what the parts are worth, at least one
   * @param mover who moves first
   * @param wins what the rule is said to say of the mover
   */
  static boolean say(Step step, List<ShortGame> parts, Player mover, boolean wins) {
    List<ShortGame> seen = parts.stream().map(g -> mover == Player.LEFT ? g : g.negate()).toList();
    List<ShortGame> left = cancelled(seen);
    ShortGame total = seen.stream().reduce(seen.get(0).universe().zero(), ShortGame::plus);
    boolean truth = total.outcome().forMover(Player.LEFT) == Result.WIN;
    SumRule rule = SumRule.valueOf(step.data().get("rule").toString().toUpperCase(Locale.ROOT));
    return truth == wins
        && switch (rule) {
          case VALUE -> !states(step) && left.stream().allMatch(ShortGame::isNumberUpStar);
          case SIGNS -> !states(step) && signs(left, wins);
          case TEMPERATURE -> states(step) && means(left, wins) && amount(step, mover, mean(left));
          case STOPS -> states(step) && stops(left, wins) && amount(step, mover, stop(left, wins));
          case COMPARE ->
              !states(step) && left.stream().filter(g -> !g.isNumberUpStar()).count() <= 2;
          case ATOMIC_WEIGHT ->
              weights(left, wins)
                  && weight(left).map(number -> amount(step, mover, number)).orElse(true);
        };
  }

  /** Whether the step states an amount, as the rules that add something up do. */
  private static boolean states(Step step) {
    return step.data().containsKey("amount");
  }

  /**
   * Whether a number is what the step says of it, exactly or as a bound; where it says something.
   */
  private static boolean amount(Step step, Player mover, Dyadic number) {
    if (!step.data().containsKey("amount")) {
      return true;
    }
    Dyadic real = mover == Player.LEFT ? number : number.negate();
    int order = real.compareTo(Dyadic.read(step.data().get("amount").toString()));
    return switch (step.data().get("about").toString()) {
      case "at least" -> order >= 0;
      case "at most" -> order <= 0;
      default -> order == 0;
    };
  }

  /** The parts without those that cancel; numbers with ups and stars are one part together. */
  private static List<ShortGame> cancelled(List<ShortGame> parts) {
    List<ShortGame> left = new ArrayList<>();
    ShortGame plain = parts.get(0).universe().zero();
    for (ShortGame part : parts) {
      if (part.isNumberUpStar()) {
        plain = plain.plus(part);
      } else if (!left.remove(part.negate())) {
        left.add(part);
      }
    }
    if (!plain.isZero() || left.isEmpty()) {
      left.add(plain);
    }
    return left;
  }

  private static boolean first(ShortGame part, Player player) {
    return part.outcome().forMover(player) == Result.WIN;
  }

  private static boolean signs(List<ShortGame> parts, boolean wins) {
    if (!wins) {
      return parts.stream().noneMatch(part -> first(part, Player.LEFT));
    }
    for (int i = 0; i < parts.size(); i++) {
      List<ShortGame> others = new ArrayList<>(parts);
      if (first(others.remove(i), Player.LEFT)
          && others.stream().noneMatch(part -> first(part, Player.RIGHT))) {
        return true;
      }
    }
    return false;
  }

  private static Dyadic sum(List<Dyadic> numbers) {
    return numbers.stream().reduce(Dyadic.ZERO, Dyadic::plus);
  }

  private static Dyadic mean(List<ShortGame> parts) {
    return sum(parts.stream().map(ShortGame::mean).toList());
  }

  /** The Left stops, or one Left stop and the Right stops of the others, so that it is most. */
  private static Dyadic stop(List<ShortGame> parts, boolean wins) {
    if (!wins) {
      return sum(parts.stream().map(ShortGame::leftStop).toList());
    }
    Dyadic right = sum(parts.stream().map(ShortGame::rightStop).toList());
    return parts.stream()
        .map(part -> right.minus(part.rightStop()).plus(part.leftStop()))
        .max(Dyadic::compareTo)
        .orElse(right);
  }

  /** The sum of the atomic weights, where they are numbers. */
  private static Optional<Dyadic> weight(List<ShortGame> parts) {
    List<ShortGame> weights = parts.stream().map(ShortGame::atomicWeight).toList();
    return weights.stream().allMatch(ShortGame::isNumber)
        ? Optional.of(mean(weights))
        : Optional.empty();
  }

  private static boolean means(List<ShortGame> parts, boolean wins) {
    Dyadic mean = mean(parts);
    Dyadic heat =
        parts.stream()
            .map(ShortGame::temperature)
            .max(Dyadic::compareTo)
            .filter(t -> t.signum() > 0)
            .orElse(Dyadic.ZERO);
    return wins ? mean.signum() > 0 : mean.plus(heat).signum() < 0;
  }

  private static boolean stops(List<ShortGame> parts, boolean wins) {
    int sign = stop(parts, wins).signum();
    return wins ? sign > 0 : sign < 0;
  }

  private static boolean weights(List<ShortGame> parts, boolean wins) {
    Universe universe = parts.get(0).universe();
    if (!parts.stream().allMatch(ShortGame::isAllSmall)) {
      return false;
    }
    ShortGame weight =
        parts.stream().map(ShortGame::atomicWeight).reduce(universe.zero(), ShortGame::plus);
    return wins
        ? weight.isAtLeast(universe.number(Dyadic.ONE))
        : weight.isAtMost(universe.number(Dyadic.ONE.plus(Dyadic.ONE).negate()));
  }
}

package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What the theory says of one line, step by step. Lines that fit a screen are shown coin by coin;
 * of longer ones each stage is summed up, and no step grows with the line.
 */
final class CoinReason {
  /** Lines up to this length are shown whole. */
  private static final int SHOWN = 72;

  private CoinReason() {}

  /** What settles a line by counting: of a line without tails the theorem says nothing. */
  static Statement countingCite(CoinLine line) {
    return line.tails() == 0 ? Basics.END : CoinStatements.COUNTING;
  }

  /** Theorem 3.1 for a line it settles. */
  static Step counting(CoinLine line, Outcome outcome) {
    int tails = line.tails();
    Step step =
        Step.of(StepKind.COUNT, countingCite(line))
            .with("tails", tails)
            .with("firstIsTail", tails > 0 && line.tail(1))
            .with("outcome", outcome.name());
    return line.length() > SHOWN ? step : step.with("coins", line.toString());
  }

  /** The algorithm of section 3. */
  static List<Step> value(CoinLine line, Dyadic value) {
    List<Step> steps = new ArrayList<>();
    CoinReduction reduction = CoinReduction.of(line, true);
    reductions(line, reduction, steps);
    ordinalSum(reduction.reduced(), value, steps);
    return steps;
  }

  /** Theorem 4.2: the best moves and what they are worth. */
  static List<Step> bestMoves(CoinLine line) {
    List<Step> steps = new ArrayList<>();
    for (Player player : Player.values()) {
      Optional<int[]> best = BestMove.of(line, player);
      if (best.isPresent()) {
        String move = FlippingCoins.moveText(best.get());
        String after = Digits.shown(CoinValue.of(line.flip(best.get())));
        steps.add(
            Step.of(StepKind.BEST, CoinStatements.BEST_MOVES)
                .with("player", player.title())
                .with("move", move)
                .with("coins", Arrays.stream(best.get()).boxed().toList())
                .with("value", after));
      }
    }
    return steps;
  }

  private static void reductions(CoinLine line, CoinReduction reduction, List<Step> steps) {
    if (reduction.steps().isEmpty()) {
      return;
    }
    if (line.length() > SHOWN) {
      steps.add(manyReductions(line, reduction));
      return;
    }
    CoinLine now = line;
    for (CoinReduction.Step run : reduction.steps()) {
      for (int k = 0; k < run.times(); k++) {
        int ones = run.ones() - 3 * k;
        now = oneReduction(now, run.rule(), run.place() + k, ones, steps);
      }
    }
  }

  /** Shows one application of a rule: {@code 0111} at a place becomes {@code 10}. */
  private static CoinLine oneReduction(
      CoinLine line, char rule, int place, int ones, List<Step> steps) {
    String before = line.toString();
    String after = before.substring(0, place - 1) + "10" + before.substring(place + 3);
    CoinLine next = CoinLine.of(after);
    steps.add(
        Step.of(StepKind.REDUCTION, List.of(CoinStatements.LONG_RUNS, CoinStatements.REDUCTION))
            .with("rule", String.valueOf(rule))
            .with("place", place)
            .with("tails", rule == 'a' ? Optional.of(ones) : Optional.empty())
            .with("left", rule == 'a' ? Optional.of(ones - 3) : Optional.empty())
            .with("before", before)
            .with("after", next.toString()));
    return next;
  }

  private static Step manyReductions(CoinLine line, CoinReduction reduction) {
    long ruleA = 0;
    long ruleB = 0;
    for (CoinReduction.Step step : reduction.steps()) {
      if (step.rule() == 'a') {
        ruleA += step.times();
      } else {
        ruleB += step.times();
      }
    }
    List<CoinReduction.Step> all = reduction.steps();
    CoinReduction.Step last = all.get(all.size() - 1);
    return Step.of(StepKind.REDUCTIONS, List.of(CoinStatements.LONG_RUNS, CoinStatements.REDUCTION))
        .with("ruleA", ruleA)
        .with("ruleB", ruleB)
        .with("first", all.get(0).place())
        .with("last", last.place() + last.times() - 1)
        .with("coinsBefore", line.length())
        .with("coinsAfter", reduction.reduced().length());
  }

  private static void ordinalSum(CoinLine reduced, Dyadic value, List<Step> steps) {
    OrdinalSumForm form = OrdinalSumForm.of(reduced);
    String number = Digits.shown(value);
    if (form.exponents().isEmpty()) {
      steps.add(base(reduced, form, number));
      return;
    }
    if (reduced.length() > SHOWN) {
      steps.add(
          Step.of(StepKind.LONG_PARTITION, CoinStatements.PARTITION)
              .with("base", form.base().length())
              .with("exponents", form.exponents().size())
              .with("value", number));
      return;
    }
    steps.add(partition(reduced, form));
    steps.add(base(reduced, form, form.base().value().toString()));
    List<String> terms = new ArrayList<>(List.of(form.base().value().toString()));
    form.exponents().forEach(exponent -> terms.add(exponent.value().toString()));
    steps.add(
        Step.of(StepKind.ORDINAL_SUM, List.of(CoinStatements.EXPONENT, CoinStatements.VALUE))
            .with("terms", terms)
            .with("value", number));
  }

  private static Step partition(CoinLine reduced, OrdinalSumForm form) {
    List<String> parts = new ArrayList<>(List.of(part(reduced, form, -1)));
    List<List<Object>> exponents = new ArrayList<>();
    for (int i = 0; i < form.exponents().size(); i++) {
      OrdinalSumForm.Exponent exponent = form.exponents().get(i);
      String coins = part(reduced, form, i);
      parts.add(coins);
      exponents.add(List.of(coins, exponent.p(), exponent.q(), Digits.shown(exponent.value())));
    }
    return Step.of(StepKind.PARTITION, CoinStatements.PARTITION)
        .with("coins", reduced.toString())
        .with("parts", parts)
        .with("exponents", exponents);
  }

  /** The base of a reduced line, of which it may be all there is. */
  private static Step base(CoinLine reduced, OrdinalSumForm form, String value) {
    OrdinalSumForm.Base base = form.base();
    boolean whole = form.exponents().isEmpty();
    boolean shown = !whole || reduced.length() <= SHOWN;
    String coins = shown ? part(reduced, form, -1) : "";
    Step step =
        Step.of(StepKind.BASE, CoinStatements.BASE)
            .with("coins", shown ? Optional.of(coins) : Optional.empty())
            .with("length", shown ? coins.length() : reduced.length())
            .with(
                "tails",
                shown ? (int) coins.chars().filter(c -> c == '1').count() : reduced.tails());
    if (base.ones() >= 0) {
      step = step.with("ones", base.ones()).with("q", base.q());
    }
    return (base.length() == 0 ? step : step.with("p", base.p())).with("value", value);
  }

  /** The coins of one part of a reduced line: -1 for the base, else an exponent. */
  private static String part(CoinLine reduced, OrdinalSumForm form, int index) {
    int from = index < 0 ? 0 : form.exponents().get(index).start();
    int to =
        index + 1 < form.exponents().size()
            ? form.exponents().get(index + 1).start()
            : reduced.length();
    return reduced.toString().substring(from, to);
  }
}

package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
    String count = tails + (tails == 1 ? " tail" : " tails");
    String text =
        tails == 0
            ? "No coin shows tails: nobody can move, and the previous player wins."
            : tails % 2 == 0
                ? count
                    + ", an even number: while there are two, Left can move, and no move of"
                    + " Right's lowers their number. Left wins."
                : count
                    + ", the first coin among them: Left can play down to that coin alone, where"
                    + " Right cannot move. Left wins.";
    Step step =
        Step.of(StepKind.COUNT, countingCite(line), text)
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
        String coins =
            player == Player.LEFT ? "the last two tails" : "the last head and the tail beside it";
        steps.add(
            Step.of(
                    StepKind.BEST,
                    CoinStatements.BEST_MOVES,
                    player.title()
                        + "'s best move turns "
                        + coins
                        + ", "
                        + move
                        + ", to "
                        + after
                        + ".")
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
    String what =
        rule == 'a'
            ? "rule (a): 01^" + ones + " becomes " + (ones == 4 ? "101" : "101^" + (ones - 3))
            : "rule (b): 0111 becomes 10, an even number of tails to its right";
    CoinLine next = CoinLine.of(after);
    steps.add(
        Step.of(
                StepKind.REDUCTION,
                List.of(CoinStatements.LONG_RUNS, CoinStatements.REDUCTION),
                before + "\n" + " ".repeat(place - 1) + "^^^^\n" + what)
            .with("rule", String.valueOf(rule))
            .with("place", place)
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
    String text =
        "From the right, rule (a), 01^(3+j) becomes 101^j, applies "
            + CoinText.times(ruleA)
            + " and rule (b), 0111 becomes 10, "
            + CoinText.times(ruleB)
            + ", first at coin "
            + all.get(0).place()
            + " and last at coin "
            + all.get(all.size() - 1).place()
            + ": from "
            + line.length()
            + " coins to "
            + reduction.reduced().length()
            + ".";
    return Step.of(
            StepKind.REDUCTIONS, List.of(CoinStatements.LONG_RUNS, CoinStatements.REDUCTION), text)
        .with("ruleA", ruleA)
        .with("ruleB", ruleB)
        .with("coinsBefore", line.length())
        .with("coinsAfter", reduction.reduced().length());
  }

  private static void ordinalSum(CoinLine reduced, Dyadic value, List<Step> steps) {
    OrdinalSumForm form = OrdinalSumForm.of(reduced);
    String number = Digits.shown(value);
    if (form.exponents().isEmpty()) {
      steps.add(
          Step.of(
                  StepKind.BASE,
                  CoinStatements.BASE,
                  CoinText.base(form.base(), shown(reduced)) + ".")
              .with("coins", shown(reduced))
              .with("value", number));
      return;
    }
    if (reduced.length() > SHOWN) {
      steps.add(
          Step.of(
                  StepKind.LONG_PARTITION,
                  CoinStatements.PARTITION,
                  "The reduced line parts into a base of "
                      + form.base().length()
                      + " coins and "
                      + form.exponents().size()
                      + " exponents; its value is their ordinal sum, "
                      + number
                      + ".")
              .with("exponents", form.exponents().size())
              .with("value", number));
      return;
    }
    steps.add(partition(reduced, form));
    steps.add(
        Step.of(
                StepKind.BASE,
                CoinStatements.BASE,
                CoinText.base(form.base(), part(reduced, form, -1)) + ".")
            .with("coins", part(reduced, form, -1))
            .with("value", form.base().value().toString()));
    List<String> terms = new ArrayList<>(List.of(form.base().value().toString()));
    form.exponents().forEach(exponent -> terms.add(exponent.value().toString()));
    String sum =
        terms.stream()
            .reduce(
                (base, exponent) ->
                    (base.contains(":") ? "(" + base + ")" : base) + " : " + exponent)
            .orElseThrow();
    steps.add(
        Step.of(
                StepKind.ORDINAL_SUM,
                List.of(CoinStatements.EXPONENT, CoinStatements.VALUE),
                sum + " = " + number + ".")
            .with("terms", terms)
            .with("value", number));
  }

  private static Step partition(CoinLine reduced, OrdinalSumForm form) {
    List<String> parts = new ArrayList<>();
    for (int i = -1; i < form.exponents().size(); i++) {
      parts.add(part(reduced, form, i));
    }
    String exponents =
        form.exponents().stream()
            .map(e -> CoinText.exponent(e, part(reduced, form, form.exponents().indexOf(e))))
            .collect(Collectors.joining("\n"));
    return Step.of(
            StepKind.PARTITION,
            CoinStatements.PARTITION,
            reduced
                + " = "
                + parts.get(0)
                + " ("
                + String.join(") (", parts.subList(1, parts.size()))
                + ")\n"
                + exponents)
        .with("coins", reduced.toString())
        .with("parts", parts);
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

  private static String shown(CoinLine line) {
    return line.length() <= SHOWN
        ? line.toString()
        : "a line of " + line.length() + " coins, " + line.tails() + " of them tails";
  }
}

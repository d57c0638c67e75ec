package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What the paper proves about Flipping Coins with its own rules; it says nothing of the variants.
 */
public final class CoinTheory implements Theory<CoinLine> {
  private static final String PAPER = "flipping-coins, ";

  @Override
  public String cite() {
    return PAPER + "Theorems 3.1, 3.3 and 4.2";
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<CoinLine> rules, Sum<CoinLine> position, Ask ask, Control control) {
    if (!standard(rules)) {
      return Optional.empty();
    }
    Optional<Outcome> byCounting =
        position.terms().size() == 1 ? byCounting(position.single()) : Optional.empty();
    if (byCounting.isPresent() && !ask.moves()) {
      List<Step> reason =
          ask.explain()
              ? List.of(CoinReason.counting(position.single(), byCounting.get()))
              : List.of();
      return Optional.of(answer(byCounting.get(), Optional.empty(), reason, "Theorem 3.1"));
    }
    List<Dyadic> values = position.terms().stream().map(CoinValue::of).toList();
    Dyadic total = values.stream().reduce(Dyadic.ZERO, Dyadic::plus);
    Outcome outcome = Outcome.ofSign(total.signum());
    Optional<Map<Player, WinningMoves>> moves =
        ask.moves() ? Optional.of(moves(position, values, control)) : Optional.empty();
    List<Step> reason = ask.explain() ? reason(position, values, byCounting) : List.of();
    String cite = ask.moves() ? "Theorems 3.3 and 4.2, Corollary 4.1" : "Theorem 3.3";
    return Optional.of(answer(outcome, moves, reason, cite));
  }

  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<CoinLine> rules, Sum<CoinLine> position, Ask ask, Control control) {
    if (!standard(rules)) {
      return Optional.empty();
    }
    List<Dyadic> values = position.terms().stream().map(CoinValue::of).toList();
    Dyadic total = values.stream().reduce(Dyadic.ZERO, Dyadic::plus);
    List<Step> reason = ask.explain() ? CoinReason.value(position, values) : List.of();
    return Optional.of(
        new ValueAnswer(
            total,
            Outcome.ofSign(total.signum()),
            reason,
            new Source.ByTheory(PAPER + "Theorem 3.3")));
  }

  /**
   * Theorem 3.1: Left wins with an even number of tails, or with the first coin a tail and at least
   * two. The paper's 'even number' must not be 0: the empty line is won by the previous player.
   */
  static Optional<Outcome> byCounting(CoinLine line) {
    int tails = line.tails();
    if (tails == 0) {
      return Optional.of(Outcome.P);
    }
    return tails % 2 == 0 || (line.tail(1) && tails >= 2)
        ? Optional.of(Outcome.L)
        : Optional.empty();
  }

  private static List<Step> reason(
      Sum<CoinLine> position, List<Dyadic> values, Optional<Outcome> byCounting) {
    List<Step> steps = new ArrayList<>();
    byCounting.ifPresent(o -> steps.add(CoinReason.counting(position.single(), o)));
    steps.addAll(CoinReason.value(position, values));
    if (values.size() == 1) {
      steps.addAll(CoinReason.bestMoves(position.single()));
    }
    return steps;
  }

  private static boolean standard(SumRuleset<CoinLine> rules) {
    return rules.base() instanceof FlippingCoins coins && coins.standard();
  }

  private static OutcomeAnswer answer(
      Outcome outcome, Optional<Map<Player, WinningMoves>> moves, List<Step> reason, String cite) {
    return new OutcomeAnswer(outcome, moves, reason, new Source.ByTheory(PAPER + cite));
  }

  private static Map<Player, WinningMoves> moves(
      Sum<CoinLine> position, List<Dyadic> values, Control control) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      moves.put(player, new CoinMoves(position, values, player, control).winning());
    }
    return moves;
  }
}

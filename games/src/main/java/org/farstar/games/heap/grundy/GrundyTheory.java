package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Answers sums of positions whose Grundy values are known: the value of a sum is the exclusive or
 * of the values, and a move wins if it takes one term to the exclusive or of the others (Bouton,
 * Sprague, Grundy).
 *
 * <p>Where of some terms only is known who wins them, a sum is still answered if at most one of its
 * terms is an N-position; winning moves that start in a P-position are then not counted.
 *
 * @param <P> the positions of one term
 */
public abstract class GrundyTheory<P> implements Theory<P> {
  /** What the sum rests on. */
  public static final String SUM = "slides, theorem on the Sprague-Grundy function of a sum";

  /** More winning moves than these are counted, not listed. */
  private static final int LISTED = 200;

  /**
   * The rule for the terms of a position; empty where nothing is known about one of them.
   *
   * @param rules the rules of a single term
   * @param ask what is wanted
   * @param control may stop the preparation
   */
  protected abstract Optional<GrundyRule<P>> rule(
      Rules<P> rules, Sum<P> position, Ask ask, Control control);

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<P> rules, Sum<P> position, Ask ask, Control control) {
    return rule(rules.base(), position, ask, control)
        .flatMap(rule -> new Reckoning(rules, position, rule, false).outcome(ask));
  }

  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<P> rules, Sum<P> position, Ask ask, Control control) {
    return rule(rules.base(), position, ask, control)
        .flatMap(rule -> new Reckoning(rules, position, rule, true).value(ask));
  }

  /** One position and what its terms are worth. */
  private final class Reckoning {
    private final SumRuleset<P> rules;
    private final Sum<P> position;
    private final GrundyRule<P> rule;

    /** The values of all terms; empty where one of them is not known, or nobody needs them. */
    private final Optional<List<BigInteger>> values;

    Reckoning(SumRuleset<P> rules, Sum<P> position, GrundyRule<P> rule, boolean valued) {
      this.rules = rules;
      this.position = position;
      this.rule = rule;
      // Who wins a single position may be known at once, and what it is worth only from a table.
      this.values = valued || position.terms().size() > 1 ? values() : Optional.empty();
    }

    private Optional<List<BigInteger>> values() {
      List<BigInteger> known = new ArrayList<>();
      for (P term : position.terms()) {
        rule.value(term).ifPresent(known::add);
      }
      return known.size() == position.terms().size() ? Optional.of(known) : Optional.empty();
    }

    private BigInteger total() {
      return values.orElseThrow().stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private long nonzero() {
      return position.terms().stream().filter(term -> !rule.isZero(term)).count();
    }

    private Source by() {
      return new Source.ByTheory(
          position.terms().size() == 1 ? rule.cite() : rule.cite() + "; " + SUM);
    }

    Optional<ValueAnswer> value(Ask ask) {
      return values.map(
          known ->
              new ValueAnswer(
                  Nimber.of(total()),
                  total().signum() == 0 ? Outcome.P : Outcome.N,
                  ask.explain() ? reason() : List.of(),
                  by()));
    }

    Optional<OutcomeAnswer> outcome(Ask ask) {
      if (values.isEmpty() && nonzero() > 1) {
        return Optional.empty();
      }
      boolean zero = values.isPresent() ? total().signum() == 0 : nonzero() == 0;
      Optional<Map<Player, WinningMoves>> moves = Optional.empty();
      if (ask.moves()) {
        WinningMoves winning = zero ? WinningMoves.none() : winningMoves();
        Map<Player, WinningMoves> both = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
          both.put(player, winning);
        }
        moves = Optional.of(both);
      }
      return Optional.of(
          new OutcomeAnswer(
              zero ? Outcome.P : Outcome.N, moves, ask.explain() ? reason() : List.of(), by()));
    }

    private WinningMoves winningMoves() {
      List<WinningMove> list = new ArrayList<>();
      int[] count = new int[1];
      List<P> terms = position.terms();
      for (int i = 0; i < terms.size(); i++) {
        int term = i;
        if (values.isEmpty() && rule.isZero(terms.get(i))) {
          continue;
        }
        BigInteger wanted =
            values.map(known -> known.get(term).xor(total())).orElse(BigInteger.ZERO);
        rule.options(
            terms.get(i),
            wanted,
            (to, text) -> {
              count[0]++;
              if (list.size() < LISTED) {
                list.add(
                    new WinningMove(
                        SumRuleset.moveText(position, term, text.get()),
                        rules.write(position.with(term, to))));
              }
            });
      }
      boolean counted = values.isPresent() || terms.size() == 1;
      return new WinningMoves(
          list, counted ? Optional.of(BigInteger.valueOf(count[0])) : Optional.empty());
    }

    private List<Step> reason() {
      List<Step> steps = new ArrayList<>();
      for (P term : position.terms()) {
        steps.addAll(rule.reason(term, position.terms().size() == 1));
      }
      if (position.terms().size() > 1) {
        steps.add(values.isPresent() ? NimSum.step(values.get(), "terms", SUM, true) : atMostOne());
      }
      return steps;
    }

    private Step atMostOne() {
      String text =
          nonzero() == 0
              ? "Every term is a P-position, so the sum is one: answer in the term in which the"
                  + " opponent has moved."
              : "All terms but one are P-positions, and two P-positions are one: whoever wins that"
                  + " one term wins the sum.";
      List<String> zero =
          position.terms().stream()
              .filter(rule::isZero)
              .map(rules.base()::write)
              .collect(Collectors.toList());
      return Step.of("zeros", SUM, text).with("zero", zero);
    }
  }
}

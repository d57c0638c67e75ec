package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A sum in normal play with terms that no search can take, such as a pile with infinitely many
 * options. Theories say who wins each of these, and all other terms, the rest, are asked together.
 * Terms won by the second player are worth 0 and leave the rest as it is; terms of one sign add.
 *
 * <p>Both halves keep the numbers of the terms: those of the other half are replaced by 0.
 */
final class ApartTerms {
  private final Sum sum;
  private final Sum rest;
  private final PartFacts facts;
  private final List<Integer> apart;

  private ApartTerms(Sum sum, Sum rest, PartFacts facts, List<Integer> apart) {
    this.sum = sum;
    this.rest = rest;
    this.facts = facts;
    this.apart = apart;
  }

  /**
   * Sets the terms apart that cannot be searched. Empty without such terms, where theories do not
   * know one of them, and where play may never end.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  static Optional<ApartTerms> of(Sum sum, Workspace workspace, Ask ask, Control control) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS
        || sum.terms().size() < 2
        || new SumPlay(sum).endless().isPresent()) {
      return Optional.empty();
    }
    Term nothing = new Term.Worth(workspace.universe().zero());
    List<Term> rest = new ArrayList<>(sum.terms());
    List<Term> others = new ArrayList<>(sum.terms());
    List<Integer> apart = new ArrayList<>();
    for (int i = 0; i < rest.size(); i++) {
      Sum alone = Sum.of(rest.get(i));
      if (new SumPlay(alone).unsearchable(alone, true).isPresent()) {
        rest.set(i, nothing);
        apart.add(i);
      } else {
        others.set(i, nothing);
      }
    }
    return apart.isEmpty()
        ? Optional.empty()
        : PartFacts.of(Sum.of(others), workspace, ask, control)
            .map(facts -> new ApartTerms(sum, Sum.of(rest), facts, apart));
  }

  /** The sum with 0 for each term that is set apart. */
  Sum rest() {
    return rest;
  }

  /** Where the facts about the terms come from that are set apart. */
  Source source() {
    return facts.source(true);
  }

  private List<Outcome> outcomes() {
    return facts.facts().stream().<Outcome>map(PartFact::outcome).toList();
  }

  /** Who wins, where that follows from who wins the rest. */
  Optional<Outcome> outcome(Outcome ofRest) {
    List<Outcome> all = new ArrayList<>(outcomes());
    all.add(ofRest);
    return Outcome.ofSum(all);
  }

  /** The outcome classes that who wins the rest leaves. */
  HalfAnswer half(OutcomeAnswer ofRest) {
    List<OutcomeSet> all = new ArrayList<>();
    outcomes().forEach(outcome -> all.add(OutcomeSet.of(outcome)));
    all.add(OutcomeSet.of(ofRest.outcome()));
    return new HalfAnswer(
        HalfAnswer.possible(sum).and(HalfAnswer.together(all)), by(ofRest), steps(ofRest));
  }

  /**
   * The answer that follows from that of the rest.
   *
   * @param outcome who wins the sum
   */
  OutcomeAnswer answer(Outcome outcome, OutcomeAnswer ofRest, Ask ask) {
    List<Step> reason = new ArrayList<>();
    if (ask.explain()) {
      reason.addAll(steps(ofRest));
      reason.add(together(outcome, ofRest.outcome()));
    }
    return new OutcomeAnswer(
        outcome,
        ask.moves() ? Optional.of(moves(outcome, ofRest)) : Optional.empty(),
        reason,
        by(ofRest));
  }

  private List<Source> by(OutcomeAnswer ofRest) {
    List<Source> by = new ArrayList<>(List.of(source()));
    by.addAll(ofRest.by());
    return by.stream().distinct().toList();
  }

  private List<Step> steps(OutcomeAnswer ofRest) {
    if (ofRest.reason().isEmpty()) {
      return List.of();
    }
    List<Step> steps = new ArrayList<>(TheoryReason.ofTerms(sum, facts, apart));
    List<Integer> others = others();
    if (others.size() == 1) {
      int term = others.get(0);
      steps.add(TheoryReason.heading(term, sum.terms().get(term)));
    }
    for (Step step : ofRest.reason()) {
      boolean ofNothing =
          step.kind() == StepKind.TERM && apart.contains((Integer) step.data().get("term") - 1);
      Step restated = restated(step);
      if (!ofNothing && !steps.contains(restated)) {
        steps.add(restated);
      }
    }
    return steps;
  }

  /** A step about the rest, with the terms of the sum for the zeros that replace them. */
  private Step restated(Step step) {
    return switch (step.kind()) {
      case PARTS -> {
        List<List<String>> parts =
            step.rows("parts").stream().filter(part -> !part.get(0).equals("0")).toList();
        int zeros = step.rows("parts").size() - parts.size();
        int count = (Integer) step.data().get("count") - zeros;
        yield parts.isEmpty() ? step : step.with("parts", parts).with("count", count);
      }
      case START -> start(step);
      case LINE -> {
        List<String> positions = new ArrayList<>();
        Sum now = sum;
        for (String move : step.texts("moves")) {
          now = after(now, move);
          positions.add(SumText.positions(now));
        }
        yield step.with("positions", positions);
      }
      default -> step;
    };
  }

  private Step start(Step step) {
    Step restated = step;
    if (step.data().containsKey("to")) {
      Sum to = after(sum, (String) step.data().get("move"));
      restated = restated.with("to", SumText.positions(to));
    }
    List<List<String>> rows = new ArrayList<>();
    for (List<String> row : step.rows("answers")) {
      List<String> moved = new ArrayList<>(row);
      Sum to = after(sum, row.get(0));
      moved.set(1, SumText.positions(to));
      if (row.size() > 3) {
        moved.set(3, SumText.positions(after(to, row.get(2))));
      }
      rows.add(moved);
    }
    return rows.isEmpty() ? restated : restated.with("answers", rows);
  }

  /** The sum after a move of either player in the rest. */
  private static Sum after(Sum from, String move) {
    SumPlay play = new SumPlay(from);
    return play.play(from, Player.LEFT, move)
        .or(() -> play.play(from, Player.RIGHT, move))
        .orElseThrow();
  }

  private List<Integer> others() {
    return IntStream.range(0, sum.terms().size()).filter(i -> !apart.contains(i)).boxed().toList();
  }

  private Step together(Outcome outcome, Outcome ofRest) {
    List<String> zero = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (PartFact<?> fact : facts.facts()) {
      (fact.isZero() ? zero : others).add(sum.terms().get(fact.term()).toString());
    }
    (ofRest == Outcome.P ? zero : others).add(written());
    return TheoryReason.zeros(sum, zero, others, outcome);
  }

  /** The rest without the terms that are 0 in it. */
  private String written() {
    List<Term> terms = others().stream().map(sum.terms()::get).toList();
    return SumText.positions(Sum.of(terms));
  }

  /**
   * The winning moves: of the rest where nothing set apart is against the player, and of a term set
   * apart where everything else is not. Others there may be are not counted.
   */
  private Map<Player, WinningMoves> moves(Outcome outcome, OutcomeAnswer ofRest) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      moves.put(
          player,
          outcome.forMover(player) == Result.WIN
              ? new WinningMoves(
                  moves(player, ofRest).stream()
                      .map(move -> new WinningMove(move.text(), SumText.positions(move.to())))
                      .toList(),
                  Optional.empty())
              : WinningMoves.none());
    }
    return moves;
  }

  /** The winning moves of one player as far as they follow from those of the rest. */
  List<Move<Sum>> moves(Player player, OutcomeAnswer ofRest) {
    List<Move<Sum>> moves = new ArrayList<>();
    boolean restAgainst = ofRest.outcome().movingSecond(player) != Result.WIN;
    if (facts.facts().stream().noneMatch(fact -> isAgainst(fact, player))) {
      ofRest.moves().map(found -> found.get(player).moves()).orElse(List.of()).stream()
          .flatMap(
              move ->
                  new SumPlay(sum)
                      .play(sum, player, move.text()).stream()
                          .map(to -> new Move<>(move.text(), to)))
          .forEach(moves::add);
    }
    for (PartFact<?> fact : facts.facts()) {
      boolean othersAgainst =
          facts.facts().stream().anyMatch(other -> other != fact && isAgainst(other, player));
      if (!restAgainst
          && !othersAgainst
          && fact.listsMoves()
          && fact.outcome().forMover(player) == Result.WIN) {
        collect(fact, player, moves);
      }
    }
    return moves;
  }

  private static boolean isAgainst(PartFact<?> fact, Player player) {
    return fact.outcome().movingSecond(player) != Result.WIN;
  }

  private <P> void collect(PartFact<P> fact, Player player, List<Move<Sum>> moves) {
    for (Move<P> move : fact.winning(player, Nimber.ZERO).moves()) {
      fact.after(sum, move)
          .map(to -> new Move<>(SumPlay.moveText(sum, fact.term(), move.text()), to))
          .ifPresent(moves::add);
    }
  }
}

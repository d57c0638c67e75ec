package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Half;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Theory;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * A player whose sets are held, by a pairing, by the potential, or because there are none left,
 * does not win by one. In the maker-maker game a play in which both are held is drawn; elsewhere
 * the other player wins. For turns of one point; a picker holds a chooser by offering the pairs.
 */
public final class HoldTheory implements Theory<Marks> {
  private final PositionalRules rules;
  private final Hold.Pictures pictures;

  /**
   * @param rules maker-maker or maker-breaker with turns of one point each, or chooser-picker
   * @param pictures how a pairing is shown
   */
  public HoldTheory(PositionalRules rules, Hold.Pictures pictures) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no pairing strategy for " + rules.goal());
    }
    this.rules = rules;
    this.pictures = pictures;
  }

  /** Whether the theory speaks of these rules. */
  public static boolean applies(PositionalRules rules) {
    Goal goal = rules.goal();
    return rules.turns().single()
        && (goal == Goal.MAKER_MAKER || goal == Goal.MAKER_BREAKER || goal == Goal.CHOOSER_PICKER);
  }

  @Override
  public List<Statement> statements() {
    return List.of(
        PositionalStatements.PAIRING,
        PositionalStatements.POTENTIAL,
        PositionalStatements.STEALING,
        PositionalStatements.NO_SET,
        PositionalStatements.HALL);
  }

  @Override
  public Optional<Fact<Marks>> fact(Marks marks, Ask ask, Control control) {
    if (rules.goal() == Goal.CHOOSER_PICKER) {
      return picker(marks, control);
    }
    List<Hold> holds = new ArrayList<>();
    for (Side side : List.of(rules.turn(marks), rules.turn(marks).other())) {
      if (rules.counts(side)) {
        Optional<Hold> hold = Hold.find(rules, marks, side, pictures, control);
        if (hold.isEmpty()) {
          return Optional.empty();
        }
        holds.add(hold.get());
      }
    }
    Won won = rules.goal().both() ? Won.NOBODY : Won.by(rules.goal().owner().other());
    return Optional.of(Fact.won(won.outcome(rules.turn(marks)), proof(holds)));
  }

  @Override
  public Optional<Half> half(Marks marks, Ask ask, Control control) {
    if (!rules.goal().both()) {
      return Optional.empty();
    }
    Side turn = rules.turn(marks);
    for (Side side : List.of(turn.other(), turn)) {
      Optional<Hold> hold = Hold.find(rules, marks, side, pictures, control);
      if (hold.isPresent()) {
        OutcomeSet left = OutcomeSet.of(Won.by(side.other()).outcome(turn), Outcome.D);
        return hold.map(held -> new Half(left, proof(List.of(held))));
      }
    }
    return Optional.empty();
  }

  /** Only a pairing serves the picker: of each pair that is offered one point comes back. */
  private Optional<Fact<Marks>> picker(Marks marks, Control control) {
    if (marks.offers()) {
      return Optional.empty();
    }
    return Hold.find(rules, marks, Side.O, pictures, control)
        .filter(hold -> hold.statement() == PositionalStatements.PAIRING)
        .map(hold -> Fact.won(Won.X.outcome(rules.turn(marks)), proof(List.of(hold))));
  }

  private static Proof proof(List<Hold> holds) {
    List<Statement> cites = holds.stream().map(Hold::statement).distinct().toList();
    return Proof.by(cites).because(() -> steps(holds));
  }

  private static List<Step> steps(List<Hold> holds) {
    List<Step> steps = new ArrayList<>();
    holds.forEach(hold -> steps.addAll(hold.steps().get()));
    return steps;
  }
}

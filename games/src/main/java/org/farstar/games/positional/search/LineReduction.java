package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The packed search as the engine asks for it: down to positions in which a pairing, the potential
 * or a row of threats decides.
 */
public final class LineReduction implements Reduction<Marks> {
  private static final int LISTED = 30;
  private static final List<Statement> LINES =
      List.of(PositionalStatements.PAIRING, PositionalStatements.POTENTIAL);
  private static final List<Statement> AVOIDER = List.of(PositionalStatements.AVOIDER);
  private static final List<Statement> BECK = List.of(PositionalStatements.BIASED);
  private static final List<Statement> TURNS = List.of(PositionalStatements.TURNS);

  private final PositionalRules rules;
  private final Optional<WinProver.Maker> prover;

  /**
   * @param rules rules to which {@link LineSearch} applies
   */
  public LineReduction(PositionalRules rules) {
    this(rules, Optional.empty());
  }

  /**
   * @param rules rules to which {@link LineSearch} applies, in turns of one point, with sets that
   *     win
   * @param prover proves wins of X on this board
   */
  public LineReduction(PositionalRules rules, WinProver.Maker prover) {
    this(rules, Optional.of(prover));
  }

  private LineReduction(PositionalRules rules, Optional<WinProver.Maker> prover) {
    this.rules = rules;
    this.prover = prover;
  }

  /** The search, with tables that belong to a workspace. */
  public LineSearch search(Workspace workspace, Control control) {
    return new LineSearch(
        rules, workspace, control, prover.map(maker -> maker.make(workspace, control)));
  }

  @Override
  public List<Statement> statements() {
    if (rules.goal().avoids()) {
      return rules.turns().single() ? AVOIDER : TURNS;
    }
    return rules.turns().single() ? LINES : BECK;
  }

  @Override
  public Optional<Reduced> reduce(Marks marks, Workspace workspace) {
    return Optional.of(
        new Reduced() {
          private LineSearch last;
          private long before;

          @Override
          public Outcome outcome(Control control) {
            return outcome(control, EnumSet.of(Outcome.N, Outcome.P, Outcome.D));
          }

          @Override
          public Outcome outcome(Control control, Set<Outcome> possible) {
            before = visited();
            last = search(workspace, control);
            return last.outcome(marks, possible);
          }

          @Override
          public long visited() {
            return before + (last == null ? 0 : last.visited());
          }
        });
  }

  @Override
  public List<Step> reason(Marks marks, Outcome outcome, Workspace workspace, Control control) {
    List<Step> steps = new ArrayList<>();
    LineSearch search = search(workspace, control);
    Side turn = rules.turn(marks);
    if (outcome == Outcome.D && rules.turns().single()) {
      List<String> moves = new ArrayList<>();
      for (Move<Marks> move : rules.moveList(marks, Player.LEFT)) {
        Optional<Won> over = rules.won(move.to());
        Won won = over.isPresent() ? over.get() : search.won(move.to());
        if (won == Won.NOBODY) {
          moves.add(move.text());
        }
      }
      List<String> shown = moves.subList(0, Math.min(LISTED, moves.size()));
      steps.add(
          Step.of(StepKind.RESULT)
              .with("outcome", outcome.label(false))
              .with("player", turn.toString())
              .with("moves", shown)
              .with("all", moves.size() == marks.free())
              .with("count", moves.size()));
    }
    List<Step> shortest = ShortestWin.of(rules, marks, outcome);
    steps.addAll(shortest);
    if (shortest.isEmpty()) {
      search.line(marks, Won.of(outcome, turn)).ifPresent(steps::add);
    }
    return steps;
  }
}

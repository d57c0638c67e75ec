package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.values.player.Outcome;

/** What the reductions of chains share: of a board only its recording sequence counts. */
abstract class RecordingReduction implements Reduction<MonotonePosition> {
  private final BasicForm form;
  private final Statement statement;

  /**
   * @param form the rules, on a chain
   * @param statement the statement of the paper that allows the reduction
   */
  RecordingReduction(BasicForm form, Statement statement) {
    this.form = form;
    this.statement = statement;
  }

  @Override
  public final List<Statement> statements() {
    return List.of(statement);
  }

  @Override
  public final List<Statement> alsoCited() {
    return List.of(MonotoneStatements.COLOURS);
  }

  /** The statement that allows the reduction. */
  final Statement statement() {
    return statement;
  }

  final BasicForm form() {
    return form;
  }

  @Override
  public final Optional<Reduced> reduce(MonotonePosition position, Workspace workspace) {
    return reduce(RecordingSequence.of(position), workspace);
  }

  abstract Optional<Reduced> reduce(RecordingSequence recording, Workspace workspace);

  @Override
  public final List<Step> reason(
      MonotonePosition position, Outcome outcome, Workspace workspace, Control control) {
    return new RecordingReason(this, position, workspace, control).steps(outcome);
  }

  /** The gaps of a board on a finite chain on which no subsequence is complete. */
  static List<ChainGap> gaps(Parameters parameters, RecordingSequence recording) {
    List<ChainGap> gaps = new ArrayList<>();
    List<OrderType> free = recording.gaps();
    for (int i = 0; i < free.size(); i++) {
      gaps.add(
          new ChainGap(
              parameters.a() - recording.colours().reddishBelow(i),
              parameters.d() - recording.colours().bluishAbove(i),
              free.get(i).size().orElseThrow()));
    }
    return gaps;
  }
}

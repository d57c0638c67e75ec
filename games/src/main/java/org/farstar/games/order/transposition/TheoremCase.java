package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Wording;

/** What decides a position: a theorem with its case, or one of the exact small cases. */
public enum TheoremCase {
  OVER(Basics.END),
  FORCED(TranspositionStatements.FORCED),
  CHOICE(TranspositionStatements.CHOICE),
  FULL(TranspositionStatements.FULL),
  ROOM_NO_PIVOT(TranspositionStatements.ROOM_NO_PIVOT),
  ROOM_ONE_PIVOT(TranspositionStatements.ROOM_ONE_PIVOT),
  ROOM_PIVOTS(TranspositionStatements.ROOM_PIVOTS),
  DELTA(TranspositionStatements.DELTA),
  LINE_Z(TranspositionStatements.LINE_Z),
  LINE_N(TranspositionStatements.LINE_N),
  LINE_MINUS_N(TranspositionStatements.LINE_MINUS_N),
  LINE_ONE_PIVOT(TranspositionStatements.LINE_PIVOTS),
  LINE_PIVOTS(TranspositionStatements.LINE_PIVOTS),
  PIVOT(TranspositionStatements.PIVOT),
  CASE_1A(TranspositionStatements.CASE_1A),
  CASE_1B(TranspositionStatements.CASE_1B),
  CASE_1C(TranspositionStatements.CASE_1C),
  CASE_1D(TranspositionStatements.CASE_1D),
  CASE_1E(TranspositionStatements.CASE_1E),
  CASE_1F(TranspositionStatements.CASE_1F),
  CASE_2(TranspositionStatements.CASE_2),
  CASE_3(TranspositionStatements.CASE_3),
  CASE_4(TranspositionStatements.CASE_4),
  CASE_5(TranspositionStatements.CASE_5),
  CASE_6(TranspositionStatements.CASE_6),
  CASE_7A(TranspositionStatements.CASE_7A),
  CASE_7B(TranspositionStatements.CASE_7B),
  CASE_7C(TranspositionStatements.CASE_7C),
  CASE_8A(TranspositionStatements.CASE_8A),
  CASE_8B(TranspositionStatements.CASE_8B),
  CASE_8C(TranspositionStatements.CASE_8C),
  WHITE_PIVOTS(TranspositionStatements.WHITE),
  WHITE_REPLY(TranspositionStatements.WHITE);

  private final Statement statement;

  TheoremCase(Statement statement) {
    this.statement = statement;
  }

  /** The statement. */
  public Statement statement() {
    return statement;
  }

  /** Its place in the paper. */
  public String cite() {
    return Statement.places(List.of(statement));
  }

  /** What decides, as a clause of the usual wording. */
  String gist() {
    Step step = Step.of(StepKind.THEOREM, statement).with("rule", name());
    return Wording.english().phrase("gist", step);
  }
}

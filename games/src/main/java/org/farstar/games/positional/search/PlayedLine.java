package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/** A play as a step of a reason. */
final class PlayedLine {
  /** So many moves are written. */
  static final int SHOWN = 40;

  private PlayedLine() {}

  /** The play from a position, in which the players take these points in turn. */
  static Step step(PositionalRules rules, Marks start, List<Integer> points) {
    List<String> moves = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    Marks marks = start;
    Side turn = rules.turn(start);
    List<String> sides = new ArrayList<>();
    for (int point : points.subList(0, Math.min(SHOWN, points.size()))) {
      marks = marks.with(turn, point);
      String name = rules.family().name(point);
      sides.add(turn.toString());
      moves.add(name);
      positions.add(rules.write(marks));
      turn = turn.other();
    }
    boolean over = rules.won(marks).isPresent();
    return Step.of(StepKind.LINE)
        .with("player", rules.goal().role(rules.turn(start)))
        .with("moves", moves)
        .with("positions", positions)
        .with("over", over)
        .with("sides", sides)
        .with("goesOn", !over);
  }
}

package org.farstar.games.heap.euclid;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.corner.Corner;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Who wins Partizan Euclid, along one path for each player who may start. A path has O(log q)
 * positions.
 */
final class EuclidTheory implements Theory<Corner> {
  private static final Statement CITE = EuclidStatements.PATH;

  /**
   * A question on a path.
   *
   * @param at the position
   * @param starts who starts there
   * @param same whether this player wins exactly if the one who starts the path does
   */
  private record Asked(Corner at, Player starts, boolean same) {}

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Corner>> fact(Corner at, Ask ask, Control control) {
    List<Asked> left = path(at, Player.LEFT);
    List<Asked> right = path(at, Player.RIGHT);
    Outcome outcome = Outcome.of(result(wins(left)), result(wins(right)));
    return Optional.of(
        Fact.won(
            outcome,
            Proof.by(CITE)
                .because(() -> List.of(step(Player.LEFT, left), step(Player.RIGHT, right)))));
  }

  private static List<Asked> path(Corner start, Player player) {
    List<Asked> path = new ArrayList<>();
    Asked asked = new Asked(start, player, true);
    while (asked != null) {
      path.add(asked);
      asked = next(asked);
    }
    return path;
  }

  /** The question that this one comes down to; null where the answer is known. */
  private static Asked next(Asked asked) {
    BigInteger q = asked.at().n();
    BigInteger t = asked.at().m().mod(q);
    int half = t.shiftLeft(1).compareTo(q);
    if (t.signum() == 0 || half == 0) {
      return null;
    }
    boolean left = asked.starts() == Player.LEFT;
    if (half < 0) {
      return new Asked(new Corner(q, t), Player.RIGHT, asked.same() != left);
    }
    return left
        ? new Asked(new Corner(t, t.shiftLeft(1).subtract(q)), Player.LEFT, asked.same())
        : new Asked(new Corner(q, q.subtract(t)), Player.LEFT, !asked.same());
  }

  /** Whether the player who starts the path wins. */
  private static boolean wins(List<Asked> path) {
    Asked last = path.get(path.size() - 1);
    return last.same() == (last.at().m().mod(last.at().n()).signum() > 0);
  }

  private static Result result(boolean wins) {
    return wins ? Result.WIN : Result.LOSS;
  }

  private static Step step(Player player, List<Asked> path) {
    boolean wins = wins(path);
    return Step.of(StepKind.PATH, CITE)
        .with("player", player.title())
        .with(
            "path",
            path.stream()
                .map(
                    asked ->
                        List.of(
                            asked.at().toString(),
                            asked.starts().title(),
                            asked.same() == wins ? "wins" : "loses"))
                .toList());
  }
}

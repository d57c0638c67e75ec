package org.farstar.engine.toys;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Nim as a game, with theories right and wrong. */
public final class NimGame {
  /** Bouton's theory. */
  public static final Theory<Integer> THEORY = new Bouton(true, 0);

  /** Says the opposite. */
  public static final Theory<Integer> WRONG = new Bouton(false, 0);

  /** Leaves out one winning move. */
  public static final Theory<Integer> FORGETFUL = new Bouton(true, 1);

  /** Never applies. */
  public static final Theory<Integer> SILENT =
      new Theory<>() {
        @Override
        public String cite() {
          return "silence";
        }

        @Override
        public Optional<OutcomeAnswer> outcome(
            SumRuleset<Integer> rules, Sum<Integer> position, Ask ask, Control control) {
          return Optional.empty();
        }
      };

  /** Runs out of time. */
  public static final Theory<Integer> LATE =
      new Theory<>() {
        @Override
        public String cite() {
          return "late";
        }

        @Override
        public Optional<OutcomeAnswer> outcome(
            SumRuleset<Integer> rules, Sum<Integer> position, Ask ask, Control control) {
          throw new SearchStopped(StopReason.TIME);
        }
      };

  private NimGame() {}

  /** The game with one theory. */
  public static Game<Integer> with(Theory<Integer> theory) {
    return new Game<>(
        "nim", card(), Heap.nim(), List.of(theory), List.of(), Optional.of(new Nimbers()));
  }

  /** What people are shown. */
  public static Game.Card card() {
    return new Game.Card("Nim", "heap", "", "take the last", "heaps", List.of(), List.of());
  }

  private record Bouton(boolean right, int forgotten) implements Theory<Integer> {
    @Override
    public String cite() {
      return "Bouton";
    }

    private static int value(Sum<Integer> position) {
      return position.terms().stream().reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public Optional<OutcomeAnswer> outcome(
        SumRuleset<Integer> rules, Sum<Integer> position, Ask ask, Control control) {
      Outcome outcome = value(position) == 0 == right ? Outcome.P : Outcome.N;
      List<WinningMove> winning = new ArrayList<>();
      for (Move<Sum<Integer>> move : rules.moveList(position, Player.LEFT)) {
        if (value(move.to()) == 0) {
          winning.add(new WinningMove(move.text(), rules.write(move.to())));
        }
      }
      WinningMoves moves =
          WinningMoves.all(winning.subList(Math.min(forgotten, winning.size()), winning.size()));
      List<Step> reason = ask.explain() ? List.of(Step.of("xor", "Bouton", "sum")) : List.of();
      return Optional.of(
          new OutcomeAnswer(
              outcome,
              ask.moves()
                  ? Optional.of(Map.of(Player.LEFT, moves, Player.RIGHT, moves))
                  : Optional.empty(),
              reason,
              new Source.ByTheory("Bouton")));
    }

    @Override
    public Optional<ValueAnswer> value(
        SumRuleset<Integer> rules, Sum<Integer> position, Ask ask, Control control) {
      int value = value(position) + (right ? 0 : 1);
      return Optional.of(
          new ValueAnswer(
              new Nimbers.Star(value),
              value == 0 ? Outcome.P : Outcome.N,
              List.of(),
              new Source.ByTheory("Bouton")));
    }
  }
}

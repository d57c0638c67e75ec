package org.farstar.engine.toys;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.engine.theory.Work;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/** Nim as a game, with theories right and wrong. */
public final class NimGame {
  /** What the toy theory cites. */
  public static final Statement BOUTON =
      Work.cited("bouton", "C. L. Bouton", "Nim", "1901", "Bouton")
          .at("nim", "")
          .says("A heap is worth its size.");

  /** Bouton's theory. */
  public static final Theory<Integer> THEORY = new Bouton(0, 0);

  /** Takes a heap for one larger. */
  public static final Theory<Integer> WRONG = new Bouton(1, 0);

  /** Leaves out one winning move. */
  public static final Theory<Integer> FORGETFUL = new Bouton(0, 1);

  /** Never applies. */
  public static final Theory<Integer> SILENT = theory("silence", Optional::empty);

  /** Runs out of time. */
  public static final Theory<Integer> LATE =
      theory(
          "late",
          () -> {
            throw new SearchStopped(StopReason.TIME);
          });

  /** Knows the value at once, and runs out of time over the winning moves. */
  public static final Theory<Integer> LATE_MOVES =
      new Theory<>() {
        @Override
        public List<Statement> statements() {
          return THEORY.statements();
        }

        @Override
        public Optional<Fact<Integer>> fact(Integer heap, Ask ask, Control control) {
          return THEORY
              .fact(heap, ask, control)
              .map(
                  fact ->
                      fact.winning(
                          (player, rest) -> {
                            throw new SearchStopped(StopReason.TIME);
                          }));
        }
      };

  /** Knows who wins, and no values. */
  public static final Theory<Integer> VALUELESS =
      new Theory<>() {
        @Override
        public List<Statement> statements() {
          return THEORY.statements();
        }

        @Override
        public Optional<Fact<Integer>> fact(Integer heap, Ask ask, Control control) {
          Proof proof = Proof.by(BOUTON).because(() -> List.of(Bouton.step(heap)));
          return Optional.of(Fact.won(heap == 0 ? Outcome.P : Outcome.N, proof));
        }
      };

  private NimGame() {}

  /** The game with one theory. */
  public static Game<Integer> with(Theory<Integer> theory) {
    return Game.named("nim")
        .title("Nim")
        .board("heap")
        .of(Heap.nim())
        .theory(theory)
        .checker(new HeapSteps())
        .build();
  }

  /** The rules with one theory. */
  public static Variant<Integer> variant(Theory<Integer> theory) {
    return Variant.of(Heap.nim()).named("nim").with(theory).with(new HeapSteps());
  }

  /** Checks the one kind of step that the theories print. */
  private record HeapSteps() implements StepChecker<Integer> {
    @Override
    public Set<StepKind> kinds() {
      return Set.of(StepKind.HEAP);
    }

    @Override
    public void check(StepCheck<Integer> check) {
      check.require(check.integer("heap") == check.position(), "this is the heap");
      check.isWorth(check.number("value"));
    }
  }

  private interface Answering {
    Optional<Fact<Integer>> fact();
  }

  private static Theory<Integer> theory(String name, Answering answering) {
    return new Theory<>() {
      @Override
      public List<Statement> statements() {
        return List.of(BOUTON.saying(name));
      }

      @Override
      public Optional<Fact<Integer>> fact(Integer heap, Ask ask, Control control) {
        return answering.fact();
      }
    };
  }

  private record Bouton(int more, int forgotten) implements Theory<Integer> {
    @Override
    public List<Statement> statements() {
      return List.of(BOUTON);
    }

    @Override
    public Optional<Fact<Integer>> fact(Integer heap, Ask ask, Control control) {
      Proof proof = Proof.by(BOUTON).because(() -> List.of(step(heap)));
      return Optional.of(
          Fact.<Integer>worth(new Nimber(heap + more), proof)
              .winning((player, rest) -> winning(heap, rest)));
    }

    private static Step step(int heap) {
      return Step.of(StepKind.HEAP, BOUTON)
          .with("heap", String.valueOf(heap))
          .with("value", String.valueOf(heap));
    }

    private PartMoves<Integer> winning(int heap, Value rest) {
      int wanted = ((Nimber) rest).heap() - more;
      List<Move<Integer>> moves = new ArrayList<>();
      if (wanted >= 0 && wanted < heap) {
        moves.add(new Move<>("take " + (heap - wanted), wanted));
      }
      return PartMoves.all(moves.subList(Math.min(forgotten, moves.size()), moves.size()));
    }
  }
}

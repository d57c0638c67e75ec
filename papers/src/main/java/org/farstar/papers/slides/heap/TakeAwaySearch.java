package org.farstar.papers.slides.heap;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.takeaway.TakeAwayHeap;
import org.farstar.games.heap.takeaway.TakeAwayTheory;
import org.farstar.values.player.Outcome;

/** The games of the claims with the tables of their searches, for one run of claims. */
final class TakeAwaySearch {
  private static final int FIRST_SIZE = 300;

  /** One game and what its search has found. */
  static final class Solved {
    private final SmallTakeAway game;
    private final OutcomeTable<SmallTakeAway.Heap> table = OutcomeTable.remembering();
    private final Optional<Theory<TakeAwayHeap>> theory;

    private Solved(SmallTakeAway game) {
      this.game = game;
      this.theory = game.product().map(product -> new TakeAwayTheory(product).in(new Workspace()));
    }

    /** What the theory of the games says of (n, cap); empty for random functions. */
    Optional<Fact<TakeAwayHeap>> fact(int n, int cap, Cases cases) {
      return theory.map(
          known -> known.fact(TakeAwayHeap.of(n, cap), Ask.ALL, cases.control()).orElseThrow());
    }

    SmallTakeAway game() {
      return game;
    }

    /** Whether the next player wins (n, cap). */
    boolean wins(int n, int cap, Cases cases) {
      return wins(new SmallTakeAway.Heap(n, cap), cases);
    }

    private boolean wins(SmallTakeAway.Heap heap, Cases cases) {
      return new OutcomeSearch<>(game, table, cases.control()).outcome(heap) == Outcome.N;
    }

    /** What may be taken from (n, cap) to leave a P-position. */
    TreeSet<Integer> winningMoves(int n, int cap, Cases cases) {
      TreeSet<Integer> moves = new TreeSet<>();
      for (int y = 1; y <= Math.min(n, cap); y++) {
        if (!wins(game.after(n, y), cases)) {
          moves.add(y);
        }
      }
      return moves;
    }
  }

  private List<Solved> games = solved(FIRST_SIZE);

  private static List<Solved> solved(int size) {
    return SmallTakeAway.all(size).stream().map(Solved::new).toList();
  }

  /** The games on numbers up to n at least; what was found is dropped when they grow. */
  List<Solved> upTo(int n) {
    if (n > games.get(0).game().size()) {
      games = solved(2 * n);
    }
    return games;
  }

  /** The game with f(x) = x. */
  Solved same(int n) {
    return upTo(n).get(0);
  }
}

package org.farstar.games.graph.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Meter;
import org.farstar.games.graph.core.RootedComponent;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.values.player.Outcome;

/**
 * What is known without search about a position of undirected edge geography.
 *
 * @param outcome who wins, where it is known
 * @param component what the token can reach
 * @param bipartite the matrix, where the graph has no odd cycle
 * @param kernel an even kernel with the token's vertex, as vertices of {@code component}, where one
 *     was found
 * @param winning slots of {@code component} that are known to win
 * @param complete whether no other slot wins
 */
record EdgeVerdict(
    Optional<Outcome> outcome,
    RootedComponent component,
    Optional<Bipartite> bipartite,
    Optional<int[]> kernel,
    List<Integer> winning,
    boolean complete) {
  /** The moves of a graph with odd cycles are looked into only where that is quick. */
  private static final long MOST_WORK = 4_000_000_000L;

  /**
   * Judges a position. On bipartite graphs the verdict is exact. On others an even kernel makes it
   * P, a move to such a position makes it N, and moves that all lead to bipartite N-positions make
   * it P; otherwise nothing is known.
   *
   * @param moves whether all winning moves are wanted
   */
  static EdgeVerdict of(RootedGraph position, boolean moves, Meter meter) {
    EdgeVerdict at = alone(position, moves, meter);
    if (at.outcome.isPresent() || tooMuch(at.component)) {
      return at;
    }
    RootedComponent component = at.component;
    List<Integer> winning = new ArrayList<>();
    boolean complete = true;
    for (int slot = component.first(0); slot < component.end(0); slot++) {
      Optional<Outcome> after =
          alone(position.after(component.graphSlot(slot)), false, meter).outcome;
      if (after.isPresent() && after.get() == Outcome.P) {
        winning.add(slot);
        if (!moves) {
          break;
        }
      }
      complete &= after.isPresent();
    }
    Optional<Outcome> outcome =
        !winning.isEmpty()
            ? Optional.of(Outcome.N)
            : complete ? Optional.of(Outcome.P) : Optional.empty();
    return new EdgeVerdict(
        outcome, component, Optional.empty(), Optional.empty(), winning, complete);
  }

  private static boolean tooMuch(RootedComponent component) {
    long n = component.vertices();
    long degree = component.end(0) - component.first(0);
    return n * n / Long.SIZE * n * degree > MOST_WORK;
  }

  /** Without looking at the moves one by one. */
  private static EdgeVerdict alone(RootedGraph position, boolean moves, Meter meter) {
    RootedComponent component = RootedComponent.of(position);
    Optional<Bipartite> bipartite = Bipartite.of(component);
    Optional<int[]> kernel =
        bipartite.isPresent() ? bipartite.get().kernel(meter) : EvenKernel.find(component, meter);
    if (kernel.isPresent()) {
      return new EdgeVerdict(Optional.of(Outcome.P), component, bipartite, kernel, List.of(), true);
    }
    if (bipartite.isEmpty()) {
      return new EdgeVerdict(Optional.empty(), component, bipartite, kernel, List.of(), false);
    }
    List<Integer> winning = new ArrayList<>();
    if (moves) {
      for (int slot : bipartite.get().winningSlots(meter)) {
        winning.add(slot);
      }
    }
    return new EdgeVerdict(Optional.of(Outcome.N), component, bipartite, kernel, winning, moves);
  }
}

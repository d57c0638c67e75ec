package org.farstar.games.order.monotone;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.blocks.BlockSearch;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.Recording;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.Gap;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.values.player.Outcome;

/**
 * Says who wins at a recording sequence on a chain: on {1..n} by the packed search, on Q by the
 * table of colour sequences, on other chains by the search of gaps that are sums of blocks.
 */
final class Judge {
  private static final String PAPER = "monotone, ";

  private final Function<Recording, Outcome> outcomes;
  private final Source by;
  private final LongSupplier visited;
  private final Memory memory;

  private Judge(
      Function<Recording, Outcome> outcomes, Source by, LongSupplier visited, Memory memory) {
    this.outcomes = outcomes;
    this.by = by;
    this.visited = visited;
    this.memory = memory;
  }

  /**
   * What is kept from one question to the next.
   *
   * @param tables of the last finite deck, or null
   */
  record Memory(ChainTables tables) {
    static final Memory EMPTY = new Memory(null);
  }

  /**
   * The same game with critical lengths that are no larger than they need be: with n cards nothing
   * of length n+1 is ever completed.
   */
  static Parameters clamped(Parameters parameters) {
    long most =
        Math.min(Parameters.LARGEST, parameters.deck().size().orElse(Long.MAX_VALUE - 1) + 1);
    return new Parameters(
        (int) Math.max(2, Math.min(parameters.a(), most)),
        (int) Math.max(2, Math.min(parameters.d(), most)),
        parameters.deck(),
        parameters.misere(),
        parameters.extended());
  }

  /** Whether positions of the game can be packed, where its deck is finite. */
  static boolean fits(Parameters asked) {
    Parameters parameters = clamped(asked);
    return parameters.deck().size().isEmpty()
        || ChainTables.fit(parameters.a(), parameters.d(), Convention.of(parameters.misere()));
  }

  /** A judge for one question about a game on a chain, which must {@linkplain #fits fit}. */
  static Judge of(Parameters asked, Memory kept, Control control) {
    Parameters parameters = clamped(asked);
    int a = parameters.a();
    int d = parameters.d();
    if (parameters.deck().size().isPresent()) {
      Convention convention = Convention.of(parameters.misere());
      boolean fits = kept.tables() != null && kept.tables().hold(a, d, convention);
      ChainTables tables = fits ? kept.tables() : ChainTables.of(a, d, convention);
      ChainSearch search = new ChainSearch(tables, control);
      return new Judge(
          recording -> search.outcome(Gap.of(parameters, recording)),
          null,
          search::visited,
          new Memory(tables));
    }
    if (dense(parameters)) {
      DenseGame game = DenseGame.solve(a, d, parameters.misere(), control);
      Source by = new Source.ByTheory(PAPER + cite(parameters) + "; all colour sequences solved");
      return new Judge(recording -> game.outcome(recording.colours()), by, () -> 0, Memory.EMPTY);
    }
    BlockSearch search = new BlockSearch(a, d, parameters.misere(), control);
    return new Judge(
        recording -> search.outcome(recording.colours(), recording.gaps()),
        null,
        search::visited,
        Memory.EMPTY);
  }

  private static boolean dense(Parameters parameters) {
    return parameters.deck().chain().equals(Optional.of(Domain.fractions()));
  }

  /** The statement that reduces a board to what is judged. */
  static String cite(Parameters parameters) {
    return dense(parameters) ? "Proposition 8" : "Proposition 6";
  }

  Outcome outcome(Recording recording) {
    return outcomes.apply(recording);
  }

  Memory memory() {
    return memory;
  }

  Source source() {
    return by == null ? searched(visited.getAsLong()) : by;
  }

  /** The reduction of Proposition 6 and a search. */
  static Source searched(long visited) {
    return new Source.ByTheory(
        PAPER
            + "Proposition 6; "
            + visited
            + (visited == 1 ? " position" : " positions")
            + " of colours and gaps searched");
  }
}

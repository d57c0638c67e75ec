package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Reduced;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainGrundy;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.GrundyTables;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;

/**
 * The basic form on {1..n}: the position is reduced to its colours and gaps, large gaps count as
 * one (Proposition 6), and what is left is searched in packed tables, however large n is. Applies
 * where positions can be packed.
 */
public final class ChainReduction extends RecordingReduction {
  private final Parameters game;
  private final Convention convention;

  ChainReduction(BasicForm form) {
    super(form, MonotoneStatements.LARGE_GAPS);
    this.game = form.game().clamped();
    this.convention = Convention.of(game.misere());
  }

  /** Whether positions of the game can be packed. */
  boolean applies() {
    return ChainTables.fit(game.a(), game.d(), convention);
  }

  /** The tables of the games with these critical lengths, in any order. */
  public static ChainTables tables(int a, int d, Convention convention, Workspace workspace) {
    return workspace.table(
        List.of(ChainTables.class, Math.max(a, d), Math.min(a, d), convention),
        () -> ChainTables.of(a, d, convention));
  }

  @Override
  Optional<Reduced> reduce(RecordingSequence recording, Workspace workspace) {
    return applies()
        ? Optional.of(new Packed(RecordingReduction.gaps(game, recording), workspace))
        : Optional.empty();
  }

  private final class Packed implements Reduced {
    private final List<ChainGap> gaps;
    private final Workspace workspace;
    private long visited;

    Packed(List<ChainGap> gaps, Workspace workspace) {
      this.gaps = gaps;
      this.workspace = workspace;
    }

    @Override
    public Outcome outcome(Control control) {
      ChainTables tables = tables(game.a(), game.d(), convention, workspace);
      // The tables are not for threads.
      synchronized (tables) {
        ChainSearch search = new ChainSearch(tables, control);
        try {
          return search.outcome(gaps);
        } finally {
          visited += search.visited();
        }
      }
    }

    /** The Grundy value, for normal play and where no play can be drawn. */
    @Override
    public Optional<Value> value(Control control) {
      if (convention == Convention.MISERE || !GrundyTables.fit(game.a(), game.d())) {
        return Optional.empty();
      }
      GrundyTables tables =
          workspace.table(
              List.of(
                  GrundyTables.class, Math.max(game.a(), game.d()), Math.min(game.a(), game.d())),
              () -> GrundyTables.of(game.a(), game.d()));
      synchronized (tables) {
        ChainGrundy search = new ChainGrundy(tables, control);
        try {
          OptionalInt value = search.value(gaps);
          return value.isEmpty() ? Optional.empty() : Optional.of(new Nimber(value.getAsInt()));
        } finally {
          visited += search.visited();
        }
      }
    }

    @Override
    public long visited() {
      return visited;
    }
  }
}

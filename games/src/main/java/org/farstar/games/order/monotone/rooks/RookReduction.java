package org.farstar.games.order.monotone.rooks;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.PackedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.PlayReduced;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;

/** The extended form on a finite chain: rooks that make no difference are taken off the board. */
public final class RookReduction implements Reduction<MonotonePosition> {
  /** Beyond this nothing is searched to its end, and a single board has too many moves. */
  public static final int MOST_COLUMNS = 60;

  private final int a;
  private final int d;
  private final boolean misere;

  /** The reduction of a game on a finite chain. */
  public RookReduction(Parameters game) {
    this.a = game.a();
    this.d = game.d();
    this.misere = game.misere();
  }

  @Override
  public List<Statement> statements() {
    return List.of(MonotoneStatements.ROOKS);
  }

  @Override
  public Optional<Reduced> reduce(MonotonePosition position, Workspace workspace) {
    long size = position.deck().size().orElse(Long.MAX_VALUE);
    if (position.deck().chain().isEmpty() || size > MOST_COLUMNS) {
      return Optional.empty();
    }
    int n = (int) size;
    Domain domain = position.deck().chain().get();
    List<Integer> rows = position.cards().stream().map(card -> place(domain, card)).toList();
    List<Integer> columns = position.columns().stream().map(c -> (int) c.over()).toList();
    return Optional.of(
        n <= PackedRooks.LARGEST
            ? packed(n, columns, rows, workspace)
            : played(n, columns, rows, workspace));
  }

  /** The place of a card in a finite chain, counted from 1 at the lowest. */
  private static int place(Domain domain, Element card) {
    int below = 0;
    for (int block = 1; block < card.block(); block++) {
      below += (int) domain.blocks().get(block - 1).size();
    }
    return below + (int) card.over();
  }

  private Reduced played(int n, List<Integer> columns, List<Integer> rows, Workspace workspace) {
    RookPlay play = new RookPlay(a, d, misere);
    return PlayReduced.of(play, ReducedRooks.of(n, columns, rows).reduced(), workspace, play);
  }

  private Reduced packed(int n, List<Integer> columns, List<Integer> rows, Workspace workspace) {
    PackedTable table =
        workspace.table(List.of(PackedRooks.class, a, d, n, misere), () -> new PackedTable(1));
    PackedRooks board = new PackedRooks();
    board.clear(n);
    for (int i = 0; i < columns.size(); i++) {
      board.put(columns.get(i) - 1, rows.get(i) - 1);
    }
    return new Packed(n, board, table);
  }

  private final class Packed implements Reduced {
    private final int n;
    private final PackedRooks board;
    private final PackedTable table;
    private long visited;

    Packed(int n, PackedRooks board, PackedTable table) {
      this.n = n;
      this.board = board;
      this.table = table;
    }

    @Override
    public Outcome outcome(Control control) {
      // The table is not for threads.
      synchronized (table) {
        RookSearch search = new RookSearch(a, d, n, misere, table, control);
        try {
          return search.outcome(board);
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

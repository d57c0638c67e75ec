package org.farstar.games.order.monotone;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Reduced;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.games.order.monotone.dense.BoxTable;
import org.farstar.games.order.monotone.dense.DenseGame;
import org.farstar.games.order.monotone.dense.DiagramBox;
import org.farstar.values.player.Outcome;

/**
 * The basic form on Q: of a position only its colour sequence counts (Proposition 8), and all
 * colour sequences are solved together. Applies where a table may hold them.
 */
final class DenseReduction extends RecordingReduction {
  private final Parameters game;

  DenseReduction(BasicForm form) {
    super(form, MonotoneStatements.DENSE);
    this.game = form.game();
  }

  @Override
  Optional<Reduced> reduce(RecordingSequence recording, Workspace workspace) {
    DiagramBox box = DiagramBox.of(game.a(), game.d(), game.misere());
    // Of a box too large for a table, positions near the end are left to the search.
    return box.packs() || BoxTable.fits(box, workspace.memoryBytes())
        ? Optional.of(new Solved(recording.colours(), workspace))
        : Optional.empty();
  }

  private final class Solved implements Reduced {
    private final ColourSequence colours;
    private final Workspace workspace;
    private long visited;

    Solved(ColourSequence colours, Workspace workspace) {
      this.colours = colours;
      this.workspace = workspace;
    }

    @Override
    public Outcome outcome(Control control) {
      DiagramBox box = DiagramBox.of(game.a(), game.d(), game.misere());
      if (BoxTable.bytes(box) > workspace.memoryBytes()) {
        throw new SearchStopped(StopReason.MEMORY);
      }
      return workspace
          .table(List.of(DenseGame.class, game.a(), game.d(), game.misere()), () -> solved(control))
          .outcome(colours);
    }

    private DenseGame solved(Control control) {
      DenseGame solved = DenseGame.solve(game.a(), game.d(), game.misere(), control);
      visited += solved.table().lostWords();
      return solved;
    }

    @Override
    public long visited() {
      return visited;
    }
  }
}

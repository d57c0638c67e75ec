package org.farstar.games.order.monotone;

import java.util.Optional;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.search.PlayReduced;
import org.farstar.engine.theory.Reduced;
import org.farstar.engine.theory.Statement;
import org.farstar.games.order.monotone.blocks.BlockPlay;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;

/**
 * The basic form on any sum of blocks: the position is reduced to its colours and the orders of its
 * gaps, whose finite blocks count as large from B(x,y) cards on. The paper proves that for finite
 * chains; {@link BlockPlay} says why it holds for sums of blocks.
 */
final class BlockReduction extends RecordingReduction {
  private final BlockPlay play;

  BlockReduction(BasicForm form) {
    super(form, statement(form.game()));
    Parameters game = form.game().clamped();
    this.play = new BlockPlay(game.a(), game.d(), game.misere());
  }

  private static Statement statement(Parameters game) {
    return game.deck().size().isPresent()
        ? MonotoneStatements.LARGE_GAPS
        : MonotoneStatements.BLOCKS;
  }

  @Override
  Optional<Reduced> reduce(RecordingSequence recording, Workspace workspace) {
    return Optional.of(
        PlayReduced.of(
            play, play.position(recording.colours(), recording.gaps()), workspace, play));
  }
}

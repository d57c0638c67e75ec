package org.farstar.ask.solve;

import java.nio.file.Path;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ThreadExecutor;

class ThreadExecutorTest extends ChunkExecutorContract {
  @Override
  protected ChunkExecutor executor(Path spill) {
    return new ThreadExecutor(SolveGames.standard(), 3, 1 << 28, spill);
  }
}

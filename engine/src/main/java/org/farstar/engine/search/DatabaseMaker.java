package org.farstar.engine.search;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.DatabaseWriter;
import org.farstar.engine.memory.Workspace;

/** Finds the values of all small regions of a game: the seam between the commands and the games. */
@FunctionalInterface
public interface DatabaseMaker {
  /** The most cells that regions of a database may have. */
  int MOST_CELLS = 24;

  /**
   * Finds the values of all regions, those of fewer cells first.
   *
   * @param owner whose values they are
   * @param cells how many cells the largest have, from 1 to {@link #MOST_CELLS}
   * @param workspace where the values live meanwhile
   * @param control stops it when its budget ends, and says how many threads it may use
   * @param listener hears of each size that is finished, with what writes all that there is then
   */
  Made make(
      DatabaseOwner owner,
      int cells,
      Workspace workspace,
      Control control,
      BiConsumer<Size, Supplier<DatabaseWriter>> listener);

  /**
   * A size of regions that is finished.
   *
   * @param cells how many cells its regions have
   * @param regions how many of them there are, up to symmetry
   * @param values how many different values all regions have that were found so far
   */
  record Size(int cells, long regions, int values) {}

  /**
   * What was found.
   *
   * @param cells the most cells of which all regions have values, 0 where there is no such number
   * @param writer writes them
   * @param stopped why there are not as many as were asked for, empty where there are
   */
  record Made(int cells, DatabaseWriter writer, Optional<StopReason> stopped) {}
}

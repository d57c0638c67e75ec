package org.farstar.games.order.monotone.board;

import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Reduced;
import org.farstar.values.player.Outcome;

/**
 * A position of a smaller play, searched by the engine.
 *
 * @param <Q> the positions of that play
 */
public final class PlayReduced<Q> implements Reduced {
  private final Play<Q> play;
  private final Q position;
  private final OutcomeTable<Q> table;
  private long visited;

  private PlayReduced(Play<Q> play, Q position, OutcomeTable<Q> table) {
    this.play = play;
    this.position = position;
    this.table = table;
  }

  /**
   * A position with a table that the workspace owns.
   *
   * @param play the smaller play
   * @param position the position in it
   * @param workspace owns the table
   * @param key names the table: the play with all its parameters
   */
  public static <Q> Reduced of(Play<Q> play, Q position, Workspace workspace, Object key) {
    OutcomeTable<Q> table = workspace.table(key, OutcomeTable::remembering);
    return new PlayReduced<>(play, position, table);
  }

  @Override
  public Outcome outcome(Control control) {
    OutcomeSearch<Q> search = new OutcomeSearch<>(play, table, control);
    try {
      return search.outcome(position);
    } finally {
      visited += search.visited();
    }
  }

  @Override
  public long visited() {
    return visited;
  }
}

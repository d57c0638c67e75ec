package org.farstar.games.graph.words;

import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Reduced;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A position of an impartial play that the engine searches, with a table of the workspace.
 *
 * @param <Q> the positions
 */
final class SearchedPlay<Q> implements Reduced {
  private final Play<Q> play;
  private final Q position;
  private final OutcomeTable<Q> table;
  private long visited;

  /**
   * @param play the play
   * @param position where it begins
   * @param workspace owns the table
   * @param key names the table
   */
  SearchedPlay(Play<Q> play, Q position, Workspace workspace, Object key) {
    this.play = play;
    this.position = position;
    this.table = workspace.table(key, OutcomeTable::<Q>remembering);
  }

  @Override
  public Outcome outcome(Control control) {
    OutcomeSearch<Q> search = new OutcomeSearch<>(play, table, control);
    try {
      Result result = search.result(position, Player.LEFT);
      return result == Result.WIN ? Outcome.N : Outcome.P;
    } finally {
      visited += search.visited();
    }
  }

  @Override
  public long visited() {
    return visited;
  }
}

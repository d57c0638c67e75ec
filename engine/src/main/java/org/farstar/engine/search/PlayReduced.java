package org.farstar.engine.search;

import java.util.HashMap;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Play;
import org.farstar.engine.theory.Reduced;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A reduced position that the engine searches: {@link OutcomeSearch} over its play, with a table
 * that the workspace owns.
 *
 * @param <Q> the reduced positions
 */
public final class PlayReduced<Q> implements Reduced {
  private final Play<Q> play;
  private final Q position;
  private final OutcomeTable<Q> table;
  private final Map<Control, OutcomeSearch<Q>> searches = new HashMap<>();

  private PlayReduced(Play<Q> play, Q position, OutcomeTable<Q> table) {
    this.play = play;
    this.position = position;
    this.table = table;
  }

  /**
   * A position of a play.
   *
   * @param play the smaller game
   * @param position the position in it
   * @param workspace owns the table
   * @param key names the table: all that the play depends on, and which play it is
   * @param <Q> the reduced positions
   */
  public static <Q> PlayReduced<Q> of(Play<Q> play, Q position, Workspace workspace, Object key) {
    OutcomeTable<Q> table = workspace.table(key, () -> OutcomeTable.in(workspace));
    return new PlayReduced<>(play, position, table);
  }

  @Override
  public Outcome outcome(Control control) {
    OutcomeSearch<Q> search =
        searches.computeIfAbsent(control, c -> new OutcomeSearch<>(play, table, c));
    Result left = search.result(position, Player.LEFT);
    return Outcome.of(left, play.impartial() ? left : search.result(position, Player.RIGHT));
  }

  @Override
  public long visited() {
    return searches.values().stream().mapToLong(OutcomeSearch::visited).sum();
  }
}

package org.farstar.games.heap.endnim;

import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Player;

/**
 * End Nim as Albert and Nowakowski play it: both players may lower the pile at either end. Finite
 * piles only.
 */
public final class EndNimImpartial implements RowRules {
  /** The theory. */
  public EndNimImpartial() {}

  @Override
  public void moves(Row row, Player player, Moves<Row> moves) {
    if (row.isEmpty()) {
      return;
    }
    lower(row, Player.LEFT, moves);
    if (row.size() > 1) {
      lower(row, Player.RIGHT, moves);
    }
  }

  private static void lower(Row row, Player end, Moves<Row> moves) {
    long pile = row.end(end).finitePart().longValue();
    for (long size = 0; size < pile; size++) {
      Sizes to = Sizes.only(Ordinal.of(size));
      moves.add(row.withEnd(end, to.from()), () -> to.text(end));
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public Row read(String text) {
    return RowNotation.readFinite(text);
  }

  /** Seen from the other side the row is the same game. */
  @Override
  public Row representative(Row row) {
    Row mirrored = row.mirrored();
    for (int i = 0; i < row.size(); i++) {
      int order = row.piles().get(i).compareTo(mirrored.piles().get(i));
      if (order != 0) {
        return order < 0 ? row : mirrored;
      }
    }
    return row;
  }

  @Override
  public Optional<Row> play(Row row, Player player, String text) {
    for (Player end : Player.values()) {
      Optional<Sizes> to =
          row.isEmpty() || !text.strip().startsWith(Sizes.end(end) + " ")
              ? Optional.empty()
              : Sizes.read(text, end)
                  .filter(sizes -> sizes.single() && sizes.from().compareTo(row.end(end)) < 0);
      if (to.isPresent()) {
        return to.map(sizes -> row.withEnd(end, sizes.from()));
      }
    }
    return Optional.empty();
  }
}

package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What the triple points say about a row a x b: who wins (Observation 9) and by which moves.
 *
 * <p>Left, moving first, wins by every size a' with which she wins as second player:
 *
 * <ul>
 *   <li>if L(x b) &gt; 0, the sizes from L(x b) up, by the definition of L and because a larger
 *       pile at her end never harms her;
 *   <li>if L(x b) = 0, the size 0, and the sizes above L(x): with one of these b &lt;= R(x) &lt;=
 *       R(a' x), so that Right, moving first, loses (Observation 9). A size from 1 to L(x) would
 *       let Right remove b and win;
 *   <li>if there is one pile only, a' = L() alone: 0, or 1 in misère play.
 * </ul>
 *
 * @param row the row, with at least one pile
 * @param inner the triple point of the piles between the ends; of the empty row for a single pile
 * @param opposite for each player L(x b) or R(a x): what the own pile must exceed to win first
 */
public record RowAnalysis(Row row, TriplePoint inner, Map<Player, Ordinal> opposite) {

  public static RowAnalysis of(Row row, TriplePoints points) {
    int n = row.size();
    List<Ordinal> piles = row.piles();
    TriplePoint inner = points.of(n < 2 ? List.of() : piles.subList(1, n - 1));
    Map<Player, Ordinal> opposite = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      opposite.put(
          player,
          n == 1
              ? points.base()
              : TriplePoint.step(
                  row.end(player.opponent()), inner.of(player.opponent()), inner.of(player)));
    }
    return new RowAnalysis(row, inner, opposite);
  }

  boolean winsFirst(Player player) {
    return row.end(player).compareTo(opposite.get(player)) > 0;
  }

  public Outcome outcome() {
    return Outcome.of(result(Player.LEFT), result(Player.RIGHT));
  }

  private Result result(Player player) {
    return winsFirst(player) ? Result.WIN : Result.LOSS;
  }

  /** The sizes a player can change the own pile to and win, in ascending order. */
  public List<Sizes> winning(Player player) {
    Ordinal pile = row.end(player);
    Ordinal least = opposite.get(player);
    if (!winsFirst(player)) {
      return List.of();
    }
    if (row.size() == 1) {
      return List.of(Sizes.only(least));
    }
    if (!least.isZero()) {
      return List.of(new Sizes(least, pile));
    }
    if (inner.of(player).isZero()) {
      return List.of(new Sizes(Ordinal.ZERO, pile));
    }
    List<Sizes> winning = new ArrayList<>();
    winning.add(Sizes.only(Ordinal.ZERO));
    Ordinal above = inner.of(player).successor();
    if (above.compareTo(pile) < 0) {
      winning.add(new Sizes(above, pile));
    }
    return winning;
  }

  /**
   * The g of Proposition 11 for a player: the end pile is the player's part of the triple point
   * plus g; empty where the pile does not exceed it.
   */
  Optional<Ordinal> excess(Player player) {
    Ordinal pile = row.end(player);
    Ordinal part = inner.of(player);
    return pile.compareTo(part) > 0 ? Optional.of(pile.minus(part)) : Optional.empty();
  }
}

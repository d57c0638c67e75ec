package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.transposition.OutcomeTheorems;
import org.farstar.games.order.transposition.Transposition;
import org.farstar.games.order.transposition.TranspositionPosition;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * A position of the transposition game on a finite domain with one element to spare, seen from the
 * children's games: d = m+n+1.
 *
 * @param position the position
 */
public record SpareElement(TranspositionPosition position) {
  /** All sets of used elements of {@code 1..d} that leave two free elements or more. */
  public static List<SpareElement> onDomain(int d) {
    List<SpareElement> positions = new ArrayList<>();
    TranspositionReferee.finite(d).stream()
        .filter(p -> p.turns() + p.sequence().size() + 1 == d)
        .forEach(p -> positions.add(new SpareElement(p)));
    return positions;
  }

  /** The position with these numbers of free elements between pivots of one element each. */
  public static SpareElement of(Clumps clumps) {
    List<Element> pivots = new ArrayList<>();
    long place = 0;
    for (long size : clumps.sizes()) {
      place += size + 1;
      pivots.add(Element.of(1, place));
    }
    pivots.remove(pivots.size() - 1);
    return new SpareElement(
        TranspositionPosition.of(Domain.upTo(place - 1), pivots, clumps.pennies() - 1));
  }

  /** The numbers of free elements between the pivots. */
  public Clumps clumps() {
    return new Clumps(OutcomeTheorems.clumps(position.shape()));
  }

  /** The clumps after each choice of a free element, one by one. */
  public List<Clumps> optionsAsClumps() {
    return rules().options(position, Player.LEFT).stream()
        .map(to -> new SpareElement(to).clumps())
        .toList();
  }

  private Transposition rules() {
    return new Transposition(position.domain());
  }

  /** Who wins, by search alone. */
  public Outcome outcome(OutcomeTable<TranspositionPosition> table, Control control) {
    return new OutcomeSearch<>(rules(), table, control).outcome(position);
  }

  @Override
  public String toString() {
    return position.toString();
  }
}

package org.farstar.games.order.monotone.chain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;

/**
 * Who wins on {1..n} by colour sequences and gaps just as section 4 has them: every gap with its
 * size, empty and dead ones too, nothing cut, nothing left out. It referees {@link ChainSearch} and
 * shares nothing with it; memory and time grow quickly with n.
 */
public final class PlainSearch {
  private final int a;
  private final int d;
  private final boolean misere;
  private final Meter meter;
  private final Map<Position, Outcome> known = new HashMap<>();

  private record Position(ColourSequence colours, List<Integer> gaps) {}

  /** A search for one pair of critical lengths, which remembers what it finds. */
  public PlainSearch(int a, int d, Convention convention, Control control) {
    this.a = a;
    this.d = d;
    this.misere = convention == Convention.MISERE;
    this.meter = control.meter(() -> known.size() * 400L);
  }

  /** Who wins with the whole deck. */
  public Outcome outcome(int n) {
    return outcome(ColourSequence.EMPTY, List.of(n));
  }

  /** Who wins with these colours and as many free cards in the gaps. */
  public Outcome outcome(ColourSequence colours, List<Integer> gaps) {
    if (colours.reddish() >= a || colours.bluish() >= d) {
      return misere ? Outcome.N : Outcome.P;
    }
    Position position = new Position(colours, gaps);
    Outcome found = known.get(position);
    if (found == null) {
      meter.count();
      found = search(colours, gaps);
      known.put(position, found);
    }
    return found;
  }

  private Outcome search(ColourSequence colours, List<Integer> gaps) {
    boolean draw = false;
    boolean any = false;
    for (int gap = 0; gap < gaps.size(); gap++) {
      for (int below = 0; below < gaps.get(gap); below++) {
        any = true;
        Outcome after = outcome(colours.insert(gap), split(colours, gaps, gap, below));
        if (after == Outcome.P) {
          return Outcome.N;
        }
        draw |= after == Outcome.D;
      }
    }
    return draw || !any ? Outcome.D : Outcome.P;
  }

  /** The gaps after a card; where an element disappears the gaps beside it join. */
  private static List<Integer> split(
      ColourSequence colours, List<Integer> gaps, int gap, int below) {
    List<Integer> split = new ArrayList<>(gaps);
    int above = colours.nextReddish(gap);
    if (above < colours.size() && !colours.colours().get(above).bluish()) {
      split.set(above, split.get(above) + split.remove(above + 1));
    }
    // Where the gap itself has grown at its upper end, the card is still among its own cards.
    int rest = split.get(gap) - 1 - below;
    split.set(gap, below);
    split.add(gap + 1, rest);
    int lost = colours.lastBluish(gap);
    if (lost >= 0 && !colours.colours().get(lost).reddish()) {
      split.set(lost, split.get(lost) + split.remove(lost + 1));
    }
    return split;
  }
}

package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The basic form on {1..n} by colour sequences and gaps just as section 4 has them: every gap with
 * its size, empty ones and those in which a card completes a subsequence too, nothing cut, nothing
 * left out. It referees {@link ChainSearch} and shares nothing with it; a search takes memory and
 * time that grow quickly with n.
 *
 * @param a one critical length
 * @param d the other one
 * @param convention who wins
 */
public record ColourPlay(int a, int d, Convention convention)
    implements VerdictPlay<ColourPlay.Position> {
  /**
   * A colour sequence and how many cards are free in each gap, from the lowest.
   *
   * @param colours the colours
   * @param gaps the sizes, one more than there are colours
   */
  public record Position(ColourSequence colours, List<Integer> gaps) {
    public Position {
      gaps = List.copyOf(gaps);
    }

    /** The whole deck {1..n}. */
    public static Position whole(int n) {
      return new Position(ColourSequence.EMPTY, List.of(n));
    }

    @Override
    public String toString() {
      return colours.toString() + gaps;
    }
  }

  @Override
  public Optional<Outcome> verdict(Position position) {
    if (position.colours.reddish() >= a || position.colours.bluish() >= d) {
      return Optional.of(convention == Convention.MISERE ? Outcome.N : Outcome.P);
    }
    return position.gaps.stream().allMatch(size -> size == 0)
        ? Optional.of(Outcome.D)
        : Optional.empty();
  }

  @Override
  public void moves(Position position, Player player, Moves<Position> moves) {
    for (int i = 0; i < position.gaps.size(); i++) {
      int gap = i;
      for (int j = 0; j < position.gaps.get(gap); j++) {
        int below = j;
        moves.add(
            new Position(position.colours.insert(gap), split(position, gap, below)),
            () -> gap + ": " + below + " below");
      }
    }
  }

  /** The gaps after a card; where an element disappears the gaps beside it join. */
  private static List<Integer> split(Position position, int gap, int below) {
    ColourSequence colours = position.colours;
    List<Integer> split = new ArrayList<>(position.gaps);
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

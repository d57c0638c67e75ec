package org.farstar.games.order.monotone.posets;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.monotone.board.SafePlay;
import org.farstar.games.order.monotone.posets.PosetPosition.Draft;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The basic form on a finite poset, played on lengths.
 *
 * <p>Of a board only the free cards count, and of each the longest ascending subsequence of the
 * board below it and the longest descending one above it: these lengths decide what a card
 * completes, and change only as cards are played. A length is forgotten where no later subsequence
 * through the card and as long as that can become critical, counting all free cards. Cards that
 * matter neither way are moves that only pass the turn; an even number of them is as good as none,
 * since each is answered by another, and an odd number as good as one. Positions that differ by a
 * symmetry of the poset stand for each other; with a = d those that turn the order round do too.
 *
 * <p>The number of positions grows exponentially with the poset.
 */
public final class PosetPlay implements SafePlay<PosetPosition> {
  private static final int MOST_SYMMETRIES = 1000;

  private final Poset poset;
  private final int a;
  private final int d;
  private final boolean misere;
  private final List<int[]> symmetries;
  private final List<int[]> reversing;

  /**
   * @param a how long an ascending subsequence ends the game, at least 2
   * @param d how long a descending one ends it, at least 2
   * @param poset the deck
   * @param misere whether who completes a subsequence loses
   */
  public PosetPlay(int a, int d, Poset poset, boolean misere) {
    if (a < 2 || d < 2) {
      throw new IllegalArgumentException("critical lengths " + a + " and " + d);
    }
    this.poset = poset;
    this.a = a;
    this.d = d;
    this.misere = misere;
    PosetSymmetries maps = PosetSymmetries.of(poset, MOST_SYMMETRIES);
    this.symmetries = maps.keeping();
    this.reversing = a == d ? maps.reversing() : List.of();
  }

  /**
   * A board that has no critical subsequence yet.
   *
   * @param cards the cards played, different, in their order
   */
  public PosetPosition after(List<Integer> cards) {
    Draft draft = new Draft(poset.size());
    draft.free = (1L << poset.size()) - 1;
    cards.forEach(card -> draft.play(poset, card));
    return reduced(draft);
  }

  @Override
  public boolean misere() {
    return misere;
  }

  private boolean completes(PosetPosition position, int card) {
    return position.up(card) == a - 1 || position.down(card) == d - 1;
  }

  @Override
  public Optional<Outcome> verdict(PosetPosition position) {
    boolean completing = false;
    boolean safe = position.passes();
    for (int card = 0; card < poset.size(); card++) {
      if (position.free(card)) {
        completing |= completes(position, card);
        safe |= !completes(position, card);
      }
    }
    return verdict(completing, safe);
  }

  @Override
  public void moves(PosetPosition position, Player player, Moves<PosetPosition> moves) {
    for (int i = 0; i < poset.size(); i++) {
      int card = i;
      if (position.free(card) && !completes(position, card)) {
        Draft draft = position.draft();
        draft.play(poset, card);
        moves.add(reduced(draft), () -> poset.name(card));
      }
    }
    if (position.passes()) {
      moves.add(position.passed(), () -> "pass");
    }
  }

  /** The least of a position and its images. */
  @Override
  public PosetPosition representative(PosetPosition position) {
    PosetPosition least = position;
    for (int[] map : symmetries) {
      least = lesser(least, position.image(map, false));
    }
    for (int[] map : reversing) {
      least = lesser(least, position.image(map, true));
    }
    return least;
  }

  private static PosetPosition lesser(PosetPosition one, PosetPosition other) {
    return other.before(one) ? other : one;
  }

  /** The position without the lengths and cards that do not matter any more. */
  private PosetPosition reduced(Draft draft) {
    int size = poset.size();
    // The longest chains of free cards from a card on: upwards, downwards, and with the board.
    int[] over = new int[size];
    int[] under = new int[size];
    int[] rising = new int[size];
    int[] falling = new int[size];
    for (int card = size - 1; card >= 0; card--) {
      over[card] = draft.free(card) ? 1 + longest(over, poset.above(card)) : 0;
      falling[card] =
          1 + Math.max(draft.down[card], longest(falling, poset.above(card) & draft.free));
    }
    for (int card = 0; card < size; card++) {
      under[card] = draft.free(card) ? 1 + longest(under, poset.below(card)) : 0;
      rising[card] = 1 + Math.max(draft.up[card], longest(rising, poset.below(card) & draft.free));
    }
    for (int card = 0; card < size; card++) {
      boolean matters = rising[card] + over[card] > a || falling[card] + under[card] > d;
      if (draft.free(card) && !matters) {
        draft.free &= ~(1L << card);
        draft.passes ^= true;
      }
      boolean free = draft.free(card);
      draft.up[card] = free && draft.up[card] + over[card] >= a ? draft.up[card] : 0;
      draft.down[card] = free && draft.down[card] + under[card] >= d ? draft.down[card] : 0;
    }
    return draft.done();
  }

  private static int longest(int[] lengths, long cards) {
    int longest = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      longest = Math.max(longest, lengths[Long.numberOfTrailingZeros(rest)]);
    }
    return longest;
  }
}

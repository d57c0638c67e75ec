package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.DomainBlock;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.blocks.BlockPlay;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.posets.Poset;
import org.farstar.games.order.monotone.posets.PosetPlay;
import org.farstar.papers.small.SmallDigraphs;
import org.farstar.values.player.Outcome;

/** What a board may be replaced by, against plays of the cards themselves. */
final class ReductionClaims {
  private ReductionClaims() {}

  static List<Claim> all() {
    return List.of(lengths(), blocks());
  }

  private static Claim lengths() {
    return Claims.of(MonotoneStatements.LENGTHS)
        .over("all posets of up to %d cards, a and d up to 3, both conventions", 1, 4)
        .atMost(PosetClaims.MOST_CARDS)
        .check((n, cases) -> SmallDigraphs.posets(n, poset -> lengths(poset, cases)));
  }

  private static void lengths(Poset poset, Cases cases) {
    for (int a = 2; a <= 3; a++) {
      for (int d = 2; d <= 3; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          PosetPlay play = new PosetPlay(a, d, poset, misere);
          Outcome found =
              new OutcomeSearch<>(play, OutcomeTable.remembering(), cases.control())
                  .outcome(play.after(List.of()));
          String game = "a=" + a + " d=" + d + (misere ? " misere" : "") + " on " + poset;
          cases.equal(outcome(new Cards(poset, a, d).result(List.of(), misere)), found, () -> game);
        }
      }
    }
  }

  private static Outcome outcome(int result) {
    return result > 0 ? Outcome.N : result < 0 ? Outcome.P : Outcome.D;
  }

  /** The basic form on a poset by its definition: rows of cards, every subsequence looked at. */
  private record Cards(Poset poset, int a, int d) {
    /** 1 where the player to move wins, 0 for a draw, -1 where the other one does. */
    int result(List<Integer> row, boolean misere) {
      if (longest(row, true) >= a || longest(row, false) >= d) {
        return misere ? 1 : -1;
      }
      int best = row.size() == poset.size() ? 0 : -1;
      for (int card = 0; card < poset.size() && best < 1; card++) {
        if (!row.contains(card)) {
          List<Integer> more = new ArrayList<>(row);
          more.add(card);
          best = Math.max(best, -result(more, misere));
        }
      }
      return best;
    }

    private int longest(List<Integer> row, boolean rises) {
      int[] ending = new int[row.size()];
      int most = 0;
      for (int i = 0; i < row.size(); i++) {
        ending[i] = 1;
        for (int j = 0; j < i; j++) {
          int low = rises ? row.get(j) : row.get(i);
          int high = rises ? row.get(i) : row.get(j);
          if (poset.less(low, high)) {
            ending[i] = Math.max(ending[i], ending[j] + 1);
          }
        }
        most = Math.max(most, ending[i]);
      }
      return most;
    }
  }

  private static Claim blocks() {
    return Claims.of(MonotoneStatements.BLOCKS)
        .over(
            "w, w*, z and w + w* with a and d up to %d, both conventions, by plays with the cards of"
                + " infinite gaps as far as 2^r - 1 from their ends, where r moves are left",
            2, 3)
        .atMost(3)
        .check(
            (a, cases) -> {
              for (int d = 2; d <= a; d++) {
                for (boolean misere : new boolean[] {false, true}) {
                  each(a, d, misere, cases);
                }
              }
            });
  }

  private static void each(int a, int d, boolean misere, Cases cases) {
    Map<List<DomainBlock>, List<Gap>> decks = new HashMap<>();
    decks.put(List.of(DomainBlock.W), List.of(new Gap(true, false, 0)));
    decks.put(List.of(DomainBlock.W_STAR), List.of(new Gap(false, true, 0)));
    decks.put(List.of(DomainBlock.Z), List.of(new Gap(false, false, 0)));
    decks.put(List.of(DomainBlock.W, DomainBlock.W_STAR), List.of(new Gap(true, true, Gap.MIDDLE)));
    decks.forEach(
        (deck, gaps) -> {
          BlockPlay play = new BlockPlay(a, d, misere);
          Outcome found =
              new OutcomeSearch<>(play, OutcomeTable.remembering(), cases.control())
                  .outcome(play.whole(OrderType.of(deck)));
          int moves = (a - 1) * (d - 1) + 1;
          int result =
              new Board(a, d, misere, new HashMap<>()).result(new Row(List.of(), gaps), moves);
          cases.equal(
              outcome(result),
              found,
              () -> "(" + a + "," + d + ") on " + deck + (misere ? " misere" : ""));
        });
  }

  /**
   * A gap between cards.
   *
   * @param least whether it has a least card
   * @param greatest whether it has a greatest card
   * @param size the number of its cards, 0 or less for an infinite gap with at most one of the two
   *     or none, {@link #MIDDLE} for a gap like w + w*
   */
  private record Gap(boolean least, boolean greatest, int size) {
    static final int MIDDLE = -1;
    static final Gap NONE = finite(0);

    static Gap finite(int size) {
      return new Gap(true, true, size);
    }

    boolean infinite() {
      return size < 0 || !least || !greatest;
    }

    /** What each choice leaves below and above; of infinite gaps the choices near an end. */
    List<List<Gap>> splits(int reach) {
      List<List<Gap>> splits = new ArrayList<>();
      if (!infinite()) {
        for (int below = 0; below < size; below++) {
          splits.add(List.of(finite(below), finite(size - 1 - below)));
        }
        return splits;
      }
      if (!least && !greatest) {
        splits.add(List.of(new Gap(false, true, 0), new Gap(true, false, 0)));
        return splits;
      }
      for (int from = 0; from <= reach; from++) {
        if (least) {
          splits.add(List.of(finite(from), this));
        }
        if (greatest) {
          splits.add(List.of(this, finite(from)));
        }
      }
      return splits;
    }
  }

  /** The cards in turn, each by its rank, and the gaps between the ranks. */
  private record Row(List<Integer> ranks, List<Gap> gaps) {
    Row with(int gap, List<Gap> split) {
      List<Integer> more = new ArrayList<>();
      ranks.forEach(rank -> more.add(rank >= gap ? rank + 1 : rank));
      more.add(gap);
      List<Gap> left = new ArrayList<>(gaps);
      left.set(gap, split.get(0));
      left.add(gap + 1, split.get(1));
      return new Row(more, left);
    }
  }

  /** The game on rows of ranks, with no more of the theory than that a play has this many moves. */
  private record Board(int a, int d, boolean misere, Map<Row, Integer> known) {
    int result(Row row, int moves) {
      Permutation cards = new Permutation(row.ranks());
      if (cards.ascending() >= a || cards.descending() >= d) {
        return misere ? 1 : -1;
      }
      Integer before = known.get(row);
      if (before != null) {
        return before;
      }
      boolean over = row.gaps().stream().allMatch(gap -> gap.equals(Gap.NONE));
      int best = over ? 0 : -1;
      for (int gap = 0; gap < row.gaps().size() && best < 1; gap++) {
        for (List<Gap> split : row.gaps().get(gap).splits((1 << moves - 1) - 1)) {
          best = Math.max(best, -result(row.with(gap, split), moves - 1));
          if (best == 1) {
            break;
          }
        }
      }
      known.put(row, best);
      return best;
    }
  }
}

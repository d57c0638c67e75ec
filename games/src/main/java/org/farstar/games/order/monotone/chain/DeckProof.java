package org.farstar.games.order.monotone.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.player.Outcome;

/**
 * Who wins on {1..n} for every n with a strategy: the outcomes up to the n from which on all decks
 * are alike, and the lost and drawn positions that the player who keeps an outcome moves to. Not
 * for threads.
 */
public final class DeckProof {
  private static final long BYTES_PER_POSITION = 150;

  private final int a;
  private final int d;
  private final GapBounds bounds;
  private final Gaps gaps;
  private final Meter meter;
  private final Map<GapPosition, Outcome> known = new HashMap<>();
  private final Set<GapPosition> kept = new HashSet<>();
  private final Deque<GapPosition> open = new ArrayDeque<>();

  private DeckProof(int a, int d, Convention convention, Control control) {
    this.a = a;
    this.d = d;
    this.bounds = GapBounds.tight(a, d, convention);
    this.gaps = new Gaps(a, d, convention, bounds);
    this.meter = control.meter(() -> known.size() * BYTES_PER_POSITION);
  }

  /** Whether positions can be packed, and no more than this many decks are to be looked at. */
  public static boolean fits(int a, int d, Convention convention, int mostDecks) {
    if (Math.max(a, d) > GapPosition.LARGEST) {
      return false;
    }
    try {
      return Gaps.largestDeck(a, d, GapBounds.tight(a, d, convention)) <= mostDecks;
    } catch (SearchStopped e) {
      return false;
    }
  }

  /**
   * The lines of a certificate: {@code deck n outcome}, then {@code lost}, {@code settled} and
   * {@code drawn} with the gaps of a position.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static List<String> lines(int a, int d, Convention convention, Control control) {
    DeckProof proof = new DeckProof(a, d, convention, control);
    return proof.meter.during(proof::lines);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    long bound = Gaps.largestDeck(a, d, bounds);
    for (int n = 1; n <= bound; n++) {
      GapPosition start = gaps.deck(n);
      lines.add("deck " + n + " " + outcome(start));
      if (outcome(start) == Outcome.N) {
        keepReply(start);
      } else {
        keep(start);
      }
    }
    while (!open.isEmpty()) {
      GapPosition position = open.pop();
      for (GapPosition option : gaps.options(position)) {
        if (outcome(option) == Outcome.N) {
          keepReply(option);
        } else {
          keep(option);
        }
      }
    }
    List<String> positions = new ArrayList<>();
    for (GapPosition position : kept) {
      String word =
          outcome(position) == Outcome.D ? "drawn " : position.decided() ? "settled " : "lost ";
      positions.add(word + position);
    }
    Collections.sort(positions);
    lines.addAll(positions);
    return lines;
  }

  /** Keeps a position, unless who is to move there has no move, which needs no line. */
  private void keep(GapPosition position) {
    boolean over = position.empty() || gaps.options(position).isEmpty();
    if (!over && kept.add(position)) {
      open.push(position);
    }
  }

  /** Keeps one lost position that a move leads to, if no such one is kept already. */
  private void keepReply(GapPosition position) {
    GapPosition reply = null;
    for (GapPosition option : gaps.options(position)) {
      if (outcome(option) == Outcome.P) {
        if (kept.contains(option) || option.empty()) {
          return;
        }
        reply = reply == null ? option : reply;
      }
    }
    keep(reply);
  }

  private Outcome outcome(GapPosition position) {
    Outcome found = known.get(position);
    if (found == null) {
      meter.count();
      found = search(position);
      known.put(position, found);
    }
    return found;
  }

  private Outcome search(GapPosition position) {
    if (position.empty() && !position.decided()) {
      return Outcome.D;
    }
    Outcome best = Outcome.P;
    for (GapPosition option : gaps.options(position)) {
      Outcome after = outcome(option);
      if (after == Outcome.P) {
        return Outcome.N;
      }
      best = after == Outcome.D ? Outcome.D : best;
    }
    return best;
  }
}

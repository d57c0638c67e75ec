package org.farstar.games.order.monotone.blocks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.values.player.Outcome;

/**
 * The lost and drawn positions that the player who keeps an outcome moves to, found depth first.
 * Not for threads.
 *
 * @param <P> the positions, without cards that complete a subsequence
 */
public final class KeptPositions<P> {
  /**
   * The rules that the positions are played by.
   *
   * @param <P> the positions
   */
  public interface Space<P> {
    /** The positions after all moves. */
    List<P> options(P position);

    /** Whether some move leads to a position that is looked for. */
    default boolean any(P position, Predicate<P> wanted) {
      return options(position).stream().anyMatch(wanted);
    }

    /** Whether no card is left that could be played. */
    boolean isEmpty(P position);

    /** Whether no draw is possible any more. */
    boolean isSettled(P position);
  }

  private final Space<P> space;
  private final Meter meter;
  private final Map<P, Outcome> known = new HashMap<>();
  private final Set<P> kept = new HashSet<>();
  private final Deque<P> open = new ArrayDeque<>();

  /**
   * No positions yet.
   *
   * @param space the rules
   * @param bytes the memory that one position takes
   */
  public KeptPositions(Space<P> space, long bytes, Control control) {
    this.space = space;
    this.meter = control.meter(() -> known.size() * bytes);
  }

  /** The meter, during which all work is done. */
  public Meter meter() {
    return meter;
  }

  /** Keeps a position from which a proof of an outcome begins, and hands the outcome over. */
  public Outcome begin(P start) {
    Outcome outcome = outcome(start);
    if (outcome == Outcome.N) {
      keepReply(start);
    } else {
      keep(start);
    }
    return outcome;
  }

  /**
   * All that proves the outcomes of the beginnings: {@code lost}, {@code settled} and {@code drawn}
   * with the gaps of a position.
   */
  public List<String> lines() {
    while (!open.isEmpty()) {
      for (P option : space.options(open.pop())) {
        if (outcome(option) == Outcome.N) {
          keepReply(option);
        } else {
          keep(option);
        }
      }
    }
    List<String> lines = new ArrayList<>();
    for (P position : kept) {
      boolean drawn = outcome(position) == Outcome.D;
      lines.add((drawn ? "drawn " : space.isSettled(position) ? "settled " : "lost ") + position);
    }
    Collections.sort(lines);
    return lines;
  }

  /** Keeps a position, unless who is to move there has no move, which needs no line. */
  private void keep(P position) {
    boolean over = space.isEmpty(position) || space.options(position).isEmpty();
    if (!over && kept.add(position)) {
      open.push(position);
    }
  }

  /** Keeps one lost position that a move leads to, if no such one is kept already. */
  private void keepReply(P position) {
    P reply = null;
    for (P option : space.options(position)) {
      if (outcome(option) == Outcome.P) {
        if (kept.contains(option) || space.isEmpty(option)) {
          return;
        }
        reply = reply == null ? option : reply;
      }
    }
    keep(reply);
  }

  private Outcome outcome(P position) {
    Outcome found = known.get(position);
    if (found == null) {
      meter.count();
      found = search(position);
      known.put(position, found);
    }
    return found;
  }

  private Outcome search(P position) {
    if (space.isEmpty(position) && !space.isSettled(position)) {
      return Outcome.D;
    }
    boolean[] draw = new boolean[1];
    boolean won =
        space.any(
            position,
            option -> {
              Outcome after = outcome(option);
              draw[0] |= after == Outcome.D;
              return after == Outcome.P;
            });
    return won ? Outcome.N : draw[0] ? Outcome.D : Outcome.P;
  }
}

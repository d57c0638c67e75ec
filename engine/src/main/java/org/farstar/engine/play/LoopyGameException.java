package org.farstar.engine.play;

import java.util.ArrayList;
import java.util.List;

/** The game may never end, and these searches are for games that end. */
public final class LoopyGameException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Of a long cycle the first positions are named. */
  private static final int MOST_SHOWN = 8;

  /** One of {@link List#copyOf}, which can be serialized. */
  @SuppressWarnings("serial")
  private final List<String> cycle;

  private LoopyGameException(String what, List<String> cycle) {
    super(what + "; this search is for games that always end");
    this.cycle = List.copyOf(cycle);
  }

  /** The positions that follow each other until the first comes again, as they are written. */
  public List<String> cycle() {
    return cycle;
  }

  /**
   * A position returned in the course of play.
   *
   * @param cycle the positions from that one on, in turn
   */
  public static LoopyGameException returning(List<String> cycle) {
    List<String> shown = new ArrayList<>(cycle.subList(0, Math.min(MOST_SHOWN, cycle.size())));
    if (shown.size() < cycle.size()) {
      shown.add("...");
    }
    shown.add(cycle.get(0));
    return new LoopyGameException("the play need not end: " + String.join(" -> ", shown), cycle);
  }

  /** A play went on beyond what a search can follow. */
  public static LoopyGameException tooDeep(String position, int moves) {
    return new LoopyGameException(
        "a play from '" + position + "' has more than " + moves + " moves and seems not to end",
        List.of());
  }
}

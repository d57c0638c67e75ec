package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.SetFamily;

/**
 * A draw-forcing pairing of a family, two points of its own for every set, or the reason why there
 * is none: a subfamily whose sets have together fewer than twice as many points as there are sets.
 */
public final class Pairing {
  private static final int NOBODY = -1;

  private final SetFamily family;
  private final int[] owner;
  private final int lacking;

  Pairing(SetFamily family, int[] owner, int lacking) {
    this.family = family;
    this.owner = owner;
    this.lacking = lacking;
  }

  /**
   * A pairing, by a maximum matching.
   *
   * @param family the sets
   * @param control may stop the work
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public static Pairing of(SetFamily family, Control control) {
    return PairMatching.of(family, control);
  }

  /** Whether every set has its two points. */
  public boolean complete() {
    return lacking == NOBODY;
  }

  /** The set that has this point as one of its pair, -1 where none has. */
  public int owner(int point) {
    return owner[point];
  }

  /** The other point of the pair of this one, or -1 if there is none. */
  public int partner(int point) {
    int set = owner[point];
    if (set == NOBODY) {
      return NOBODY;
    }
    for (int other : family.points(set)) {
      if (other != point && owner[other] == set) {
        return other;
      }
    }
    return NOBODY;
  }

  /** The pairs, the one of set i at index i; a set without two points has those that it has. */
  public List<int[]> pairs() {
    List<List<Integer>> pairs = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      pairs.add(new ArrayList<>());
    }
    for (int point = 0; point < owner.length; point++) {
      if (owner[point] != NOBODY) {
        pairs.get(owner[point]).add(point);
      }
    }
    return pairs.stream().map(pair -> pair.stream().mapToInt(Integer::intValue).toArray()).toList();
  }

  /**
   * Sets that have together fewer than twice as many points as there are sets, found from one that
   * lacks a point; empty where there is a pairing.
   */
  public Optional<Violation> violation() {
    if (complete()) {
      return Optional.empty();
    }
    boolean[] reached = new boolean[family.sets()];
    boolean[] covered = new boolean[family.points()];
    int[] queue = new int[family.sets()];
    int size = 1;
    queue[0] = lacking;
    reached[lacking] = true;
    int points = 0;
    int[] room = new int[family.largest()];
    for (int at = 0; at < size; at++) {
      int count = family.fill(queue[at], room);
      for (int i = 0; i < count; i++) {
        if (!covered[room[i]]) {
          covered[room[i]] = true;
          points++;
          int other = owner[room[i]];
          if (!reached[other]) {
            reached[other] = true;
            queue[size++] = other;
          }
        }
      }
    }
    int[] sets = Arrays.copyOf(queue, size);
    Arrays.sort(sets);
    return Optional.of(new Violation(sets, points));
  }

  /**
   * A subfamily that violates Hall's condition.
   *
   * @param sets its sets, in ascending order
   * @param points how many points they have together, fewer than twice the number of sets
   */
  public record Violation(int[] sets, int points) {}
}

package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.SetFamily;

/**
 * Disjoint pairs of points such that every set contains one of them, as the dominoes with which F.
 * Harary pairs a board against an animal: several sets may share a pair, so that fewer points do
 * than for two points of each set's own. They are looked for by trying, the set with the fewest
 * points left first, so that what is not found may still be there.
 */
final class SharedPairs {
  private static final int MOST_SETS = 3_000;
  private static final int MOST_TRIED = 30_000;
  private static final int FREE = -1;

  private final int[][] sets;
  private final int[][] through;
  private final Control control;

  /** For each point the set for which its pair was chosen, -1 for none. */
  private final int[] owner;

  /** How many chosen pairs each set contains, and how many of its points are in no pair. */
  private final int[] holds;

  private final int[] left;
  private int tried;

  private SharedPairs(ListedFamily family, Control control) {
    this.sets = new int[family.sets()][];
    Arrays.setAll(sets, family::points);
    this.through = new int[family.points()][];
    Arrays.setAll(through, family::through);
    this.control = control;
    this.owner = new int[family.points()];
    Arrays.fill(owner, FREE);
    this.holds = new int[sets.length];
    this.left = Arrays.stream(sets).mapToInt(set -> set.length).toArray();
  }

  /**
   * Such pairs, each the property of one of the sets that share it.
   *
   * @param open the sets
   * @param free how many points are free
   * @param control may stop the work
   * @return empty where none were found
   */
  static Optional<Pairing> find(SetFamily open, int free, Control control) {
    if (open.sets() == 0 || open.sets() > MOST_SETS || open.smallest() < 2) {
      return Optional.empty();
    }
    // Where no two points are in two sets, a matching has the last word.
    int shared = Potential.largestPairDegree(open);
    if (shared < 2 || 2L * open.sets() > (long) shared * free) {
      return Optional.empty();
    }
    ListedFamily listed = ListedFamily.of(open);
    SharedPairs pairs = new SharedPairs(listed, control);
    return pairs.cover() ? Optional.of(new Pairing(listed, pairs.owner, FREE)) : Optional.empty();
  }

  private boolean cover() {
    int next = neediest();
    if (next < 0) {
      return true;
    }
    if (tried++ > MOST_TRIED || left[next] < 2) {
      return false;
    }
    control.throwIfStopped();
    for (int[] pair : pairs(next)) {
      choose(pair[0], pair[1], next);
      if (cover()) {
        return true;
      }
      takeBack(pair[0], pair[1]);
    }
    return false;
  }

  /** The set without a pair that has the fewest points left; -1 where every set has a pair. */
  private int neediest() {
    int best = -1;
    for (int set = 0; set < sets.length; set++) {
      if (holds[set] == 0 && (best < 0 || left[set] < left[best])) {
        best = set;
      }
    }
    return best;
  }

  /** The pairs in what is left of a set, those first that serve the most sets. */
  private List<int[]> pairs(int set) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < sets[set].length; i++) {
      for (int j = i + 1; j < sets[set].length; j++) {
        int one = sets[set][i];
        int other = sets[set][j];
        if (owner[one] == FREE && owner[other] == FREE) {
          pairs.add(new int[] {one, other, serves(one, other)});
        }
      }
    }
    pairs.sort(Comparator.comparingInt(pair -> -pair[2]));
    return pairs;
  }

  private int serves(int one, int other) {
    int count = 0;
    for (int set : through[one]) {
      count += holds[set] == 0 && contains(set, other) ? 1 : 0;
    }
    return count;
  }

  private boolean contains(int set, int point) {
    return Arrays.binarySearch(sets[set], point) >= 0;
  }

  private void choose(int one, int other, int set) {
    owner[one] = set;
    owner[other] = set;
    change(one, other, 1);
  }

  private void takeBack(int one, int other) {
    owner[one] = FREE;
    owner[other] = FREE;
    change(one, other, -1);
  }

  private void change(int one, int other, int by) {
    for (int set : through[one]) {
      left[set] -= by;
      holds[set] += contains(set, other) ? by : 0;
    }
    for (int set : through[other]) {
      left[set] -= by;
    }
  }
}

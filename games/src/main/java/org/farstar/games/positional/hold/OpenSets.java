package org.farstar.games.positional.hold;

import java.util.Arrays;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.Side;

/**
 * What an attacker may still complete: the sets without a point of the defender, each without the
 * points that it has already. Sets of the family that have become equal count one by one.
 */
public final class OpenSets implements SetFamily {
  private final SetFamily family;
  private final Marks marks;
  private final int[] open;
  private final int smallest;

  private OpenSets(SetFamily family, Marks marks, int[] open, int smallest) {
    this.family = family;
    this.marks = marks;
    this.open = open;
    this.smallest = smallest;
  }

  /**
   * The open sets of a player; time in proportion to the sizes of all sets together. A board
   * without marks is the family itself.
   */
  public static SetFamily of(SetFamily family, Marks marks, Side attacker) {
    if (marks.free() == marks.points()) {
      return family;
    }
    int[] room = new int[family.largest()];
    int[] open = new int[16];
    int size = 0;
    int smallest = Integer.MAX_VALUE;
    for (int i = 0; i < family.sets(); i++) {
      int left = left(room, family.fill(i, room), marks, attacker.other());
      if (left >= 0) {
        if (size == open.length) {
          open = Arrays.copyOf(open, 2 * size);
        }
        open[size++] = i;
        smallest = Math.min(smallest, left);
      }
    }
    return new OpenSets(family, marks, Arrays.copyOf(open, size), size == 0 ? 0 : smallest);
  }

  /** Moves the free points to the front; how many there are, -1 where the defender has one. */
  private static int left(int[] set, int size, Marks marks, Side defender) {
    int left = 0;
    for (int i = 0; i < size; i++) {
      if (marks.free(set[i])) {
        set[left++] = set[i];
      } else if (marks.has(defender, set[i])) {
        return -1;
      }
    }
    return left;
  }

  @Override
  public int points() {
    return family.points();
  }

  @Override
  public int sets() {
    return open.length;
  }

  @Override
  public int largest() {
    return family.largest();
  }

  @Override
  public int smallest() {
    return smallest;
  }

  @Override
  public int fill(int set, int[] into) {
    int size = family.fill(open[set], into);
    int left = 0;
    for (int i = 0; i < size; i++) {
      if (marks.free(into[i])) {
        into[left++] = into[i];
      }
    }
    return left;
  }

  @Override
  public String name(int point) {
    return family.name(point);
  }
}

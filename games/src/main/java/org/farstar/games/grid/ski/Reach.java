package org.farstar.games.grid.ski;

import java.util.Locale;

/**
 * Where the skiers of one player may ever come to, as if nobody were in their way: in each row not
 * further back than one column. Columns are counted in the direction in which they go.
 */
final class Reach {
  private final int[] jumpers;

  /** Those who stand in the row now. */
  private final int[] standing;

  /** Those and who may come there by a jump. */
  private final int[] all;

  /** How many that may be, at most. */
  private final int[] skiers;

  private Reach(String[] rows, char jumper) {
    int width = rows[0].length();
    char slipper = Character.toLowerCase(jumper);
    jumpers = new int[rows.length];
    standing = new int[rows.length];
    skiers = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      String row = jumper == 'L' ? rows[i] : new StringBuilder(rows[i]).reverse().toString();
      int first = row.indexOf(jumper);
      int any = row.toLowerCase(Locale.ROOT).indexOf(slipper);
      jumpers[i] = first < 0 ? width : first;
      standing[i] = any < 0 ? width : any;
      skiers[i] = (int) row.chars().filter(c -> c == jumper || c == slipper).count();
    }
    all = standing.clone();
  }

  /**
   * Whether jumps may ever connect each row with the next one.
   *
   * @param rows rows of one length, the topmost first
   */
  static boolean[] joined(String[] rows) {
    Reach left = new Reach(rows, 'L');
    Reach right = new Reach(rows, 'R');
    boolean[] joined = new boolean[rows.length];
    for (int i = 0; i + 2 < rows.length; i++) {
      boolean leftJumps = left.meets(right, i, rows[i].length());
      boolean rightJumps = right.meets(left, i, rows[i].length());
      if (leftJumps || rightJumps) {
        joined[i] = true;
        joined[i + 1] = true;
      }
    }
    return joined;
  }

  /**
   * Whether a jumper in a row may ever stand above an enemy; if so, he may come two rows down. An
   * enemy who comes below by a jump has jumped over somebody in the row, who is a slipper then.
   */
  private boolean meets(Reach enemy, int row, int width) {
    int[] below = skiers[row] == 1 ? enemy.standing : enemy.all;
    boolean meets = jumpers[row] + below[row + 1] < width;
    if (meets) {
      jumpers[row + 2] = Math.min(jumpers[row + 2], jumpers[row]);
      all[row + 2] = Math.min(all[row + 2], jumpers[row]);
      skiers[row + 2] += skiers[row];
    }
    return meets;
  }
}

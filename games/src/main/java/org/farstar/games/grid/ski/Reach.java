package org.farstar.games.grid.ski;

import java.util.Locale;

/**
 * Where the skiers of one player may ever come to, as if nobody were in their way: in each row not
 * further back than one column. Columns are counted in the direction in which they go.
 */
final class Reach {
  private final int[] jumpers;
  private final int[] all;

  private Reach(String[] rows, char jumper) {
    int width = rows[0].length();
    char slipper = Character.toLowerCase(jumper);
    jumpers = new int[rows.length];
    all = new int[rows.length];
    for (int i = 0; i < rows.length; i++) {
      String row = jumper == 'L' ? rows[i] : new StringBuilder(rows[i]).reverse().toString();
      int first = row.indexOf(jumper);
      int any = row.toLowerCase(Locale.ROOT).indexOf(slipper);
      jumpers[i] = first < 0 ? width : first;
      all[i] = any < 0 ? width : any;
    }
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

  /** Whether a jumper in a row may ever stand above an enemy; if so, he may come two rows down. */
  private boolean meets(Reach enemy, int row, int width) {
    boolean meets = jumpers[row] + enemy.all[row + 1] < width;
    if (meets) {
      jumpers[row + 2] = Math.min(jumpers[row + 2], jumpers[row]);
      all[row + 2] = Math.min(all[row + 2], jumpers[row]);
    }
    return meets;
  }
}

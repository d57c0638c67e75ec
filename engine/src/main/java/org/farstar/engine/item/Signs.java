package org.farstar.engine.item;

import org.farstar.engine.kernel.Decision;
import org.farstar.engine.theory.SumRule;
import org.farstar.values.player.Player;

/**
 * Who wins the items alone, for Left moving first:
 *
 * <ul>
 *   <li>she loses if she loses moving first in every item, since then every item is at most 0;
 *   <li>she wins if she wins moving first in one item, and Right moving first loses every other.
 * </ul>
 */
final class Signs implements Bound {
  @Override
  public Decision wins(ItemSum sum) {
    boolean first = sum.plain().wins(Player.LEFT);
    boolean second = sum.plain().wins(Player.RIGHT);
    boolean allLost = !first;
    boolean anyWon = first;
    int open = second ? 1 : 0;
    boolean openWon = second && first;
    for (int i = 0; i < sum.size() && (allLost || open < 2); i++) {
      Item item = sum.item(i);
      boolean swapped = sum.swapped(i);
      Decision mover = item.wins(swapped ? Player.RIGHT : Player.LEFT);
      Decision other = item.wins(swapped ? Player.LEFT : Player.RIGHT);
      allLost &= mover == Decision.LOSS;
      anyWon |= mover == Decision.WIN;
      if (other != Decision.LOSS) {
        open++;
        openWon = mover == Decision.WIN;
      }
    }
    if (allLost) {
      return Decision.LOSS;
    }
    return (open == 0 ? anyWon : open == 1 && openWon) ? Decision.WIN : Decision.UNKNOWN;
  }

  @Override
  public SumRule rule() {
    return SumRule.SIGNS;
  }
}

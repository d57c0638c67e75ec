package org.farstar.engine.sum;

import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * Who wins the parts alone, for Left moving first; Right's rules are the same of the negative:
 *
 * <ul>
 *   <li>she loses if she loses moving first in every part, since then every part is at most 0;
 *   <li>she wins if she wins moving first in one part, and Right moving first loses every other.
 * </ul>
 */
final class Signs implements Bound {
  @Override
  public Shortcut shortcut() {
    return Shortcut.SIGNS;
  }

  @Override
  public boolean needsValues() {
    return false;
  }

  @Override
  public Verdict of(PartSum sum, Player mover) {
    Player other = mover.opponent();
    boolean moverFirst = wins(sum.plain(), mover);
    boolean otherFirst = wins(sum.plain(), other);
    // Of the parts so far: whether the mover loses each moving first; how many the opponent does
    // not certainly lose moving first; and whether the only such one is won by the mover.
    boolean allLost = !moverFirst;
    int open = otherFirst ? 1 : 0;
    boolean openWon = otherFirst && moverFirst;
    boolean anyWon = moverFirst;
    for (int i = 0; i < sum.size(); i++) {
      Boolean first = wins(sum.member(i), mover);
      Boolean second = wins(sum.member(i), other);
      allLost &= first == Boolean.FALSE;
      anyWon |= first == Boolean.TRUE;
      if (second != Boolean.FALSE) {
        open++;
        openWon = first == Boolean.TRUE;
      }
      if (!allLost && open > 1) {
        return null;
      }
    }
    if (allLost) {
      return verdict(false, mover.title() + " wins none of the parts alone moving first");
    }
    if (open == 0 ? anyWon : openWon) {
      String one = mover.title() + " wins one of the parts alone moving first, ";
      return verdict(true, one + other.title() + " none of the others so");
    }
    return null;
  }

  private static Verdict verdict(boolean wins, String clause) {
    return Verdict.by(Shortcut.SIGNS, wins, () -> clause);
  }

  private static boolean wins(ShortGame plain, Player mover) {
    return plain.outcome().forMover(mover) == Result.WIN;
  }

  private static Boolean wins(Member member, Player mover) {
    Boolean known = member.wins(mover);
    if (known == null && member.part() instanceof ValuePart part) {
      for (Player player : Player.values()) {
        part.learn(player, wins(part.value(), player));
      }
      known = member.wins(mover);
    }
    return known;
  }
}

package org.farstar.games.heap.euclid;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.heap.corner.Corner;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Partizan Euclid on two numbers p and q, p the larger one: with t the remainder of p divided by q,
 * Left moves to q and t, Right to q and q - t. Where q divides p, the play is over.
 */
final class PartizanEuclid implements Rules<Corner> {
  @Override
  public void moves(Corner at, Player player, Moves<Corner> moves) {
    BigInteger rest = at.m().mod(at.n());
    if (rest.signum() > 0) {
      Corner to = new Corner(at.n(), player == Player.LEFT ? rest : at.n().subtract(rest));
      moves.add(to, to::toString, () -> List.of(List.of(to.toString())));
    }
  }

  /** The larger number is what a move leaves of it, and less than twice the other one. */
  @Override
  public Corner representative(Corner at) {
    BigInteger rest = at.m().mod(at.n());
    return rest.signum() == 0 ? Corner.of(1, 1) : new Corner(at.n().add(rest), at.n());
  }

  @Override
  public Corner read(String text) {
    Corner at = Corner.read(text);
    if (at.n().signum() == 0 || at.m().compareTo(at.n()) < 0) {
      throw new NotationException(
          text, 1, "'" + text.strip() + "'", "two numbers of at least 1, the larger one first");
    }
    return at;
  }

  @Override
  public String write(Corner at) {
    return at.toString();
  }

  /** The smaller number. */
  @Override
  public OptionalLong rank(Corner at) {
    return at.n().bitLength() < Long.SIZE
        ? OptionalLong.of(at.n().longValue())
        : OptionalLong.empty();
  }
}

package org.farstar.values.shortgame;

import java.util.Arrays;
import java.util.Comparator;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * The order in which options are shown. It depends on nothing but the values, and has nothing to do
 * with the order of games.
 *
 * <ol>
 *   <li>Numbers, ascending.
 *   <li>Nimbers *, *2, ... ascending.
 *   <li>Other uptimals, which are sums of a number, multiples of up, up^2, ... and a nimber: by
 *       number; of those with one number first the ones without powers of up, by nimber, then the
 *       others by their multiple of up, then of up^2, and so on, then by nimber.
 *   <li>The rest: by their Left options, each list in this order, as words in a dictionary, and
 *       then by their Right options likewise.
 * </ol>
 */
final class StructuralOrder implements Comparator<ShortGame> {
  static final StructuralOrder INSTANCE = new StructuralOrder();

  private static final int NUMBER = 0;
  private static final int NIMBER = 1;
  private static final int UPTIMAL = 2;
  private static final int REST = 3;

  private StructuralOrder() {}

  /** Both lists of options, in order. */
  static Stored.Options options(ShortGame g) {
    Facts facts = g.facts();
    Stored.Options ordered = facts.ordered;
    if (ordered == null) {
      Cancellation.check();
      ordered = new Stored.Options(sorted(g.stored(Player.LEFT)), sorted(g.stored(Player.RIGHT)));
      facts.ordered = ordered;
    }
    return ordered;
  }

  private static ShortGame[] sorted(ShortGame[] options) {
    ShortGame[] sorted = options.clone();
    Arrays.sort(sorted, INSTANCE);
    return sorted;
  }

  @Override
  public int compare(ShortGame g, ShortGame h) {
    if (ShortGame.same(g, h)) {
      return 0;
    }
    int byKind = Integer.compare(kind(g), kind(h));
    if (byKind != 0) {
      return byKind;
    }
    return kind(g) == REST ? compareRest(g, h) : compareUptimals(g, h);
  }

  private static int kind(ShortGame g) {
    if (!g.isNumberUpStar()) {
      return UptimalExpansion.known(g) != null ? UPTIMAL : REST;
    }
    if (g.is(Stops.NUMBER)) {
      return NUMBER;
    }
    return g.ups == 0 && g.number.isZero() ? NIMBER : UPTIMAL;
  }

  private static int compareUptimals(ShortGame g, ShortGame h) {
    return UptimalExpansion.known(g).compareStructure(UptimalExpansion.known(h));
  }

  /** Equal options are the same object, so only one pair of different ones is looked into. */
  private int compareRest(ShortGame g, ShortGame h) {
    Stored.Options a = options(g);
    Stored.Options b = options(h);
    int byLeft = Arrays.compare(a.left(), b.left(), this);
    return byLeft != 0 ? byLeft : Arrays.compare(a.right(), b.right(), this);
  }
}

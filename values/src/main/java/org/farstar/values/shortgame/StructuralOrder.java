package org.farstar.values.shortgame;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The order in which options are shown. It depends on nothing but the values, and has nothing to do
 * with the order of games.
 *
 * <ol>
 *   <li>Numbers, ascending.
 *   <li>Nimbers *, *2, ... ascending.
 *   <li>Other sums of a number, ups and a nimber: by number, then ups, then nimber.
 *   <li>The rest: by their Left options, each list in this order, as words in a dictionary, and
 *       then by their Right options likewise.
 * </ol>
 */
final class StructuralOrder implements Comparator<ShortGame> {
  static final StructuralOrder INSTANCE = new StructuralOrder();

  private StructuralOrder() {}

  /** Both lists of options, in order. */
  static Stored.Options options(ShortGame g) {
    Facts facts = g.facts();
    Stored.Options ordered = facts.ordered;
    if (ordered == null) {
      ordered = new Stored.Options(sorted(g.options(Form.LEFT)), sorted(g.options(Form.RIGHT)));
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
    return g.isPlain() ? comparePlain(g, h) : compareNodes(g, h);
  }

  private static int kind(ShortGame g) {
    if (!g.isPlain()) {
      return 3;
    }
    if (g.is(Stops.NUMBER)) {
      return 0;
    }
    return g.ups == 0 && g.number.isZero() ? 1 : 2;
  }

  private static int comparePlain(ShortGame g, ShortGame h) {
    int byNumber = g.number.compareTo(h.number);
    int byUps = Long.compare(g.ups, h.ups);
    if (byNumber != 0) {
      return byNumber;
    }
    return byUps != 0 ? byUps : Integer.compare(g.nimber, h.nimber);
  }

  /** Equal options are the same object, so only one pair of different ones is looked into. */
  private int compareNodes(ShortGame g, ShortGame h) {
    Stored.Options a = options(g);
    Stored.Options b = options(h);
    int byLeft = Arrays.compare(a.left(), b.left(), this);
    return byLeft != 0 ? byLeft : Arrays.compare(a.right(), b.right(), this);
  }
}

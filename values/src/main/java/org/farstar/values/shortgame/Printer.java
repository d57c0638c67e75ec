package org.farstar.values.shortgame;

import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Player;

/**
 * Writes games; {@link ValueReader} reads all of it back.
 *
 * <ul>
 *   <li>A number, then ups, then a nimber, without plus signs: {@code 3/2^^*3}, {@code v3}, {@code
 *       1*2}. In the place of ups there may be {@code ^<n>}, the n-th power of up, or {@code ^[n]},
 *       the sum of the first n powers.
 *   <li>{@code Tiny(g)} and {@code Miny(g)} for a value g whose Right stop is above 0, after a
 *       number if it is not 0.
 *   <li>{@code +-x} for {x|-x}, {@code +-{x,y}} for {x,y|-x,-y}.
 *   <li>Otherwise the options, in {@link StructuralOrder}. If the only option of a side would stand
 *       in braces, they are left away and one more bar is written: {@code {2||1|0}}; up to four
 *       bars.
 * </ul>
 */
final class Printer {
  private static final int MOST_BARS = 4;

  /** Longer texts are refused. */
  static final int LONGEST = 1 << 24;

  /** One follower in this many asks whether to go on. */
  private static final int CHECKED = 256;

  private final StringBuilder out = new StringBuilder();
  private int written;

  private Printer() {}

  static String print(ShortGame g) {
    Printer printer = new Printer();
    printer.write(g);
    return printer.out.toString();
  }

  private void write(ShortGame g) {
    if (out.length() > LONGEST) {
      throw new GameTooLargeException(
          "the value is too large to print, its text is longer than " + LONGEST);
    }
    if (++written % CHECKED == 0) {
      Cancellation.check();
    }
    if (g.isNumberUpStar()) {
      writeNumberUpStar(g);
    } else if (!writeNamed(g)) {
      out.append('{');
      writeSides(g);
      out.append('}');
    }
  }

  private void writeNumberUpStar(ShortGame g) {
    if (!g.number.isZero() || g.ups == 0 && g.nimber == 0) {
      out.append(g.number);
    }
    if (g.ups != 0) {
      char arrow = g.ups > 0 ? '^' : 'v';
      long n = Math.abs(g.ups);
      out.append(arrow);
      if (n == 2) {
        out.append(arrow);
      } else if (n > 2) {
        out.append(n);
      }
    }
    writeNimber(g.nimber);
  }

  private void writeNimber(int k) {
    if (k != 0) {
      out.append('*');
      if (k > 1) {
        out.append(k);
      }
    }
  }

  private boolean writeNamed(ShortGame g) {
    return writePower(g) || writeTiny(g) || writePlusMinus(g);
  }

  private boolean writePower(ShortGame g) {
    Uptimals.Written w = Uptimals.written(g);
    if (w == null) {
      return false;
    }
    writeUnlessZero(w.x());
    out.append(w.sign() > 0 ? '^' : 'v').append(w.sum() ? '[' : '<').append(w.n());
    out.append(w.sum() ? ']' : '>');
    writeNimber(w.nimber());
    return true;
  }

  private boolean writeTiny(ShortGame g) {
    Tinies.Written w = Tinies.written(g);
    if (w == null) {
      return false;
    }
    writeUnlessZero(w.x());
    out.append(w.tiny() ? "Tiny(" : "Miny(");
    write(w.threat());
    out.append(')');
    return true;
  }

  private void writeUnlessZero(Dyadic x) {
    if (!x.isZero()) {
      out.append(x);
    }
  }

  private boolean writePlusMinus(ShortGame g) {
    if (!isSymmetric(g)) {
      return false;
    }
    ShortGame[] left = StructuralOrder.options(g).left();
    out.append("+-");
    if (left.length == 1) {
      write(left[0]);
    } else {
      out.append('{');
      writeList(left);
      out.append('}');
    }
    return true;
  }

  /** Whether g = -g. In a full universe the answer may be missing, and is then no. */
  private static boolean isSymmetric(ShortGame g) {
    if (g.stored(Player.LEFT).length != g.stored(Player.RIGHT).length
        || !g.leftStop.equals(g.rightStop.negate())) {
      return false;
    }
    try {
      return g == Sums.negative(g);
    } catch (UniverseFullException e) {
      return false;
    }
  }

  private void writeSides(ShortGame g) {
    Stored.Options options = StructuralOrder.options(g);
    writeSide(options.left());
    out.append("|".repeat(bars(g)));
    writeSide(options.right());
  }

  /** The bars of the only option, if its braces are left away; otherwise 0. */
  private static int barsWithin(ShortGame[] options) {
    int bars = options.length == 1 ? bars(options[0]) : 0;
    return bars < MOST_BARS ? bars : 0;
  }

  /** The bars between the options of a game, 0 if it is not printed by its options. */
  private static int bars(ShortGame g) {
    if (g.isNumberUpStar()) {
      return 0;
    }
    Facts facts = g.facts();
    if (facts.printed == 0) {
      facts.printed =
          isNamed(g) ? 1 : 2 + Math.max(barsWithin(g, Player.LEFT), barsWithin(g, Player.RIGHT));
    }
    return facts.printed - 1;
  }

  private static int barsWithin(ShortGame g, Player player) {
    return barsWithin(g.stored(player));
  }

  private static boolean isNamed(ShortGame g) {
    return Uptimals.written(g) != null || Tinies.written(g) != null || isSymmetric(g);
  }

  private void writeSide(ShortGame[] options) {
    if (barsWithin(options) > 0) {
      writeSides(options[0]);
    } else {
      writeList(options);
    }
  }

  private void writeList(ShortGame[] options) {
    for (int i = 0; i < options.length; i++) {
      if (i > 0) {
        out.append(',');
      }
      write(options[i]);
    }
  }
}

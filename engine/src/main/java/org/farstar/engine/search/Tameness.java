package org.farstar.engine.search;

import org.farstar.values.player.Outcome;

/**
 * What an impartial position is in misère play: like a Nim position, or wild.
 *
 * <p>Tame positions are of the kinds of misère Nim: <i>fickle</i> 0 and 1, like heaps of at most 1
 * alone, and <i>firm</i> n, like positions with a larger heap. In sums the numbers are added
 * without carry, and a sum is firm where one part is. Sums of tame positions are lost by the player
 * to move where they are fickle 1 or firm 0, and won elsewhere (J. H. Conway, <i>On Numbers and
 * Games</i>, chapter 12; E. Berlekamp, J. Conway and R. Guy, <i>Winning Ways</i>, chapter 13).
 *
 * @param kind what it is
 * @param number the number, 0 for wild positions
 */
public record Tameness(Kind kind, int number) {
  /** The kinds. */
  public enum Kind {
    FICKLE,
    FIRM,
    /** Nothing is known here of what it does in sums. */
    WILD
  }

  static final Tameness WILD = new Tameness(Kind.WILD, 0);

  static Tameness fickle(int number) {
    return new Tameness(Kind.FICKLE, number);
  }

  static Tameness firm(int number) {
    return new Tameness(Kind.FIRM, number);
  }

  /** Whether it is like a Nim position. */
  public boolean isTame() {
    return kind != Kind.WILD;
  }

  /** What two parts are together; a wild one makes the sum wild. */
  public Tameness plus(Tameness other) {
    if (!isTame() || !other.isTame()) {
      return WILD;
    }
    boolean firm = kind == Kind.FIRM || other.kind == Kind.FIRM;
    return new Tameness(firm ? Kind.FIRM : Kind.FICKLE, number ^ other.number);
  }

  /**
   * Who wins a tame position in misère play.
   *
   * @throws IllegalStateException for a wild one
   */
  public Outcome outcome() {
    if (!isTame()) {
      throw new IllegalStateException("a wild position");
    }
    return number == (kind == Kind.FIRM ? 0 : 1) ? Outcome.P : Outcome.N;
  }
}

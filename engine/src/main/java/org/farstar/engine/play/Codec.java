package org.farstar.engine.play;

/**
 * Packs positions into keys of one length, and unpacks them: equal positions have equal keys and
 * different ones have different keys. A key is an array of words; read as one unsigned number, the
 * first word the most significant, it has at most {@link #bits} bits.
 *
 * <p>A codec is made for one start, see {@link org.farstar.engine.rules.Rules#codec}, and packs the
 * representatives of all its followers and of their parts. Immutable.
 *
 * @param <P> the positions
 */
public interface Codec<P> {
  /** The most bits in one word: the sign of a word is never used. */
  int WORD = 63;

  /** How many bits a key has, at least 1. */
  int bits();

  /** How many words a key takes. */
  default int words() {
    return (bits() + WORD - 1) / WORD;
  }

  /**
   * Packs a position.
   *
   * @param to receives {@link #words} words, none of them negative
   * @param at where the first of them goes
   * @throws IllegalArgumentException if the position is none that this codec is for
   */
  void pack(P position, long[] to, int at);

  /** The position of a key. */
  P unpack(long[] from, int at);
}

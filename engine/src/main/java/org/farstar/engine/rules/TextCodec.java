package org.farstar.engine.rules;

import java.nio.charset.StandardCharsets;
import org.farstar.engine.play.Codec;

/**
 * Packs positions by their text in UTF-8, its bytes from the first on, zeros behind them. The
 * packing of rules that have none of their own.
 *
 * @param <P> the positions
 */
final class TextCodec<P> implements Codec<P> {
  /** The bytes that a text may have besides twice those of the start. */
  private static final int SPARE = 14;

  /** Seven bytes make a word, so that its sign is never used. */
  private static final int WORD_BYTES = 7;

  private static final int BYTE = 0xff;

  private final Rules<P> rules;
  private final int words;

  TextCodec(Rules<P> rules, P start) {
    this.rules = rules;
    int most = 2 * bytes(start).length + SPARE;
    this.words = (most + WORD_BYTES - 1) / WORD_BYTES;
  }

  private byte[] bytes(P position) {
    return rules.write(position).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public int bits() {
    return words * WORD;
  }

  @Override
  public void pack(P position, long[] to, int at) {
    byte[] bytes = bytes(position);
    if (bytes.length > words * WORD_BYTES) {
      throw new IllegalArgumentException(
          "a text of "
              + bytes.length
              + " bytes where there is room for "
              + words * WORD_BYTES
              + ": "
              + rules.write(position));
    }
    for (int word = 0; word < words; word++) {
      long packed = 0;
      for (int i = word * WORD_BYTES; i < (word + 1) * WORD_BYTES; i++) {
        packed = packed << Byte.SIZE | (i < bytes.length ? bytes[i] & BYTE : 0);
      }
      to[at + word] = packed;
    }
  }

  @Override
  public P unpack(long[] from, int at) {
    byte[] bytes = new byte[words * WORD_BYTES];
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      int shift = Byte.SIZE * (WORD_BYTES - 1 - i % WORD_BYTES);
      bytes[i] = (byte) (from[at + i / WORD_BYTES] >>> shift);
      length = bytes[i] == 0 ? length : i + 1;
    }
    return rules.read(new String(bytes, 0, length, StandardCharsets.UTF_8));
  }
}

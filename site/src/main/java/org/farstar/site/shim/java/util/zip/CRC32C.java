package org.farstar.site.shim.java.util.zip;

import java.nio.ByteBuffer;

/** {@link java.util.zip.CRC32C}: the polynomial of Castagnoli, bit by bit. */
public final class CRC32C {
  private static final int REVERSED = 0x82F63B78;
  private int state = -1;

  public CRC32C() {}

  public void update(int one) {
    state ^= one & 0xFF;
    for (int i = 0; i < 8; i++) {
      state = state >>> 1 ^ ((state & 1) == 0 ? 0 : REVERSED);
    }
  }

  public void update(byte[] bytes) {
    update(bytes, 0, bytes.length);
  }

  public void update(byte[] bytes, int from, int count) {
    for (int i = from; i < from + count; i++) {
      update(bytes[i]);
    }
  }

  public void update(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      update(bytes.get());
    }
  }

  public long getValue() {
    return ~state & 0xFFFFFFFFL;
  }
}

package org.farstar.site.shim.java.security;

import java.util.Arrays;

/**
 * {@link java.security.MessageDigest} for SHA-256 (FIPS 180-4). Its constants are computed: the
 * first 32 bits of the fractional parts of square and cube roots of the first primes.
 */
public final class MessageDigest {
  private static final int BLOCK = 64;
  private static final int[] ROUNDS = new int[64];
  private static final int[] FIRST = new int[8];

  static {
    int count = 0;
    for (int n = 2; count < ROUNDS.length; n++) {
      if (isPrime(n)) {
        ROUNDS[count] = fraction(Math.cbrt(n));
        if (count < FIRST.length) {
          FIRST[count] = fraction(Math.sqrt(n));
        }
        count++;
      }
    }
  }

  private final int[] state = FIRST.clone();
  private final byte[] block = new byte[BLOCK];
  private long length;

  private MessageDigest() {}

  public static MessageDigest getInstance(String name) {
    if (!name.equals("SHA-256")) {
      throw new IllegalArgumentException(name);
    }
    return new MessageDigest();
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }

  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * (1L << 32));
  }

  public void update(byte one) {
    block[(int) (length++ % BLOCK)] = one;
    if (length % BLOCK == 0) {
      mix();
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

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  public byte[] digest() {
    long bits = 8 * length;
    update((byte) 0x80);
    while (length % BLOCK != BLOCK - Long.BYTES) {
      update((byte) 0);
    }
    for (int i = Long.BYTES - 1; i >= 0; i--) {
      update((byte) (bits >>> 8 * i));
    }
    byte[] result = new byte[4 * state.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
    }
    System.arraycopy(FIRST, 0, state, 0, state.length);
    length = 0;
    return result;
  }

  private void mix() {
    int[] words = new int[ROUNDS.length];
    for (int i = 0; i < words.length; i++) {
      if (i < 16) {
        for (int j = 0; j < 4; j++) {
          words[i] = words[i] << 8 | block[4 * i + j] & 0xFF;
        }
      } else {
        int a = words[i - 15];
        int b = words[i - 2];
        words[i] =
            words[i - 16]
                + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3)
                + words[i - 7]
                + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
      }
    }
    int[] s = Arrays.copyOf(state, state.length);
    for (int i = 0; i < words.length; i++) {
      int one =
          s[7]
              + (Integer.rotateRight(s[4], 6)
                  ^ Integer.rotateRight(s[4], 11)
                  ^ Integer.rotateRight(s[4], 25))
              + (s[4] & s[5] ^ ~s[4] & s[6])
              + ROUNDS[i]
              + words[i];
      int two =
          (Integer.rotateRight(s[0], 2)
                  ^ Integer.rotateRight(s[0], 13)
                  ^ Integer.rotateRight(s[0], 22))
              + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]);
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += one;
      s[0] = one + two;
    }
    for (int i = 0; i < s.length; i++) {
      state[i] += s[i];
    }
  }
}

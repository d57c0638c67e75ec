package org.farstar.site.shim.java.util;

/** {@link java.util.HexFormat} without delimiters, in small letters. */
public final class HexFormat {
  private static final HexFormat PLAIN = new HexFormat();

  private HexFormat() {}

  public static HexFormat of() {
    return PLAIN;
  }

  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  public String formatHex(byte[] bytes, int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append(Character.forDigit(bytes[i] >> 4 & 15, 16));
      text.append(Character.forDigit(bytes[i] & 15, 16));
    }
    return text.toString();
  }
}

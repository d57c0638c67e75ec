package org.farstar.figures;

import org.farstar.picture.Ink;

/**
 * Colours for sizes, from light to dark, so that they keep their order in black and white and for
 * everybody's eyes.
 */
final class HeatColour {
  private static final int[][] STOPS = {
    {0xfd, 0xf6, 0xcf},
    {0xb5, 0xdd, 0xb4},
    {0x4b, 0xa8, 0xb0},
    {0x2a, 0x62, 0x9a},
    {0x14, 0x24, 0x5c}
  };

  /** Fewer sizes than this leave out the dark end, on which writing is harder to read. */
  private static final double FULL_RANGE = 12;

  private HeatColour() {}

  /**
   * The colour of a size.
   *
   * @param size from 0 to most
   */
  static Ink of(long size, long most, String line) {
    int[] rgb = rgb(size, most);
    String colour = String.format("#%02x%02x%02x", rgb[0], rgb[1], rgb[2]);
    return Ink.area("size-" + size, colour, line);
  }

  /** How the writing on it is drawn. */
  static Ink textOn(long size, long most) {
    int[] rgb = rgb(size, most);
    double light = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
    return light < 140 ? Ink.TEXT_ON_DARK : Ink.TEXT;
  }

  private static int[] rgb(long size, long most) {
    double place = size / Math.max(FULL_RANGE, most) * (STOPS.length - 1);
    int stop = (int) Math.min(STOPS.length - 2, Math.floor(place));
    double part = place - stop;
    int[] rgb = new int[3];
    for (int i = 0; i < 3; i++) {
      rgb[i] = (int) Math.round(STOPS[stop][i] + part * (STOPS[stop + 1][i] - STOPS[stop][i]));
    }
    return rgb;
  }
}

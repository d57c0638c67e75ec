package org.farstar.figures;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.farstar.picture.Ink;

/**
 * Colours of heat maps. Those of sizes run from light to dark, so that they keep their order in
 * black and white and for everybody's eyes.
 */
public final class HeatColour {
  private static final int[][] STOPS = {
    {0xfd, 0xf6, 0xcf},
    {0xb5, 0xdd, 0xb4},
    {0x4b, 0xa8, 0xb0},
    {0x2a, 0x62, 0x9a},
    {0x14, 0x24, 0x5c}
  };

  /** Fewer sizes than this leave out the dark end, on which writing is harder to read. */
  private static final double FULL_RANGE = 12;

  private static final Map<String, String> WINNERS =
      Map.of(
          "P", "#ffffff",
          "N", "#e9e6b4",
          "L", Ink.LEFT_CELL.fill(),
          "R", Ink.RIGHT_CELL.fill(),
          "D", "#d9d9d9");

  /** Colours for other words, in the order in which they are met. */
  private static final List<String> OTHERS =
      List.of("#b9d7ea", "#f6d2b3", "#bfe3d0", "#e6c8dc", "#efe9a8", "#d0d0d0");

  private HeatColour() {}

  /** The colours of the outcome classes by their names. */
  public static Map<String, String> winners() {
    return WINNERS;
  }

  /** Colours for what is no outcome class, in the order in which they are taken. */
  public static List<String> others() {
    return OTHERS;
  }

  /**
   * The colours of the sizes from 0 to the largest.
   *
   * @param most the largest size, at least 0
   */
  public static List<String> sizes(int most) {
    return IntStream.rangeClosed(0, most).mapToObj(size -> hex(rgb(size, most))).toList();
  }

  private static String hex(int[] rgb) {
    return String.format(Locale.ROOT, "#%02x%02x%02x", rgb[0], rgb[1], rgb[2]);
  }

  /**
   * The colour of a size.
   *
   * @param size from 0 to most
   */
  static Ink of(long size, long most, String line) {
    return Ink.area("size-" + size, hex(rgb(size, most)), line);
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

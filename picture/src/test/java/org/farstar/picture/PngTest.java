package org.farstar.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.farstar.picture.Shape.Anchor;
import org.junit.jupiter.api.Test;

class PngTest {
  private static BufferedImage image(Drawing drawing, double scale) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(Png.write(drawing, scale)));
  }

  private static int rgb(BufferedImage image, int x, int y) {
    return image.getRGB(x, y) & 0xffffff;
  }

  @Test
  void hasTheShapesAtTheirPlaces() throws IOException {
    Drawing drawing =
        new Canvas()
            .rectangle(Ink.BLOCKED, 0, 0, 40, 20)
            .circle(Ink.POINT, 20, 10, 5)
            .line(Ink.LEFT_GRAPH_EDGE, 0, 30, 40, 30)
            .drawing(10);
    for (int scale : new int[] {1, 3}) {
      BufferedImage image = image(drawing, scale);
      assertThat(image.getWidth()).isEqualTo(60 * scale);
      assertThat(image.getHeight()).isEqualTo(50 * scale);
      assertThat(rgb(image, 3 * scale, 3 * scale)).isEqualTo(0xffffff);
      assertThat(rgb(image, 15 * scale, 15 * scale)).isEqualTo(0xb5b5b5);
      assertThat(rgb(image, 30 * scale, 20 * scale)).isEqualTo(0x222222);
      assertThat(rgb(image, 30 * scale, 40 * scale)).isEqualTo(0x0072b2);
    }
  }

  @Test
  void textStaysWithinTheBoxThatTheLayoutGaveIt() throws IOException {
    String wide = "{MWMW|@@@@|WWWWiiii^*}";
    for (Anchor anchor : Anchor.values()) {
      Drawing drawing = new Canvas().text(Ink.TEXT, 0, 0, wide, 20, anchor).drawing(4);
      BufferedImage image = image(drawing, 2);
      int dark = 0;
      for (int x = 0; x < image.getWidth(); x++) {
        for (int y = 0; y < image.getHeight(); y++) {
          boolean margin = x < 6 || x >= image.getWidth() - 6;
          if (rgb(image, x, y) != 0xffffff) {
            assertThat(margin).as("ink at %d,%d", x, y).isFalse();
            dark++;
          }
        }
      }
      assertThat(dark).isGreaterThan(1000);
    }
  }

  @Test
  void dashesHaveGaps() throws IOException {
    BufferedImage image =
        image(new Canvas().line(Ink.GUIDE.dashed("4 4"), 0, 0, 80, 0).drawing(5), 1);
    List<Integer> colours = new ArrayList<>();
    for (int x = 5; x < 85; x++) {
      colours.add(rgb(image, x, 5));
    }
    assertThat(colours).contains(0xffffff);
    assertThat(colours.stream().filter(c -> c != 0xffffff).count()).isBetween(30L, 50L);
  }

  @Test
  void refusesMorePixelsThanMemoryHolds() {
    Drawing wide = new Drawing(60_000, 1000, List.of());
    assertThat(Png.pixels(wide, 1)).isEqualTo(60_000_000);
    assertThatThrownBy(() -> Png.write(wide, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Png.pixels(new Drawing(0, 0, List.of()), 2)).isEqualTo(1);
  }
}

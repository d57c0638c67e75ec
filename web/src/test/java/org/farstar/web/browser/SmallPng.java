package org.farstar.web.browser;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Pictures of pages as small files: PNG with the 256 most frequent colours of each. */
final class SmallPng {
  private static final int COLOURS = 256;

  private SmallPng() {}

  /** The same picture, every colour as the most similar one of those that are kept. */
  static byte[] of(byte[] png) {
    try {
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
      int width = picture.getWidth();
      int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
      int[] kept = kept(pixels);
      IndexColorModel model =
          new IndexColorModel(8, kept.length, kept, 0, false, -1, DataBuffer.TYPE_BYTE);
      BufferedImage small =
          new BufferedImage(width, picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
      Map<Integer, Integer> nearest = new HashMap<>();
      for (int i = 0; i < pixels.length; i++) {
        int at = nearest.computeIfAbsent(pixels[i], colour -> nearest(colour, kept));
        small.getRaster().setSample(i % width, i / width, 0, at);
      }
      return written(small);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int[] kept(int[] pixels) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int pixel : pixels) {
      counts.merge(pixel, 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<Integer, Integer> each) -> -each.getValue())
                .thenComparing(Map.Entry::getKey))
        .limit(COLOURS)
        .mapToInt(Map.Entry::getKey)
        .toArray();
  }

  private static int nearest(int colour, int[] kept) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < kept.length; i++) {
      int distance = 0;
      for (int shift : List.of(0, 8, 16)) {
        int by = (colour >> shift & 255) - (kept[i] >> shift & 255);
        distance += by * by;
      }
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }

  private static byte[] written(BufferedImage picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam best = writer.getDefaultWriteParam();
    best.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    best.setCompressionQuality(0);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(picture, null, null), best);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}

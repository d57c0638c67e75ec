package org.farstar.engine.solve;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a folder of a solved game has in it. Two solves of one task have equal descriptions,
 * whatever executors they were done by.
 *
 * <pre>
 *   farstar solved 1
 *   game connect-four                                          and the other lines of the task
 *   ...
 *   layer 0 positions 1 chunks 1 sha256 3f..09 records 1:1     a line for each layer
 *   ...
 *   sha256 77..e2                                              of all lines before
 * </pre>
 *
 * <p>The sum of a layer is that of its positions one after the other, for each the words of its
 * key, eight bytes each, and its record, two bytes: however they are cut into chunks and packed.
 * What the records mean says {@link Content}; behind each stands how many positions have it.
 *
 * @param task what was solved
 * @param layers the layers that have positions, in order
 */
public record Description(SolveTask task, List<Layer> layers) {
  private static final String FIRST_LINE = "farstar solved 1";
  private static final String SUM = "sha256 ";

  /**
   * A layer.
   *
   * @param number the layer
   * @param positions how many positions it has
   * @param chunks in how many chunks
   * @param sum the SHA-256 of the positions, in hexadecimal
   * @param records how many positions have which record
   */
  public record Layer(
      long number, long positions, int chunks, String sum, Map<Integer, Long> records) {
    private static final String[] WORDS = {"layer", "positions", "chunks", "sha256", "records"};

    String line() {
      String counts =
          new TreeMap<>(records)
              .entrySet().stream()
                  .map(each -> each.getKey() + ":" + each.getValue())
                  .collect(Collectors.joining(" "));
      return "layer "
          + number
          + " positions "
          + positions
          + " chunks "
          + chunks
          + " sha256 "
          + sum
          + " records "
          + counts;
    }

    static Layer read(String line) {
      String[] words = line.split(" ");
      for (int i = 0; i < WORDS.length; i++) {
        if (words.length <= 2 * i || !words[2 * i].equals(WORDS[i])) {
          throw new SolveException(
              "a description has the line '" + line + "'; allowed: 'layer ...' with its counts");
        }
      }
      try {
        Map<Integer, Long> records = new TreeMap<>();
        for (int i = 2 * WORDS.length - 1; i < words.length; i++) {
          String[] count = words[i].split(":", 2);
          records.put(Integer.valueOf(count[0]), Long.valueOf(count[1]));
        }
        return new Layer(
            Long.parseLong(words[1]),
            Long.parseLong(words[3]),
            Integer.parseInt(words[5]),
            words[7],
            records);
      } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
        throw new SolveException("a description has the line '" + line + "'", e);
      }
    }
  }

  public Description {
    layers = List.copyOf(layers);
  }

  /** How many positions there are. */
  public long positions() {
    return layers.stream().mapToLong(Layer::positions).sum();
  }

  /** A sum of everything, in hexadecimal. */
  public String sum() {
    return hex(body());
  }

  private String body() {
    StringBuilder text = new StringBuilder(FIRST_LINE).append('\n').append(task.write());
    layers.forEach(layer -> text.append(layer.line()).append('\n'));
    return text.toString();
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** The description as text, which {@link #read} reads back. */
  public String write() {
    return body() + SUM + sum() + "\n";
  }

  /**
   * Reads a description.
   *
   * @throws SolveException if it is not one, is of a newer version or was changed
   */
  public static Description read(String text) {
    if (!text.startsWith(FIRST_LINE + "\n")) {
      throw new SolveException(
          "a description begins with '"
              + text.lines().findFirst().orElse("")
              + "'; allowed: '"
              + FIRST_LINE
              + "'");
    }
    int last = text.lastIndexOf(SUM);
    boolean sound =
        last > 0
            && text.charAt(last - 1) == '\n'
            && text.substring(last).equals(SUM + hex(text.substring(0, last)) + "\n");
    if (!sound) {
      throw new SolveException("a description was changed or cut off: its sum does not fit");
    }
    String rest = text.substring(FIRST_LINE.length() + 1, last);
    SolveTask task = SolveTask.read(rest);
    List<Layer> layers = new ArrayList<>();
    for (String line : rest.substring(task.write().length()).lines().toList()) {
      layers.add(Layer.read(line));
    }
    return new Description(task, layers);
  }
}

package org.farstar.engine.solve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a folder of a solved game has in it. Two solves of one task have equal descriptions,
 * whatever executors they were done by.
 *
 * <pre>
 *   farstar solved 2
 *   game connect-four                                          and the other lines of the task
 *   ...
 *   layer 0 positions 1 chunks 1 sha256 3f..09 records 1:1     a line for each layer
 *   ...
 *   sha256 77..e2                                              of all lines before
 * </pre>
 *
 * <p>The sum of a layer is that of the {@linkplain HashTree tree} of the sums of its chunks, which
 * its {@linkplain ChunkSummary summaries} have. In version 1, which is read and not written, it is
 * the SHA-256 of all its positions one after the other. What the records mean says {@link Content};
 * behind each stands how many positions have it.
 *
 * @param version of the format, 1 or 2
 * @param task what was solved
 * @param layers the layers that have positions, in order
 */
public record Description(int version, SolveTask task, List<Layer> layers) {
  private static final String FIRST_WORDS = "farstar solved ";
  private static final int CURRENT = 2;
  private static final String SUM = "sha256 ";

  /**
   * A layer.
   *
   * @param number the layer
   * @param positions how many positions it has
   * @param chunks in how many chunks
   * @param sum the SHA-256 of the tree of its chunks, in hexadecimal
   * @param records how many positions have which record
   */
  public record Layer(
      long number, long positions, int chunks, String sum, Map<Integer, Long> records) {
    private static final String[] WORDS = {"layer", "positions", "chunks", "sha256", "records"};

    public Layer {
      records = new TreeMap<>(records);
    }

    /** A layer of these chunks, in order. */
    static Layer of(long number, List<ChunkSummary> chunks) {
      long positions = 0;
      Map<Integer, Long> records = new TreeMap<>();
      List<byte[]> leaves = new ArrayList<>();
      for (ChunkSummary chunk : chunks) {
        if (chunk.number() != leaves.size()) {
          throw new SolveException("layer " + number + " has no chunk " + leaves.size());
        }
        positions += chunk.positions();
        chunk.records().forEach((record, count) -> records.merge(record, count, Long::sum));
        leaves.add(HexFormat.of().parseHex(chunk.sum()));
      }
      String sum = HexFormat.of().formatHex(HashTree.root(leaves));
      return new Layer(number, positions, chunks.size(), sum, records);
    }

    String line() {
      return "layer "
          + number
          + " positions "
          + positions
          + " chunks "
          + chunks
          + " sha256 "
          + sum
          + " records "
          + ChunkSummary.counts(records);
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
        return new Layer(
            Long.parseLong(words[1]),
            Long.parseLong(words[3]),
            Integer.parseInt(words[5]),
            words[7],
            ChunkSummary.counts(words, 2 * WORDS.length - 1));
      } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
        throw new SolveException("a description has the line '" + line + "'", e);
      }
    }
  }

  public Description {
    layers = List.copyOf(layers);
    if (layers.stream().map(Layer::number).distinct().count() < layers.size()) {
      throw new SolveException("a description has a layer twice");
    }
  }

  /** A description in the format of today. */
  Description(SolveTask task, List<Layer> layers) {
    this(CURRENT, task, layers);
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
    StringBuilder text = new StringBuilder(FIRST_WORDS + version + "\n").append(task.write());
    layers.forEach(layer -> text.append(layer.line()).append('\n'));
    return text.toString();
  }

  private static String hex(String text) {
    return HexFormat.of()
        .formatHex(HashTree.digest().digest(text.getBytes(StandardCharsets.UTF_8)));
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
    String first = text.lines().findFirst().orElse("");
    if (!first.equals(FIRST_WORDS + 1) && !first.equals(FIRST_WORDS + CURRENT)) {
      throw new SolveException(
          "a description begins with '" + first + "'; allowed: '" + FIRST_WORDS + CURRENT + "'");
    }
    int last = text.lastIndexOf(SUM);
    boolean sound =
        last > 0
            && text.charAt(last - 1) == '\n'
            && text.substring(last).equals(SUM + hex(text.substring(0, last)) + "\n");
    if (!sound) {
      throw new SolveException("a description was changed or cut off: its sum does not fit");
    }
    String rest = text.substring(first.length() + 1, last);
    SolveTask task = SolveTask.read(rest);
    List<Layer> layers = new ArrayList<>();
    for (String line :
        rest.substring(Math.min(rest.length(), task.write().length())).lines().toList()) {
      layers.add(Layer.read(line));
    }
    Description read = new Description(first.equals(FIRST_WORDS + 1) ? 1 : CURRENT, task, layers);
    List<Long> numbers = layers.stream().map(Layer::number).toList();
    if (!read.write().equals(text)
        || text.indexOf('\r') >= 0
        || !numbers.equals(numbers.stream().sorted().toList())) {
      throw new SolveException("a description is not written as it should be");
    }
    return read;
  }
}

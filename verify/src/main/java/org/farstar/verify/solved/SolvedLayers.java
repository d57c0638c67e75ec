package org.farstar.verify.solved;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.farstar.verify.RefusedException;

/** The files of a solved game: what their description says of them, and the record of a key. */
final class SolvedLayers {
  /** What is missing has no record. */
  static final int NONE = -1;

  private static final String SUM = "sha256 ";
  private static final Pattern LAYER =
      Pattern.compile(
          "layer ([0-9]{1,18}) positions ([0-9]{1,18}) chunks ([0-9]{1,9}) sha256 ([0-9a-f]{64})( .*)?");

  private final Path folder;
  private final TreeMap<Long, Layer> layers = new TreeMap<>();
  private final Map<Place, BlockFile.Block> read;

  /** A layer as it is described, with its files. */
  record Layer(long number, long positions, String sum, List<BlockFile> files) {}

  private record Place(BlockFile file, int block) {}

  /**
   * Opens a folder.
   *
   * @param mostBlocks this many blocks are remembered
   * @throws RefusedException if the description or a file was changed, or one is missing
   */
  SolvedLayers(Path folder, int mostBlocks) {
    this.folder = folder;
    this.read =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Place, BlockFile.Block> eldest) {
            return size() > mostBlocks;
          }
        };
    describe();
  }

  private void describe() {
    String text;
    try {
      text = Files.readString(folder.resolve("solved"));
    } catch (IOException e) {
      throw RefusedException.whole("cannot read the file 'solved' of '" + folder + "'");
    }
    int last = text.lastIndexOf(SUM);
    if (last < 0
        || !text.substring(last).equals(SUM + hex(digest(), text.substring(0, last)) + "\n")) {
      throw RefusedException.whole("the file 'solved' was changed or is cut off");
    }
    for (String line : text.substring(0, last).lines().toList()) {
      if (line.startsWith("layer ")) {
        Matcher form = LAYER.matcher(line);
        if (!form.matches()) {
          throw RefusedException.whole("the file 'solved' has no layer in the line '" + line + "'");
        }
        long number = Long.parseLong(form.group(1));
        List<BlockFile> files = files(number);
        if (!form.group(3).equals("" + files.size())) {
          throw RefusedException.whole(
              "layer " + number + " has " + files.size() + " files, described as " + form.group(3));
        }
        layers.put(number, new Layer(number, Long.parseLong(form.group(2)), form.group(4), files));
      }
    }
  }

  private List<BlockFile> files(long layer) {
    Path place = folder.resolve("layers").resolve(String.format(Locale.ROOT, "%012d", layer));
    List<BlockFile> files = new ArrayList<>();
    try (Stream<Path> names = Files.list(place)) {
      for (Path file : names.sorted().toList()) {
        if (!file.getFileName().toString().startsWith(".")) {
          files.add(BlockFile.open(file));
        }
      }
    } catch (IOException e) {
      throw RefusedException.whole("there is no layer " + layer + " in '" + folder + "'");
    }
    return files;
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String hex(MessageDigest digest, String text) {
    return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The layers in order. */
  List<Layer> layers() {
    return List.copyOf(layers.values());
  }

  /** How many positions there are. */
  long positions() {
    return layers.values().stream().mapToLong(Layer::positions).sum();
  }

  /** Adds the positions of a block to the sum of its layer. */
  static void add(MessageDigest digest, BlockFile.Block block) {
    int count = block.records().length;
    int words = count == 0 ? 0 : block.keys().length / count;
    ByteBuffer bytes = ByteBuffer.allocate(count * (8 * words + 2));
    for (int i = 0; i < count; i++) {
      for (int word = 0; word < words; word++) {
        bytes.putLong(block.keys()[i * words + word]);
      }
      bytes.putChar(block.records()[i]);
    }
    digest.update(bytes.flip());
  }

  /**
   * Compares a layer that was read with the description.
   *
   * @param digest of all its blocks
   * @throws RefusedException where they differ
   */
  static void compare(Layer layer, MessageDigest digest) {
    long keys = layer.files.stream().mapToLong(BlockFile::keys).sum();
    if (keys != layer.positions || !HexFormat.of().formatHex(digest.digest()).equals(layer.sum)) {
      throw RefusedException.whole("layer " + layer.number + " is not as it is described");
    }
  }

  /** A block, read or remembered. */
  BlockFile.Block block(BlockFile file, int block) {
    return read.computeIfAbsent(new Place(file, block), place -> file.block(block));
  }

  /** The record of a key in a layer, {@link #NONE} where there is none. */
  int record(long layer, long[] key) {
    Layer there = layers.get(layer);
    if (there == null) {
      return NONE;
    }
    BlockFile file = null;
    for (BlockFile each : there.files) {
      if (Arrays.compare(each.first(0), key) <= 0) {
        file = each;
      }
    }
    return file == null ? NONE : record(file, key);
  }

  private int record(BlockFile file, long[] key) {
    int low = 0;
    int high = file.blocks() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (Arrays.compare(file.first(middle), key) <= 0) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    BlockFile.Block block = block(file, low);
    int words = key.length;
    int from = 0;
    int to = block.records().length - 1;
    while (from <= to) {
      int middle = (from + to) / 2;
      int order = Arrays.compare(block.keys(), middle * words, (middle + 1) * words, key, 0, words);
      if (order == 0) {
        return block.records()[middle];
      }
      from = order < 0 ? middle + 1 : from;
      to = order < 0 ? to : middle - 1;
    }
    return NONE;
  }
}

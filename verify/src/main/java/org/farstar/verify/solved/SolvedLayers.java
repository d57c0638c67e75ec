package org.farstar.verify.solved;

import java.nio.charset.StandardCharsets;
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
import org.farstar.verify.RefusedException;

/** The files of a solved game: what their description says of them, and the record of a key. */
final class SolvedLayers {
  /** What is missing has no record. */
  static final int NONE = -1;

  private static final String SUM = "sha256 ";
  private static final Pattern LAYER =
      Pattern.compile(
          "layer ([0-9]{1,18}) positions ([0-9]{1,18}) chunks ([0-9]{1,9}) sha256 ([0-9a-f]{64}) records( .*)?");
  private static final Pattern CHUNK =
      Pattern.compile(
          "chunk ([0-9]{1,9}) positions ([0-9]{1,9}) first ([0-9a-f_]{1,999}) sha256 ([0-9a-f]{64}) records (.*)");

  private final SolvedPlace place;
  private final int words;
  private final int recordBytes;
  private final TreeMap<Long, Layer> layers = new TreeMap<>();
  private final Map<Place, BlockFile.Block> read;
  private int version;
  private long positions;

  private record Place(BlockFile file, int block) {}

  /**
   * Reads the description.
   *
   * @param words of a key
   * @param recordBytes how many bytes of each record the sums are of, 2 or 4
   * @param mostBlocks this many blocks are remembered
   * @throws RefusedException if the description was changed
   */
  SolvedLayers(SolvedPlace place, int words, int recordBytes, int mostBlocks) {
    this.place = place;
    this.words = words;
    this.recordBytes = recordBytes;
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
    String text = place.text("solved");
    int last = text.lastIndexOf(SUM);
    if (last < 0
        || !text.substring(last).equals(SUM + hex(digest(), text.substring(0, last)) + "\n")) {
      throw RefusedException.whole("the file 'solved' was changed or is cut off");
    }
    String first = text.lines().findFirst().orElse("");
    if (!first.equals("farstar solved 1") && !first.equals("farstar solved 2")) {
      throw RefusedException.whole(
          "the file 'solved' begins with '" + first + "'; allowed: 'farstar solved 2'");
    }
    version = first.charAt(first.length() - 1) - '0';
    for (String line : text.substring(0, last).lines().toList()) {
      if (line.startsWith("layer ")) {
        Matcher form = LAYER.matcher(line);
        if (!form.matches()) {
          throw RefusedException.whole("the file 'solved' has no layer in the line '" + line + "'");
        }
        Layer layer = new Layer(form);
        if (layers.put(layer.number, layer) == null) {
          positions += layer.positions;
        }
        if (positions < 0) {
          throw RefusedException.whole("the file 'solved' has too many positions");
        }
      }
    }
  }

  /** A layer as it is described; of its chunks those are opened that are asked for. */
  final class Layer {
    private final long number;
    private final long positions;
    private final int chunks;
    private final String sum;
    private final String records;
    private BlockFile[] files;

    /** Of each chunk its least key and how many keys it has; null before they were asked for. */
    private long[][] firsts;

    private long[] keys;
    private List<String> sums = List.of();

    private Layer(Matcher form) {
      number = Long.parseLong(form.group(1));
      positions = Long.parseLong(form.group(2));
      chunks = Integer.parseInt(form.group(3));
      sum = form.group(4);
      records = form.group(5) == null ? "" : form.group(5).strip();
    }

    long number() {
      return number;
    }

    long positions() {
      return positions;
    }

    int chunks() {
      return chunks;
    }

    String sum() {
      return sum;
    }

    String records() {
      return records;
    }

    String sumsName() {
      return name("sums/%012d", number);
    }

    /** The lines on the sums of the chunks. */
    List<String> sums() {
      index();
      return sums;
    }

    /** How many keys a chunk has. */
    long keys(int chunk) {
      index();
      return keys[chunk];
    }

    /** A chunk, which is as the index of the layer says. */
    BlockFile file(int chunk) {
      index();
      BlockFile file = opened(chunk);
      if (file.keys() != keys[chunk] || !Arrays.equals(file.first(0), firsts[chunk])) {
        throw file.refused("is another chunk than the layer says");
      }
      return file;
    }

    private BlockFile opened(int chunk) {
      if (files[chunk] == null) {
        String name = name("layers/%012d/%012d", number, chunk);
        files[chunk] = new BlockFile(name, place.open(name));
        if (files[chunk].words() != words) {
          throw RefusedException.whole("layer " + number + " has keys of another size");
        }
      }
      return files[chunk];
    }

    /** The chunk that has a key if one has it; -1 if it is less than all. */
    private int chunk(long[] key) {
      index();
      int found = Arrays.binarySearch(firsts, key, Arrays::compare);
      return found >= 0 ? found : -found - 2;
    }

    private void index() {
      if (firsts != null) {
        return;
      }
      String folder = name("layers/%012d", number);
      int there = place.chunks(folder).orElse(chunks);
      if (there != chunks) {
        throw RefusedException.whole(
            "layer " + number + " has " + there + " files, described as " + chunks);
      }
      String text = version == 1 ? "\n" : place.text(sumsName());
      sums = version == 1 ? List.of() : text.lines().toList();
      if (!text.endsWith("\n") || text.indexOf('\r') >= 0) {
        throw otherSums();
      }
      if (version > 1 && sums.size() != chunks) {
        throw otherSums();
      }
      files = new BlockFile[chunks];
      keys = new long[chunks];
      long[][] begins = new long[chunks][];
      List<byte[]> leaves = new ArrayList<>();
      Map<Integer, Long> counts = new TreeMap<>();
      long total = 0;
      for (int chunk = 0; chunk < chunks; chunk++) {
        if (version == 1) {
          begins[chunk] = opened(chunk).first(0);
          keys[chunk] = opened(chunk).keys();
        } else {
          Matcher form = CHUNK.matcher(sums.get(chunk));
          if (!form.matches() || !form.group(1).equals("" + chunk)) {
            throw otherSums();
          }
          keys[chunk] = Long.parseLong(form.group(2));
          begins[chunk] = key(form.group(3));
          leaves.add(HexFormat.of().parseHex(form.group(4)));
          count(form.group(5), counts);
        }
        total += keys[chunk];
        if (chunk > 0 && Arrays.compare(begins[chunk - 1], begins[chunk]) >= 0) {
          throw RefusedException.whole("the chunks of layer " + number + " do not ascend");
        }
      }
      if (total != positions || version > 1 && !LayerSum.counts(counts).equals(records)) {
        throw RefusedException.whole("layer " + number + " is not as it is described");
      }
      if (!leaves.isEmpty() && !HexFormat.of().formatHex(LayerSum.root(leaves)).equals(sum)) {
        throw otherSums();
      }
      firsts = begins;
    }

    /** Adds up how many positions of a chunk have which record. */
    private void count(String text, Map<Integer, Long> counts) {
      try {
        for (String each : text.split(" ", -1)) {
          int colon = each.indexOf(':');
          int record = Integer.parseInt(each.substring(0, Math.max(0, colon)));
          counts.merge(record, Long.parseLong(each.substring(colon + 1)), Long::sum);
        }
      } catch (NumberFormatException e) {
        throw otherSums();
      }
    }

    private long[] key(String text) {
      try {
        long[] key =
            Arrays.stream(text.split("_", -1)).mapToLong(w -> Long.parseLong(w, 16)).toArray();
        if (key.length == words) {
          return key;
        }
      } catch (NumberFormatException e) {
        throw otherSums();
      }
      throw otherSums();
    }

    private RefusedException otherSums() {
      return RefusedException.whole("the file '" + sumsName() + "' has other sums");
    }
  }

  private static String name(String form, Object... numbers) {
    return String.format(Locale.ROOT, form, numbers);
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
    return positions;
  }

  /** What hears of the blocks of a layer, and compares their sum with what is described. */
  LayerSum sum(Layer layer) {
    return new LayerSum(layer, version, recordBytes);
  }

  /** A block, read or remembered. */
  BlockFile.Block block(BlockFile file, int block) {
    return read.computeIfAbsent(new Place(file, block), place -> file.block(block));
  }

  /** The record of a key in a layer, or {@link #NONE} if there is none. */
  int record(long layer, long[] key) {
    Layer there = layers.get(layer);
    int chunk = there == null ? -1 : there.chunk(key);
    return chunk < 0 ? NONE : record(there.file(chunk), key);
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

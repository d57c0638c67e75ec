package org.farstar.verify.solved;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.farstar.verify.RefusedException;

/**
 * The sum of the positions of a layer, as {@code docs/formats/solved.md} describes it: in version 1
 * of all one after the other, from version 2 on that of the Merkle tree (RFC 9162, 2.1.1) of the
 * sums of its chunks, which stand in a file of the folder {@code sums}.
 */
final class LayerSum {
  private final SolvedLayers.Layer layer;
  private final int version;
  private final int recordBytes;
  private final Map<Integer, Long> records = new TreeMap<>();
  private final List<String> lines = new ArrayList<>();
  private final List<byte[]> leaves = new ArrayList<>();
  private final Map<Integer, Long> here = new TreeMap<>();
  private MessageDigest digest;
  private long positions;

  /**
   * @param recordBytes how many bytes of each record the sums are of, 2 or 4
   */
  LayerSum(SolvedLayers.Layer layer, int version, int recordBytes) {
    this.layer = layer;
    this.version = version;
    this.recordBytes = recordBytes;
    this.digest = begun();
  }

  private MessageDigest begun() {
    MessageDigest begun = SolvedLayers.digest();
    if (version > 1) {
      begun.update((byte) 0);
    }
    return begun;
  }

  /** Adds the positions of a block. */
  void add(BlockFile.Block block) {
    int count = block.records().length;
    int words = count == 0 ? 0 : block.keys().length / count;
    ByteBuffer bytes = ByteBuffer.allocate(count * (8 * words + recordBytes));
    for (int i = 0; i < count; i++) {
      for (int word = 0; word < words; word++) {
        bytes.putLong(block.keys()[i * words + word]);
      }
      if (recordBytes > 2) {
        bytes.putInt(block.records()[i]);
      } else {
        bytes.putChar((char) block.records()[i]);
      }
      here.merge(block.records()[i], 1L, Long::sum);
    }
    digest.update(bytes.flip());
    positions += count;
  }

  /** All blocks of a chunk were added. */
  void end(BlockFile chunk) {
    here.forEach((record, count) -> records.merge(record, count, Long::sum));
    if (version > 1) {
      byte[] leaf = digest.digest();
      String first =
          LongStream.of(chunk.first(0))
              .mapToObj(Long::toHexString)
              .collect(Collectors.joining("_"));
      lines.add(
          "chunk "
              + leaves.size()
              + " positions "
              + chunk.keys()
              + " first "
              + first
              + " sha256 "
              + HexFormat.of().formatHex(leaf)
              + " records "
              + counts(here));
      leaves.add(leaf);
      digest = begun();
    }
    here.clear();
  }

  /** How many positions have which record, as it is written. */
  static String counts(Map<Integer, Long> records) {
    return records.entrySet().stream()
        .map(each -> each.getKey() + ":" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  /**
   * Compares all that was added with the description.
   *
   * @throws RefusedException where they differ
   */
  void compare() {
    byte[] sum = version == 1 ? digest.digest() : leaves.isEmpty() ? new byte[0] : root(leaves);
    if (positions != layer.positions()
        || !HexFormat.of().formatHex(sum).equals(layer.sum())
        || !counts(records).equals(layer.records())) {
      throw RefusedException.whole("layer " + layer.number() + " is not as it is described");
    }
    if (version > 1 && !layer.sums().equals(lines)) {
      throw RefusedException.whole("the file '" + layer.sumsName() + "' has other sums");
    }
  }

  /** The sum of a tree over these. */
  static byte[] root(List<byte[]> leaves) {
    int count = leaves.size();
    if (count == 1) {
      return leaves.get(0);
    }
    int left = 1;
    while (2 * left < count) {
      left *= 2;
    }
    MessageDigest digest = SolvedLayers.digest();
    digest.update((byte) 1);
    digest.update(root(leaves.subList(0, left)));
    digest.update(root(leaves.subList(left, count)));
    return digest.digest();
  }
}

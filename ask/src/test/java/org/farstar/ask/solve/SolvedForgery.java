package org.farstar.ask.solve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.farstar.engine.solve.SolvedFolder;

/**
 * Writes a folder of a solved game again with other records of four bytes: chunks, sums and
 * description fit, as the page of the format describes them, and the records alone are false. Every
 * layer is one chunk of one block.
 */
final class SolvedForgery {
  private final Path folder;
  private final Map<Long, List<Position>> layers = new TreeMap<>();

  private record Position(long[] key, int record) {}

  /** Reads a folder that is sound, with few positions in a layer. */
  SolvedForgery(Path folder) {
    this.folder = folder;
    int words = words();
    new SolvedFolder(folder)
        .each(
            (layer, keys, at, record) ->
                layers
                    .computeIfAbsent(layer, any -> new ArrayList<>())
                    .add(new Position(java.util.Arrays.copyOfRange(keys, at, at + words), record)));
  }

  private int words() {
    try {
      Path layer = folder.resolve("layers/000000000000/000000000000");
      return Files.readAllBytes(layer)[4];
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Writes all records, each changed; how many differ. */
  int write(IntUnaryOperator change) throws IOException {
    int changed = 0;
    String solved = Files.readString(folder.resolve("solved"));
    StringBuilder text =
        new StringBuilder(
            solved
                .lines()
                .filter(line -> !line.startsWith("layer ") && !line.startsWith("sha256 "))
                .map(line -> line + "\n")
                .collect(Collectors.joining()));
    for (Map.Entry<Long, List<Position>> layer : layers.entrySet()) {
      List<Position> forged = new ArrayList<>();
      for (Position each : layer.getValue()) {
        int record = change.applyAsInt(each.record);
        changed += record == each.record ? 0 : 1;
        forged.add(new Position(each.key, record));
      }
      String number = String.format("%012d", layer.getKey());
      Path chunks = folder.resolve("layers/" + number);
      try (var files = Files.list(chunks)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.write(chunks.resolve("000000000000"), chunk(forged));
      String sum = sum(forged);
      String counts = counts(forged);
      String rest = " sha256 " + sum + " records " + counts + "\n";
      int positions = forged.size();
      text.append("layer " + layer.getKey() + " positions " + positions + " chunks 1" + rest);
      String first = name(forged.get(0).key);
      Files.writeString(
          folder.resolve("sums/" + number),
          "chunk 0 positions " + positions + " first " + first + rest);
    }
    text.append("sha256 " + hex(text.toString().getBytes(StandardCharsets.UTF_8)) + "\n");
    Files.writeString(folder.resolve("solved"), text);
    return changed;
  }

  private static String name(long[] key) {
    return java.util.Arrays.stream(key)
        .mapToObj(Long::toHexString)
        .collect(Collectors.joining("_"));
  }

  private static String counts(List<Position> positions) {
    Map<Integer, Long> counts =
        positions.stream()
            .collect(Collectors.groupingBy(Position::record, TreeMap::new, Collectors.counting()));
    return counts.entrySet().stream()
        .map(each -> each.getKey() + ":" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String sum(List<Position> positions) {
    int words = positions.get(0).key.length;
    ByteBuffer bytes = ByteBuffer.allocate(1 + positions.size() * (8 * words + 4));
    bytes.put((byte) 0);
    for (Position each : positions) {
      for (long word : each.key) {
        bytes.putLong(word);
      }
      bytes.putInt(each.record);
    }
    return hex(bytes.array());
  }

  private static String hex(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int crc(byte[] bytes, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, length);
    return (int) sum.getValue();
  }

  private static byte[] chunk(List<Position> positions) {
    int words = positions.get(0).key.length;
    int count = positions.size();
    ByteArrayOutputStream deltas = new ByteArrayOutputStream();
    for (int i = 1; i < count; i++) {
      java.math.BigInteger more =
          number(positions.get(i).key).subtract(number(positions.get(i - 1).key));
      while (more.bitLength() > 7) {
        deltas.write(more.intValue() & 0x7f | 0x80);
        more = more.shiftRight(7);
      }
      deltas.write(more.intValue());
    }
    ByteBuffer block = ByteBuffer.allocate(8 + deltas.size() + 4 * count);
    block.putInt(deltas.size()).put(deltas.toByteArray()).putInt(4 * count);
    for (int plane = 0; plane < 4; plane++) {
      for (Position each : positions) {
        block.put((byte) (each.record >>> 8 * plane));
      }
    }
    byte[] body = block.array();
    ByteBuffer chunk = ByteBuffer.allocate(20 + 8 * words + 12 + body.length);
    chunk.putInt(0x46534331).put((byte) words).put((byte) 4).put((byte) 0).put((byte) 0);
    chunk.putInt(count).putInt(1 << 13).putInt(body.length);
    for (long word : positions.get(0).key) {
      chunk.putLong(word);
    }
    chunk.putInt(0).putInt(crc(body, body.length));
    chunk.putInt(crc(chunk.array(), chunk.position())).put(body);
    return chunk.array();
  }

  private static java.math.BigInteger number(long[] key) {
    java.math.BigInteger number = java.math.BigInteger.ZERO;
    for (long word : key) {
      number = number.shiftLeft(63).add(java.math.BigInteger.valueOf(word));
    }
    return number;
  }
}

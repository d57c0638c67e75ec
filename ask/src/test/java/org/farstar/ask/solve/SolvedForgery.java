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
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.farstar.engine.solve.SolvedFolder;

/**
 * Writes a folder of a solved game again with other records, keys, layers or another task: chunks,
 * sums and description fit, as the page of the format describes them. Every layer is one chunk of
 * one block.
 */
final class SolvedForgery {
  private final Path folder;
  private final Map<Long, List<Position>> layers = new TreeMap<>();
  private final String task;

  /** How many bytes a record has in the sums. */
  private final int bytes;

  record Position(long[] key, int record) {}

  /** Reads a folder that is sound, with few positions in a layer. */
  SolvedForgery(Path folder) throws IOException {
    this.folder = folder;
    SolvedFolder solved = new SolvedFolder(folder);
    this.task = solved.description().task().write();
    this.bytes = task.contains("\ncontent starters\n") ? 4 : 2;
    int words = words();
    solved.each(
        (layer, keys, at, record) ->
            layers
                .computeIfAbsent(layer, any -> new ArrayList<>())
                .add(new Position(java.util.Arrays.copyOfRange(keys, at, at + words), record)));
  }

  private int words() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("layers"))) {
      return Files.readAllBytes(files.filter(Files::isRegularFile).findFirst().orElseThrow())[4];
    }
  }

  /** All positions by their layers, as they were read. */
  Map<Long, List<Position>> layers() {
    Map<Long, List<Position>> copy = new TreeMap<>();
    layers.forEach((layer, positions) -> copy.put(layer, new ArrayList<>(positions)));
    return copy;
  }

  /** The lines of the task. */
  String task() {
    return task;
  }

  /** Writes all records, each changed; how many differ. */
  int write(IntUnaryOperator change) throws IOException {
    Map<Long, List<Position>> forged = layers();
    int changed = 0;
    for (List<Position> layer : forged.values()) {
      for (int i = 0; i < layer.size(); i++) {
        int record = change.applyAsInt(layer.get(i).record);
        changed += record == layer.get(i).record ? 0 : 1;
        layer.set(i, new Position(layer.get(i).key, record));
      }
    }
    write(forged, task, folder);
    return changed;
  }

  /** Writes a folder with these positions and this task. */
  void write(Map<Long, List<Position>> forged, String lines, Path to) throws IOException {
    write(forged, lines, to, 2);
  }

  /** Writes a folder of a version of the format, 1 or 2. */
  void write(Map<Long, List<Position>> forged, String lines, Path to, int version)
      throws IOException {
    Files.createDirectories(to);
    Files.writeString(to.resolve("task"), "farstar solve " + version + "\n" + lines);
    StringBuilder text = new StringBuilder("farstar solved " + version + "\n" + lines);
    for (Map.Entry<Long, List<Position>> layer : forged.entrySet()) {
      List<Position> positions = new ArrayList<>(layer.getValue());
      if (positions.isEmpty()) {
        continue;
      }
      positions.sort(Comparator.comparing(position -> number(position.key)));
      String number = String.format("%012d", layer.getKey());
      Path chunks = Files.createDirectories(to.resolve("layers/" + number));
      try (var files = Files.list(chunks)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.write(chunks.resolve("000000000000"), chunk(positions));
      String rest = " sha256 " + sum(positions, version) + " records " + counts(positions) + "\n";
      int count = positions.size();
      text.append("layer " + layer.getKey() + " positions " + count + " chunks 1" + rest);
      if (version > 1) {
        String first = name(positions.get(0).key);
        Files.createDirectories(to.resolve("sums"));
        Files.writeString(
            to.resolve("sums/" + number), "chunk 0 positions " + count + " first " + first + rest);
      }
    }
    text.append("sha256 " + hex(text.toString().getBytes(StandardCharsets.UTF_8)) + "\n");
    Files.writeString(to.resolve("solved"), text);
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

  private String sum(List<Position> positions, int version) {
    int words = positions.get(0).key.length;
    int before = version - 1;
    ByteBuffer summed = ByteBuffer.allocate(before + positions.size() * (8 * words + bytes));
    summed.position(before);
    for (Position each : positions) {
      for (long word : each.key) {
        summed.putLong(word);
      }
      for (int i = bytes - 1; i >= 0; i--) {
        summed.put((byte) (each.record >>> 8 * i));
      }
    }
    return hex(summed.array());
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

  private byte[] chunk(List<Position> positions) {
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
    ByteBuffer block = ByteBuffer.allocate(8 + deltas.size() + bytes * count);
    block.putInt(deltas.size()).put(deltas.toByteArray()).putInt(bytes * count);
    for (int plane = 0; plane < bytes; plane++) {
      for (Position each : positions) {
        block.put((byte) (each.record >>> 8 * plane));
      }
    }
    byte[] body = block.array();
    ByteBuffer chunk = ByteBuffer.allocate(20 + 8 * words + 12 + body.length);
    chunk.putInt(0x46534331).put((byte) words).put((byte) bytes).put((byte) 0).put((byte) 0);
    chunk.putInt(count).putInt(1 << 13).putInt(body.length);
    for (long word : positions.get(0).key) {
      chunk.putLong(word);
    }
    chunk.putInt(0).putInt(crc(body, body.length));
    chunk.putInt(crc(chunk.array(), chunk.position())).put(body);
    return chunk.array();
  }

  static java.math.BigInteger number(long[] key) {
    java.math.BigInteger number = java.math.BigInteger.ZERO;
    for (long word : key) {
      number = number.shiftLeft(63).add(java.math.BigInteger.valueOf(word));
    }
    return number;
  }
}

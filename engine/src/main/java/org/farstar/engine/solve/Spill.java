package org.farstar.engine.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;

/**
 * The pieces of the chunks of a layer, a file for each chunk:
 *
 * <pre>
 *   pieces              4 bytes, how many
 *   for each of them    layer, 8 bytes; range, 4 bytes; length, 4 bytes
 *   the pieces
 * </pre>
 */
final class Spill {
  private static final int ENTRY = 16;

  private final Path folder;
  private final TreeMap<Bucket, List<Place>> places = new TreeMap<>();

  private record Place(Path file, long from, int length) {}

  Spill(Path folder) {
    this.folder = folder;
  }

  private Path file(int number) {
    return folder.resolve(ChunkNames.number(number));
  }

  /** Whether the pieces of a chunk are there. */
  boolean has(int number) {
    return Files.exists(file(number));
  }

  /** Keeps the pieces of a chunk; may be called by several threads. */
  void keep(int number, List<Piece> pieces) {
    ByteBuffer head = ByteBuffer.allocate(Integer.BYTES + ENTRY * pieces.size());
    head.putInt(pieces.size());
    List<ByteBuffer> stretches = new ArrayList<>();
    stretches.add(head);
    for (Piece piece : pieces) {
      head.putLong(piece.bucket().layer()).putInt(piece.bucket().range());
      head.putInt(piece.chunk().length);
      stretches.add(ByteBuffer.wrap(piece.chunk()));
    }
    head.flip();
    DurableFiles.write(file(number), stretches);
  }

  /** Finds out where the pieces of this many chunks are. */
  void index(int count) {
    for (int i = 0; i < count; i++) {
      Path file = file(i);
      ByteBuffer size = read(file, 0, Integer.BYTES);
      int pieces = size.getInt();
      ByteBuffer head = read(file, Integer.BYTES, ENTRY * pieces);
      long from = Integer.BYTES + (long) ENTRY * pieces;
      for (int j = 0; j < pieces; j++) {
        Bucket bucket = new Bucket(head.getLong(), head.getInt());
        int length = head.getInt();
        places.computeIfAbsent(bucket, any -> new ArrayList<>()).add(new Place(file, from, length));
        from += length;
      }
    }
  }

  /** The buckets that there are pieces for, in order. */
  List<Bucket> buckets() {
    return List.copyOf(places.keySet());
  }

  /** The pieces of a bucket, each read when its turn comes; may be called by several threads. */
  Iterator<byte[]> pieces(Bucket bucket) {
    return places.get(bucket).stream()
        .map(place -> read(place.file, place.from, place.length).array())
        .iterator();
  }

  private static ByteBuffer read(Path file, long from, int length) {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      while (bytes.hasRemaining()) {
        if (channel.read(bytes, from + bytes.position()) < 0) {
          throw new SolveException("'" + file + "' is cut off");
        }
      }
    } catch (IOException e) {
      throw DurableFiles.failed("cannot read", file, e);
    }
    return bytes.flip();
  }
}

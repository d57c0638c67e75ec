package org.farstar.engine.solve;

import java.nio.ByteBuffer;
import java.util.AbstractList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The files of a folder that a web server hands out as they are. Of a chunk its head is read, and
 * then the blocks that are asked for, each by a request for that range of bytes. Which chunk it is
 * says the file of the sums of the layer, about 150 bytes a chunk, which is read once; then a
 * question costs the heads of two chunks and a block. A folder without sums costs about log n
 * heads. From a server that knows no ranges chunks are read whole. Nothing is believed that has no
 * right checksum, but checksums only tell accidents: who owns the server can serve anything.
 */
public final class ServedFiles implements SolvedFiles {
  /** Of fewer chunks than these the heads are read; of more, the index of the layer. */
  private static final int FEW_CHUNKS = 4;

  private final String url;
  private final Runnable checkStop;
  private final int mostBytes;
  private long bytes;

  /**
   * @param url the address of the folder, which begins with {@code http://} or {@code https://}
   * @throws SolveException if it is no address
   */
  public ServedFiles(String url) {
    this(url, () -> {});
  }

  /**
   * @param checkStop called now and then while the server is waited for; what it throws ends the
   *     wait
   * @throws SolveException if it is no address
   */
  public ServedFiles(String url, Runnable checkStop) {
    this(url, checkStop, ServedFile.MOST_BYTES);
  }

  /**
   * @param checkStop called now and then while the server is waited for; what it throws ends the
   *     wait
   * @param mostBytes a chunk may have no more
   * @throws SolveException if it is no address
   */
  public ServedFiles(String url, Runnable checkStop, int mostBytes) {
    this.checkStop = checkStop;
    this.mostBytes = mostBytes;
    this.url = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    ServedFile.requireAddress(this.url);
  }

  /** How many bytes the chunks take of which something was read. */
  public long bytes() {
    return bytes;
  }

  /** Whether a folder is named by its address. */
  public static boolean isAddress(String name) {
    return name.startsWith("http://") || name.startsWith("https://");
  }

  @Override
  public String place() {
    return url;
  }

  @Override
  public Optional<String> text(String name) {
    return ServedFile.text(url + "/" + name, checkStop);
  }

  /**
   * A file of the folder.
   *
   * @throws SolveException if it cannot be read
   */
  public ServedFile file(String name) {
    return new ServedFile(url + "/" + name, checkStop, mostBytes);
  }

  @Override
  public List<Chunk> chunks(long layer, int count) {
    Chunk[] read = new Chunk[count];
    return new AbstractList<>() {
      @Override
      public Chunk get(int number) {
        if (read[number] == null) {
          String name = ChunkNames.RECORDS.of(new Bucket(layer, number));
          ServedFile file = file(name);
          read[number] = new ServedChunk(file, url + "/" + name).chunk();
          bytes += file.length();
        }
        return read[number];
      }

      @Override
      public int size() {
        return count;
      }
    };
  }

  /** From the file of the sums of the layer, which has a line for each chunk. */
  @Override
  public Optional<KeyArray> begins(long layer, int count) {
    if (count < FEW_CHUNKS) {
      return Optional.empty();
    }
    List<String> lines = text(SolveFolder.sumsFile(layer)).orElse("").lines().toList();
    if (lines.size() != count) {
      return Optional.empty();
    }
    try {
      int words = ChunkSummary.read(lines.get(0)).first().split("_").length;
      KeyArray begins = new KeyArray(words, count);
      lines.forEach(line -> begins.add(Ranges.key(ChunkSummary.read(line).first(), words), 0));
      return Optional.of(begins);
    } catch (SolveException | NumberFormatException | ArrayIndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  /** A chunk of which some bytes are here. */
  private static final class ServedChunk {
    private final ServedFile file;
    private final String name;
    private final ByteBuffer bytes;

    /** The bytes from which on nothing is here but what was asked for. */
    private final int head;

    private final Set<Integer> here = new HashSet<>();

    ServedChunk(ServedFile file, String name) {
      this.file = file;
      this.name = name;
      bytes = ByteBuffer.allocate(file.length());
      head = file.here();
      fetch(0, head);
    }

    Chunk chunk() {
      int size = Chunk.headBytes(bytes);
      if (size > head && size <= bytes.capacity()) {
        fetch(head, size);
      }
      return SolvedFolder.checked(() -> new Chunk(bytes, this::need), name);
    }

    private void need(int from, int to) {
      // What a wait that was ended did not bring is asked for again.
      if (to > head && !here.contains(from)) {
        fetch(from, to);
        here.add(from);
      }
    }

    private void fetch(int from, int to) {
      bytes.put(from, file.read(from, to));
    }
  }
}

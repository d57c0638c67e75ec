package org.farstar.engine.solve;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Supplier;
import org.farstar.values.cancel.Cancellation;

/**
 * All keys of any number of chunks, each once and ascending, in bounded memory: an external merge
 * sort. Keys are collected up to a limit; when it is reached, equal ones are dropped, and if more
 * than half are left they go to a file, a run. At the end the runs are merged, so many at a time.
 *
 * <p>Besides the limit and as much again for sorting it takes one block of 8,192 keys for each run
 * that is read. A run is a file of such blocks, each a {@linkplain Chunk chunk} behind its length.
 * Keys that never reach the limit see no file. Not for threads.
 */
final class KeyMerge implements AutoCloseable {
  private final int words;
  private final KeySort sort;
  private final int limit;
  private final int fan;
  private final Supplier<Path> aside;
  private final KeyArray held;
  private final KeyArray block;
  private final Deque<Path> runs = new ArrayDeque<>();
  private final List<Cursor> open = new ArrayList<>();

  /** Receives ascending keys, stretch by stretch. */
  @FunctionalInterface
  interface Sink {
    /** The keys from one number up to another; the array is used again afterwards. */
    void keys(KeyArray sorted, int from, int to);
  }

  /**
   * @param words how many words a key has
   * @param limit how many keys are held in memory, at least two blocks
   * @param fan how many runs are read at once at most, at least 2
   * @param aside names a new file for a run, in a folder that is there
   */
  KeyMerge(int words, KeySort sort, int limit, int fan, Supplier<Path> aside) {
    this.words = words;
    this.sort = sort;
    this.limit = limit;
    this.fan = fan;
    this.aside = aside;
    this.held = new KeyArray(words);
    this.block = new KeyArray(words, ChunkWriter.BLOCK);
  }

  /** Adds the keys of a chunk. */
  void add(Chunk chunk) {
    for (int number = 0; number < chunk.blocks(); number++) {
      Cancellation.check();
      if (held.count() + chunk.count(number) > limit) {
        compact();
      }
      chunk.block(number, held, new RecordArray(0));
    }
  }

  private void compact() {
    held.sortDistinct(sort);
    if (held.count() > limit / 2) {
      try (RunWriter run = new RunWriter(aside.get())) {
        run.keys(held, 0, held.count());
      }
      held.clear();
    }
  }

  /** Hands over all keys that were added. */
  void each(Sink sink) {
    held.sortDistinct(sort);
    if (runs.isEmpty()) {
      sink.keys(held, 0, held.count());
      return;
    }
    while (runs.size() >= fan) {
      List<Path> some = new ArrayList<>();
      for (int i = 0; i < fan; i++) {
        some.add(runs.removeFirst());
      }
      try (RunWriter merged = new RunWriter(aside.get())) {
        merge(cursors(some), merged);
      }
    }
    List<Cursor> all = cursors(List.copyOf(runs));
    runs.clear();
    all.add(new Cursor(held));
    merge(all, sink);
  }

  private List<Cursor> cursors(List<Path> files) {
    List<Cursor> cursors = new ArrayList<>();
    for (Path file : files) {
      Cursor cursor = new Cursor(file);
      open.add(cursor);
      cursors.add(cursor);
    }
    return cursors;
  }

  /**
   * Merges. What the first of the cursors has below the key of the second is in no other; the key
   * itself is left to the second.
   */
  private void merge(List<Cursor> cursors, Sink sink) {
    PriorityQueue<Cursor> heap =
        new PriorityQueue<>(
            cursors.size() + 1,
            (one, other) ->
                KeySort.compare(
                    one.keys.keys(), one.at * words, other.keys.keys(), other.at * words, words));
    for (Cursor each : cursors) {
      if (each.isThere()) {
        heap.add(each);
      }
    }
    while (!heap.isEmpty()) {
      Cursor least = heap.poll();
      Cursor next = heap.peek();
      int end =
          next == null
              ? least.keys.count()
              : Answers.gallop(least.keys, least.at, next.keys.keys(), next.at * words);
      if (end > least.at) {
        sink.keys(least.keys, least.at, end);
      }
      least.at = end;
      if (next != null && end < least.keys.count() && least.isAt(next)) {
        least.at++;
      }
      if (least.isThere()) {
        heap.add(least);
      }
    }
  }

  /** Deletes the files that are left. */
  @Override
  public void close() {
    open.forEach(Cursor::end);
    for (Path run : runs) {
      DurableFiles.delete(run);
    }
  }

  /** Where one run is read. */
  private final class Cursor {
    private final Path file;
    private final DataInputStream in;
    private final KeyArray keys;
    private int at;

    /** Keys in memory. */
    Cursor(KeyArray keys) {
      this.file = null;
      this.in = null;
      this.keys = keys;
    }

    Cursor(Path file) {
      this.file = file;
      this.keys = new KeyArray(words, ChunkWriter.BLOCK);
      try {
        this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)));
      } catch (IOException e) {
        throw DurableFiles.failed("cannot read", file, e);
      }
    }

    /** Whether there is a key; reads on where there must be. */
    boolean isThere() {
      if (at == keys.count() && in != null) {
        at = 0;
        keys.clear();
        read();
      }
      return at < keys.count();
    }

    private void read() {
      try {
        int length;
        try {
          length = in.readInt();
        } catch (EOFException e) {
          end();
          return;
        }
        Chunk.of(in.readNBytes(length)).all(keys, new RecordArray(0));
      } catch (IOException e) {
        throw DurableFiles.failed("cannot read", file, e);
      }
    }

    boolean isAt(Cursor other) {
      return KeySort.compare(keys.keys(), at * words, other.keys.keys(), other.at * words, words)
          == 0;
    }

    /** Closes and deletes the file; nothing happens if that was done. */
    void end() {
      if (in != null) {
        try {
          in.close();
        } catch (IOException e) {
          throw DurableFiles.failed("cannot read", file, e);
        }
        DurableFiles.delete(file);
      }
    }
  }

  /** Writes a run, which is one of those to be merged from now on. */
  private final class RunWriter implements Sink, AutoCloseable {
    private final Path file;
    private final DataOutputStream out;
    private final ChunkWriter writer = new ChunkWriter(words, 0, false);

    RunWriter(Path file) {
      this.file = file;
      runs.addLast(file);
      try {
        this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
      } catch (IOException e) {
        throw DurableFiles.unwritten(file, e);
      }
      block.clear();
    }

    @Override
    public void keys(KeyArray sorted, int from, int to) {
      int at = from;
      while (at < to) {
        int more = Math.min(to - at, ChunkWriter.BLOCK - block.count());
        block.add(sorted, at, at + more);
        at += more;
        if (block.count() == ChunkWriter.BLOCK) {
          flush();
        }
      }
    }

    private void flush() {
      Cancellation.check();
      byte[] chunk = writer.write(block);
      block.clear();
      try {
        out.writeInt(chunk.length);
        out.write(chunk);
      } catch (IOException e) {
        throw DurableFiles.unwritten(file, e);
      }
    }

    @Override
    public void close() {
      if (block.count() > 0) {
        flush();
      }
      try {
        out.close();
      } catch (IOException e) {
        throw DurableFiles.unwritten(file, e);
      }
    }
  }
}

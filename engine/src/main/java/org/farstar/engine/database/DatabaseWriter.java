package org.farstar.engine.database;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a {@link DatabaseFile}. The file takes its place when all is written: who reads it
 * meanwhile, or is interrupted, has the old one, and of two that write at once the last one stays.
 */
public final class DatabaseWriter {
  private final DatabaseOwner owner;
  private final int cells;
  private final int words;
  private final List<Keys> sections = new ArrayList<>();
  private final List<byte[]> values;

  /**
   * @param owner whose values these are
   * @param cells how many cells the largest regions have
   * @param words how many longs a key has, 1 or 2
   * @param values what is written of each value, by number; none where what is next to a key is the
   *     value
   */
  public DatabaseWriter(DatabaseOwner owner, int cells, int words, List<byte[]> values) {
    this.owner = owner;
    this.cells = cells;
    this.words = words;
    this.values = values;
  }

  /** The keys of one section in increasing order, without signs. */
  public interface Keys {
    /** What distinguishes the section. */
    int name();

    /** How many keys there are. */
    int count();

    /**
     * Writes the keys and what is next to them.
     *
     * @param out takes for each key its longs and an int
     */
    void write(DataOutputStream out) throws IOException;
  }

  /** Adds a section. */
  public void add(Keys keys) {
    sections.add(keys);
  }

  /**
   * Writes the file.
   *
   * @throws IOException where there is no room for it, or it cannot be written; then the file that
   *     was there is there still
   */
  public void write(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path part = Files.createTempFile(folder, file.getFileName() + ".", ".new");
    try {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16)) {
        write(out);
      }
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private void write(OutputStream out) throws IOException {
    long bytes = values.stream().mapToLong(value -> value.length).sum();
    long keys = sections.stream().mapToLong(Keys::count).sum();
    long body =
        keys * (words * (long) Long.BYTES + Integer.BYTES) + bytes + (long) values.size() * 8;
    byte[] header =
        new DatabaseHeader(
                owner,
                cells,
                words,
                values.size(),
                sections.stream()
                    .map(section -> new DatabaseHeader.Section(section.name(), section.count()))
                    .toList(),
                body)
            .write();
    out.write(header);
    Blocks blocks = new Blocks(out);
    DataOutputStream data = new DataOutputStream(new BufferedOutputStream(blocks, 1 << 16));
    for (Keys section : sections) {
      section.write(data);
    }
    long end = 0;
    for (byte[] value : values) {
      end += value.length;
      data.writeLong(end);
    }
    for (byte[] value : values) {
      data.write(value);
    }
    data.flush();
    byte[] checksums = blocks.checksums();
    out.write(checksums);
    out.write(Checksum.of(header, checksums));
  }

  /** Hands on what is written, and makes the checksum of each block. */
  private static final class Blocks extends OutputStream {
    private final OutputStream out;
    private final MessageDigest sha = Checksum.make();
    private final ByteArrayOutputStream checksums = new ByteArrayOutputStream();
    private int filled;

    Blocks(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
      int done = 0;
      while (done < length) {
        int part = Math.min(length - done, DatabaseHeader.BLOCK - filled);
        sha.update(bytes, from + done, part);
        done += part;
        filled += part;
        if (filled == DatabaseHeader.BLOCK) {
          finishBlock();
        }
      }
    }

    private void finishBlock() {
      checksums.writeBytes(sha.digest());
      filled = 0;
    }

    byte[] checksums() {
      if (filled > 0) {
        finishBlock();
      }
      return checksums.toByteArray();
    }
  }
}

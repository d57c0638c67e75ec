package org.farstar.desk.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.farstar.desk.input.InputException;
import org.farstar.engine.memory.KeptResults;

/**
 * The results of a search in a file, so that a later run goes on from there. All numbers are
 * big-endian:
 *
 * <pre>
 *   8 bytes       FARSTARK
 *   int           the form of the file, {@value #FORM}
 *   int, bytes    whose results these are, in UTF-8: the length, then the text
 *   int           how many results there are
 *   41 bytes      each: the digest of the question; then a long, -1 for a win and -2 for a loss of
 *                 the side to move, else the proof numbers of a win and a loss, 32 bits each; then
 *                 a byte, the logarithm to base 2 of the positions it took, 63 where that is not
 *                 known; in the order of the digests, without signs
 *   32 bytes      the SHA-256 of all that stands before
 * </pre>
 */
public final class KeptFile {
  private static final byte[] MAGIC = "FARSTARK".getBytes(StandardCharsets.US_ASCII);
  private static final int FORM = 2;
  private static final int RECORD = KeptResults.Digest.BYTES + Long.BYTES + 1;
  private static final int CHECKSUM = 32;
  private static final int LONGEST_OWNER = 1 << 16;

  private final Path file;
  private final String name;
  private final StoreOwner owner;

  /**
   * @param folder where a relative name begins
   * @param name the name of the file, as messages show it
   * @param owner whose results it keeps
   * @throws java.nio.file.InvalidPathException where that is no file name
   */
  public KeptFile(Path folder, String name, StoreOwner owner) {
    this.file = folder.resolve(name);
    this.name = name;
    this.owner = owner;
  }

  private String ownerText() {
    return String.join("\n", owner.version(), owner.game(), owner.edition());
  }

  /**
   * Puts the results of the file into a table, where there is a file.
   *
   * @throws InputException where the file is another one, of another game or version, cut off or
   *     changed
   */
  public void read(KeptResults into) {
    if (!Files.exists(file)) {
      return;
    }
    ByteBuffer bytes;
    try {
      if (!Files.isRegularFile(file)) {
        throw refused("it is no file of results");
      }
      bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    } catch (IOException e) {
      throw InputException.outside("--keep: cannot read '" + name + "': " + e.getMessage());
    } catch (OutOfMemoryError e) {
      throw InputException.outside("--keep: cannot read '" + name + "': it is too large");
    }
    int count = head(bytes);
    int end = bytes.limit() - CHECKSUM;
    byte[] sum = Arrays.copyOfRange(bytes.array(), end, bytes.limit());
    if (!Arrays.equals(sum, sha(bytes.array(), end))) {
      throw refused("it was changed after it was written: its checksum is another");
    }
    for (int i = 0; i < count; i++) {
      KeptResults.Digest question = KeptResults.Digest.read(bytes);
      KeptResults.Entry entry = new KeptResults.Entry(bytes.getLong(), bytes.get());
      if (!entry.isSound()) {
        throw refused("it was changed after it was written");
      }
      into.record(question, entry);
    }
  }

  /** Reads up to the first result; how many there are. */
  private int head(ByteBuffer bytes) {
    byte[] magic = new byte[MAGIC.length];
    if (bytes.remaining() < MAGIC.length) {
      throw refused(bytes.hasRemaining() ? "it is no file of results" : "it is empty");
    }
    bytes.get(magic);
    if (!Arrays.equals(magic, MAGIC)) {
      throw refused("it is no file of results");
    }
    if (bytes.remaining() < 2 * Integer.BYTES) {
      throw refused("it is cut off");
    }
    int form = bytes.getInt();
    if (form != FORM) {
      throw refused("it has the form " + form + "; this version reads the form " + FORM);
    }
    int length = bytes.getInt();
    if (length < 0 || length > LONGEST_OWNER || bytes.remaining() < length + Integer.BYTES) {
      throw refused("it is cut off");
    }
    byte[] owned = new byte[length];
    bytes.get(owned);
    String[] whose = new String(owned, StandardCharsets.UTF_8).split("\n", 3);
    if (whose.length < 3) {
      throw refused("it was changed after it was written");
    }
    StoreOwner other = new StoreOwner(whose[0], whose[1], whose[2]);
    if (!other.equals(owner)) {
      boolean edited = other.version().equals(owner.version()) && other.game().equals(owner.game());
      throw refused(
          "it keeps results of "
              + (edited ? "an earlier state of " : "")
              + (other.game() + " by Farstar " + other.version())
              + (edited ? "" : ", not of " + owner.game() + " by Farstar " + owner.version()));
    }
    int count = bytes.getInt();
    long rest = (long) count * RECORD + CHECKSUM;
    if (count < 0 || bytes.remaining() != rest) {
      throw refused(bytes.remaining() < rest ? "it is cut off" : "something stands after its end");
    }
    return count;
  }

  private InputException refused(String why) {
    return new InputException(
        "--keep: cannot go on from '" + name + "': " + why,
        "Name another file, or remove this one.");
  }

  /**
   * Writes a table. The file is replaced when all is written: who reads it meanwhile, or is
   * interrupted, has the old one.
   *
   * @throws InputException where it cannot be written
   */
  public void write(KeptResults results) {
    byte[] owned = ownerText().getBytes(StandardCharsets.UTF_8);
    int head = MAGIC.length + 3 * Integer.BYTES + owned.length;
    long most = (Integer.MAX_VALUE - head - CHECKSUM - 64L) / RECORD;
    int count = (int) Math.min(results.size(), most);
    ByteBuffer bytes = ByteBuffer.allocate(head + count * RECORD + CHECKSUM);
    bytes.put(MAGIC).putInt(FORM).putInt(owned.length).put(owned).putInt(count);
    results.forEach(
        (question, entry) -> {
          if (bytes.remaining() > CHECKSUM) {
            question.write(bytes);
            bytes.putLong(entry.content()).put((byte) entry.effort());
          }
        });
    bytes.put(sha(bytes.array(), bytes.position()));
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.write(beside, bytes.array());
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | UncheckedIOException e) {
      throw InputException.outside("--keep: cannot write '" + name + "': " + e.getMessage());
    }
  }

  private static byte[] sha(byte[] bytes, int length) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(bytes, 0, length);
      return sha.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

package org.farstar.front.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.farstar.ask.input.InputException;
import org.farstar.engine.database.StoredForms;
import org.farstar.engine.memory.KeptResults;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * The results of a search in a file, so that a later run resumes from there. All numbers are
 * big-endian:
 *
 * <pre>
 *   8 bytes       FARSTARK
 *   int           the form of the file, {@value #FORM}
 *   int, bytes    whose results these are, in UTF-8: the length, then the text
 *   long          how many bytes the file has
 *   int           how many results there are
 *   41 bytes      each: the digest of the question; then a long, -1 for a win and -2 for a loss of
 *                 the side to move, else the proof numbers of a win and a loss, 32 bits each; then
 *                 a byte, the logarithm to base 2 of the positions it took, 63 where that is not
 *                 known; in the order of the digests, without signs
 *   int           how many canonical forms there are
 *   int, bytes    each: the length, then the form as {@link StoredForms} has it
 *   int           how many values of positions there are
 *   36 bytes      each: the digest of the position, and the number of the form, an int; in the same
 *                 order
 *   32 bytes      the SHA-256 of all that stands before
 * </pre>
 */
public final class KeptFile {
  private static final byte[] MAGIC = "FARSTARK".getBytes(StandardCharsets.US_ASCII);
  private static final int FORM = 2;
  private static final int RECORD = KeptResults.Digest.BYTES + Long.BYTES + 1;

  /** How many canonical forms there may be before no more values are written. */
  private static final int MOST_FORMS = 1 << 22;

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
    return String.join("\n", owner.rules(), owner.game(), owner.edition());
  }

  /**
   * Puts the results of the file into a table, where there is a file.
   *
   * @param universe where its values are to live; where it is full the others are not read
   * @throws InputException where the file is another one, of another game or version of the rules,
   *     cut off or changed
   */
  public void read(KeptResults into, Universe universe) {
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
    readValues(bytes, into, universe);
  }

  private void readValues(ByteBuffer bytes, KeptResults into, Universe universe) {
    try {
      ByteBuffer[] forms = new ByteBuffer[bytes.getInt()];
      for (int i = 0; i < forms.length; i++) {
        int length = bytes.getInt();
        forms[i] = bytes.slice(bytes.position(), length);
        bytes.position(bytes.position() + length);
      }
      StoredForms.Reader reader =
          new StoredForms.Reader(number -> forms[number].duplicate(), forms.length, universe);
      for (int rest = bytes.getInt(); rest > 0; rest--) {
        into.putValue(KeptResults.Digest.read(bytes), reader.game(bytes.getInt()));
      }
    } catch (UniverseFullException e) {
      // What is left out is found again.
      return;
    } catch (RuntimeException e) {
      throw refused("it was changed after it was written");
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
    if (length < 0
        || length > LONGEST_OWNER
        || bytes.remaining() < length + Long.BYTES + Integer.BYTES) {
      throw refused("it is cut off");
    }
    byte[] owned = new byte[length];
    bytes.get(owned);
    String[] whose = new String(owned, StandardCharsets.UTF_8).split("\n", 3);
    if (whose.length < 3) {
      throw refused("it was changed after it was written");
    }
    StoreOwner other = StoreOwner.written(whose[0], whose[1], whose[2]);
    if (!other.equals(owner)) {
      boolean edited = other.rules().equals(owner.rules()) && other.game().equals(owner.game());
      throw refused(
          "it keeps results of "
              + (edited ? "an earlier state of " : "")
              + (other.game() + " by " + other.rules())
              + (edited ? "" : ", not of " + owner.game() + " by " + owner.rules()));
    }
    long size = bytes.getLong();
    if (bytes.limit() != size) {
      throw refused(bytes.limit() < size ? "it is cut off" : "it continues after its end");
    }
    int count = bytes.getInt();
    if (count < 0 || bytes.remaining() < (long) count * RECORD + CHECKSUM) {
      throw refused("it was changed after it was written");
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
    byte[] values = values(results);
    int head = MAGIC.length + 3 * Integer.BYTES + Long.BYTES + owned.length;
    long most = (Integer.MAX_VALUE - head - CHECKSUM - values.length - 64L) / RECORD;
    int count = (int) Math.min(results.size(), most);
    int size = head + count * RECORD + values.length + CHECKSUM;
    ByteBuffer bytes = ByteBuffer.allocate(size);
    bytes.put(MAGIC).putInt(FORM).putInt(owned.length).put(owned).putLong(size).putInt(count);
    results.forEach(
        (question, entry) -> {
          if (bytes.remaining() > values.length + CHECKSUM) {
            question.write(bytes);
            bytes.putLong(entry.content()).put((byte) entry.effort());
          }
        });
    bytes.put(values).put(sha(bytes.array(), bytes.position()));
    Path beside = beside();
    try {
      try {
        Files.write(beside, bytes.array());
        Files.move(
            beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(beside);
      }
    } catch (IOException | UncheckedIOException e) {
      throw InputException.unwritten(
          "--keep: cannot write '" + name + "': " + e.getMessage(),
          "The answer is valid; to keep the results, repeat the command with a file on another"
              + " disk.");
    }
  }

  /**
   * Asks before the work whether the file can be written.
   *
   * @throws InputException where it cannot be
   */
  public void open() {
    try {
      Files.write(beside(), new byte[0]);
      Files.delete(beside());
    } catch (NoSuchFileException e) {
      throw InputException.outside(
          "--keep: cannot write '"
              + name
              + "': there is no folder '"
              + Path.of(name).getParent()
              + "'");
    } catch (IOException e) {
      throw InputException.outside("--keep: cannot write '" + name + "': " + e.getMessage());
    }
  }

  /** Of this process alone: another one may write the same file at the same time. */
  private Path beside() {
    return file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + "~");
  }

  /** The forms and the values, as far as there is room. */
  private static byte[] values(KeptResults results) {
    StoredForms forms = new StoredForms();
    ByteBuffer numbers =
        ByteBuffer.allocate(results.values() * (KeptResults.Digest.BYTES + Integer.BYTES));
    results.forEachValue(
        (position, value) -> {
          if (numbers.hasRemaining() && forms.bytes().size() < MOST_FORMS) {
            position.write(numbers);
            numbers.putInt(forms.number(value));
          }
        });
    int bytes = forms.bytes().stream().mapToInt(form -> Integer.BYTES + form.length).sum();
    ByteBuffer all = ByteBuffer.allocate(2 * Integer.BYTES + bytes + numbers.position());
    all.putInt(forms.bytes().size());
    forms.bytes().forEach(form -> all.putInt(form.length).put(form));
    all.putInt(numbers.position() / (KeptResults.Digest.BYTES + Integer.BYTES));
    return all.put(numbers.flip()).array();
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

package org.farstar.engine.memory;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;

/**
 * What a search found, to outlive the process: whether the side to move wins, or how far a proof
 * has come, under the SHA-256 of what is asked in words. Words mean the same in every process,
 * numbers of parts and hash codes do not; two different questions with one SHA-256 are not known
 * of.
 *
 * <p>Thread-safe. When it is full it takes no more.
 */
public final class KeptResults {
  /** A map node, a digest and its share of the index; estimated, rounded up. */
  private static final long BYTES_PER_RESULT = 112;

  private static final ThreadLocal<MessageDigest> SHA =
      ThreadLocal.withInitial(
          () -> {
            try {
              return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
              throw new IllegalStateException("every Java has SHA-256", e);
            }
          });

  private static final long WON = -1;
  private static final long LOST = -2;

  private final long most;
  private final ConcurrentMap<Digest, Long> results = new ConcurrentHashMap<>();

  /**
   * @param bytes how much memory they may take, about
   */
  public KeptResults(long bytes) {
    this.most = bytes / BYTES_PER_RESULT;
  }

  /**
   * The SHA-256 of some words, as four numbers.
   *
   * @param a bytes 0 to 7, big-endian
   * @param b bytes 8 to 15
   * @param c bytes 16 to 23
   * @param d bytes 24 to 31
   */
  public record Digest(long a, long b, long c, long d) implements Comparable<Digest> {
    /** How many bytes it has. */
    public static final int BYTES = 32;

    /** The digest of these words in this order; where one ends and the next begins counts. */
    public static Digest of(List<String> words) {
      MessageDigest sha = SHA.get();
      for (String word : words) {
        byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
        sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        sha.update(bytes);
      }
      return read(ByteBuffer.wrap(sha.digest()));
    }

    /** The next 32 bytes. */
    public static Digest read(ByteBuffer bytes) {
      return new Digest(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
    }

    /** Writes 32 bytes. */
    public void write(ByteBuffer bytes) {
      bytes.putLong(a).putLong(b).putLong(c).putLong(d);
    }

    @Override
    public int hashCode() {
      return (int) a;
    }

    /** In the order of the bytes, without signs. */
    @Override
    public int compareTo(Digest other) {
      int order = Long.compareUnsigned(a, other.a);
      order = order != 0 ? order : Long.compareUnsigned(b, other.b);
      order = order != 0 ? order : Long.compareUnsigned(c, other.c);
      return order != 0 ? order : Long.compareUnsigned(d, other.d);
    }
  }

  /** The result of a question, null where it is not known. */
  public Boolean get(Digest question) {
    Long found = results.get(question);
    return found == null || found >= 0 ? null : (Boolean) (found == WON);
  }

  /** How far a proof has come, as it was put; 0 where nothing is known, or the result is. */
  public long numbers(Digest question) {
    Long found = results.get(question);
    return found == null || found < 0 ? 0 : found;
  }

  /** Keeps a result, unless there is no room. */
  public void put(Digest question, boolean wins) {
    record(question, wins ? WON : LOST);
  }

  /**
   * Keeps how far a proof has come, unless there is no room.
   *
   * @param numbers at least 1
   */
  public void put(Digest question, long numbers) {
    if (numbers < 1) {
      throw new IllegalArgumentException("numbers " + numbers);
    }
    record(question, numbers);
  }

  /** Puts back what {@link #forEach} has handed over. */
  public void record(Digest question, long content) {
    if (results.size() < most) {
      results.put(question, content);
    }
  }

  /** Whether something may be handed over: a result, or numbers. */
  public static boolean isContent(long content) {
    return content >= LOST && content != 0;
  }

  /** How many results there are. */
  public int size() {
    return results.size();
  }

  /**
   * Hands over everything in the order of the digests: -1 for a win of the side to move, -2 for a
   * loss, and numbers as they were put.
   */
  public void forEach(BiConsumer<Digest, Long> taker) {
    new TreeMap<>(results).forEach(taker);
  }
}

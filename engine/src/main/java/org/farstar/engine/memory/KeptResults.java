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
import org.farstar.values.shortgame.ShortGame;

/**
 * What a search found, to outlive the process: whether the side to move wins, or how far a proof
 * has come, and what positions are worth, under the SHA-256 of what is asked in words. Words mean
 * the same in every process, numbers of parts and hash codes do not; two different questions with
 * one SHA-256 are not known of. A sum may be known by the sum of the digests of its parts.
 *
 * <p>Thread-safe. When it is full, what took least effort makes room for what took more; of one
 * effort what came first stays.
 */
public final class KeptResults {
  /** A map node, a digest, an entry and its share of the index; estimated, rounded up. */
  private static final long BYTES_PER_RESULT = 136;

  /** So many results may be kept for each value. */
  private static final int VALUES_SHARE = 4;

  /** What took the most effort, or an effort that is not known. */
  public static final int MOST_EFFORT = Long.SIZE - 1;

  private static final ThreadLocal<MessageDigest> SHA =
      ThreadLocal.withInitial(
          () -> {
            try {
              return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
              throw new IllegalStateException("every Java has SHA-256", e);
            }
          });

  /** Stands for a win of the side to move. */
  public static final long WON = -1;

  /** Stands for a loss of the side to move. */
  public static final long LOST = -2;

  private final long most;
  private final ConcurrentMap<Digest, Entry> results = new ConcurrentHashMap<>();

  private final ConcurrentMap<Digest, ShortGame> values = new ConcurrentHashMap<>();

  /** What took less effort is not taken. */
  private volatile int least;

  /**
   * @param bytes how much memory they may take, about
   */
  public KeptResults(long bytes) {
    this.most = bytes / BYTES_PER_RESULT;
  }

  /**
   * What is kept under one digest.
   *
   * @param content {@link #WON}, {@link #LOST}, or numbers as they were put
   * @param effort the logarithm to base 2 of the positions it took, 0 to {@link #MOST_EFFORT}
   */
  public record Entry(long content, int effort) {
    /** Whether this may be handed over. */
    public boolean isSound() {
      return content >= LOST && content != 0 && effort >= 0 && effort <= MOST_EFFORT;
    }
  }

  /**
   * The SHA-256 of some words, as four numbers; or a sum of such.
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

    /** The sum, each number by itself. */
    public Digest plus(Digest other) {
      return new Digest(a + other.a, b + other.b, c + other.c, d + other.d);
    }

    /** The difference, each number by itself. */
    public Digest minus(Digest other) {
      return new Digest(a - other.a, b - other.b, c - other.c, d - other.d);
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
      long mixed = a * 0x9E3779B97F4A7C15L ^ b * 0xC2B2AE3D27D4EB4FL;
      return (int) (mixed >>> Integer.SIZE);
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

  /** What an {@link Entry} says, or 0 if there is none. */
  public long content(Digest question) {
    Entry found = results.get(question);
    return found == null ? 0 : found.content();
  }

  /** Keeps a result, unless there is no room. */
  public void put(Digest question, boolean wins) {
    put(question, wins, MOST_EFFORT);
  }

  /**
   * Keeps a result, unless there is no room.
   *
   * @param effort the logarithm to base 2 of the positions it took, 0 to {@link #MOST_EFFORT}
   */
  public void put(Digest question, boolean wins, int effort) {
    record(question, new Entry(wins ? WON : LOST, effort));
  }

  /**
   * Keeps how far a proof has come, unless there is no room.
   *
   * @param numbers at least 1
   */
  public void put(Digest question, long numbers) {
    put(question, numbers, MOST_EFFORT);
  }

  /**
   * Keeps how far a proof has come, unless there is no room.
   *
   * @param numbers at least 1
   * @param effort the logarithm to base 2 of the positions it took, 0 to {@link #MOST_EFFORT}
   */
  public void put(Digest question, long numbers, int effort) {
    if (numbers < 1) {
      throw new IllegalArgumentException("numbers " + numbers);
    }
    record(question, new Entry(numbers, effort));
  }

  /** Puts back what {@link #forEach} has handed over. */
  public void record(Digest question, Entry entry) {
    if (entry.effort() >= least && (results.size() < most || makeRoom(entry.effort()))) {
      results.put(question, entry);
    }
  }

  /** Drops what took less effort; whether there is room then. */
  private synchronized boolean makeRoom(int effort) {
    while (results.size() >= most && least < effort) {
      int from = least + 1;
      results.values().removeIf(entry -> entry.effort() < from);
      least = from;
    }
    return results.size() < most;
  }

  /** The value of a position, null where it is not kept; it may be of another universe. */
  public ShortGame value(Digest position) {
    return values.get(position);
  }

  /** Keeps the value of a position, unless there is no room. */
  public void putValue(Digest position, ShortGame value) {
    if (values.size() < most / VALUES_SHARE) {
      values.put(position, value);
    }
  }

  /** How many values there are. */
  public int values() {
    return values.size();
  }

  /** Hands over all values, in the order of the digests. */
  public void forEachValue(BiConsumer<Digest, ShortGame> taker) {
    new TreeMap<>(values).forEach(taker);
  }

  /** How many results there are. */
  public int size() {
    return results.size();
  }

  /** Hands over everything, in the order of the digests. */
  public void forEach(BiConsumer<Digest, Entry> taker) {
    new TreeMap<>(results).forEach(taker);
  }

  /** Hands over everything in any order, at once. */
  public void forEachUnsorted(BiConsumer<Digest, Entry> taker) {
    results.forEach(taker);
  }
}

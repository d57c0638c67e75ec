package org.farstar.engine.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * Remembers what other sources handed out: what is kept of an answer is good only as long as the
 * named texts are the same.
 *
 * <p>Each text is asked for once, so that everything that is read through one object of this class
 * is read from the same text, even if a file changes meanwhile. Not thread-safe.
 */
public final class RecordingSources implements Sources {
  private final Sources given;
  private final Map<String, Handed> handed = new HashMap<>();
  private final TreeMap<String, String> digests = new TreeMap<>();

  /** A text and its SHA-256. */
  private record Handed(String text, String digest) {}

  /**
   * @param given where the texts come from
   */
  public RecordingSources(Sources given) {
    this.given = given;
  }

  @Override
  public String read(String name) {
    Handed known = handed.computeIfAbsent(name, this::ask);
    digests.put(name, known.digest());
    return known.text();
  }

  private Handed ask(String name) {
    String text = given.read(name);
    return new Handed(text, digest(text));
  }

  /**
   * The names that were read since this was last asked, in alphabetical order, each with the
   * SHA-256 of its text in UTF-8 as 64 hexadecimal digits.
   */
  public Map<String, String> taken() {
    Map<String, String> taken = new TreeMap<>(digests);
    digests.clear();
    return taken;
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

package org.farstar.engine.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.memory.KeptResults.Digest;
import org.farstar.engine.memory.KeptResults.Entry;

/**
 * Results of packed positions that outlive the process. A key of up to three longs is known by the
 * SHA-256 of a name with each of them added to one of its numbers; the fourth number says that the
 * name is this one. Thread-safe.
 */
public final class KeptKeys {
  private final KeptResults results;
  private final Digest origin;

  /**
   * @param name of what the keys are of, the same in every process
   */
  public KeptKeys(KeptResults results, List<String> name) {
    this.results = results;
    this.origin = Digest.of(name);
  }

  /**
   * What is kept for some rules; null where nothing is.
   *
   * @param kind which search keeps it
   * @param rules what names the rules, the same in every process; nothing is kept of unnamed ones
   */
  public static KeptKeys of(String kind, Optional<List<String>> rules, Workspace workspace) {
    Optional<KeptResults> kept = rules.flatMap(words -> workspace.kept());
    return kept.map(results -> new KeptKeys(results, named(kind, rules.orElseThrow())))
        .orElse(null);
  }

  private static List<String> named(String kind, List<String> rules) {
    List<String> name = new ArrayList<>(rules);
    name.add(0, kind);
    return name;
  }

  /** What a key is known by; a key of fewer longs has zeros. */
  public Digest digest(long first, long second, long third) {
    return origin.plus(new Digest(first, second, third, 0));
  }

  /** What is kept under a key, as {@link KeptResults#content} has it. */
  public long content(long first, long second, long third) {
    return results.content(digest(first, second, third));
  }

  /** Keeps what is known under a key, as long as there is room. */
  public void keep(long first, long second, long third, Entry entry) {
    results.record(digest(first, second, third), entry);
  }

  /** Takes a key and what is kept under it. */
  public interface Taker {
    /** Takes one. */
    void take(long first, long second, long third, Entry entry);
  }

  /** Hands over everything that is kept under this name, in no order. */
  public void forEach(Taker taker) {
    results.forEachUnsorted(
        (digest, entry) -> {
          if (digest.d() == origin.d()) {
            Digest key = digest.minus(origin);
            taker.take(key.a(), key.b(), key.c(), entry);
          }
        });
  }
}

package org.farstar.web.session;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.web.http.Problem;

/**
 * Everybody with a page open. A page renews its lease every few seconds; one that does not is gone:
 * its work is cancelled at once, its workspace dropped some minutes later or when room is needed.
 */
public final class Visitors {
  /** A page that was not heard of for so long is gone. */
  static final Duration LEASE = Duration.ofSeconds(20);

  /** What a page that is gone has found out is kept so long. */
  private static final Duration IDLE = Duration.ofMinutes(10);

  private final Catalogue catalogue;
  private final int most;
  private final long memoryEach;
  private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();

  /**
   * @param catalogue the games
   * @param most how many visitors there may be at a time
   * @param memoryBytes what their workspaces may take together
   */
  public Visitors(Catalogue catalogue, int most, long memoryBytes) {
    this.catalogue = catalogue;
    this.most = most;
    this.memoryEach = memoryBytes / most;
  }

  /**
   * Lets somebody in.
   *
   * @throws Problem where everybody who is in is still there
   */
  public synchronized Visitor enter() {
    sweep();
    if (visitors.size() >= most) {
      visitors.values().stream()
          .filter(visitor -> visitor.unseen() > LEASE.toNanos())
          .max((a, b) -> Long.compare(a.unseen(), b.unseen()))
          .ifPresent(gone -> visitors.remove(gone.id()));
    }
    if (visitors.size() >= most) {
      throw new Problem(503, "as many pages are open as this server takes: " + most);
    }
    Visitor visitor = new Visitor(name(), catalogue, memoryEach);
    visitors.put(visitor.id(), visitor);
    return visitor;
  }

  /** The visitor of this name, whose lease is renewed with it. */
  public Optional<Visitor> find(String id) {
    Visitor visitor = visitors.get(id);
    if (visitor != null) {
      visitor.renew();
    }
    return Optional.ofNullable(visitor);
  }

  /** Ends a visit: its work is cancelled, its memory freed. */
  public void leave(String id) {
    Visitor gone = visitors.remove(id);
    if (gone != null) {
      gone.leave();
    }
  }

  /** How many there are. */
  public int size() {
    return visitors.size();
  }

  /** Cancels the work of pages that are gone and forgets those that have long been. */
  public synchronized void sweep() {
    for (Iterator<Visitor> all = visitors.values().iterator(); all.hasNext(); ) {
      Visitor visitor = all.next();
      if (visitor.unseen() > LEASE.toNanos()) {
        visitor.leave();
      }
      if (visitor.unseen() > IDLE.toNanos()) {
        all.remove();
      }
    }
  }

  /** A name that nobody guesses. */
  private String name() {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}

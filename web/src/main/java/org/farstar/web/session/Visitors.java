package org.farstar.web.session;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import org.farstar.ask.question.Desk;
import org.farstar.web.http.Problem;

/**
 * Everybody with a page open. A page renews its lease every few seconds; one that does not is gone:
 * its work is cancelled at once, its workspace dropped some minutes later or when room is needed.
 */
public final class Visitors {
  /**
   * How long things last.
   *
   * @param lease a page that was not heard of for so long is gone
   * @param closed as long does a page without its stream stay that had one
   * @param idle what a page that is gone has found out is kept so long
   */
  public record Terms(Duration lease, Duration closed, Duration idle) {
    /** The usual ones; pages renew their leases every six seconds. */
    public static final Terms USUAL =
        new Terms(Duration.ofSeconds(20), Duration.ofSeconds(8), Duration.ofMinutes(10));
  }

  private final LongFunction<Desk> desks;
  private final Terms terms;
  private final int most;
  private final long memoryEach;
  private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
  private final SecureRandom random = new SecureRandom();

  /**
   * @param desks a desk that takes so much memory; positions of a page name no files
   * @param terms how long things last
   * @param most how many visitors there may be at a time
   * @param memoryBytes what their workspaces may take together
   */
  public Visitors(LongFunction<Desk> desks, Terms terms, int most, long memoryBytes) {
    this.desks = desks;
    this.terms = terms;
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
          .filter(visitor -> visitor.unseen() > terms.lease().toNanos())
          .max((a, b) -> Long.compare(a.unseen(), b.unseen()))
          .ifPresent(gone -> leave(gone.id()));
    }
    if (visitors.size() >= most) {
      throw new Problem(503, "as many pages are open as this server takes: " + most);
    }
    Visitor visitor = new Visitor(name(), desks, memoryEach);
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

  /** Hears that the stream of a page has ended: unless the page is heard of, it is gone soon. */
  public void streamEnded(Visitor visitor) {
    visitor.shorten(terms.lease().toNanos(), terms.closed().toNanos());
  }

  /** How many there are. */
  public int size() {
    return visitors.size();
  }

  /** Cancels the work of pages that are gone and forgets those that have long been. */
  public synchronized void sweep() {
    for (Iterator<Visitor> all = visitors.values().iterator(); all.hasNext(); ) {
      Visitor visitor = all.next();
      if (visitor.unseen() > terms.lease().toNanos()) {
        visitor.leave();
      }
      if (visitor.unseen() > terms.idle().toNanos()) {
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

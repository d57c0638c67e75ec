package org.farstar.web.session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.LongFunction;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Worksheet;
import org.farstar.web.http.Problem;

/** Somebody with a page open: workspaces, and the work that continues for the page. */
public final class Visitor {
  /** The result of so much work may wait for the page to fetch it. */
  static final int MOST_JOBS = 8;

  /** So many tables may be open. */
  static final int MOST_TABLES = 4;

  private final String id;
  private final LongFunction<Desk> desks;
  private final long memoryBytes;
  private volatile Room hand;
  private volatile Room work;
  private volatile Room sheet;
  private final Map<String, Job> jobs = new ConcurrentSkipListMap<>();
  private final Map<String, OpenTable> tables = new ConcurrentHashMap<>();
  private volatile Worksheet worksheet;
  private volatile long seen = System.nanoTime();

  /**
   * @param desks a desk that takes so much memory
   * @param memoryBytes what its workspaces may take together
   */
  Visitor(String id, LongFunction<Desk> desks, long memoryBytes) {
    this.id = id;
    this.desks = desks;
    this.memoryBytes = memoryBytes;
    this.hand = new Room(desks.apply(memoryBytes / 4));
    this.work = new Room(desks.apply(memoryBytes / 2));
    this.sheet = new Room(desks.apply(memoryBytes / 4));
    this.worksheet = new Worksheet(sheet.desk());
  }

  /** The name by which the page calls itself. */
  public String id() {
    return id;
  }

  /** The room for what takes a moment. */
  public Room hand() {
    return hand;
  }

  /** The room for what takes long. */
  public Room work() {
    return work;
  }

  /** The room of the worksheet, whose values live in its workspace. */
  public Room sheet() {
    return sheet;
  }

  /**
   * Has an empty room in the place of one in which something continues that does not stop. What was
   * known there is lost, the names of the worksheet with its room.
   */
  synchronized void abandon(Room lost) {
    if (lost == hand) {
      hand = new Room(desks.apply(memoryBytes / 4));
    } else if (lost == work) {
      work = new Room(desks.apply(memoryBytes / 2));
    } else if (lost == sheet) {
      sheet = new Room(desks.apply(memoryBytes / 4));
      worksheet = new Worksheet(sheet.desk());
    }
  }

  /** The worksheet's names and results, for whoever has taken its room. */
  public Worksheet worksheet() {
    return worksheet;
  }

  /** The work with this name. */
  public Optional<Job> job(String name) {
    return Optional.ofNullable(jobs.get(name));
  }

  /** All work that continues or whose result was not yet fetched. */
  public Collection<Job> jobs() {
    return jobs.values();
  }

  /**
   * Takes in new work; results that nobody fetched make room.
   *
   * @throws Problem where there is too much that continues
   */
  synchronized void add(Job job) {
    if (jobs.size() >= MOST_JOBS) {
      jobs.values().removeIf(old -> old.answer().isPresent());
    }
    if (jobs.size() >= MOST_JOBS) {
      throw new Problem(503, "this page has " + MOST_JOBS + " questions open already");
    }
    jobs.put(job.id(), job);
  }

  /** Forgets work whose result was fetched. */
  public void forget(Job job) {
    jobs.remove(job.id());
  }

  /** The table with this name. */
  public Optional<OpenTable> table(String name) {
    return Optional.ofNullable(tables.get(name));
  }

  /** The tables, in the order of their names. */
  public List<OpenTable> tables() {
    List<OpenTable> open = new ArrayList<>(tables.values());
    open.sort((a, b) -> a.id().compareTo(b.id()));
    return open;
  }

  /**
   * Takes in a table; the oldest that is finished makes room.
   *
   * @throws Problem where too many are being filled
   */
  public synchronized void add(OpenTable table) {
    if (tables.size() >= MOST_TABLES) {
      tables().stream()
          .filter(old -> !old.goesOn())
          .findFirst()
          .ifPresent(old -> tables.remove(old.id()));
    }
    if (tables.size() >= MOST_TABLES) {
      throw new Problem(503, "this page fills " + MOST_TABLES + " tables already");
    }
    tables.put(table.id(), table);
  }

  /** Forgets a table, and stops filling it. */
  public void forget(OpenTable table) {
    table.cancel();
    tables.remove(table.id());
  }

  /** Renews the lease: the page is still there. */
  public void renew() {
    seen = System.nanoTime();
  }

  /** Leaves no more than so much of the lease, as where the page's stream has ended. */
  public void shorten(long leaseNanos, long leftNanos) {
    long latest = System.nanoTime() - leaseNanos + leftNanos;
    if (seen - latest > 0) {
      seen = latest;
    }
  }

  /** Nanoseconds since the lease was renewed. */
  long unseen() {
    return System.nanoTime() - seen;
  }

  /** Cancels all its work. */
  void leave() {
    jobs.values().forEach(Job::cancel);
    tables.values().forEach(OpenTable::cancel);
  }
}

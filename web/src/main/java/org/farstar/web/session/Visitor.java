package org.farstar.web.session;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.question.Desk;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;

/** Somebody with a page open: a workspace, and the work that goes on for the page. */
public final class Visitor {
  private final String id;
  private final Workspace workspace;
  private final Catalogue catalogue;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final Notebook notebook = new Notebook();
  private volatile long seen = System.nanoTime();

  Visitor(String id, Catalogue catalogue, long memoryBytes) {
    this.id = id;
    this.catalogue = catalogue;
    this.workspace = new Workspace(memoryBytes);
  }

  /** The name by which the page calls itself. */
  public String id() {
    return id;
  }

  /** Where questions are asked; positions of a page name no files. */
  public Desk desk() {
    return new Desk(catalogue, workspace, Sources.none());
  }

  /** The worksheet's names and results. */
  public Notebook notebook() {
    return notebook;
  }

  /** The work with this name. */
  public Optional<Job> job(String name) {
    return Optional.ofNullable(jobs.get(name));
  }

  /** All work that goes on or whose result was not yet fetched. */
  public Collection<Job> jobs() {
    return jobs.values();
  }

  void add(Job job) {
    jobs.put(job.id(), job);
  }

  /** Forgets work whose result was fetched. */
  public void forget(Job job) {
    jobs.remove(job.id());
  }

  /** Renews the lease: the page is still there. */
  public void renew() {
    seen = System.nanoTime();
  }

  /** Nanoseconds since the lease was renewed. */
  long unseen() {
    return System.nanoTime() - seen;
  }

  /** Cancels all its work. */
  void leave() {
    jobs.values().forEach(Job::cancel);
  }
}

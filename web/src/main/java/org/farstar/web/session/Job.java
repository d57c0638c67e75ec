package org.farstar.web.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.web.http.Answer;

/** Work that takes longer than one answer may: how far it is, and at the end what came of it. */
public final class Job {
  private final String id;
  private final Runnable noLongerWanted;
  private final CompletableFuture<Answer> over = new CompletableFuture<>();
  private volatile Control control;
  private volatile Progress last;
  private volatile Answer known;
  private volatile boolean cancelled;
  private volatile long cancelledNanos;

  /**
   * @param noLongerWanted hears that it was cancelled, so that it need not wait for its turn
   */
  Job(String id, Runnable noLongerWanted) {
    this.id = id;
    this.noLongerWanted = noLongerWanted;
  }

  /** Its name, known to nobody but the visitor. */
  public String id() {
    return id;
  }

  /** Begins; work that was cancelled before it began ends at its first look at the control. */
  void begin(Control work) {
    control = work;
    if (cancelled) {
      work.cancel();
    }
  }

  void end(Answer found) {
    Control work = control;
    if (!over.isDone()) {
      last = work == null ? null : work.progress();
    }
    over.complete(found);
  }

  /** Takes in what a turn found that a longer one may know better. */
  void know(Answer found) {
    known = found;
  }

  /**
   * Ends with what earlier turns found.
   *
   * @param otherwise where they found nothing
   */
  void endAsItIs(Answer otherwise) {
    Answer found = known;
    end(found == null ? otherwise : found);
  }

  /** Asks the work to stop. What it knows by then is its answer. */
  public void cancel() {
    cancelledNanos = System.nanoTime();
    cancelled = true;
    Control work = control;
    if (work != null) {
      work.cancel();
    }
    noLongerWanted.run();
  }

  /** Whether somebody asked it to stop so long ago. */
  boolean cancelledFor(long nanos) {
    return cancelled && System.nanoTime() - cancelledNanos > nanos;
  }

  /** Whether somebody asked it to stop. */
  boolean cancelled() {
    return cancelled;
  }

  /** What came of it; empty while it continues. */
  public Optional<Answer> answer() {
    return Optional.ofNullable(over.getNow(null));
  }

  /** Completed with what comes of it; for others to build on, not to complete. */
  public CompletableFuture<Answer> over() {
    return over.copy();
  }

  /** How far it is, for the page. */
  public Map<String, Object> state() {
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("job", id);
    Control work = control;
    boolean done = over.isDone();
    state.put("state", done ? "done" : work == null ? "waiting" : "running");
    Progress progress = done ? last : work == null ? null : work.progress();
    if (progress != null) {
      state.put("positions", progress.positions());
      state.put("millis", progress.millis());
    }
    return state;
  }
}

package org.farstar.web.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.web.http.Answer;

/** Work that takes longer than one answer may: how far it is, and at the end what came of it. */
public final class Job {
  private final String id;
  private final CountDownLatch over = new CountDownLatch(1);
  private volatile Control control;
  private volatile Answer answer;
  private volatile boolean cancelled;

  Job(String id) {
    this.id = id;
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
    answer = found;
    over.countDown();
  }

  /** Asks the work to stop. What it knows by then is its answer. */
  public void cancel() {
    cancelled = true;
    Control work = control;
    if (work != null) {
      work.cancel();
    }
  }

  /** What came of it; empty while it goes on. */
  public Optional<Answer> answer() {
    return Optional.ofNullable(answer);
  }

  /**
   * Waits a while for its end.
   *
   * @return what came of it, if it has come to its end
   */
  public Optional<Answer> await(long millis) {
    try {
      if (!over.await(millis, TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return answer();
  }

  /** How far it is, for the page. */
  public Map<String, Object> state() {
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("job", id);
    Control work = control;
    state.put("state", answer != null ? "done" : work == null ? "waiting" : "running");
    if (work != null) {
      Progress progress = work.progress();
      state.put("positions", progress.positions());
      state.put("millis", progress.millis());
    }
    return state;
  }
}

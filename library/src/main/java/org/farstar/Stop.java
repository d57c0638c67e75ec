package org.farstar;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;

/**
 * Ends questions from another thread: those that were asked {@linkplain Asking#until until} it.
 * They end with an {@link UnfinishedException}, soon, and so do all that are asked later.
 */
public final class Stop {
  private final List<Control> running = new ArrayList<>();
  private boolean stopped;

  /** A stop that nothing heeds yet. */
  public Stop() {}

  /** Ends what is running. */
  public synchronized void now() {
    stopped = true;
    running.forEach(Control::cancel);
  }

  /** Whether it has been called. */
  public synchronized boolean stopped() {
    return stopped;
  }

  synchronized void begin(Control control) {
    running.add(control);
    if (stopped) {
      control.cancel();
    }
  }

  synchronized void end(Control control) {
    running.remove(control);
  }
}

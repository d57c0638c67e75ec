package org.farstar.web.session;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.engine.memory.Workspace;

/**
 * A workspace in which one question is worked on at a time: many of its tables are not for threads.
 */
public final class Room {
  private final Desk desk;
  private final Semaphore free = new Semaphore(1);

  Room(Desk desk) {
    this.desk = desk;
  }

  /** Where questions are asked, by whoever has taken the room. */
  public Desk desk() {
    return desk;
  }

  boolean take() {
    return free.tryAcquire();
  }

  boolean take(Duration patience) {
    try {
      return free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void leave() {
    free.release();
  }

  /** A control for the work that begins in this room now. */
  Control control(Duration time) {
    return control(time, progress -> {});
  }

  /**
   * A control for the work that begins in this room now.
   *
   * @param listener hears of its progress
   */
  Control control(Duration time, Consumer<Progress> listener) {
    Workspace workspace = desk.workspace();
    workspace.makeRoom();
    Control control =
        new Control(
            new Budget(
                Optional.of(time), OptionalLong.empty(), OptionalLong.of(workspace.memoryBytes())),
            listener);
    control.sharing(workspace);
    return control;
  }
}

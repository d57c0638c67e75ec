package org.farstar.web.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Tasks that wait for their turn. Of those whose room is free one begins that belongs to whoever
 * has the least to do, the first of these.
 */
final class Lane {
  /** Something to do in a room. */
  interface Task extends Runnable {
    /** How much else is being done for whom this is done. */
    int crowd();

    /** Takes the room, if it is free; what was begun must be run. */
    boolean begin();

    /** Whether nobody wants it any more; it has ended then. */
    boolean dropped();

    /** Whether it should have stopped some time ago, and continues. */
    boolean overdue();

    /** Hears that nobody waits for it any longer: it says so, and gives its room to others. */
    void abandon();
  }

  /** So many tasks may go on that were given up; the processor is for others, too. */
  private static final int MOST_ABANDONED = 8;

  private final int most;
  private final Executor executor;
  private final Deque<Task> waiting = new ArrayDeque<>();
  private final Set<Task> running = new HashSet<>();
  private int free;
  private int abandoned;

  /**
   * @param size how many tasks run at a time
   * @param most how many may wait
   */
  Lane(int size, int most, Executor executor) {
    this.free = size;
    this.most = most;
    this.executor = executor;
  }

  /** Takes in a task; whether there was room in the queue. */
  boolean offer(Task task) {
    synchronized (this) {
      if (waiting.size() >= most) {
        return false;
      }
      waiting.add(task);
    }
    launch();
    return true;
  }

  /** Begins what can begin. */
  synchronized void launch() {
    waiting.removeIf(Task::dropped);
    List<Task> inTurn = new ArrayList<>(waiting);
    inTurn.sort(Comparator.comparingInt(Task::crowd));
    for (Task task : inTurn) {
      if (free > 0 && task.begin()) {
        waiting.remove(task);
        running.add(task);
        free--;
        try {
          executor.execute(() -> run(task));
        } catch (RejectedExecutionException e) {
          // The server has been closed.
          running.remove(task);
          free++;
        }
      }
    }
  }

  private void run(Task task) {
    try {
      task.run();
    } finally {
      synchronized (this) {
        if (running.remove(task)) {
          free++;
        } else {
          abandoned--;
        }
      }
      launch();
    }
  }

  /** Gives the places of tasks that do not stop to others. */
  void abandonOverdue() {
    List<Task> lost = new ArrayList<>();
    synchronized (this) {
      for (Task task : running) {
        if (abandoned + lost.size() < MOST_ABANDONED && task.overdue()) {
          lost.add(task);
        }
      }
      running.removeAll(lost);
      abandoned += lost.size();
      free += lost.size();
    }
    lost.forEach(Task::abandon);
    if (!lost.isEmpty()) {
      launch();
    }
  }
}

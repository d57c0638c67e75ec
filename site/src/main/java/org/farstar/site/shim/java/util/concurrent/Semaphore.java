package org.farstar.site.shim.java.util.concurrent;

import java.util.concurrent.TimeUnit;

/** {@link java.util.concurrent.Semaphore} on one thread, where nothing comes of waiting. */
public final class Semaphore {
  private int permits;

  public Semaphore(int permits) {
    this.permits = permits;
  }

  public boolean tryAcquire() {
    boolean free = permits > 0;
    permits -= free ? 1 : 0;
    return free;
  }

  public boolean tryAcquire(long time, TimeUnit unit) {
    return tryAcquire();
  }

  public void release() {
    permits++;
  }
}

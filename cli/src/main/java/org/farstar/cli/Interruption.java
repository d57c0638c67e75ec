package org.farstar.cli;

import org.farstar.engine.budget.Control;

/** Carries an interruption from the keyboard to the search that is running, if any. */
final class Interruption {
  private volatile Control control;
  private boolean asked;
  private volatile boolean finishing;
  private volatile Runnable last = () -> {};
  private volatile Runnable force = () -> {};

  /** Begins a piece of work that can be cancelled. */
  synchronized void begin(Control work) {
    control = work;
    if (asked) {
      work.cancel();
    }
  }

  /**
   * Asks whether the work that was begun last may go on; there may be none.
   *
   * @param bytes what it has built up
   * @throws org.farstar.engine.budget.SearchStopped when it may not
   */
  void heed(long bytes) {
    Control work = control;
    if (work != null) {
      work.throwIfStopped(bytes);
    }
  }

  /** Says that no work is being done, so that nothing need be waited for. */
  synchronized void rest() {
    control = null;
  }

  /** Asks the work to stop; answers whether there is any that will say what it knows. */
  synchronized boolean ask() {
    asked = true;
    if (control != null) {
      control.cancel();
    }
    return control != null;
  }

  /** Does what is waited for to its end, whoever asks. */
  void finish(Runnable work) {
    finishing = true;
    try {
      work.run();
    } finally {
      finishing = false;
    }
  }

  /** Whether something is done that is waited for. */
  boolean finishing() {
    return finishing;
  }

  /** Forgets that somebody asked: that was about work that is over. */
  synchronized void renew() {
    asked = false;
    control = null;
  }

  /** Says what is to be done before the process ends from outside. */
  void atEnd(Runnable work) {
    last = work;
  }

  /** Says how the process is ended where the work does not stop. */
  void forceBy(Runnable end) {
    force = end;
  }

  /** Ends the process, since the work does not stop. */
  void force() {
    force.run();
  }

  /** Does what is to be done before the process ends. */
  void end() {
    last.run();
  }

  /** Whether somebody asked. */
  synchronized boolean asked() {
    return asked;
  }
}

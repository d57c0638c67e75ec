package org.farstar.cli;

import org.farstar.engine.budget.Control;

/** Carries an interruption from the keyboard to the search that is running, if any. */
final class Interruption {
  private Control control;
  private boolean asked;
  private volatile boolean finishing;

  /** Begins a piece of work that can be cancelled. */
  synchronized void begin(Control work) {
    control = work;
    if (asked) {
      work.cancel();
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

  /** Whether somebody asked. */
  synchronized boolean asked() {
    return asked;
  }
}

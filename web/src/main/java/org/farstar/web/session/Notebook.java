package org.farstar.web.session;

import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.values.notation.Environment;

/** The names of a worksheet. One line is evaluated at a time, in the order in which they come. */
public final class Notebook {
  private Environment environment;

  Notebook() {}

  /**
   * Evaluates something with the names of this worksheet.
   *
   * @param first makes the environment where there is none yet
   */
  public synchronized <T> T with(Supplier<Environment> first, Function<Environment, T> work) {
    if (environment == null) {
      environment = first.get();
    }
    return work.apply(environment);
  }

  /** Forgets all names. */
  public synchronized void clear() {
    environment = null;
  }
}

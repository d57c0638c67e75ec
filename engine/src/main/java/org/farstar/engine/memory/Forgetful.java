package org.farstar.engine.memory;

/** A table that can give memory back: it only saves work, which is repeated where it forgets. */
public interface Forgetful extends Measured {
  /** Forgets what was not used lately, about half; asked again, the rest. */
  void forget();
}

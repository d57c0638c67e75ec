package org.farstar.engine.memory;

/** A table that knows about how much memory it takes. */
public interface Measured {
  /** An estimate of the memory in use, in bytes. */
  long bytes();
}

package org.farstar.engine.budget;

/**
 * What the searches of a session keep together: it has a limit, and can make room by forgetting
 * what is only there to save time.
 */
public interface SharedMemory {
  /** An estimate of what it takes now, in bytes. */
  long bytes();

  /** How much it may take, in bytes. */
  long most();

  /**
   * Forgets what can be found again, until it takes no more than so much or nothing is left that
   * can be forgotten.
   *
   * @param target in bytes
   */
  void forget(long target);
}

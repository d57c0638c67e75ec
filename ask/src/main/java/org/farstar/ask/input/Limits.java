package org.farstar.ask.input;

import java.util.OptionalLong;

/** The most that a question may take of this machine. */
public final class Limits {
  private static final int ALWAYS_ALLOWED = 64;

  private Limits() {}

  /**
   * How many bytes tables and values may take; never so many that nothing is left to answer with.
   *
   * @param wanted what was asked for; empty where nothing was
   */
  public static long memory(OptionalLong wanted) {
    long most = Runtime.getRuntime().maxMemory() / 4 * 3;
    return Math.min(wanted.orElse(most), most);
  }

  /** How many threads a search may have. More than processors only wait for each other. */
  public static int threads() {
    return Math.max(ALWAYS_ALLOWED, 4 * Runtime.getRuntime().availableProcessors());
  }
}

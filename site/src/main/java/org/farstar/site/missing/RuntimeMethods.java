package org.farstar.site.missing;

/** Methods of {@link Runtime}. */
public final class RuntimeMethods {
  private static final long MEMORY = 1L << 30;

  private RuntimeMethods() {}

  /** Browsers give a page some gigabytes and do not say how much. */
  public static long maxMemory(Runtime machine) {
    return MEMORY;
  }
}

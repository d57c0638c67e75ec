package org.farstar.checks;

/** Ends loops that a mutant never leaves. Each mutant has its own, since it has its own classes. */
public final class MutantFuel {
  private static final long MOST = 20_000_000;

  private static long burnt;

  private MutantFuel() {}

  /** One more jump. */
  public static void burn() {
    if (++burnt > MOST) {
      throw new IllegalStateException("a mutant that does not end");
    }
  }
}

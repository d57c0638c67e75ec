package org.farstar.bench;

import java.io.IOException;

/** Runs the benchmarks. The jar of a module can begin with a class of its own only. */
public final class Main {
  private Main() {}

  /** Hands the words over to the measuring library. */
  public static void main(String[] words) throws IOException {
    org.openjdk.jmh.Main.main(words);
  }
}

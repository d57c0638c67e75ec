package org.farstar.bench;

import java.io.IOException;
import java.util.Arrays;
import org.farstar.bench.cluster.ClusterTool;

/**
 * Runs the benchmarks, or, where the first word is {@code cluster}, records and forecasts of
 * clusters. The jar of a module can begin with a class of its own only.
 */
public final class Main {
  private Main() {}

  /** Hands the words over to the measuring library, if they are for it. */
  public static void main(String[] words) throws IOException {
    if (words.length > 0 && words[0].equals("cluster")) {
      ClusterTool.run(Arrays.asList(words).subList(1, words.length), System.out);
    } else {
      org.openjdk.jmh.Main.main(words);
    }
  }
}

package org.farstar.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.farstar.bench.qubic.DictionaryReducer;
import org.farstar.verify.Certificate;
import org.farstar.verify.qubic.Entry;

/**
 * Makes the dictionary of a certificate for Qubic smaller. Arguments are the certificate, the file
 * that is written, how often the work starts over, how often all lines are tried each time, the
 * seed of the random choices, and the temperature of the first pass, which falls to 0 by equal
 * steps. After each pass it prints how many lines there are, and the processor time. The result
 * does not depend on the machine.
 *
 * <p>To start over helps, since moves are looked at that had too many new replies before.
 */
public final class FewerQubicMoves {
  private FewerQubicMoves() {}

  /** Reads, reduces and writes. */
  public static void main(String[] args) throws IOException {
    Certificate whole = Certificate.read(Files.readString(Path.of(args[0])));
    int rounds = Integer.parseInt(args[2]);
    int passes = Integer.parseInt(args[3]);
    long seed = Long.parseLong(args[4]);
    double hot = Double.parseDouble(args[5]);
    List<String> lines = whole.body();
    for (int round = 0; round < rounds; round++) {
      DictionaryReducer reducer = new DictionaryReducer(entries(lines), seed + round);
      for (int i = 1; i <= passes; i++) {
        reducer.pass(hot * (passes - i) / passes, () -> true);
        long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000_000;
        System.out.println(reducer.lines().size() + " lines, " + time + " s");
      }
      lines = reducer.lines();
      Files.writeString(Path.of(args[1]), whole.withBody(lines).write(), StandardCharsets.UTF_8);
    }
  }

  private static List<Entry> entries(List<String> lines) {
    List<Entry> entries = new ArrayList<>();
    for (String line : lines) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line));
    }
    return entries;
  }
}

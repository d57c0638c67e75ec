package org.farstar.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.farstar.games.positional.qubic.DictionaryReducer;
import org.farstar.verify.Certificate;
import org.farstar.verify.qubic.Entry;

/**
 * Makes the dictionary of a certificate for Qubic smaller: arguments are the certificate, the file
 * that is written, and for how many seconds.
 */
public final class FewerQubicMoves {
  private FewerQubicMoves() {}

  /** Reads, reduces, writes, and says how many lines there are. */
  public static void main(String[] files) throws IOException {
    Certificate whole = Certificate.read(Files.readString(Path.of(files[0])));
    List<Entry> entries = new ArrayList<>();
    for (String line : whole.body()) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line));
    }
    DictionaryReducer reducer = new DictionaryReducer(entries);
    long end = System.nanoTime() + Long.parseLong(files[2]) * 1_000_000_000;
    reducer.reduce(Integer.MAX_VALUE, () -> System.nanoTime() < end);
    Certificate reduced =
        new Certificate(
            whole.kind(),
            whole.game(),
            whole.play(),
            whole.position(),
            whole.claim(),
            reducer.lines());
    Files.writeString(Path.of(files[1]), reduced.write(), StandardCharsets.UTF_8);
    System.out.println(entries.size() + " lines, now " + reducer.lines().size());
  }
}

package org.farstar.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.farstar.bench.qubic.CompleteDictionary;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.Certificate;

/**
 * Writes the certificate of Qubic that comes with the program with every move of X, those of
 * winning threats too. The argument is the file that is written.
 */
public final class CompleteQubic {
  private CompleteQubic() {}

  /** Completes, writes, and says how many lines there are. */
  public static void main(String[] args) throws IOException {
    Certificate shipped = ShippedDictionary.certificate();
    List<String> lines = CompleteDictionary.of(ShippedDictionary.entries(), () -> {});
    Files.writeString(Path.of(args[0]), shipped.withBody(lines).write(), StandardCharsets.UTF_8);
    System.out.println(lines.size() + " lines");
  }
}

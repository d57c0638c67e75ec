package org.farstar.games.positional.qubic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.farstar.verify.Certificate;
import org.farstar.verify.qubic.Entry;

/** The certificate of Qubic that comes with the program, made by {@code farstar prove qubic}. */
public final class ShippedDictionary {
  private static final String FILE = "qubic.cert.gz";

  private ShippedDictionary() {}

  /** The certificate. */
  public static Certificate certificate() {
    try (InputStream packed = ShippedDictionary.class.getResourceAsStream(FILE);
        InputStream in = new GZIPInputStream(packed)) {
      return Certificate.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its lines, each with its number in the certificate. */
  public static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String line : certificate().body()) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line));
    }
    return entries;
  }
}

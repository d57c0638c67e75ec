package org.farstar.games.positional.qubic;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.positional.draw.ShippedCertificate;
import org.farstar.verify.Certificate;
import org.farstar.verify.qubic.Entry;

/**
 * The certificate of Qubic that comes with the program, found by {@code farstar prove qubic} and
 * made smaller.
 */
public final class ShippedDictionary {
  private static final String FILE = "qubic.cert.gz";

  private ShippedDictionary() {}

  /** The certificate. */
  public static Certificate certificate() {
    return ShippedCertificate.read(ShippedDictionary.class, FILE);
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

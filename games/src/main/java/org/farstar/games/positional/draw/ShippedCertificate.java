package org.farstar.games.positional.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.farstar.verify.Certificate;

/** Certificates that come with the program, packed. */
public final class ShippedCertificate {
  private static final String SEVEN = "7x7x7.cert.gz";

  private ShippedCertificate() {}

  /** That of the draw on [7]^3, made by {@code farstar prove tic-tac-toe '7^3:'}. */
  public static Certificate seven() {
    return read(ShippedCertificate.class, SEVEN);
  }

  /** The certificate in a file that lies beside a class. */
  public static Certificate read(Class<?> beside, String file) {
    try (InputStream packed = beside.getResourceAsStream(file);
        InputStream in = new GZIPInputStream(packed)) {
      return Certificate.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

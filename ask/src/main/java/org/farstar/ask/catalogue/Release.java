package org.farstar.ask.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which release of Farstar this is. */
public final class Release {
  private Release() {}

  /** The version, which the build writes into a resource: from jars and from classes it is one. */
  public static String number() {
    try (InputStream in = Release.class.getResourceAsStream("release.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

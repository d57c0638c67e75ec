package org.farstar.ask.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** Which release of Farstar this is. */
public final class Release {
  private Release() {}

  /** The version, or that there is none. */
  public static String number() {
    String version = Release.class.getPackage().getImplementationVersion();
    if (version == null && Release.class.getModule().isNamed()) {
      // The packages of a named module have no versions; its jar has.
      version = ofJar();
    }
    return version == null ? "(built from sources)" : version;
  }

  private static String ofJar() {
    try (InputStream in = Release.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
      return in == null
          ? null
          : new Manifest(in).getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

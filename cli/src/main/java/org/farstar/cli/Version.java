package org.farstar.cli;

/** Which Farstar this is, on which Java. */
final class Version {
  private Version() {}

  static String line() {
    String version = Version.class.getPackage().getImplementationVersion();
    return "farstar "
        + (version == null ? "(built from sources)" : version)
        + ", Java "
        + Runtime.version().feature();
  }
}

package org.farstar.cli;

/** Which Farstar this is, on which Java. */
final class Version {
  private Version() {}

  /** The version, or that there is none. */
  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(built from sources)" : version;
  }

  static String line() {
    return "farstar " + number() + ", Java " + Runtime.version().feature();
  }
}

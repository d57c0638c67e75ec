package org.farstar.cli;

import org.farstar.ask.catalogue.Release;

/** Which Farstar this is, on which Java. */
final class Version {
  private Version() {}

  /** The version, or that there is none. */
  static String number() {
    return Release.number();
  }

  static String line() {
    return "farstar " + number() + ", Java " + Runtime.version().feature();
  }
}

package org.farstar.ask.input;

import java.util.Collection;
import java.util.List;

/** A clause for messages about names that somebody may have mistyped. */
public final class NearestHint {
  private NearestHint() {}

  /** A clause to put behind an unknown name: the nearest names, or nothing. */
  public static String hint(String wrong, Collection<String> names) {
    List<String> nearest = org.farstar.values.text.Nearest.to(wrong, names);
    return nearest.isEmpty() ? "" : "; nearest: " + String.join(", ", nearest);
  }
}

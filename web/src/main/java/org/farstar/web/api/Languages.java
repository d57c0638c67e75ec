package org.farstar.web.api;

import java.util.List;

/** The languages of the pages by their tags. Everything is there in the first of them. */
public final class Languages {
  /** All of them. */
  public static final List<String> ALL = List.of("en", "de");

  private Languages() {}

  /** All but the first. */
  public static List<String> others() {
    return ALL.subList(1, ALL.size());
  }
}

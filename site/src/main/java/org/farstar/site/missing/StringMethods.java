package org.farstar.site.missing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Methods of {@link String}. */
public final class StringMethods {
  private StringMethods() {}

  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = from;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(from, end));
      from = text.startsWith("\r\n", end) ? end + 2 : end + 1;
    }
    return lines.stream();
  }
}

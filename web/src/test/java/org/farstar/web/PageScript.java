package org.farstar.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A script of the page, taken apart into what it says: strings, and the markup of templates. */
final class PageScript {
  /** Stands for an expression within a template. */
  private static final char GAP = '\u0001';

  private static final Pattern SPOKEN =
      Pattern.compile("(?:aria-label|placeholder|title|alt)=\"([^\"]*)\"");

  private final String text;
  private final List<String> strings = new ArrayList<>();
  private final List<String> markup = new ArrayList<>();
  private int at;

  private PageScript(String text) {
    this.text = text;
  }

  static PageScript read(String text) {
    PageScript script = new PageScript(text);
    script.code(false);
    return script;
  }

  /** Strings between quotation marks, and templates that are no markup. */
  List<String> strings() {
    return strings;
  }

  /** What readers see or hear of the markup: texts between tags, and some attributes. */
  List<String> spoken() {
    List<String> found = new ArrayList<>();
    for (String each : markup) {
      Matcher attributes = SPOKEN.matcher(each);
      while (attributes.find()) {
        found.add(attributes.group(1));
      }
      for (String piece : each.replaceAll("<[^>]*>?", "" + GAP).split("" + GAP)) {
        found.add(piece.strip());
      }
    }
    return found;
  }

  /** Reads code, up to the brace that ends a gap of a template or to the end. */
  private void code(boolean inGap) {
    int depth = 0;
    while (at < text.length()) {
      char sign = text.charAt(at);
      if (text.startsWith("//", at)) {
        at = text.indexOf('\n', at);
      } else if (text.startsWith("/*", at)) {
        at = text.indexOf("*/", at) + 2;
      } else if (sign == '\'' || sign == '"') {
        strings.add(quoted(sign));
      } else if (sign == '`') {
        boolean html = text.substring(0, at).endsWith("html");
        String found = template();
        (html ? markup : strings).add(found);
      } else if (sign == '/' && beginsPattern()) {
        pattern();
      } else if (sign == '}' && inGap && depth == 0) {
        at++;
        return;
      } else {
        depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
        at++;
      }
    }
  }

  private String quoted(char mark) {
    StringBuilder found = new StringBuilder();
    for (at++; text.charAt(at) != mark; at++) {
      if (text.charAt(at) == '\\') {
        at++;
      }
      found.append(text.charAt(at));
    }
    at++;
    return found.toString();
  }

  private String template() {
    StringBuilder found = new StringBuilder();
    at++;
    while (text.charAt(at) != '`') {
      if (text.startsWith("${", at)) {
        at += 2;
        code(true);
        found.append(GAP);
      } else {
        if (text.charAt(at) == '\\') {
          at++;
        }
        found.append(text.charAt(at++));
      }
    }
    at++;
    return found.toString();
  }

  /** Whether a stroke begins a regular expression: it does where no value stands in front of it. */
  private boolean beginsPattern() {
    String before = text.substring(0, at).stripTrailing();
    return before.isEmpty() || "(,=:[!&|?{};".indexOf(before.charAt(before.length() - 1)) >= 0;
  }

  private void pattern() {
    boolean inClass = false;
    for (at++; text.charAt(at) != '/' || inClass; at++) {
      char sign = text.charAt(at);
      if (sign == '\\') {
        at++;
      } else if (sign == '[' || sign == ']') {
        inClass = sign == '[';
      }
    }
    at++;
  }
}

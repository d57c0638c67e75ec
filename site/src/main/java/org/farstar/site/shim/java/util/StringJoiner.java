package org.farstar.site.shim.java.util;

/** {@link java.util.StringJoiner}. */
public final class StringJoiner {
  private final String separator;
  private final String prefix;
  private final String suffix;
  private StringBuilder text;

  public StringJoiner(CharSequence separator) {
    this(separator, "", "");
  }

  public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
    this.separator = separator.toString();
    this.prefix = prefix.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner add(CharSequence part) {
    if (text == null) {
      text = new StringBuilder();
    } else {
      text.append(separator);
    }
    text.append(part);
    return this;
  }

  public int length() {
    return toString().length();
  }

  @Override
  public String toString() {
    return prefix + (text == null ? "" : text) + suffix;
  }
}

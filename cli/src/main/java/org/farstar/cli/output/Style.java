package org.farstar.cli.output;

/** Emphasis by colours, where there are any. */
public enum Style {
  PLAIN,
  COLOR;

  public String strong(String text) {
    return with("1", text);
  }

  public String quiet(String text) {
    return with("2", text);
  }

  public String good(String text) {
    return with("32", text);
  }

  public String bad(String text) {
    return with("1;31", text);
  }

  public String doubtful(String text) {
    return with("33", text);
  }

  private String with(String code, String text) {
    return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}

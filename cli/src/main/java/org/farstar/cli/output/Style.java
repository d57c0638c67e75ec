package org.farstar.cli.output;

/**
 * How an answer looks: emphasis by colours, where there are any, and lines that fit the screen.
 *
 * @param colored whether there are colours
 * @param layout how wide the screen is
 */
public record Style(boolean colored, Layout layout) {
  /** The same without colours. */
  public Style plain() {
    return new Style(false, layout);
  }

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
    return colored && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}

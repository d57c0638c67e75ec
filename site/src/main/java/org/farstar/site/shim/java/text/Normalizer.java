package org.farstar.site.shim.java.text;

import org.farstar.site.Browser;

/** {@link java.text.Normalizer} by the browser's. */
public final class Normalizer {
  private Normalizer() {}

  /** {@link java.text.Normalizer.Form}. */
  public enum Form {
    NFC,
    NFD,
    NFKC,
    NFKD
  }

  public static String normalize(CharSequence text, Form form) {
    return Browser.normalized(text.toString(), form.name());
  }
}

package org.farstar.web.api;

import java.util.Map;
import org.farstar.values.Value;
import org.farstar.values.notation.Latex;
import org.farstar.values.notation.MathMl;

/** Values as a page shows and copies them. */
final class Typeset {
  /** Longer values are shown as text: a page of brackets is not easier to read. */
  private static final int LONGEST = 400;

  private Typeset() {}

  /** Adds the fields {@code latex} and {@code mathml} where the value is short enough for them. */
  static void add(Value value, Map<String, Object> data) {
    if (value.toString().length() <= LONGEST) {
      data.put("latex", Latex.of(value));
      data.put("mathml", MathMl.of(value));
    }
  }
}

package org.farstar.engine.rules;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;

/**
 * Positions as they are written. Rows of signs that mean the same nearly everywhere are drawn as
 * cells: a single row with numbered places, several with rows and columns.
 */
record PlainLook<P>(Rules<P> rules) implements Look<P> {
  private static final Pattern ROWS = Pattern.compile("[a-zA-Z.#*_]{1,99}(\\|[a-zA-Z.#*_]{1,99})*");
  private static final Pattern SIGN = Pattern.compile("[xoXO.#_*]");

  @Override
  public String picture(P position) {
    return rules.write(position);
  }

  @Override
  public Optional<Drawing> drawing(P position) {
    String text = rules.write(position);
    if (!ROWS.matcher(text).matches() || !SIGN.matcher(text).find()) {
      return Optional.empty();
    }
    return Optional.of(
        text.indexOf('|') < 0 ? Boards.strips(text, Map.of()) : Boards.grid(text, Map.of()));
  }
}

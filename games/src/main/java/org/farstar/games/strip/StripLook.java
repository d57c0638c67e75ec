package org.farstar.games.strip;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Mark;

/** Rows of symbols as people see them: the text as it is written, the drawing with a mark each. */
public final class StripLook implements Look<String> {
  private final String symbols;
  private final Map<Character, Mark> marks;

  /**
   * @param symbols what may stand in a row, first what new places have
   * @param marks how symbols are drawn; the others are drawn as in {@link Boards#strips}
   */
  public StripLook(String symbols, Map<Character, Mark> marks) {
    this.symbols = symbols;
    this.marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
  }

  @Override
  public String picture(String rows) {
    return StripText.write(rows);
  }

  @Override
  public Optional<Drawing> drawing(String rows) {
    return Optional.of(
        rows.isEmpty() ? Boards.text(StripText.write(rows)) : Boards.strips(rows, marks));
  }

  @Override
  public Setup setup() {
    return Setup.symbols(symbols);
  }
}

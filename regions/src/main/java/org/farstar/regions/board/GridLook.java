package org.farstar.regions.board;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Mark;

/** Boards as people see them: row below row, each symbol drawn by its mark. */
public final class GridLook implements Look<Board> {
  private final GridRules rules;
  private final Map<Character, Mark> marks;

  /** The look of boards whose symbols mean what they usually mean. */
  public GridLook(GridRules rules) {
    this(rules, Map.of());
  }

  /**
   * @param rules how boards are written
   * @param marks what is drawn for symbols that mean something else than usual
   */
  public GridLook(GridRules rules, Map<Character, Mark> marks) {
    this.rules = rules;
    this.marks = marks;
  }

  @Override
  public String picture(Board board) {
    return rules.write(board).replace('|', '\n');
  }

  @Override
  public Optional<Drawing> drawing(Board board) {
    return Optional.of(Boards.grid(rules.write(board), marks));
  }

  /** The symbols of all states that the game has. */
  @Override
  public Setup setup() {
    return Setup.symbols(rules.symbols().replace(" ", ""));
  }
}

package org.farstar.games.grid;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.picture.Boards;
import org.farstar.engine.picture.Drawing;
import org.farstar.engine.picture.Mark;
import org.farstar.engine.rules.Ruleset;

/** What the rulesets on a board share: the text form, the picture and the symmetry. */
abstract class GridRules implements Ruleset<Board> {
  private final String symbols;
  private final Symmetry symmetry;

  /**
   * @param symbols the symbol of each state of a cell, in order, in small letters
   * @param symmetry which images of a board are as good as the board
   */
  GridRules(String symbols, Symmetry symmetry) {
    this.symbols = symbols;
    this.symmetry = symmetry;
  }

  @Override
  public Board read(String text) {
    return BoardText.read(text, symbols);
  }

  @Override
  public String write(Board board) {
    return BoardText.write(board, symbols, '|');
  }

  @Override
  public String picture(Board board) {
    return BoardText.write(board, symbols, '\n');
  }

  /** The stones of the two players change hands. */
  @Override
  public Optional<Board> exchanged(Board board) {
    return Optional.of(new Board(board.width(), board.height(), board.second(), board.first()));
  }

  @Override
  public Board representative(Board board) {
    return symmetry.least(board);
  }

  /** What is drawn for symbols that mean something else than usual. */
  Map<Character, Mark> marks() {
    return Map.of();
  }

  @Override
  public Optional<Drawing> drawing(Board board) {
    return Optional.of(Boards.grid(write(board), marks()));
  }
}

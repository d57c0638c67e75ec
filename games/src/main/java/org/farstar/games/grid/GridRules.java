package org.farstar.games.grid;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.rules.Rules;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Mark;

/** What the rulesets on a board share: the text form, the picture and the symmetry. */
abstract class GridRules implements Rules<Board> {
  private final String symbols;
  private final Symmetry symmetry;
  private final Exchange exchange;

  /**
   * @param symbols the symbol of each state of a cell, in order, in small letters
   * @param symmetry which images of a board are as good as the board
   * @param exchange what a board looks like with the players exchanged
   */
  GridRules(String symbols, Symmetry symmetry, Exchange exchange) {
    this.symbols = symbols;
    this.symmetry = symmetry;
    this.exchange = exchange;
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

  final Symmetry symmetry() {
    return symmetry;
  }

  final Exchange exchange() {
    return exchange;
  }

  @Override
  public final Optional<Board> exchanged(Board board) {
    return exchange.of(board);
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

package org.farstar.regions.board;

import java.util.Optional;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Equipped;
import org.farstar.engine.rules.Variant;
import org.farstar.values.player.Player;

/** What the rulesets on a board share: the text form, the names of moves and the symmetry. */
public abstract class GridRules implements Equipped<Board> {
  private final String symbols;
  private final SymmetryGroup symmetry;
  private final Exchange exchange;

  /**
   * @param symbols the symbol of each state of a cell, in order, in small letters, a blank for a
   *     state that the game does not have
   * @param symmetry which images of a board are worth the same
   * @param exchange what a board looks like with the players exchanged
   */
  protected GridRules(String symbols, SymmetryGroup symmetry, Exchange exchange) {
    this.symbols = symbols;
    this.symmetry = symmetry;
    this.exchange = exchange;
  }

  /** Hands over every move of a player, in an order that is the same every time. */
  public abstract void generate(Board board, Player player, BoardMoves moves);

  @Override
  public final void moves(Board board, Player player, Moves<Board> moves) {
    generate(
        board, player, (to, one, two, three) -> moves.add(to, () -> text(board, one, two, three)));
  }

  private static String text(Board board, int one, int two, int three) {
    return board.name(one)
        + (two < 0 ? "" : " " + board.name(two))
        + (three < 0 ? "" : " " + board.name(three));
  }

  @Override
  public final Codec<Board> codec(Board start) {
    if (start instanceof WideBoard) {
      return Equipped.super.codec(start);
    }
    boolean one =
        symbols.charAt(1) == BoardText.NO_SYMBOL && symbols.charAt(2) == BoardText.NO_SYMBOL;
    return new BoardCodec(start, one ? 1 : 2);
  }

  @Override
  public Board read(String text) {
    return BoardText.read(text, symbols);
  }

  @Override
  public final String write(Board board) {
    return BoardText.write(board, symbols);
  }

  /** Boards look as they are written, each symbol drawn as what it usually means. */
  @Override
  public Variant<Board> equipped(Variant<Board> plain) {
    return plain.with(new GridLook(this));
  }

  public final String symbols() {
    return symbols;
  }

  public final SymmetryGroup symmetry() {
    return symmetry;
  }

  public final Exchange exchange() {
    return exchange;
  }

  @Override
  public final Optional<Board> exchanged(Board board) {
    return exchange.of(board);
  }

  @Override
  public final Board representative(Board board) {
    return board instanceof WideBoard wide ? wide.least(symmetry) : symmetry.least(board);
  }
}

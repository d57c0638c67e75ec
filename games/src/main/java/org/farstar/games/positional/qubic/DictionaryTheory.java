package org.farstar.games.positional.qubic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.engine.theory.Works;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.player.Outcome;

/**
 * Who wins a position of Qubic that the dictionary has which comes with the program: X, who is to
 * move there or has just made the move of the dictionary. Of other positions it says nothing.
 */
public final class DictionaryTheory implements Theory<Marks> {
  /** With the dictionary X wins. */
  public static final Statement DICTIONARY =
      Works.QUBIC
          .at("dictionary", "dictionary that Farstar's search found")
          .says(
              "The dictionary that Farstar's own search found is a winning strategy of the first"
                  + " player in Qubic, against every reply; each of its lines is needed.")
          .standing(Standing.CHECKED);

  private final PositionalRules rules;

  /** The dictionary is read where it is first asked for. */
  private static final class Shipped {
    static final int LINES = ShippedDictionary.entries().size();
    static final QubicPlayer PLAYER = new QubicPlayer(ShippedDictionary.entries());
  }

  /**
   * @param rules {@linkplain Qubic#is those of Qubic}
   */
  public DictionaryTheory(PositionalRules rules) {
    this.rules = rules;
  }

  @Override
  public List<Statement> statements() {
    return List.of(DICTIONARY);
  }

  /** {@inheritDoc} It takes a look at a table, one for each mark of X where O is to move. */
  @Override
  public Optional<Fact<Marks>> fact(Marks marks, Ask ask, Control control) {
    Qubic board = Qubic.of(marks);
    OptionalInt move = board.turnOfX() ? next(board) : last(board);
    return move.stream().boxed().findFirst().map(cell -> won(board, cell));
  }

  private Fact<Marks> won(Qubic board, int cell) {
    boolean turn = board.turnOfX();
    return Fact.won(
        turn ? Outcome.N : Outcome.P,
        Proof.by(DICTIONARY)
            .because(
                () ->
                    List.of(
                        Step.of(StepKind.DICTIONARY, DICTIONARY)
                            .with("player", rules.goal().role(Side.X))
                            .with("lines", Shipped.LINES)
                            .with("move", Qubic.name(cell))
                            .with("made", !turn))));
  }

  private static OptionalInt next(Qubic board) {
    return Shipped.PLAYER.listed(board.x(), board.o());
  }

  /** A mark of X that may have been the last one, and was then a move of the dictionary. */
  private static OptionalInt last(Qubic board) {
    Cells now = Cells.least(board.x(), board.o());
    for (long rest = board.x(); rest != 0; rest &= rest - 1) {
      long mark = Long.lowestOneBit(rest);
      long before = board.x() ^ mark;
      OptionalInt listed = Shipped.PLAYER.listed(before, board.o());
      if (listed.isPresent()
          && Cells.least(before | 1L << listed.getAsInt(), board.o()).equals(now)) {
        return OptionalInt.of(Long.numberOfTrailingZeros(mark));
      }
    }
    return OptionalInt.empty();
  }
}

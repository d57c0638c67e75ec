package org.farstar.verify.qubic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;
import org.farstar.verify.draw.SetGame;
import org.farstar.verify.qubic.DictionaryChecker.Start;

/** Dictionaries for positions of Qubic, see {@link DictionaryChecker}. */
public final class DictionaryKind {
  /** The kind. */
  public static final Kind KIND =
      Kind.ofOutcomes(
          Certificate.DICTIONARY,
          Ending.VERDICT,
          Set.of(Outcome.N, Outcome.P),
          DictionaryKind::check);

  private static final String QUBIC = "4^3:";

  private DictionaryKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    statement.requireGame(Statement.LINES);
    Start start =
        Optional.of(statement)
            .filter(of -> of.position().startsWith(QUBIC))
            .flatMap(of -> boards.read(of).only())
            .flatMap(placed -> SetGame.of(placed, checkStop))
            .map(game -> start(game, statement.outcome() == Outcome.N))
            .orElseThrow(
                () ->
                    RefusedException.at(
                        Boards.POSITION_LINE, "allowed: '" + QUBIC + "' and a position"));
    int behind = Long.bitCount(start.o()) - Long.bitCount(start.x()) + (start.turnOfX() ? 0 : 1);
    List<Entry> entries = new ArrayList<>();
    for (String line : body) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line, behind));
    }
    DictionaryChecker.Verified found = DictionaryChecker.check(entries, start, checkStop);
    String needed = ", " + Counts.of(found.used()) + " of them needed, ";
    if (found.positions() == 0) {
      return "lines of three, each completed or answered";
    }
    return found.forced() == 0
        ? Counts.of(found.lines(), "move") + needed + "and no threats but lines of three"
        : Counts.of(found.lines(), "strategic move")
            + needed
            + "on "
            + Counts.of(found.positions(), "position")
            + ", "
            + Counts.of(found.forced())
            + " of which threats win, found by looking at "
            + Counts.of(found.threats(), "position");
  }

  /**
   * @param moverWins whether the player to move is to win
   */
  private static Start start(SetGame game, boolean moverWins) {
    game.requireOpen();
    long x = cells(game.x());
    long o = cells(game.o());
    return game.xMoves() == moverWins ? new Start(x, o, moverWins) : new Start(o, x, moverWins);
  }

  /** The last coordinate runs fastest among the cells of a game, the first one here. */
  private static long cells(List<Integer> cells) {
    return cells.stream()
        .mapToLong(cell -> 1L << cell / 16 + cell / 4 % 4 * 4 + cell % 4 * 16)
        .sum();
  }
}

package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.sum.Sum;
import org.farstar.games.positional.qubic.Qubic;
import org.farstar.games.positional.qubic.QubicDictionary;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.games.positional.search.WinProver.Attempt;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.DictionaryChecker.Start;
import org.farstar.verify.qubic.Entry;

/** Positions of Qubic that somebody wins have a search and a form of their own. */
final class Dictionaries {
  private static final String QUBIC = "4^3:";

  /** With so many positions first for either player, then with more. */
  private static final long FIRST = 1_000;

  private static final int GROWTH = 4;

  /**
   * Where nobody wins with this many a draw is looked for in other ways; the empty board takes
   * fewer.
   */
  private static final long MOST = FIRST << 14;

  private Dictionaries() {}

  /** A win of somebody that is looked for. */
  private record Search(Outcome outcome, QubicDictionary dictionary) {}

  /** The certificate, where the sum is a position of Qubic and a win is found. */
  static Optional<Certificate> certificate(Sum sum, Control control) {
    return Qubic.of(sum)
        .flatMap(
            board -> {
              // On the empty board a win is looked for that owes nothing to what is known.
              if (board.empty()) {
                return searched("", board, control);
              }
              String position = " " + sum.position().orElseThrow();
              return known(position, board, control).or(() -> searched(position, board, control));
            });
  }

  /** What the dictionary that comes with the program has for a position of its plays. */
  private static Optional<Certificate> known(String position, Qubic board, Control control) {
    Start start = new Start(board.x(), board.o(), board.turnOfX());
    List<Entry> shipped = ShippedDictionary.entries();
    try {
      List<String> needed =
          DictionaryChecker.check(shipped, start, control::throwIfStopped).needed().stream()
              .map(line -> shipped.get(line - Certificate.FIRST_OF_BODY).write())
              .toList();
      Outcome outcome = board.turnOfX() ? Outcome.N : Outcome.P;
      return Optional.of(certificate(position, outcome, needed));
    } catch (RefusedException e) {
      return Optional.empty();
    }
  }

  private static Optional<Certificate> searched(String position, Qubic board, Control control) {
    List<Search> open = new ArrayList<>();
    // On the empty board a win of the second player could be stolen.
    for (Outcome outcome : board.empty() ? List.of(Outcome.N) : List.of(Outcome.N, Outcome.P)) {
      boolean moves = outcome == Outcome.N;
      boolean ofX = board.turnOfX() == moves;
      QubicDictionary dictionary =
          new QubicDictionary(
              ofX ? board.x() : board.o(), ofX ? board.o() : board.x(), moves, control);
      open.add(new Search(outcome, dictionary));
    }
    for (long most = FIRST; most <= MOST && !open.isEmpty(); most *= GROWTH) {
      for (Search each : List.copyOf(open)) {
        Attempt wins = each.dictionary.within(most);
        if (wins == Attempt.PROVED) {
          return Optional.of(certificate(position, each.outcome, each.dictionary.lines()));
        }
        if (wins == Attempt.IN_VAIN) {
          open.remove(each);
        }
      }
    }
    return Optional.empty();
  }

  private static Certificate certificate(String position, Outcome outcome, List<String> lines) {
    Claim claim = new Claim.OfOutcome(outcome);
    return new Statement(Statement.LINES, Ending.VERDICT, QUBIC + position, claim)
        .certificate(Certificate.DICTIONARY, lines);
  }
}

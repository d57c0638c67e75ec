package org.farstar.verify.qubic;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.Counts;
import org.farstar.verify.Boards;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.Statement;

/** Dictionaries for Qubic from the empty board, see {@link DictionaryChecker}. */
public final class DictionaryKind {
  /** The kind. */
  public static final Kind KIND =
      Kind.ofOutcomes(
          Certificate.DICTIONARY, Ending.VERDICT, Set.of(Outcome.N), DictionaryKind::check);

  private static final String QUBIC = "4^3:";

  private DictionaryKind() {}

  private static String check(
      Statement statement, List<String> body, Boards boards, Runnable checkStop) {
    statement.requireGame(Statement.LINES);
    statement.requirePosition(QUBIC);
    List<Entry> entries = new ArrayList<>();
    for (String line : body) {
      entries.add(Entry.read(Certificate.FIRST_OF_BODY + entries.size(), line));
    }
    DictionaryChecker.Verified found = DictionaryChecker.check(entries, checkStop);
    String needed = ", " + Counts.of(found.used()) + " of them needed, ";
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
}

package org.farstar.ask.answer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.rules.Winner;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Who wins, where an answer comes from, and why a search was stopped, in words. */
public final class Sentences {
  private Sentences() {}

  /** Who wins, as a sentence that a newcomer understands. */
  public static String of(Outcome outcome, boolean impartial, String label) {
    String sentence = outcome.sentence();
    String start = capital(sentence);
    String more =
        switch (outcome) {
          case N -> ", whoever that is";
          case P -> ": whoever moves first loses";
          case L, R -> ", whoever starts";
          case D -> impartial ? "" : ", whoever starts";
          case N_HAT, N_CHECK, P_HAT, P_CHECK -> "";
        };
    return start + more + " (" + label + ")";
  }

  /** Who wins, in the words of the game where it has its own. */
  public static String of(
      Outcome outcome, boolean impartial, String label, Optional<Winner> named) {
    return named
        .map(winner -> capital(winner.sentence()) + " (" + label + ")")
        .orElseGet(() -> of(outcome, impartial, label));
  }

  private static String capital(String sentence) {
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /**
   * After how many moves a play is over that may never end.
   *
   * @param moves by who moves first; a player is left out where the play is drawn or never over
   * @param title the names of the players
   * @return empty where it is over in neither case
   */
  public static String remoteness(
      Map<Player, Integer> moves, boolean impartial, Function<Player, String> title) {
    if (moves.isEmpty() || impartial) {
      return moves.isEmpty() ? "" : "remoteness " + moves.get(Player.LEFT);
    }
    return Stream.of(Player.values())
        .map(
            player ->
                (moves.containsKey(player) ? "remoteness " + moves.get(player) : "no remoteness")
                    + (" with " + title.apply(player) + " moving first"))
        .collect(Collectors.joining(", "));
  }

  /** Where an answer comes from. */
  public static String of(List<Source> sources) {
    return sources.stream().map(Sentences::of).collect(Collectors.joining("; "));
  }

  private static String of(Source source) {
    if (source instanceof Source.BySearch search) {
      String depthFirst =
          search.depthFirst() == 0
              ? ""
              : ", " + Amounts.count(search.depthFirst()) + " of them depth first,";
      String about = search.repeatable() ? "" : "about ";
      return searched(about, search.positions(), depthFirst, search.millis());
    }
    if (source instanceof Source.ByReduction reduction) {
      return reduction.cite() + "; " + searched("", reduction.positions(), "", reduction.millis());
    }
    if (source instanceof Source.BySolve solve) {
      return "the solve in '"
          + solve.folder()
          + "' of "
          + Amounts.count(solve.positions(), "position");
    }
    return source.sentence();
  }

  private static String searched(String about, long positions, String of, long millis) {
    if (positions == 0) {
      return "search, before a move was tried";
    }
    return "search of "
        + about
        + Amounts.count(positions, "position")
        + of
        + " in "
        + Amounts.duration(millis);
  }

  /** Why a search was stopped, in one word. */
  public static String word(StopReason reason) {
    return reason.name().toLowerCase(Locale.ROOT);
  }
}

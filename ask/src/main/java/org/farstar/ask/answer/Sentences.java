package org.farstar.ask.answer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Wording;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Who wins, where an answer comes from, and why a search was stopped, in words. */
public final class Sentences {
  /** The word for a draw where it does not depend on who starts. */
  private static final Optional<String> DRAW = Optional.of("draw");

  private Sentences() {}

  /** Who wins, as a sentence that a newcomer understands. */
  public static String of(Outcome outcome, boolean impartial, String label) {
    String sentence =
        switch (outcome) {
          case N -> "whoever moves next wins";
          case P -> "whoever moves next loses";
          case L, R -> outcome.sentence() + ", whoever starts";
          case D -> outcome.sentence() + (impartial ? "" : ", whoever starts");
          case N_HAT, N_CHECK, P_HAT, P_CHECK -> outcome.sentence();
        };
    return capital(sentence) + " (" + label + ")";
  }

  /** Who wins, in the words of the game where it has its own. */
  public static String of(
      Outcome outcome, boolean impartial, String label, Optional<Winner> named) {
    return named
        .map(winner -> capital(winner.sentence()) + " (" + label + ")")
        .orElseGet(() -> of(outcome, impartial, label));
  }

  /** Who wins, as a wording says it. */
  public static String of(
      Outcome outcome, boolean impartial, String label, Optional<Winner> named, Wording wording) {
    boolean drawn = impartial && outcome == Outcome.D;
    Optional<String> winner = named.map(Winner::word).or(() -> drawn ? DRAW : Optional.empty());
    String clause = wording.answer(outcome, winner, named.flatMap(Winner::role));
    return capital(clause) + " (" + label + ")";
  }

  /**
   * What is known of who wins where several outcome classes are possible: for each start the least
   * or the most that a player gets; empty where nothing is known.
   */
  static Optional<String> ofHalf(OutcomeSet possible, Sum sum) {
    boolean impartial = sum.impartial();
    List<String> clauses =
        Stream.of(Player.values())
            .filter(player -> !impartial || player == Player.LEFT)
            .flatMap(
                player ->
                    ofHalf(
                        possible.results(player),
                        impartial
                            ? mover(sum, Outcome.N, "the next player")
                            : SumLook.title(sum, player) + " moving first",
                        impartial
                            ? mover(sum, Outcome.P, "the previous player")
                            : SumLook.title(sum, player.opponent()) + " moving second")
                        .stream())
            .toList();
    return clauses.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", clauses));
  }

  /** The name of a player by what it means that this player wins. */
  private static String mover(Sum sum, Outcome wins, String usual) {
    return SumLook.winner(sum, wins).flatMap(Winner::role).map(Sentences::capital).orElse(usual);
  }

  private static Optional<String> ofHalf(Set<Result> results, String first, String second) {
    if (results.size() > 2) {
      return Optional.empty();
    }
    if (results.size() == 1) {
      return Optional.of(
          switch (results.iterator().next()) {
            case WIN -> first + " wins";
            case LOSS -> second + " wins";
            case DRAW -> first + " draws";
          });
    }
    return results.contains(Result.DRAW)
        ? Optional.of((results.contains(Result.WIN) ? first : second) + " gets a draw at least")
        : Optional.empty();
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

package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What people see of sums: the {@linkplain org.farstar.engine.rules.Look looks} of the terms side
 * by side, and the words of a game where one game is all there is.
 */
public final class SumLook {
  private SumLook() {}

  /** The sum as a player sees it in a terminal, the terms below each other. */
  public static String picture(Sum sum) {
    return sum.terms().stream().map(SumLook::picture).collect(Collectors.joining("\n+\n"));
  }

  private static String picture(Term term) {
    if (term instanceof Term.Placed<?> placed) {
      String picture = picture(placed);
      return placed.swapped() ? "with the players exchanged:\n" + picture : picture;
    }
    return term.toString();
  }

  private static <P> String picture(Term.Placed<P> placed) {
    return placed.variant().look().picture(placed.position());
  }

  /** The terms side by side; a term without a drawing of its own among others as text. */
  public static Optional<Drawing> drawing(Sum sum) {
    return drawing(sum, false);
  }

  /** The same with what is known of the positions drawn into it. */
  public static Optional<Drawing> study(Sum sum) {
    return drawing(sum, true);
  }

  private static Optional<Drawing> drawing(Sum sum, boolean study) {
    List<Optional<Drawing>> drawings =
        sum.terms().stream().map(term -> drawing(term, study)).toList();
    if (drawings.stream().noneMatch(Optional::isPresent)) {
      return Optional.empty();
    }
    List<Drawing> all = new ArrayList<>();
    for (int i = 0; i < drawings.size(); i++) {
      Term term = sum.terms().get(i);
      all.add(drawings.get(i).orElseGet(() -> Boards.text(picture(term))));
    }
    return Optional.of(all.size() == 1 ? all.get(0) : Boards.sum(all));
  }

  /** A position whose players are exchanged has a minus sign before it. */
  private static Optional<Drawing> drawing(Term term, boolean study) {
    if (!(term instanceof Term.Placed<?> placed)) {
      return Optional.empty();
    }
    Optional<Drawing> drawing = drawing(placed, study);
    return placed.swapped() ? drawing.map(Boards::negative) : drawing;
  }

  private static <P> Optional<Drawing> drawing(Term.Placed<P> placed, boolean study) {
    Look<P> look = placed.variant().look();
    return study ? look.study(placed.position()) : look.drawing(placed.position());
  }

  /**
   * The ways to point at a move, as {@link Look#waysToPoint} says.
   *
   * @param move the text of a move of the sum
   */
  public static List<List<String>> waysToPoint(Sum sum, String move) {
    boolean single = sum.terms().size() == 1;
    int colon = single ? -1 : move.indexOf(':');
    int term = single ? 0 : Integer.parseInt(move.substring(0, colon)) - 1;
    String prefix = single ? "" : (term + 1) + ":";
    return sum.terms().get(term) instanceof Term.Placed<?> placed
        ? waysToPoint(placed, move.substring(colon + 1).strip()).stream()
            .map(way -> way.stream().map(name -> prefix + name).toList())
            .toList()
        : List.of();
  }

  private static <P> List<List<String>> waysToPoint(Term.Placed<P> placed, String move) {
    Look<P> look = placed.variant().look();
    return drawing(placed, false)
        .map(drawing -> look.waysToPoint(placed.position(), drawing, move))
        .orElse(List.of());
  }

  /** What the game calls a player, where all terms are of one game. */
  public static String title(Sum sum, Player player) {
    return sum.terms().stream()
        .map(term -> title(term, player))
        .reduce((a, b) -> a.equals(b) ? a : player.title())
        .orElse(player.title());
  }

  private static String title(Term term, Player player) {
    return term instanceof Term.Placed<?> placed
        ? placed.variant().look().title(placed.mover(player))
        : player.title();
  }

  /** The name of an outcome class in the game of a single position, its usual name elsewhere. */
  public static String label(Sum sum, Outcome outcome) {
    return sum.position()
        .map(placed -> placed.variant().look().label(outcome))
        .orElse(outcome.label(false));
  }

  /** Who wins in the words of the game of a single position; a sum has none of its own. */
  public static Optional<Winner> winner(Sum sum, Outcome outcome) {
    return sum.single()
        .flatMap(
            term ->
                term instanceof Term.Placed<?> placed && !placed.swapped()
                    ? winner(placed, outcome)
                    : Optional.empty());
  }

  private static <P> Optional<Winner> winner(Term.Placed<P> placed, Outcome outcome) {
    return placed.variant().look().winner(placed.position(), outcome);
  }

  /** Why no quick answer is to be expected, where something is known about that. */
  public static Optional<String> hardness(Sum sum) {
    return sum.terms().stream()
        .filter(Term.Placed.class::isInstance)
        .flatMap(term -> hardness((Term.Placed<?>) term).stream())
        .findFirst();
  }

  private static <P> Optional<String> hardness(Term.Placed<P> placed) {
    return placed.variant().rules().hardness(placed.position());
  }
}

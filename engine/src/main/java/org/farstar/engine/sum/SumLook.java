package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
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
   * How somebody points at a move, and what it does.
   *
   * @param ways all the ways to point at it, each as the names of the spots in their order, the
   *     usual one first; none where pointing says too little
   * @param deed what it does
   * @param term the number of its term from 1 where there are several, otherwise 0
   * @param lastEnds whether the last spot ends the move, and the others have no order
   */
  public record Pointed(List<List<String>> ways, Deed deed, int term, boolean lastEnds) {}

  /**
   * How somebody points at a move, and what it does.
   *
   * @param move a move of the sum with the spots of its term
   */
  public static Pointed pointed(Sum sum, Move<Sum> move) {
    boolean single = sum.terms().size() == 1;
    String text = move.text();
    int colon = single ? -1 : text.indexOf(':');
    int term = single ? 1 : Integer.parseInt(text.substring(0, colon));
    String own = text.substring(colon + 1).strip();
    if (!(sum.terms().get(term - 1) instanceof Term.Placed<?> placed)) {
      return new Pointed(List.of(), Deed.of(List.of(), own), single ? 0 : term, false);
    }
    Pointed pointed = pointed(placed, own, move.spots());
    return single
        ? pointed
        : new Pointed(
            pointed.ways.stream()
                .map(way -> way.stream().map(name -> term + ":" + name).toList())
                .toList(),
            pointed.deed,
            term,
            pointed.lastEnds);
  }

  private static <P> Pointed pointed(Term.Placed<P> placed, String text, List<List<String>> spots) {
    Optional<Drawing> drawing = drawing(placed, false);
    List<Spot> drawn = drawing.map(Drawing::spots).orElse(List.of());
    List<List<String>> ways = ways(placed, drawing, text, spots);
    List<Spot> at =
        ways.stream()
            .limit(1)
            .flatMap(List::stream)
            .flatMap(name -> drawn.stream().filter(spot -> spot.name().equals(name)))
            .toList();
    Look<P> look = placed.variant().look();
    return new Pointed(ways, look.deed(placed.position(), at, text), 0, look.lastEnds());
  }

  private static <P> List<List<String>> ways(
      Term.Placed<P> placed, Optional<Drawing> found, String text, List<List<String>> spots) {
    if (found.isEmpty()) {
      return List.of();
    }
    Drawing drawing = found.get();
    if (spots.isEmpty()) {
      List<String> at = placed.variant().look().pointsAt(placed.position(), drawing, text);
      return at.isEmpty() ? List.of() : List.of(at);
    }
    Set<String> drawn = drawing.spots().stream().map(Spot::name).collect(Collectors.toSet());
    return spots.stream()
        .map(way -> way.stream().map(spot -> drawn(spot, drawn)).distinct().toList())
        .filter(drawn::containsAll)
        .distinct()
        .toList();
  }

  /** A spot, or that of the whole of which it would be a place. */
  private static String drawn(String spot, Set<String> drawn) {
    int dot = spot.lastIndexOf('.');
    return drawn.contains(spot) || dot < 0 ? spot : spot.substring(0, dot);
  }

  /** Whether a term has a top and is not looked at the other way round. */
  public static boolean upright(Sum sum) {
    return sum.terms().stream()
        .anyMatch(
            term -> term instanceof Term.Placed<?> placed && placed.variant().look().upright());
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

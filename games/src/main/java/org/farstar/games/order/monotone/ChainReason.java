package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Step;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.games.order.monotone.board.Lengths;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.Recording;
import org.farstar.games.order.monotone.chain.ChainLengths;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.Gap;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The steps for a position on {1..n}: double bumping, gaps, who wins, and the length of the game.
 */
final class ChainReason {
  /** Beyond this the length of the game takes longer than anybody waits for it. */
  private static final long MOST_FOR_LENGTH = 200_000;

  private static final int MOST_MOVES_NAMED = 8;

  private final BasicForm form;
  private final Parameters parameters;
  private final MonotonePosition position;
  private final Recording recording;
  private final Control control;

  ChainReason(BasicForm form, MonotonePosition position, Control control) {
    this.form = form;
    this.parameters = form.values();
    this.position = position;
    this.recording = Recording.of(position);
    this.control = control;
  }

  List<Step> steps(Outcome outcome, WinningMoves winning) {
    List<Step> steps = new ArrayList<>();
    if (!position.cards().isEmpty()) {
      steps.add(bumping());
    }
    if (form.verdict(position).isPresent()) {
      steps.add(over(outcome));
      return steps;
    }
    steps.add(gaps());
    steps.add(result(outcome, winning));
    if (outcome != Outcome.D && parameters.deck().size().isPresent()) {
      length().ifPresent(steps::add);
    }
    return steps;
  }

  private Step bumping() {
    List<String> cards = new ArrayList<>();
    List<String> colours = new ArrayList<>();
    StringBuilder text = new StringBuilder("Double bumping, card by card:");
    int width = position.cards().stream().mapToInt(c -> name(c).length()).max().orElse(0);
    List<Recording> all = Recording.steps(position);
    for (int i = 1; i < all.size(); i++) {
      String card = name(position.cards().get(i - 1));
      cards.add(card);
      colours.add(all.get(i).colours().toString());
      text.append("\n  ").append(" ".repeat(width - card.length())).append(card).append("  ");
      text.append(all.get(i).colours());
    }
    text.append("\nP: the card, R: counts for ascending only, B: for descending only.");
    return Step.of("bumping", "section 3", text.toString())
        .with("cards", cards)
        .with("colours", colours);
  }

  private String name(Element card) {
    return parameters.deck().write(card);
  }

  private Step over(Outcome outcome) {
    Lengths lengths = Lengths.of(position);
    String text =
        outcome == Outcome.D
            ? "The deck is used up and no subsequence is complete: a draw."
            : "The play is over: "
                + completed(lengths)
                + " is complete, and who completed it has "
                + (parameters.misere() ? "lost." : "won.");
    return Step.of("over", "", text);
  }

  private String completed(Lengths lengths) {
    return lengths.ascending() >= parameters.a()
        ? "an ascending subsequence of length " + parameters.a()
        : "a descending subsequence of length " + parameters.d();
  }

  private Step gaps() {
    List<String> free = recording.gaps().stream().map(OrderType::toString).toList();
    StringBuilder text = new StringBuilder(recording.picture());
    text.append("\nLongest ascending ").append(recording.colours().reddish());
    text.append(" of ").append(parameters.a()).append(", descending ");
    text.append(recording.colours().bluish()).append(" of ").append(parameters.d()).append('.');
    if (parameters.deck().size().isPresent()) {
      sizes(text);
    }
    return Step.of("gaps", Judge.cite(parameters), text.toString())
        .with("colours", recording.colours().toString())
        .with("gaps", free);
  }

  private void sizes(StringBuilder text) {
    List<Gap> gaps = Gap.of(parameters, recording);
    long dead = gaps.stream().filter(Gap::dead).mapToLong(Gap::size).sum();
    if (dead > 0) {
      text.append(" Cards that complete a subsequence: ").append(dead).append('.');
    }
    for (Gap gap : gaps) {
      if (!gap.dead() && gap.size() > LargeGap.paper(gap.x(), gap.y())) {
        text.append("\nA gap of ").append(gap.size()).append(" counts as one of ");
        text.append(LargeGap.paper(gap.x(), gap.y())).append(": B(").append(gap.x()).append(',');
        text.append(gap.y()).append(").");
      }
    }
  }

  private Step result(Outcome outcome, WinningMoves winning) {
    List<String> cards = winning.moves().stream().map(WinningMove::text).toList();
    String text =
        switch (outcome) {
          case N -> "The next player wins by " + named(cards) + ".";
          case P -> "Whatever the next player plays, the opponent has a winning answer.";
          default -> "Neither player can force a win before the deck is used up.";
        };
    return Step.of("result", "", text).with("moves", cards);
  }

  private static String named(List<String> cards) {
    int shown = Math.min(MOST_MOVES_NAMED, cards.size());
    String list = String.join(", ", cards.subList(0, shown));
    return cards.size() > shown ? list + " and " + (cards.size() - shown) + " more" : list;
  }

  /** The length of the game, and a play of that length, where they are found soon enough. */
  private Optional<Step> length() {
    Parameters game = Judge.clamped(parameters);
    ChainLengths lengths =
        new ChainLengths(
            game.a(), game.d(), Convention.of(parameters.misere()), MOST_FOR_LENGTH, control);
    OptionalInt left = length(lengths, position);
    if (left.isEmpty()) {
      return Optional.empty();
    }
    List<String> cards = new ArrayList<>();
    MonotonePosition now = position;
    while (form.verdict(now).isEmpty()) {
      int wanted = left.getAsInt() - cards.size() - 1;
      Move<MonotonePosition> move = null;
      for (Move<MonotonePosition> option : form.moveList(now, Player.LEFT)) {
        if (move == null && length(lengths, option.to()).orElse(-1) == wanted) {
          move = option;
        }
      }
      if (move == null) {
        return Optional.empty();
      }
      cards.add(move.text());
      now = move.to();
    }
    boolean mover = left.getAsInt() % 2 != 0;
    String text =
        (mover ? "The next player" : "The opponent")
            + " completes "
            + completed(Lengths.of(now))
            + (left.getAsInt() == 1 ? " at once: " : " in " + left.getAsInt() + " moves: ")
            + String.join(", ", cards)
            + ". The winner plays for the shortest game, the loser for the longest.";
    return Optional.of(
        Step.of("length", "", text).with("length", left.getAsInt()).with("moves", cards));
  }

  private OptionalInt length(ChainLengths lengths, MonotonePosition at) {
    return form.verdict(at).isPresent()
        ? OptionalInt.of(form.verdict(at).get() == Outcome.D ? -1 : 0)
        : lengths.length(Gap.of(Judge.clamped(parameters), Recording.of(at)));
  }
}

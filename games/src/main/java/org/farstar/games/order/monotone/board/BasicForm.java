package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.rules.Ending;
import org.farstar.engine.rules.Moves;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.Ruleset;
import org.farstar.games.order.Element;
import org.farstar.values.NotationException;

/**
 * The basic form with given parameters, on any deck: a move adds a free card to the right end of
 * the board; who completes an ascending subsequence of length a or a descending one of length d
 * wins, or loses in misère play; a deck that is used up before is a draw.
 */
public final class BasicForm implements Ruleset<MonotonePosition> {
  /** Beyond this many cards on each side of a gap that count, not every move is handed over. */
  private static final long MOST_CLASSES = 10_000;

  private final Parameters parameters;
  private final long cap;

  /** The rules with these parameters. */
  public BasicForm(Parameters parameters) {
    this.parameters = parameters;
    this.cap = LargeGap.paper(parameters.a(), parameters.d());
  }

  /** The parameters, with the deck. */
  public Parameters values() {
    return parameters;
  }

  @Override
  public void moves(MonotonePosition position, Player player, Moves<MonotonePosition> moves) {
    if (verdict(position).isEmpty()) {
      Board board = (Board) position;
      deck()
          .choices(
              ascending(position),
              Math.min(cap, MOST_CLASSES),
              (card, text) -> moves.add(board.plus(card), () -> text));
    }
  }

  private Deck deck() {
    return parameters.deck();
  }

  private List<Element> ascending(MonotonePosition position) {
    List<Element> cards = new ArrayList<>(position.cards());
    if (deck().chain().isPresent()) {
      cards.sort(deck()::compare);
    }
    return cards;
  }

  /** Where the moves handed over may leave out some that differ. */
  @Override
  public Optional<String> unsearchable(MonotonePosition position, boolean exact) {
    return cap > MOST_CLASSES && deck().size().orElse(Long.MAX_VALUE) > 2 * MOST_CLASSES
        ? Optional.of("there are more different moves than anybody could try")
        : Optional.empty();
  }

  /** Any free card of the deck, or the text of a move. */
  @Override
  public Optional<MonotonePosition> play(MonotonePosition position, Player player, String text) {
    String choice = text.strip();
    if (verdict(position).isPresent()) {
      return Optional.empty();
    }
    try {
      Element card = deck().read(choice, 0, choice.length());
      return position.cards().contains(card)
          ? Optional.empty()
          : Optional.of(((Board) position).plus(card));
    } catch (NotationException e) {
      return Ruleset.super.play(position, player, choice);
    }
  }

  @Override
  public MonotonePosition read(String text) {
    return new BoardText(parameters, text).read();
  }

  @Override
  public String write(MonotonePosition position) {
    return BoardText.write(position);
  }

  /** Parameters are read once, by the game; this variant is complete. */
  @Override
  public Ruleset<MonotonePosition> variant(String text) {
    if (text.strip().equals(parameters.toString())) {
      return this;
    }
    throw new NotationException(text, 1, "other parameters", parameters.toString());
  }

  @Override
  public String parameters() {
    return parameters.toString();
  }

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public Optional<Outcome> verdict(MonotonePosition position) {
    if (Lengths.of(position).critical(parameters)) {
      return Optional.of(parameters.misere() ? Outcome.N : Outcome.P);
    }
    OptionalLong size = deck().size();
    return size.isPresent() && size.getAsLong() == position.cards().size()
        ? Optional.of(Outcome.D)
        : Optional.empty();
  }

  @Override
  public boolean impartial() {
    return true;
  }

  /** The moves that are left at most: the free cards, and on a chain what Erdős–Szekeres allows. */
  @Override
  public OptionalLong rank(MonotonePosition position) {
    List<Long> bounds = new ArrayList<>();
    deck().size().ifPresent(bounds::add);
    deck().chain().ifPresent(chain -> bounds.add(parameters.longestPlay()));
    Optional<Long> least = bounds.stream().min(Comparator.naturalOrder());
    return least.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(least.get() - position.cards().size());
  }

  /** The cards, and on a chain the recording sequence with its colours and gaps. */
  @Override
  public String picture(MonotonePosition position) {
    String row = position.cards().isEmpty() ? "(no card yet)" : write(position);
    return deck().chain().isEmpty() ? row : row + "\n\n" + Recording.of(position).picture();
  }
}

package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.Element;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * The extended form: a move puts a free card into any free column of the board, see {@link
 * MonotonePosition}; everything else is as in the {@link BasicForm}. A card stands in the text as
 * {@code CARD@COLUMN}.
 */
public final class ExtendedForm extends FormRules {
  private static final String FORM = "a card and its column, as in 4@2";

  private final Deck deck;
  private final ChainDeck columns;

  /** The rules with these parameters. */
  public ExtendedForm(Parameters parameters) {
    super(parameters);
    this.deck = parameters.deck();
    this.columns = columnsOf(deck);
  }

  /** The columns there are with a deck. */
  private static ChainDeck columnsOf(Deck deck) {
    return deck.size().isPresent() ? ChainDeck.upTo(deck.size().getAsLong()) : ChainDeck.dense();
  }

  @Override
  public void moves(MonotonePosition position, Player player, Moves<MonotonePosition> moves) {
    if (verdict(position).isPresent()) {
      return;
    }
    List<Element> used = ascending(position);
    columns.choices(
        position.columns(),
        1,
        (column, columnText) ->
            deck.choices(
                used,
                LargeGap.paper(game().a(), game().d()),
                (card, text) ->
                    moves.add(position.plus(card, column), () -> text + "@" + columnText)));
  }

  /** On large and on infinite decks nobody has said which gaps are alike, except on Q. */
  @Override
  public Optional<String> unsearchable(MonotonePosition position, boolean exact) {
    boolean dense = deck.chain().equals(ChainDeck.dense().chain());
    return deck.size().orElse(Long.MAX_VALUE) > ChainDeck.ALL_LISTED && !dense
        ? Optional.of(
            "in the extended form only Q and decks of up to "
                + ChainDeck.ALL_LISTED
                + " cards are searched")
        : Optional.empty();
  }

  @Override
  public Optional<MonotonePosition> play(MonotonePosition position, Player player, String text) {
    if (verdict(position).isPresent()) {
      return Optional.empty();
    }
    try {
      MonotonePosition one = read(MonotonePosition.empty(deck), new Scanner(text).rest());
      boolean free =
          !position.columns().contains(one.columns().get(0))
              && !position.cards().contains(one.cards().get(0));
      return free
          ? Optional.of(position.plus(one.cards().get(0), one.columns().get(0)))
          : Optional.empty();
    } catch (NotationException e) {
      return super.play(position, player, text);
    }
  }

  @Override
  public MonotonePosition read(String text) {
    MonotonePosition board = MonotonePosition.empty(deck);
    Scanner at = new Scanner(text);
    Scanner last = at;
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      board = read(board, word);
      last = word;
    }
    requireReachable(board, last);
    return board;
  }

  /** A subsequence may be complete, but only since the last card, whichever that was. */
  private void requireReachable(MonotonePosition board, Scanner last) {
    if (!Lengths.of(board).critical(game())) {
      return;
    }
    for (int i = 0; i < board.cards().size(); i++) {
      List<Element> before = new ArrayList<>(board.cards());
      before.remove(i);
      if (!Lengths.of(deck, before).critical(game())) {
        return;
      }
    }
    throw last.stretchError(
        "a board past the end of the game",
        "no more cards than complete a subsequence of length a or d");
  }

  /** The board with one card more. */
  private MonotonePosition read(MonotonePosition board, Scanner word) {
    Scanner cardText = word.upTo('@');
    if (!word.accept('@')) {
      throw word.stretchError(FORM);
    }
    Scanner columnText = word.rest();
    Element card = deck.read(cardText);
    Element column = columns.read(columnText);
    if (board.cards().contains(card)) {
      throw cardText.stretchError("'" + deck.write(card) + "' again", "each card once");
    }
    if (board.columns().contains(column)) {
      throw columnText.stretchError("'" + columns.write(column) + "' again", "each column once");
    }
    return board.plus(card, column);
  }

  @Override
  public String write(MonotonePosition position) {
    StringJoiner text = new StringJoiner(" ");
    for (int i = 0; i < position.cards().size(); i++) {
      text.add(
          deck.write(position.cards().get(i)) + "@" + columns.write(position.columns().get(i)));
    }
    return text.toString();
  }
}

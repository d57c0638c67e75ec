package org.farstar.games.order.monotone.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.farstar.engine.play.Moves;
import org.farstar.games.order.Element;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

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
      MonotonePosition one =
          read(MonotonePosition.empty(deck), text.strip(), 0, text.strip().length());
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
    int at = 0;
    int last = 0;
    while (true) {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at == text.length()) {
        requireReachable(board, text, last);
        return board;
      }
      int from = at;
      while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      board = read(board, text, from, at);
      last = from;
    }
  }

  /** A subsequence may be complete, but only since the last card, whichever that was. */
  private void requireReachable(MonotonePosition board, String text, int last) {
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
    throw new NotationException(
        text,
        last + 1,
        "a board past the end of the game",
        "no more cards than complete a subsequence of length a or d");
  }

  /** The board with the card that stands in this part of a text. */
  private MonotonePosition read(MonotonePosition board, String text, int from, int to) {
    int sign = text.indexOf('@', from);
    if (sign < 0 || sign >= to) {
      String found = from < to ? "'" + text.substring(from, to) + "'" : "the end";
      throw new NotationException(text, from + 1, found, FORM);
    }
    Element card = deck.read(text, from, sign);
    Element column = columns.read(text, sign + 1, to);
    if (board.cards().contains(card)) {
      throw new NotationException(
          text, from + 1, "'" + deck.write(card) + "' again", "each card once");
    }
    if (board.columns().contains(column)) {
      throw new NotationException(
          text, sign + 2, "'" + columns.write(column) + "' again", "each column once");
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

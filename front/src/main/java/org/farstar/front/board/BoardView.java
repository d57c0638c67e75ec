package org.farstar.front.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.question.Question;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.figures.BoardFigure;
import org.farstar.front.json.JsonObject;
import org.farstar.picture.Figure;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A position as a front shows it.
 *
 * @param question the position
 * @param figure the board
 * @param moves the first moves of each player; of an impartial game those of Left stand for both
 */
public record BoardView(Question question, Figure figure, Map<Player, FirstMoves<Sum>> moves) {

  /**
   * The view of a position.
   *
   * @param most at most this many moves of each player
   */
  public static BoardView of(Question question, int most) {
    return of(question, most, false);
  }

  /**
   * The view of a position.
   *
   * @param most at most this many moves of each player
   * @param study whether what is known of the position is drawn into it
   */
  public static BoardView of(Question question, int most, boolean study) {
    Sum sum = question.sum();
    SumPlay play = new SumPlay(sum);
    Map<Player, FirstMoves<Sum>> moves = new LinkedHashMap<>();
    moves.put(Player.LEFT, FirstMoves.of(play, sum, Player.LEFT, most));
    if (!sum.impartial()) {
      moves.put(Player.RIGHT, FirstMoves.of(play, sum, Player.RIGHT, most));
    }
    String title = question.title() + " " + question.text();
    Figure figure =
        study
            ? BoardFigure.study(sum, title, SumLook.picture(sum))
            : BoardFigure.of(sum, title, SumLook.picture(sum));
    return new BoardView(question, figure, moves);
  }

  /** Whether there is a drawing, and not only the text of the picture. */
  public boolean drawn() {
    return SumLook.drawing(question.sum()).isPresent();
  }

  /** How a play from here on ends at once for a player who is to move; empty where it continues. */
  public Optional<Result> result(Player mover) {
    return new GamePlay(question.sum(), mover).result(mover);
  }

  /** The part of the player to move in a game in which that is not a player of the question. */
  private Optional<String> mover() {
    Sum sum = question.sum();
    return sum.impartial()
        ? SumLook.winner(sum, Outcome.N).flatMap(Winner::role)
        : Optional.empty();
  }

  /** What the moves name on the board, which the first of them tells. */
  private Optional<Coordinates> coordinates() {
    return moves.values().stream()
        .flatMap(first -> first.list().stream())
        .findFirst()
        .flatMap(
            move ->
                Coordinates.of(
                    figure.drawing().spots(), move.text(), SumLook.pointed(question.sum(), move)));
  }

  /** The view as data for JSON, without the figure. */
  public Map<String, Object> data() {
    Sum sum = question.sum();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", question.game());
    data.put("position", question.text());
    data.put("misere", question.misere());
    data.put("title", question.title());
    data.put("goal", question.goal());
    data.put("impartial", sum.impartial());
    data.put("ending", ending(sum.ending()));
    Map<String, Object> players = new LinkedHashMap<>();
    Map<String, Object> lists = new LinkedHashMap<>();
    Map<String, Object> ends = new LinkedHashMap<>();
    boolean complete = true;
    for (Player player : Player.values()) {
      players.put(key(player), SumLook.title(sum, player));
      ends.put(key(player), result(player).map(result -> word(result)));
      FirstMoves<Sum> first = moves.get(player);
      if (first != null) {
        lists.put(key(player), first.list().stream().map(this::data).toList());
        complete &= first.complete();
      }
    }
    data.put("players", players);
    mover().ifPresent(role -> data.put("mover", role));
    data.put("ends", ends);
    data.put("picture", SumLook.picture(sum));
    data.put("upright", SumLook.upright(sum));
    coordinates().ifPresent(named -> data.put("coordinates", named.word()));
    data.put("terms", sum.terms().stream().map(BoardView::data).toList());
    data.put("moves", lists);
    data.put("allMoves", complete);
    return data;
  }

  /** A term as it is set up: a position before an exchange of the players, or a value. */
  private static Map<String, Object> data(Term term) {
    Map<String, Object> data = new LinkedHashMap<>();
    if (term instanceof Term.Placed<?> placed) {
      data.put("game", placed.variant().game());
      data.put("position", placed.unswapped());
      data.put("negative", placed.swapped());
    } else {
      data.put("value", term.toString());
    }
    return data;
  }

  private Map<String, Object> data(Move<Sum> move) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("move", move.text());
    data.put("to", question.text(move.to()));
    SumLook.Pointed pointed = SumLook.pointed(question.sum(), move);
    List<List<String>> ways = pointed.ways();
    data.put("at", ways.isEmpty() ? List.of() : ways.get(0));
    if (ways.size() > 1) {
      data.put("also", ways.subList(1, ways.size()));
    }
    if (pointed.lastEnds()) {
      data.put("lastEnds", true);
    }
    data.put("deed", deed(pointed));
    return data;
  }

  /** What a move does as data for JSON; the cells of a board by their rows and columns. */
  public static Map<String, Object> deed(Sum sum, Move<Sum> move) {
    return deed(SumLook.pointed(sum, move));
  }

  private static Map<String, Object> deed(SumLook.Pointed pointed) {
    Deed deed = pointed.deed();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", deed.kind().name().toLowerCase(Locale.ROOT));
    data.put("places", deed.places().stream().map(BoardView::place).toList());
    data.put("amounts", deed.amounts());
    if (pointed.term() > 0) {
      data.put("part", pointed.term());
    }
    return data;
  }

  private static Object place(String name) {
    String[] cell = name.split(",");
    return name.matches("[0-9]+,[0-9]+")
        ? JsonObject.of("row", Integer.valueOf(cell[0]), "column", Integer.valueOf(cell[1]))
        : name;
  }

  /** How a player is called in data. */
  public static String key(Player player) {
    return player == Player.LEFT ? "left" : "right";
  }

  /** A result in data. */
  public static String word(Result result) {
    return switch (result) {
      case WIN -> "win";
      case DRAW -> "draw";
      case LOSS -> "loss";
    };
  }

  private static String ending(Ending ending) {
    return switch (ending) {
      case LAST_PLAYER_WINS -> "last player wins";
      case LAST_PLAYER_LOSES -> "last player loses";
      case VERDICT -> "verdict";
    };
  }
}

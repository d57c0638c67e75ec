package org.farstar.games.graph.token;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.games.graph.board.BoardDrawing;
import org.farstar.games.graph.board.BoardText;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphBoard;
import org.farstar.games.graph.board.GraphText;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/** The token game: a move carries the token along an arc; who cannot move loses. */
public final class Token implements Rules<TokenPosition> {
  private static final int SHOWN_OF_A_CYCLE = 10;
  private static final int[] NOTHING = {};

  private final Sources sources;

  /** The rules without files. */
  public Token() {
    this(Sources.none());
  }

  private Token(Sources sources) {
    this.sources = sources;
  }

  @Override
  public Rules<TokenPosition> reading(Sources others) {
    return new Token(others);
  }

  @Override
  public boolean hasParameters() {
    return false;
  }

  @Override
  public boolean plusInPositions() {
    return true;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(TokenPosition position, Player player, Moves<TokenPosition> moves) {
    GraphBoard graph = position.board().graph();
    for (int slot = graph.first(position.vertex()); slot < graph.end(position.vertex()); slot++) {
      int to = graph.near(slot);
      moves.add(new TokenPosition(position.board(), to), () -> GraphText.quoted(graph.name(to)));
    }
  }

  @Override
  public OptionalLong rank(TokenPosition position) {
    return OptionalLong.of(position.board().place(position.vertex()));
  }

  @Override
  public List<TokenPosition> parts(TokenPosition position) {
    boolean sink = position.board().graph().degree(position.vertex()) == 0;
    return sink ? List.of() : List.of(position);
  }

  @Override
  public TokenPosition read(String text) {
    BoardText read = BoardText.read(text, sources, true, Gone.NOTHING);
    TokenBoard.Sorted sorted = TokenBoard.of(read.board());
    TokenBoard board =
        sorted
            .board()
            .orElseThrow(
                () ->
                    new NotationException(
                        text,
                        1,
                        cycle(read.board(), sorted.cycle()),
                        "a digraph without directed cycles, so that every play ends"));
    return new TokenPosition(board, read.token());
  }

  private static String cycle(GraphBoard board, List<Integer> cycle) {
    String names =
        cycle.stream()
            .limit(SHOWN_OF_A_CYCLE)
            .map(v -> GraphText.quoted(board.name(v)))
            .collect(Collectors.joining(">"));
    String first = ">" + GraphText.quoted(board.name(cycle.get(0)));
    return cycle.size() <= SHOWN_OF_A_CYCLE
        ? "the cycle " + names + first
        : "a cycle of " + cycle.size() + " arcs, " + names + ">..." + first;
  }

  @Override
  public String write(TokenPosition position) {
    return text(position).write(Gone.NOTHING);
  }

  @Override
  public Optional<Drawing> drawing(TokenPosition position) {
    return BoardDrawing.of(text(position), Gone.NOTHING);
  }

  private static BoardText text(TokenPosition position) {
    return new BoardText(position.board().graph(), NOTHING, position.vertex());
  }
}

package org.farstar.games.graph.geography;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.games.graph.board.BoardText;
import org.farstar.games.graph.board.Gone;
import org.farstar.games.graph.board.GraphBoard;
import org.farstar.games.graph.board.GraphText;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;

/**
 * Geography: a move carries the token along an edge or arc to another vertex. In the vertex game
 * the vertex it leaves is gone, in the edge game the edge it used. Who cannot move loses.
 */
public final class Geography implements Rules<GeographyPosition> {
  private final Gone kind;
  private final Sources sources;

  /**
   * The rules without files.
   *
   * @param kind whether vertices or edges vanish
   */
  public Geography(Gone kind) {
    this(kind, Sources.none());
  }

  private Geography(Gone kind, Sources sources) {
    if (kind == Gone.NOTHING) {
      throw new IllegalArgumentException("in geography something vanishes");
    }
    this.kind = kind;
    this.sources = sources;
  }

  /** Whether vertices or edges vanish. */
  Gone kind() {
    return kind;
  }

  @Override
  public Rules<GeographyPosition> reading(Sources others) {
    return new Geography(kind, others);
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
  public void moves(GeographyPosition position, Player player, Moves<GeographyPosition> moves) {
    GraphBoard board = position.board();
    for (int slot = board.first(position.token()); slot < board.end(position.token()); slot++) {
      if (position.open(slot)) {
        int to = board.near(slot);
        moves.add(position.after(slot), () -> GraphText.quoted(board.name(to)));
      }
    }
  }

  @Override
  public OptionalLong rank(GeographyPosition position) {
    GraphBoard board = position.board();
    int all = kind == Gone.VERTICES ? board.vertices() : board.edges();
    return OptionalLong.of(all - position.lost());
  }

  @Override
  public List<GeographyPosition> parts(GeographyPosition position) {
    GraphBoard board = position.board();
    for (int slot = board.first(position.token()); slot < board.end(position.token()); slot++) {
      if (position.open(slot)) {
        return List.of(position);
      }
    }
    return List.of();
  }

  /** Without what the token can never reach. */
  @Override
  public GeographyPosition representative(GeographyPosition position) {
    return Reach.of(position).only(position);
  }

  @Override
  public Optional<String> hardness(GeographyPosition position) {
    if (position.board().directed()) {
      return Optional.of("geography on digraphs is PSPACE-hard, so no quick way is to be expected");
    }
    return kind == Gone.EDGES
        ? Optional.of(
            "edge geography on graphs that are not bipartite is PSPACE-hard, so no quick way is to"
                + " be expected")
        : Optional.empty();
  }

  @Override
  public GeographyPosition read(String text) {
    BoardText read = BoardText.read(text, sources, false, kind);
    return new GeographyPosition(read.board(), kind, read.gone(), read.token());
  }

  @Override
  public Optional<Drawing> drawing(GeographyPosition position) {
    return position.drawing();
  }

  @Override
  public String write(GeographyPosition position) {
    return position.write();
  }

  /** Whether this is geography of a kind, on edges that may be walked either way. */
  static boolean isUndirected(
      Gone kind, SumRuleset<GeographyPosition> rules, Sum<GeographyPosition> position) {
    return rules.base() instanceof Geography geography
        && geography.kind() == kind
        && position.terms().stream().noneMatch(term -> term.board().directed());
  }
}

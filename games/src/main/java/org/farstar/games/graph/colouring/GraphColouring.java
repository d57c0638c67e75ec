package org.farstar.games.graph.colouring;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.graph.colouring.ColouringPosition.Words;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Games in which a player takes a vertex, and what that forbids is kept at its neighbours. In Col
 * and Snort vertices are coloured: neighbours must not have the same colour, or not different ones.
 * In Fjords they must not have different ones, and a player begins nowhere but next to vertices of
 * the own colour. Elsewhere the neighbours are gone for both players; of a digraph these are the
 * heads of arcs.
 */
public final class GraphColouring implements Rules<ColouringPosition> {
  /** What a move forbids. */
  public enum Kind {
    /** The same player the neighbours. */
    COL(Words.EDGES),
    /** The other player the neighbours. */
    SNORT(Words.EDGES),
    /** As in Snort; and only what neighbours reserve for a player may be coloured. */
    FJORDS(Words.EDGES),
    /** Both players the neighbours, in a graph in which both may take all vertices. */
    NODE_KAYLES(Words.PLAIN),
    /** Both players the heads of the arcs. */
    DIGRAPH(Words.ARCS),
    /** Both players all that is above, in an order in which both may take everything. */
    POSET(Words.ORDER);

    private final Words words;

    Kind(Words words) {
      this.words = words;
    }
  }

  private final Kind kind;

  /**
   * @param kind what a move forbids
   */
  public GraphColouring(Kind kind) {
    this.kind = kind;
  }

  @Override
  public void moves(ColouringPosition graph, Player player, Moves<ColouringPosition> moves) {
    boolean left = player == Player.LEFT;
    boolean own = kind == Kind.SNORT || kind == Kind.FJORDS;
    boolean other = kind == Kind.COL;
    long mine = left ? graph.left() : graph.right();
    if (kind == Kind.FJORDS) {
      mine &= ~(left ? graph.right() : graph.left());
    }
    for (int v : ColouringPosition.vertices(mine)) {
      long taken = 1L << v;
      long near = taken | graph.neighbours(v);
      long forLeft = (left ? own : other) ? taken : near;
      long forRight = (left ? other : own) ? taken : near;
      moves.add(
          graph.with(graph.left() & ~forLeft, graph.right() & ~forRight),
          () -> Integer.toString(v + 1));
    }
  }

  @Override
  public boolean impartial() {
    return kind == Kind.NODE_KAYLES || kind == Kind.POSET;
  }

  @Override
  public List<ColouringPosition> parts(ColouringPosition graph) {
    return graph.parts();
  }

  @Override
  public ColouringPosition representative(ColouringPosition graph) {
    return graph.relabelled();
  }

  /** What only Left may colour only Right may. */
  @Override
  public Optional<ColouringPosition> exchanged(ColouringPosition graph) {
    return Optional.of(graph.with(graph.right(), graph.left()));
  }

  @Override
  public ColouringPosition read(String text) {
    ColouringPosition graph = ColouringPosition.read(text, kind.words);
    if (kind != Kind.POSET) {
      return graph;
    }
    if (graph.circular()) {
      throw new NotationException(
          text, 1, "arcs that lead round in a circle", "arcs from what is below to what is above");
    }
    return graph.closed();
  }

  @Override
  public String write(ColouringPosition graph) {
    return (kind == Kind.POSET ? graph.reduced() : graph).toString();
  }

  @Override
  public OptionalLong rank(ColouringPosition graph) {
    return OptionalLong.of(Long.bitCount(graph.left() | graph.right()));
  }
}

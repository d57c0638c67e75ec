package org.farstar.games.graph.token;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameTable;
import org.farstar.engine.table.Axis;

/** The token game as Farstar offers it. */
public final class TokenGame {
  /** The game's name on the command line. */
  public static final String ID = "token";

  private TokenGame() {}

  /** The game with its theory and claims. */
  public static Game<TokenPosition> game() {
    return Game.named(ID)
        .title("The token game")
        .board("graph")
        .paper("slides")
        .rules(
            "A token stands on a vertex of a digraph without cycles.",
            "A move carries it along an arc.",
            "Whoever cannot move loses.")
        .goal("A move carries the token along an arc of an acyclic digraph; who cannot move loses.")
        .textWithColons(
            "arcs a>b and vertices c, or chain(n), tournament(n), then the start @a; or @FILE"
                + " @START, the file an edge list, DOT or GraphML. Sums with ' + '. A move names"
                + " the vertex it leads to.")
        .example("a>b a>c b>c @a", "the smallest digraph with the values 0, 1, 2", Game.Example.OWN)
        .example(
            "5>4 5>3 4>3 4>2 3>2 3>1 2>1 2>0 1>0 @5",
            "taking one or two chips: values n mod 3",
            Game.Example.OWN)
        .example("a>b a>c b>c @a + 2>1 2>0 1>0 @2", "a sum, worth 2 xor 2", Game.Example.OWN)
        .of(new TokenRules())
        .look(new TokenLook())
        .theory(new TokenTheory())
        .checker(new TokenChecker())
        .table(VertexTable.offered())
        .table(
            GameTable.positions(
                "chains",
                "the digraph on 0 to n in which arcs lead down to n-1 and so on",
                "chain({n}) @{n}",
                Axis.of("n", "the start", 1, 1, 9)))
        .table(
            GameTable.positions(
                "tournaments",
                "the digraph on 0 to n with an arc to every smaller number: a heap of Nim",
                "tournament({n}) @{n}",
                Axis.of("n", "the start", 1, 1, 9)))
        .build();
  }
}

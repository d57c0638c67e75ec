package org.farstar.games.graph.token;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.search.NimAlgebra;

/** The token game as Farstar offers it. */
public final class TokenGame {
  /** The game's name on the command line. */
  public static final String ID = "token";

  private TokenGame() {}

  /** The game with its theory and claims. */
  public static Game<TokenPosition> game() {
    return new Game<>(
        ID,
        new Game.Card(
            "The token game",
            "graph",
            "slides",
            "A move carries the token along an arc of an acyclic digraph; who cannot move loses.",
            "arcs a>b and vertices c, then the start @a; or @FILE @START, the file an edge list, DOT"
                + " or GraphML. Sums with ' + '. A move names the vertex it leads to.",
            List.of(),
            List.of(
                new Game.Example("a>b a>c b>c @a", "the smallest digraph with the values 0, 1, 2"),
                new Game.Example(
                    "5>4 5>3 4>3 4>2 3>2 3>1 2>1 2>0 1>0 @5",
                    "taking one or two chips: values n mod 3"),
                new Game.Example("a>b a>c b>c @a + 2>1 2>0 1>0 @2", "a sum, worth 2 xor 2"))),
        new Token(),
        List.of(new TokenTheory()),
        TokenClaims.all(),
        Optional.of(new NimAlgebra()));
  }
}

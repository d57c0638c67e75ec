package org.farstar.games.graph.words;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.game.Game;
import org.farstar.engine.search.NimAlgebra;

/** Word chains as Farstar offers them. */
public final class WordChainGame {
  /** The name on the command line. */
  public static final String ID = "word-chain";

  private WordChainGame() {}

  /** The game with its claims. */
  public static Game<Words> game() {
    return new Game<>(
        ID,
        new Game.Card(
            "Word chain",
            "graph",
            "slides",
            "A move uses a word that is left and begins with the last letter of the word before, at"
                + " the start any word. Who has no word loses.",
            "words with blanks between (_ for a blank in a word), or @file with a word on each"
                + " line, or {countries}, the bundled members of the United Nations; -word takes one"
                + " out; then / and the last word used, if any; case and accents do not matter; sums"
                + " with +",
            List.of(),
            List.of(
                new Game.Example("England France Germany Russia Bulgaria", "the lecture's words"),
                new Game.Example("England France Germany / Spain", "in the middle of a play"),
                new Game.Example("{countries}", "193 countries, any of them first"),
                new Game.Example("{countries} / Spain", "the same after Spain"))),
        new WordChain(),
        List.of(),
        WordClaims.all(),
        Optional.of(new NimAlgebra()),
        WordSolver::of);
  }
}

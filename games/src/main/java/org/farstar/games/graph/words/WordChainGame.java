package org.farstar.games.graph.words;

import org.farstar.engine.game.Game;

/** Word chains as Farstar offers them. */
public final class WordChainGame {
  /** The name on the command line. */
  public static final String ID = "word-chain";

  private WordChainGame() {}

  /** The game with its reduction and its claims. */
  public static Game<Words> game() {
    return Game.named(ID)
        .title("Word chain")
        .board("graph")
        .paper("slides")
        .rules(
            "There is a list of words.",
            "The first move names any of them; every later one names a word not used yet "
                + "that begins with the last letter of the word before.",
            "Whoever has no word loses.")
        .goal(
            "A move uses a word that is left and begins with the last letter of the word before, at"
                + " the start any word. Who has no word loses.")
        .textWithColons(
            "words with blanks between (_ for a blank in a word), or @file with a word on each"
                + " line, or {countries}, the bundled members of the United Nations; -word takes one"
                + " out; then / and the last word used, if any; case and accents do not matter; sums"
                + " with +")
        .example(
            "England France Germany Russia Bulgaria",
            "the lecture's words",
            "Frieze, Combinatorial Games (lecture slides), Game 3")
        .example("England France Germany / Spain", "in the middle of a play", Game.Example.OWN)
        .example("{countries}", "193 countries, any of them first", Game.Example.OWN)
        .example("{countries} / Spain", "the same after Spain", Game.Example.OWN)
        .of(new WordChain())
        .look(new WordLook())
        .reduction(new LetterReduction())
        .build();
  }
}

package org.farstar.games.positional;

import org.farstar.engine.game.Game;
import org.farstar.games.positional.play.Marks;

/** Positional games on any family of sets as Farstar offers them. */
public final class PositionalGame {
  /** The game's name on the command line. */
  public static final String ID = "positional";

  private PositionalGame() {}

  /** The game with its theories. */
  public static Game<Marks> game() {
    return Game.named(ID)
        .title("Positional game")
        .board("positional")
        .paper("slides")
        .rules(
            "There are points, and a family of sets of points.",
            "X and O take a free point in turn.",
            "Whoever first has all points of a set wins; in the other games X alone wants "
                + "a set, or wants to avoid having one.")
        .goal("X and O take points in turn; whole sets of the family decide.")
        .text("FAMILY [words] : X=a,b O=c, or moves of one point each from the first on")
        .parameter(
            "FAMILY    sets {a,b}{b,c}, with [d,e] for points in no set; @FILE, a set in each line;"
                + " lines(3^2), in-row(4,5x5), rows-columns(3x4), animal(elly,4x4), hex(3x3),"
                + " cliques(3,5), paths(4,5), stars(3,5), hamilton(5), matchings(6),"
                + " spanning-trees(4), waerden(3,9), plane(2)")
        .parameter("maker-maker       whoever first has a whole set wins; the usual game")
        .parameter("misere            whoever first has a whole set loses")
        .parameter("maker-breaker     X wins with a whole set, O otherwise")
        .parameter("avoider-enforcer  X loses with a whole set, and wins otherwise")
        .parameter(
            "picker-chooser    X offers two points, O takes one of them, X gets the other; X wins"
                + " with a whole set; chooser-picker: O does")
        .parameter("first=O           O moves first")
        .parameter("turns=p,q         X takes p points in a turn, O takes q")
        .example("{a,b,c}{c,d}{d,e} : X=c O=d", "a family of three sets", Game.Example.OWN)
        .example(
            "cliques(3,5) :",
            "who first has a triangle",
            "Beck, Van der Waerden and Ramsey type games, Combinatorica 1 (1981)")
        .example(
            "spanning-trees(4) maker-breaker first=O :",
            "Lehman's game",
            "Lehman, A solution of the Shannon switching game, J. SIAM 12 (1964)")
        .example(
            "waerden(3,7) :",
            "progressions of three",
            "Beck, Van der Waerden and Ramsey type games, Combinatorica 1 (1981)")
        .of(new PositionalFamily())
        .build();
  }
}

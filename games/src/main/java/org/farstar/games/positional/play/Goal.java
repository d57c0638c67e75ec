package org.farstar.games.positional.play;

/** Who wins by a set of the family that is all of one colour. */
public enum Goal {
  /** Whoever first has a whole set wins; otherwise the game is drawn. */
  MAKER_MAKER("maker-maker", "X", "O"),
  /** Whoever first has a whole set loses; otherwise the game is drawn. */
  MISERE("misere", "X", "O"),
  /** X wins with a whole set, O otherwise. */
  MAKER_BREAKER("maker-breaker", "Maker", "Breaker"),
  /** X loses with a whole set, and wins otherwise. */
  AVOIDER_ENFORCER("avoider-enforcer", "Avoider", "Enforcer"),
  /** X offers two points and gets the one that O leaves; X wins with a whole set, O otherwise. */
  PICKER_CHOOSER("picker-chooser", "Picker", "Chooser"),
  /** X offers two points and gets the one that O leaves; O wins with a whole set, X otherwise. */
  CHOOSER_PICKER("chooser-picker", "Picker", "Chooser");

  private final String word;
  private final String x;
  private final String o;

  Goal(String word, String x, String o) {
    this.word = word;
    this.x = x;
    this.o = o;
  }

  /** The name in the parameters of a line. */
  public String word() {
    return word;
  }

  /** What a player is called. */
  public String role(Side side) {
    return side == Side.X ? x : o;
  }

  /** Whether two points are offered, of which the other player chooses. */
  public boolean offers() {
    return this == PICKER_CHOOSER || this == CHOOSER_PICKER;
  }

  /** Whether a set that is all O's counts, too. */
  public boolean both() {
    return this == MAKER_MAKER || this == MISERE;
  }

  /** Whose sets count, where only one player's do. */
  public Side owner() {
    return this == CHOOSER_PICKER ? Side.O : Side.X;
  }

  /** Whether a whole set loses. */
  public boolean avoids() {
    return this == MISERE || this == AVOIDER_ENFORCER;
  }
}

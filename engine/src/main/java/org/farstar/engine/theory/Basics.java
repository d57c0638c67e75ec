package org.farstar.engine.theory;

/** The statements on which answers about every game may rest. */
public final class Basics {
  /** Nobody can move. */
  public static final Statement END =
      Works.RULES
          .at("end", "")
          .says("A play is over when the player to move cannot, or when the rules say so.")
          .standing(Standing.RULES);

  /** Values add up. */
  public static final Statement VALUES =
      Works.CONWAY
          .at("sums", "sums of values")
          .says(
              "Games form a group under addition: each part of a sum may be replaced by its value,"
                  + " and Left wins moving second exactly if the sum of the values is at least 0.");

  /** Nimbers add without carry. */
  public static final Statement NIM_SUM =
      Works.SLIDES
          .at("sum", "theorem on the Sprague-Grundy function of a sum")
          .says("The function of a sum of two games is the exclusive or of theirs.");

  /** The Grundy value of a position is the mex of those of its options. */
  public static final Statement RECURSION =
      Works.SPRAGUE_GRUNDY
          .at("mex", "recursion")
          .says(
              "A position of an impartial game has the value of a heap of Nim whose size is the"
                  + " least number that is not the value of one of its options.");

  private Basics() {}
}

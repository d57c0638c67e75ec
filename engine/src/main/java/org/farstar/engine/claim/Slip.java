package org.farstar.engine.claim;

/**
 * A printed statement that is false. A claim corrects it only with all three: the printed line,
 * what it says, and why the claim and not the print holds.
 *
 * @param printed the printed line, short, as a citation; formulas as they are typed here
 * @param meaning what it says, in this project's words
 * @param reason why what the claim says holds instead: the proof, or that all cases are computed
 */
public record Slip(String printed, String meaning, String reason) {
  /**
   * @throws IllegalArgumentException if one of them is empty
   */
  public Slip {
    if (printed.isBlank() || meaning.isBlank() || reason.isBlank()) {
      throw new IllegalArgumentException("a slip has its line, its meaning and a reason");
    }
  }

  /** The printed line. */
  public static Quoted printed(String line) {
    return new Quoted(line);
  }

  /**
   * A printed line.
   *
   * @param line as it is printed
   */
  public record Quoted(String line) {
    /** What the line says. */
    public Meant meaning(String words) {
      return new Meant(line, words);
    }
  }

  /**
   * A printed line with its meaning.
   *
   * @param line as it is printed
   * @param words what it says
   */
  public record Meant(String line, String words) {
    /** Why what the claim says holds instead. */
    public Slip because(String reason) {
      return new Slip(line, words, reason);
    }
  }
}

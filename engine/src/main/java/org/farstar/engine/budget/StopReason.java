package org.farstar.engine.budget;

/** Why a search or a check ended before it was done. */
public enum StopReason {
  TIME("the time is used up"),
  POSITIONS("the number of positions is used up"),
  SHARE("its share of the positions is used up"),
  MEMORY("the memory is used up"),
  THEORY("the theorems say no more"),
  SIZE("larger sizes cannot be checked"),
  CANCELLED("it was interrupted");

  private final String sentence;

  StopReason(String sentence) {
    this.sentence = sentence;
  }

  /** A clause without a capital or a full stop. */
  public String sentence() {
    return sentence;
  }
}

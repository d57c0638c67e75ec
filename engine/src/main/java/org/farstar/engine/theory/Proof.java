package org.farstar.engine.theory;

import java.util.List;
import java.util.function.Supplier;

/**
 * Why a fact holds: the statements it rests on, the steps that lead from them to it, and what that
 * has cost.
 */
public final class Proof {
  private final List<String> theorems;
  private final Supplier<List<Step>> steps;
  private final Effort effort;

  private Proof(List<String> theorems, Supplier<List<Step>> steps, Effort effort) {
    this.theorems = List.copyOf(theorems);
    this.steps = steps;
    this.effort = effort;
  }

  /**
   * A proof by these statements, each with its paper: {@code end-nim, Proposition 11}. Never a
   * count, which belongs into the {@link #effort}.
   */
  public static Proof by(String... theorems) {
    return new Proof(List.of(theorems), List::of, Effort.NONE);
  }

  /** The same proof with steps, made when they are asked for. */
  public Proof because(Supplier<List<Step>> reason) {
    return new Proof(theorems, reason, effort);
  }

  /** The same proof with what it has cost. */
  public Proof after(Effort spent) {
    return new Proof(theorems, steps, spent);
  }

  /** The statements it rests on. */
  public List<String> theorems() {
    return theorems;
  }

  /** The steps. */
  public List<Step> steps() {
    return List.copyOf(steps.get());
  }

  /** What it has cost. */
  public Effort effort() {
    return effort;
  }
}

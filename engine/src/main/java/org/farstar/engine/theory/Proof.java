package org.farstar.engine.theory;

import java.util.List;
import java.util.function.Supplier;

/**
 * Why a fact holds: the statements it rests on, the steps that lead from them to it, and what that
 * has cost.
 */
public final class Proof {
  private final List<Statement> statements;
  private final List<String> notes;
  private final Supplier<List<Step>> steps;
  private final Effort effort;

  private Proof(
      List<Statement> statements, List<String> notes, Supplier<List<Step>> steps, Effort effort) {
    this.statements = List.copyOf(statements);
    this.notes = List.copyOf(notes);
    this.steps = steps;
    this.effort = effort;
  }

  /** A proof by these statements. */
  public static Proof by(Statement... statements) {
    return by(List.of(statements));
  }

  /** A proof by these statements. */
  public static Proof by(List<Statement> statements) {
    return new Proof(statements, List.of(), List::of, Effort.NONE);
  }

  /**
   * The same proof with what the statements are applied to, where readers want to know it at once,
   * as a period that was found. Never a count, which belongs into the {@link #effort}.
   */
  public Proof noting(String note) {
    return new Proof(statements, List.of(note), steps, effort);
  }

  /** The same proof with steps, made when they are asked for. */
  public Proof because(Supplier<List<Step>> reason) {
    return new Proof(statements, notes, reason, effort);
  }

  /** The statements it rests on. */
  public List<Statement> statements() {
    return statements;
  }

  /** What the statements are applied to, usually nothing that readers want to know at once. */
  public List<String> notes() {
    return notes;
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

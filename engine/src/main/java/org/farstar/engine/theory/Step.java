package org.farstar.engine.theory;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.values.player.Outcome;

/**
 * One step of a reason, as data for programs, drawings and sentences: a {@link Wording} says it.
 *
 * @param kind which kind of step it is; it says which data the step has
 * @param statements the statements the step rests on, none where it needs none
 * @param data the step as data, by the {@linkplain StepKind#keys keys} of its kind, in the order
 *     given
 */
public record Step(StepKind kind, List<Statement> statements, Map<String, Object> data) {
  /**
   * @throws IllegalArgumentException if the kind has no such key, or a value of another type for it
   */
  public Step {
    Map<String, Object> checked = new LinkedHashMap<>();
    for (Map.Entry<String, Object> entry : data.entrySet()) {
      checked.put(
          entry.getKey(),
          StepKey.named(kind.keys(), entry.getKey(), kind).checked(entry.getValue()));
    }
    data = Collections.unmodifiableMap(checked);
    statements = List.copyOf(statements);
  }

  /** A step without data that rests on these statements, to be completed by {@link #with}. */
  public static Step of(StepKind kind, Statement... statements) {
    return of(kind, List.of(statements));
  }

  /** A step without data that rests on some statements, to be completed by {@link #with}. */
  public static Step of(StepKind kind, List<Statement> statements) {
    return new Step(kind, statements, Map.of());
  }

  /**
   * What happens in the step, in the usual wording; may have several lines, aligned for a
   * fixed-width font.
   */
  public String text() {
    return Wording.english().text(this);
  }

  /** The places of the statements, empty where the step needs none. */
  public String cite() {
    return Statement.places(statements);
  }

  /**
   * The same step with one more entry of data.
   *
   * @throws IllegalArgumentException if the kind has no such key, or a value of another type for it
   */
  public Step with(String key, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(data);
    more.put(key, value);
    return new Step(kind, statements, more);
  }

  /**
   * The same step with one more entry of data, where there is a value.
   *
   * @throws IllegalArgumentException if the kind has no such key, or a value of another type for it
   */
  public Step with(String key, Optional<?> value) {
    return value.isPresent() ? with(key, value.get()) : this;
  }

  /**
   * The steps of a reason, each with all the data that its kind requires.
   *
   * @throws IllegalArgumentException if a step lacks some
   */
  public static List<Step> complete(List<Step> steps) {
    for (Step step : steps) {
      for (StepKey key : step.kind.keys()) {
        if (key.required() && !step.data.containsKey(key.name())) {
          throw new IllegalArgumentException(
              "a step of kind " + step.kind + " lacks '" + key.name() + "': " + step.data);
        }
      }
    }
    return List.copyOf(steps);
  }

  /** An entry that is a list, as texts; empty where the step lacks it. */
  public List<String> texts(String key) {
    return data.get(key) instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of();
  }

  /** An entry that is a table, as texts; empty where the step lacks it. */
  public List<List<String>> rows(String key) {
    return data.get(key) instanceof List<?> list
        ? list.stream().map(row -> ((List<?>) row).stream().map(Object::toString).toList()).toList()
        : List.of();
  }

  /** Whether the outcome class in the data is this one, under either of its names. */
  public boolean states(Outcome outcome) {
    Object stated = data.get("outcome");
    return outcome.name().equals(stated) || outcome.label(false).equals(stated);
  }

  // Written out: what is generated for a record costs a process just started 10 ms (decision 8).
  @Override
  public boolean equals(Object other) {
    return other instanceof Step that
        && kind == that.kind
        && statements.equals(that.statements)
        && data.equals(that.data);
  }

  @Override
  public int hashCode() {
    return data.hashCode();
  }
}

package org.farstar.engine.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * One entry of the data of a step.
 *
 * @param name the key, as JSON has it
 * @param type what the value is
 * @param required whether every whole step of the kind has it
 * @param meaning what the value says, a phrase without a full stop
 */
public record StepKey(String name, Type type, boolean required, String meaning) {
  /** What the value of an entry can be. */
  public enum Type {
    /** A text; numbers that may be infinite or of any length are texts too. */
    TEXT("text", String.class::isInstance),
    /** An integer: an {@link Integer}, a {@link Long} or a {@link BigInteger}. */
    INTEGER("integer", Type::isInteger),
    /** True or false. */
    BOOLEAN("true or false", Boolean.class::isInstance),
    /** A list of texts. */
    TEXTS("list of texts", value -> isList(value, String.class::isInstance)),
    /** A list of integers. */
    INTEGERS("list of integers", value -> isList(value, Type::isInteger)),
    /** The rows of a table: lists of texts and integers. */
    ROWS(
        "list of lists of texts and integers",
        value ->
            isList(value, row -> isList(row, cell -> cell instanceof String || isInteger(cell))));

    private final String words;
    private final Predicate<Object> has;

    Type(String words, Predicate<Object> has) {
      this.words = words;
      this.has = has;
    }

    /** The type in words, as in {@code list of texts}. */
    public String words() {
      return words;
    }

    /** Whether a value is of this type. */
    public boolean has(Object value) {
      return has.test(value);
    }

    private static boolean isInteger(Object value) {
      return value instanceof Integer || value instanceof Long || value instanceof BigInteger;
    }

    private static boolean isList(Object value, Predicate<Object> entries) {
      return value instanceof List<?> list && list.stream().allMatch(entries);
    }
  }

  /**
   * The entry of this name among those of a kind.
   *
   * @throws IllegalArgumentException if the kind has no entry of this name
   */
  static StepKey named(List<StepKey> keys, String name, StepKind kind) {
    for (StepKey key : keys) {
      if (key.name().equals(name)) {
        return key;
      }
    }
    String allowed = keys.stream().map(StepKey::name).collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        "a step of kind " + kind + " has no '" + name + "', only: " + allowed);
  }

  /** The same entry, one that a step may lack. */
  public StepKey optional() {
    return new StepKey(name, type, false, meaning);
  }

  /**
   * The value, copied so that nobody can change it.
   *
   * @throws IllegalArgumentException if it is of another type
   */
  Object checked(Object value) {
    if (!type.has(value)) {
      throw new IllegalArgumentException(
          "the data '" + name + "' of a step is " + value + ", expected: " + type.words());
    }
    return value instanceof List<?> list ? copied(list) : value;
  }

  private static List<Object> copied(List<?> list) {
    List<Object> copy = new ArrayList<>();
    list.forEach(entry -> copy.add(entry instanceof List<?> row ? List.copyOf(row) : entry));
    return Collections.unmodifiableList(copy);
  }

  static StepKey text(String name, String meaning) {
    return new StepKey(name, Type.TEXT, true, meaning);
  }

  static StepKey integer(String name, String meaning) {
    return new StepKey(name, Type.INTEGER, true, meaning);
  }

  static StepKey bool(String name, String meaning) {
    return new StepKey(name, Type.BOOLEAN, true, meaning);
  }

  static StepKey texts(String name, String meaning) {
    return new StepKey(name, Type.TEXTS, true, meaning);
  }

  static StepKey integers(String name, String meaning) {
    return new StepKey(name, Type.INTEGERS, true, meaning);
  }

  static StepKey rows(String name, String meaning) {
    return new StepKey(name, Type.ROWS, true, meaning);
  }
}

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
 * @param words the words that the value can be; empty where it can be any text
 * @param use whether sentences have it
 */
public record StepKey(
    String name, Type type, boolean required, String meaning, List<String> words, Use use) {
  /** What an entry is good for. */
  public enum Use {
    /** The sentence says it. */
    SAID,
    /** The sentence says it, a long number by its ends. */
    NUMBER,
    /** The sentence says it, between quotation marks where it has blanks or signs. */
    NAME,
    /** Drawings need it; it follows from the position and from what the sentence says. */
    DRAWN
  }

  /** What the value of an entry can be. */
  public enum Type {
    /** A text; numbers that may be infinite or of any length are texts too. */
    TEXT("text", String.class::isInstance),
    /** A word that languages have of their own: the name of a player or one of a few words. */
    WORD("text", String.class::isInstance),
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

    /** Whether the value is a list. */
    public boolean isList() {
      return this == TEXTS || this == INTEGERS || this == ROWS;
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
    return new StepKey(name, type, false, meaning, words, use);
  }

  /** The same entry with numbers of any length. */
  StepKey numbers() {
    return new StepKey(name, type, required, meaning, words, Use.NUMBER);
  }

  /** The same entry with names of vertices. */
  StepKey names() {
    return new StepKey(name, type, required, meaning, words, Use.NAME);
  }

  /** The same entry, one that only drawings need. */
  StepKey drawn() {
    return new StepKey(name, type, required, meaning, words, Use.DRAWN);
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
    if (!words.isEmpty() && !words.contains(value)) {
      throw new IllegalArgumentException(
          "the data '" + name + "' of a step is " + value + ", expected: " + words);
    }
    return value instanceof List<?> list ? copied(list) : value;
  }

  private static List<Object> copied(List<?> list) {
    List<Object> copy = new ArrayList<>();
    list.forEach(entry -> copy.add(entry instanceof List<?> row ? List.copyOf(row) : entry));
    return Collections.unmodifiableList(copy);
  }

  static StepKey text(String name, String meaning) {
    return new StepKey(name, Type.TEXT, true, meaning, List.of(), Use.SAID);
  }

  /** A name of a player, or one of these words where there are any. */
  static StepKey oneOf(String name, String meaning, String... words) {
    return new StepKey(name, Type.WORD, true, meaning, List.of(words), Use.SAID);
  }

  static StepKey integer(String name, String meaning) {
    return new StepKey(name, Type.INTEGER, true, meaning, List.of(), Use.SAID);
  }

  static StepKey bool(String name, String meaning) {
    return new StepKey(name, Type.BOOLEAN, true, meaning, List.of(), Use.SAID);
  }

  static StepKey texts(String name, String meaning) {
    return new StepKey(name, Type.TEXTS, true, meaning, List.of(), Use.SAID);
  }

  static StepKey integers(String name, String meaning) {
    return new StepKey(name, Type.INTEGERS, true, meaning, List.of(), Use.SAID);
  }

  static StepKey rows(String name, String meaning) {
    return new StepKey(name, Type.ROWS, true, meaning, List.of(), Use.SAID);
  }
}

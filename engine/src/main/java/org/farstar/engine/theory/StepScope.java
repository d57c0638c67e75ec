package org.farstar.engine.theory;

import java.util.List;
import java.util.Map;

/**
 * The data that a template sees: those of the step by their keys, and within a list the cells of
 * one entry by their numbers from 1.
 *
 * @param wording where phrases and words are looked up
 * @param data the data of the step
 * @param kind the kind of the step
 * @param cells the cells of the entry; empty outside of lists
 * @param keys to which key each cell belongs, or one key for all of them
 */
record StepScope(
    Wording wording, Map<String, Object> data, StepKind kind, List<?> cells, List<StepKey> keys) {
  StepScope(Wording wording, Step step) {
    this(wording, step.data(), step.kind(), List.of(), List.of());
  }

  /** The same within an entry of a list. */
  StepScope entry(List<?> entry, List<StepKey> from) {
    return new StepScope(wording, data, kind, entry, from);
  }

  static boolean isCell(String reference) {
    return Character.isDigit(reference.charAt(0));
  }

  /** The name of the key that a reference speaks of, as {@code terms} in {@code terms.2}. */
  static String name(String reference) {
    int dot = reference.indexOf('.');
    return dot < 0 ? reference : reference.substring(0, dot);
  }

  /** What a reference stands for; null where the step lacks it. */
  Object value(String reference) {
    if (isCell(reference)) {
      return at(cells, reference);
    }
    Object value = data.get(name(reference));
    boolean whole = reference.indexOf('.') < 0;
    return whole || value == null
        ? value
        : at((List<?>) value, reference.substring(reference.indexOf('.') + 1));
  }

  private static Object at(List<?> list, String number) {
    int index = Integer.parseInt(number) - 1;
    return index < list.size() ? list.get(index) : null;
  }

  private StepKey key(String reference) {
    if (!isCell(reference)) {
      return kind.key(name(reference)).orElseThrow();
    }
    int index = Integer.parseInt(reference) - 1;
    return keys.size() == 1 ? keys.get(0) : keys.get(index);
  }

  /** How it is written. */
  String shown(String reference) {
    Object value = value(reference);
    if (value == null) {
      return "";
    }
    StepKey key = key(reference);
    String text = value.toString();
    if (key.type() == StepKey.Type.WORD) {
      return wording.word(text);
    }
    return switch (key.use()) {
      case NAME -> Quoted.name(text);
      case NUMBER -> Digits.shown(text);
      case SAID, DRAWN -> text;
    };
  }

  /** Quotation marks around names that could be read as several. */
  private static final class Quoted {
    private static final String JOINTS = "->\"";

    private Quoted() {}

    static String name(String name) {
      boolean plain =
          name.chars().noneMatch(c -> Character.isWhitespace(c) || JOINTS.indexOf(c) >= 0);
      return plain ? name : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
  }
}

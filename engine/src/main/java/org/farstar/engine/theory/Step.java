package org.farstar.engine.theory;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One step of a reason: a sentence for people and the same as data, for programs and drawings.
 *
 * @param kind which kind of step it is, a word that is the same for all steps drawn alike
 * @param cite the statement the step rests on, empty where it needs none
 * @param text what happens in the step; may have several lines, aligned for a fixed-width font
 * @param data the step as data: strings, numbers, and lists of these, in a fixed order
 */
public record Step(String kind, String cite, String text, Map<String, Object> data) {
  public Step {
    data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
  }

  /** A step without data. */
  public static Step of(String kind, String cite, String text) {
    return new Step(kind, cite, text, Map.of());
  }

  /** The same step with one more entry of data. */
  public Step with(String key, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(data);
    more.put(key, value);
    return new Step(kind, cite, text, more);
  }
}

package org.farstar.front.json;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Short objects of JSON: {@code Map.of} would write their entries in another order in every run.
 */
public final class JsonObject {
  private JsonObject() {}

  /** An object of two entries, in this order. */
  public static Map<String, Object> of(String key, Object value, String next, Object valueOfNext) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(key, value);
    data.put(next, valueOfNext);
    return data;
  }
}

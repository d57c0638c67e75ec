package org.farstar.web.http;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.front.json.JsonReader;

/**
 * The JSON object that came with a request, read field by field; nothing unknown may stand in it.
 */
public final class Body {
  private static final int LONGEST_TEXT = 20_000;

  private final Map<?, ?> fields;
  private final Set<String> asked = new HashSet<>();

  private Body(Map<?, ?> fields) {
    this.fields = fields;
  }

  /**
   * Reads it.
   *
   * @throws Problem where it is not JSON or no object
   */
  public static Body of(Request request) {
    String type = request.header("content-type").orElse("");
    if (!type.equals("application/json") && !type.startsWith("application/json;")) {
      throw new Problem(415, "the body of this request must be application/json");
    }
    if (JsonReader.read(request.body()) instanceof Map<?, ?> map) {
      return new Body(map);
    }
    throw Problem.wrong("the body of this request must be a JSON object");
  }

  /** A text that must be there. */
  public String text(String name) {
    return optionalText(name).orElseThrow(() -> Problem.wrong("'" + name + "' is missing"));
  }

  /** A text that may be there. */
  public Optional<String> optionalText(String name) {
    Optional<String> text = field(name, String.class, "a text");
    if (text.isPresent() && text.get().length() > LONGEST_TEXT) {
      throw new Problem(413, "'" + name + "' is longer than " + LONGEST_TEXT + " characters");
    }
    return text;
  }

  /** A text that is one of a few, or the first if there is none. */
  public String choice(String name, List<String> allowed) {
    String text = optionalText(name).orElse(allowed.get(0));
    if (!allowed.contains(text)) {
      throw Problem.wrong(
          "'" + name + "': found '" + text + "', allowed: " + String.join(", ", allowed));
    }
    return text;
  }

  /** A truth value, or false if there is none. */
  public boolean flag(String name) {
    return field(name, Boolean.class, "true or false").orElse(false);
  }

  /**
   * A whole number.
   *
   * @param usual what counts if there is none
   */
  public int number(String name, int least, int most, int usual) {
    BigInteger number =
        field(name, BigInteger.class, "a whole number").orElse(BigInteger.valueOf(usual));
    if (number.compareTo(BigInteger.valueOf(least)) < 0
        || number.compareTo(BigInteger.valueOf(most)) > 0) {
      throw Problem.wrong(
          "'" + name + "': found " + number + ", allowed: from " + least + " to " + most);
    }
    return number.intValue();
  }

  /** A list of texts, or empty if there is none. */
  public List<String> texts(String name) {
    List<?> list = field(name, List.class, "a list of texts").orElse(List.of());
    return list.stream()
        .map(
            item -> {
              if (item instanceof String text && text.length() <= LONGEST_TEXT) {
                return text;
              }
              throw Problem.wrong("'" + name + "' must be a list of texts");
            })
        .toList();
  }

  /** Texts by their names, or empty if there are none. */
  public Map<String, String> named(String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    Map<?, ?> given = field(name, Map.class, "an object of texts").orElse(Map.of());
    for (Map.Entry<?, ?> entry : given.entrySet()) {
      if (!(entry.getValue() instanceof String text) || text.length() > LONGEST_TEXT) {
        throw Problem.wrong("'" + name + "' must be an object of texts");
      }
      texts.put((String) entry.getKey(), text);
    }
    return texts;
  }

  /**
   * Says that everything was read.
   *
   * @throws Problem where something else stands in it
   */
  public void done() {
    for (Object name : fields.keySet()) {
      if (!asked.contains(name)) {
        throw Problem.wrong("nothing is known of '" + name + "'");
      }
    }
  }

  private <T> Optional<T> field(String name, Class<T> type, String words) {
    asked.add(name);
    Object value = fields.get(name);
    if (value != null && !type.isInstance(value)) {
      throw Problem.wrong("'" + name + "' must be " + words);
    }
    return Optional.ofNullable(value).map(type::cast);
  }
}

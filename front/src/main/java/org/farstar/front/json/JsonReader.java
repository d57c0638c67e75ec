package org.farstar.front.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.input.InputException;

/**
 * Reads JSON as {@link Json} writes it: objects as maps in their order, arrays as lists, numbers as
 * {@link java.math.BigInteger} or {@link java.math.BigDecimal}.
 */
public final class JsonReader {
  private static final int DEEPEST = 32;
  private static final int LONGEST_NUMBER = 100;

  private JsonReader() {}

  /**
   * Reads one JSON text.
   *
   * @throws InputException if it is not one, a name stands twice in an object, or it is nested
   *     deeper than 32
   */
  public static Object read(String text) {
    try (JsonParser parser = factory(text.length()).createParser(text)) {
      parser.nextToken();
      Object data = value(parser);
      if (parser.nextToken() != null) {
        throw new InputException("this is more than one JSON text");
      }
      return data;
    } catch (IOException e) {
      String message = e.getMessage() == null ? "it ends too soon" : e.getMessage();
      throw new InputException("this is no JSON: " + message.lines().findFirst().orElse(""));
    }
  }

  private static JsonFactory factory(int length) {
    return new JsonFactoryBuilder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(DEEPEST)
                .maxNumberLength(LONGEST_NUMBER)
                .maxStringLength(Math.max(1, length))
                .build())
        .build();
  }

  private static Object value(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new InputException("this is no JSON: it ends too soon");
    }
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> parser.getBigIntegerValue();
      case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> object = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      object.put(name, value(parser));
    }
    return object;
  }

  private static List<Object> array(JsonParser parser) throws IOException {
    List<Object> array = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value(parser));
    }
    return array;
  }
}

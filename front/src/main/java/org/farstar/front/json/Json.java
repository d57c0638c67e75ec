package org.farstar.front.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes data as JSON: maps, lists, texts, numbers, truth values and null, as they stand in the
 * answers of the engine.
 */
public final class Json {
  private Json() {}

  /** The data as text, indented, with a line break at the end. */
  public static String write(Object data) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
      json.setPrettyPrinter(
          new DefaultPrettyPrinter()
              .withObjectIndenter(indenter)
              .withArrayIndenter(indenter)
              .withSeparators(
                  Separators.createDefaultInstance()
                      .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                      .withArrayEmptySeparator("")
                      .withObjectEmptySeparator("")));
      write(data, json);
    } catch (IOException e) {
      throw new UncheckedIOException("a StringWriter does not fail", e);
    }
    return text.append('\n').toString();
  }

  /** The data as text on one line, without a line break. */
  public static String line(Object data) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      write(data, json);
    } catch (IOException e) {
      throw new UncheckedIOException("a StringWriter does not fail", e);
    }
    return text.toString();
  }

  private static void write(Object data, JsonGenerator json) throws IOException {
    if (data == null || data instanceof Optional<?> none && none.isEmpty()) {
      json.writeNull();
    } else if (data instanceof Optional<?> some) {
      write(some.get(), json);
    } else if (data instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else if (data instanceof BigInteger number) {
      json.writeNumber(number);
    } else if (data instanceof Double || data instanceof Float) {
      json.writeNumber(((Number) data).doubleValue());
    } else if (data instanceof Number number) {
      json.writeNumber(number.longValue());
    } else if (data instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.writeFieldName(entry.getKey().toString());
        write(entry.getValue(), json);
      }
      json.writeEndObject();
    } else if (data instanceof List<?> list) {
      json.writeStartArray();
      for (Object item : list) {
        write(item, json);
      }
      json.writeEndArray();
    } else {
      json.writeString(data.toString());
    }
  }
}

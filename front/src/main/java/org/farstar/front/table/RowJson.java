package org.farstar.front.table;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.table.Cell;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/**
 * Rows of cells as a JSON array of arrays, and back. An integer is a number, a text a text, no
 * value {@code null}; who wins and values are objects: {@code {"N":"first"}} is an outcome class
 * with its label, {@code {"nimber":2}}, {@code {"number":"1/2"}} and {@code {"game":"{1|0}"}} are
 * values. Not thread-safe.
 */
public final class RowJson {
  private static final String NIMBER = "nimber";
  private static final String NUMBER = "number";
  private static final String GAME = "game";

  private final JsonFactory json = new JsonFactory();

  /** Where games that are read live; made when the first is met. */
  private Universe universe;

  /** Rows whose games are read into a universe of their own. */
  public RowJson() {}

  /** The rows as one line. */
  public String write(List<List<Cell>> rows) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = json.createGenerator(text)) {
      out.writeStartArray();
      for (List<Cell> row : rows) {
        out.writeStartArray();
        for (Cell cell : row) {
          write(cell, out);
        }
        out.writeEndArray();
      }
      out.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException("a StringWriter does not fail", e);
    }
    return text.toString();
  }

  private static void write(Cell cell, JsonGenerator out) throws IOException {
    if (cell instanceof Cell.Whole whole) {
      out.writeNumber(whole.number());
    } else if (cell instanceof Cell.Text text) {
      out.writeString(text.text());
    } else if (cell instanceof Cell.Win win) {
      out.writeStartObject();
      out.writeStringField(win.outcome().name(), win.label());
      out.writeEndObject();
    } else if (cell instanceof Cell.Worth worth) {
      out.writeStartObject();
      write(worth.value(), out);
      out.writeEndObject();
    } else {
      out.writeNull();
    }
  }

  private static void write(Value value, JsonGenerator out) throws IOException {
    if (value instanceof Nimber nimber) {
      out.writeFieldName(NIMBER);
      out.writeNumber(nimber.size());
    } else {
      out.writeStringField(value instanceof ShortGame ? GAME : NUMBER, value.toString());
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException if the text is anything else
   */
  public List<List<Cell>> read(String text) {
    try (JsonParser in = json.createParser(text)) {
      require(in.nextToken() == JsonToken.START_ARRAY);
      List<List<Cell>> rows = new ArrayList<>();
      while (in.nextToken() == JsonToken.START_ARRAY) {
        List<Cell> row = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
          row.add(cell(in));
        }
        rows.add(row);
      }
      require(in.currentToken() == JsonToken.END_ARRAY && in.nextToken() == null);
      return rows;
    } catch (IOException | ArithmeticException e) {
      throw new IllegalArgumentException("no rows of cells", e);
    }
  }

  private static void require(boolean right) {
    if (!right) {
      throw new IllegalArgumentException("no rows of cells");
    }
  }

  private Cell cell(JsonParser in) throws IOException {
    JsonToken token = in.currentToken();
    if (token == JsonToken.VALUE_NUMBER_INT) {
      return Cell.of(in.getLongValue());
    }
    if (token == JsonToken.VALUE_STRING) {
      return Cell.of(in.getText());
    }
    if (token == JsonToken.VALUE_NULL) {
      return Cell.NONE;
    }
    require(token == JsonToken.START_OBJECT && in.nextToken() == JsonToken.FIELD_NAME);
    String kind = in.currentName();
    in.nextToken();
    Cell cell = cell(kind, in);
    require(in.nextToken() == JsonToken.END_OBJECT);
    return cell;
  }

  private Cell cell(String kind, JsonParser in) throws IOException {
    if (kind.equals(NIMBER)) {
      require(in.currentToken() == JsonToken.VALUE_NUMBER_INT);
      return Cell.of(Nimber.of(in.getBigIntegerValue()));
    }
    require(in.currentToken() == JsonToken.VALUE_STRING);
    String text = in.getText();
    return switch (kind) {
      case NUMBER -> Cell.of(Dyadic.read(text));
      case GAME -> Cell.of(game(text));
      default -> new Cell.Win(Outcome.valueOf(kind), text);
    };
  }

  private ShortGame game(String text) {
    if (universe == null) {
      universe = new Universe();
    }
    try {
      return universe.read(text);
    } catch (UniverseFullException e) {
      universe = new Universe();
      return universe.read(text);
    }
  }
}

package org.farstar.site.shim.org.farstar.front.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.input.InputException;
import org.farstar.site.Browser;
import org.teavm.jso.JSObject;

/** Reads JSON by the browser's reader. */
public final class JsonReader {
  private JsonReader() {}

  public static Object read(String text) {
    JSObject found = Browser.parsed(text);
    if (Browser.kind(found).equals("none")) {
      throw new InputException("this is no JSON");
    }
    return value(found);
  }

  private static Object value(JSObject data) {
    return switch (Browser.kind(data)) {
      case "text" -> Browser.text(data);
      case "number" -> number(Browser.text(data));
      case "true" -> true;
      case "false" -> false;
      case "list" -> list(data);
      case "object" -> object(data);
      default -> null;
    };
  }

  private static Object number(String text) {
    BigDecimal number = new BigDecimal(text);
    return number.scale() <= 0 ? number.toBigIntegerExact() : number;
  }

  private static List<Object> list(JSObject data) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < Browser.length(data); i++) {
      list.add(value(Browser.item(data, i)));
    }
    return list;
  }

  private static Map<String, Object> object(JSObject data) {
    Map<String, Object> map = new LinkedHashMap<>();
    JSObject names = Browser.names(data);
    for (int i = 0; i < Browser.length(names); i++) {
      String name = Browser.text(Browser.item(names, i));
      map.put(name, value(Browser.field(data, name)));
    }
    return map;
  }
}

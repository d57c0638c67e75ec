package org.farstar.site.shim.org.farstar.front.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes data as JSON, as the library of the server does. */
public final class Json {
  private Json() {}

  public static String line(Object data) {
    StringBuilder text = new StringBuilder();
    write(data, text);
    return text.toString();
  }

  private static void write(Object data, StringBuilder to) {
    if (data == null) {
      to.append("null");
    } else if (data instanceof Optional<?> some) {
      write(some.orElse(null), to);
    } else if (data instanceof Boolean || data instanceof Number) {
      to.append(data);
    } else if (data instanceof Map<?, ?> map) {
      String separator = "{";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        to.append(separator);
        text(entry.getKey().toString(), to);
        to.append(':');
        write(entry.getValue(), to);
        separator = ",";
      }
      to.append(map.isEmpty() ? "{}" : "}");
    } else if (data instanceof List<?> list) {
      String separator = "[";
      for (Object item : list) {
        to.append(separator);
        write(item, to);
        separator = ",";
      }
      to.append(list.isEmpty() ? "[]" : "]");
    } else {
      text(data.toString(), to);
    }
  }

  private static void text(String text, StringBuilder to) {
    to.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int known = "\"\\\b\f\n\r\t".indexOf(c);
      if (known >= 0) {
        to.append('\\').append("\"\\bfnrt".charAt(known));
      } else if (c < ' ') {
        to.append("\\u00").append(hex(c >> 4)).append(hex(c & 15));
      } else {
        to.append(c);
      }
    }
    to.append('"');
  }

  private static char hex(int digit) {
    return "0123456789ABCDEF".charAt(digit);
  }
}

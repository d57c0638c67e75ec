package org.farstar.web.http;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.front.json.Json;

/**
 * What the server answers.
 *
 * @param status the status of HTTP
 * @param type the media type
 * @param headers further headers
 * @param bytes what is sent
 */
public record Answer(int status, String type, Map<String, String> headers, byte[] bytes)
    implements Response {
  private static final String JSON = "application/json; charset=utf-8";

  public Answer {
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  /** Data as JSON. */
  public static Answer json(Object data) {
    return json(200, data);
  }

  /** Data as JSON, with a status of its own. */
  public static Answer json(int status, Object data) {
    return text(status, JSON, Json.line(data));
  }

  /** Text of some type. */
  public static Answer text(int status, String type, String text) {
    return new Answer(status, type, Map.of(), text.getBytes(StandardCharsets.UTF_8));
  }

  /** Nothing more than that it is done. */
  public static Answer done() {
    return new Answer(204, "", Map.of(), new byte[0]);
  }

  /** The same with one header more. */
  public Answer with(String header, String value) {
    Map<String, String> all = new LinkedHashMap<>(headers);
    all.put(header, value);
    return new Answer(status, type, all, bytes);
  }
}

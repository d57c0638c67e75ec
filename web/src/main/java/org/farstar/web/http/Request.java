package org.farstar.web.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody asked of the server.
 *
 * @param method the method of HTTP, in capitals
 * @param path the path, decoded, beginning with a slash
 * @param query the parameters behind the question mark, the first of each name
 * @param headers the headers by their names in small letters
 * @param body the text that came with it, or empty if there is none
 * @param parts what stands in the path where the {@linkplain Routes pattern} has a name
 */
public record Request(
    String method,
    String path,
    Map<String, String> query,
    Map<String, String> headers,
    String body,
    Map<String, String> parts) {
  public Request {
    query = Collections.unmodifiableMap(new LinkedHashMap<>(query));
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  /** The same with the parts of the path that a pattern names. */
  Request with(Map<String, String> named) {
    return new Request(method, path, query, headers, body, named);
  }

  /** The same with the text that came with it. */
  public Request withBody(String text) {
    return new Request(method, path, query, headers, text, parts);
  }

  /** A part of the path that the pattern names. */
  public String part(String name) {
    return parts.get(name);
  }

  /** A header, by its name in small letters. */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  /** A parameter behind the question mark. */
  public Optional<String> query(String name) {
    return Optional.ofNullable(query.get(name));
  }
}

package org.farstar.web.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Which request is answered by what. */
public final class Routes {
  private record Route(String method, String[] pattern, Function<Request, Response> handler) {}

  private final List<Route> routes = new ArrayList<>();

  /** No routes yet. */
  public Routes() {}

  /**
   * Adds a route.
   *
   * @param method the method of HTTP
   * @param pattern a path of which parts in braces stand for anything, as in {@code
   *     /api/v1/games/&#123;game&#125;}
   */
  public Routes add(String method, String pattern, Function<Request, Response> handler) {
    routes.add(new Route(method, pattern.split("/", -1), handler));
    return this;
  }

  /** Answers a request; what cannot be answered is a {@link Problem}. Never throws. */
  public Response answer(Request request) {
    try {
      boolean known = false;
      for (Route route : routes) {
        Optional<Map<String, String>> parts = parts(route.pattern, request.path());
        known |= parts.isPresent();
        if (parts.isPresent() && route.method.equals(request.method())) {
          return route.handler.apply(request.with(parts.get()));
        }
      }
      throw known
          ? new Problem(405, request.method() + " is not for " + request.path())
          : Problem.missing("there is nothing at " + request.path());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return Problem.answer(e);
    }
  }

  /** The patterns, with their methods before them, as in {@code GET /api/v1/games}. */
  public List<String> patterns() {
    return routes.stream().map(r -> r.method + " " + String.join("/", r.pattern)).toList();
  }

  private static Optional<Map<String, String>> parts(String[] pattern, String path) {
    String[] found = path.split("/", -1);
    if (found.length != pattern.length) {
      return Optional.empty();
    }
    Map<String, String> parts = new HashMap<>();
    for (int i = 0; i < pattern.length; i++) {
      if (pattern[i].startsWith("{")) {
        parts.put(pattern[i].substring(1, pattern[i].length() - 1), found[i]);
      } else if (!pattern[i].equals(found[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(parts);
  }
}

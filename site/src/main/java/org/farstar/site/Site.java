package org.farstar.site;

import org.farstar.ask.lesson.Lessons;
import org.farstar.web.api.Api;
import org.teavm.jso.JSExport;

/**
 * The whole engine in a web worker. The script {@code worker.js} calls it and hands on what it
 * says.
 */
public final class Site {
  private Site() {}

  /**
   * Makes the engine ready.
   *
   * @param arguments see {@link Station#begin}
   */
  public static void main(String[] arguments) {
    Station.begin(
        arguments,
        (routes, games, visitors, workers) ->
            Api.add(routes, games, visitors, workers, Lessons.none(), true));
  }

  /**
   * Answers a request, at once or later, by {@code farstarAnswer} of the worker's script.
   *
   * @param id what the answer is told apart by
   * @param method the method of HTTP
   * @param path the path with its parameters
   * @param body the text of the request
   */
  @JSExport
  public static void ask(int id, String method, String path, String body) {
    Station.ask(id, method, path, body);
  }

  /** Sends what the stream has now. */
  @JSExport
  public static void flow() {
    Station.flow();
  }
}

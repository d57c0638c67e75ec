package org.farstar.site;

import org.farstar.web.api.Api;
import org.teavm.jso.JSExport;

/**
 * What the engine answers about positions of the games on some kinds of boards, without sums, the
 * worksheet, tables and figures: a smaller program, which is there sooner. {@code SomeBoards} leaves
 * the other games out.
 */
public final class BoardSite {
  private BoardSite() {}

  /**
   * Makes the engine ready.
   *
   * @param arguments see {@link Station#begin}
   */
  public static void main(String[] arguments) {
    Station.begin(
        arguments,
        (routes, games, visitors, workers) -> Api.addPositions(routes, visitors, workers));
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
}

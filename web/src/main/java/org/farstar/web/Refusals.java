package org.farstar.web;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Gate;
import org.farstar.web.http.Problem;

/** What the library refuses before any route is asked, in the form of all other problems. */
final class Refusals extends ErrorHandler {
  private static Answer answer(int status) {
    return Problem.answer(
        new Problem(
            status,
            switch (status) {
              case 413 -> "this request is too long";
              case 414, 431 -> "the head of this request is too long";
              case 408 -> "this request came too slowly";
              case 503 -> "the server is busy";
              default -> status < 500 ? "this is no request of HTTP" : "internal fault";
            }));
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      String message,
      Throwable cause,
      Callback callback) {
    Answer answer = answer(status);
    headers(answer).forEach(response.getHeaders()::put);
    response.write(true, ByteBuffer.wrap(answer.bytes()), callback);
  }

  private static Map<String, String> headers(Answer answer) {
    Map<String, String> headers = new LinkedHashMap<>(Gate.HEADERS);
    headers.putAll(answer.headers());
    headers.put("Content-Type", answer.type());
    return headers;
  }
}

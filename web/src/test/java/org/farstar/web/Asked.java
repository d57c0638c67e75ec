package org.farstar.web;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.question.Desk;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.web.api.Api;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Later;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.ThreadWorkers;
import org.farstar.web.session.Visitors;

/** The API asked by a page, without HTTP. */
final class Asked implements AutoCloseable {
  final ThreadWorkers workers = new ThreadWorkers(1);
  final Visitors visitors;
  final Routes routes = new Routes();
  String session;

  Asked(Visitors.Terms terms) {
    this(terms, 3);
  }

  Asked(Visitors.Terms terms, int most) {
    this(terms, most, true);
  }

  /**
   * @param addresses whether pages may name solved folders by their addresses
   */
  Asked(Visitors.Terms terms, int most, boolean addresses) {
    visitors = new Visitors(Asked::desk, terms, most, 256L << 20);
    Api.add(routes, Catalogue.STANDARD, visitors, workers, Lessons.shipped(), addresses);
    enter();
  }

  /** Asks as a new page from now on. */
  void enter() {
    session = (String) data(send("POST", "/api/v1/sessions", "")).get("session");
  }

  /** A desk of all games. */
  static Desk desk(long memoryBytes) {
    return new Desk(Catalogue.STANDARD, new Workspace(memoryBytes), Sources.none());
  }

  static Visitors.Terms terms(int leaseMillis, int idleMillis) {
    return new Visitors.Terms(
        Duration.ofMillis(leaseMillis), Duration.ofMillis(10), Duration.ofMillis(idleMillis));
  }

  Response reply(String method, String path, String body) {
    Map<String, String> query = new HashMap<>();
    int mark = path.indexOf('?');
    if (mark >= 0) {
      for (String pair : path.substring(mark + 1).split("&")) {
        query.put(pair.split("=")[0], pair.split("=")[1]);
      }
    }
    Map<String, String> headers = new HashMap<>();
    headers.put("content-type", "application/json");
    if (session != null) {
      headers.put("farstar-session", session);
    }
    String bare = mark < 0 ? path : path.substring(0, mark);
    return routes.answer(new Request(method, bare, query, headers, body, Map.of()));
  }

  Answer send(String method, String path, String body) {
    Response reply = reply(method, path, body);
    return reply instanceof Later later ? later.answer().join() : (Answer) reply;
  }

  /** Asks, and waits for the job where it becomes one. */
  Answer ask(String path, Object body) {
    return whole(send("POST", "/api/v1/" + path, Json.line(body)));
  }

  /** The answer itself, or that of the job which it says goes on. */
  Answer whole(Answer answer) {
    Answer now = answer;
    while (now.status() == 202) {
      now = send("GET", "/api/v1/jobs/" + data(now).get("job"), "");
    }
    return now;
  }

  static Map<?, ?> data(Answer answer) {
    return (Map<?, ?>) JsonReader.read(text(answer));
  }

  static String text(Answer answer) {
    return new String(answer.bytes(), StandardCharsets.UTF_8);
  }

  static List<?> list(Object data, String name) {
    return (List<?>) ((Map<?, ?>) data).get(name);
  }

  @Override
  public void close() {
    workers.close();
  }
}

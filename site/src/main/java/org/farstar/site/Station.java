package org.farstar.site;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.engine.claim.ClaimProvider;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.front.json.Json;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Events;
import org.farstar.web.http.Later;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.LoneWorkers;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers;
import org.teavm.jso.JSBody;

/** The engine in a web worker: answers the paths of the server's interface without a server. */
final class Station {
  /** The games; what checks the claims of papers does not come along. */
  private static final Catalogue GAMES =
      new Catalogue() {
        @Override
        public List<String> ids() {
          return STANDARD.ids();
        }

        @Override
        public Optional<Game<?>> find(String id) {
          return STANDARD.find(id);
        }

        @Override
        public List<ClaimProvider> papers() {
          return List.of();
        }
      };

  private static final Routes ROUTES = new Routes();
  private static String session = "";
  private static Events.Feed feed;

  private Station() {}

  /** What paths there are. */
  interface Paths {
    /** Adds them. */
    void add(Routes routes, Catalogue games, Visitors visitors, Workers workers);
  }

  /**
   * Makes the engine ready.
   *
   * @param arguments the bytes that its workspaces may take together; then {@code moment} where
   *     only what takes a moment is answered here
   * @param paths what it answers
   */
  static void begin(String[] arguments, Paths paths) {
    long memory = Long.parseLong(arguments[0]);
    boolean brief = arguments.length > 1 && arguments[1].equals("moment");
    Executor later = brief ? task -> {} : task -> Browser.after(task::run, 0);
    Visitors visitors =
        new Visitors(
            bytes -> new Desk(GAMES, new Workspace(bytes), Sources.none()),
            Visitors.Terms.USUAL,
            1,
            memory);
    LoneWorkers workers =
        new LoneWorkers(
            later,
            job -> {
              progress(Json.line(job.state()));
              flow();
            });
    paths.add(ROUTES, GAMES, visitors, workers);
    session = visitors.enter().id();
  }

  /**
   * Answers a request, at once or later, by {@code farstarAnswer} of the worker's script.
   *
   * @param id what the answer is told apart by
   * @param method the method of HTTP
   * @param path the path with its parameters
   * @param body the text of the request
   */
  static void ask(int id, String method, String path, String body) {
    Response response = ROUTES.answer(request(method, path, body));
    if (response instanceof Later later) {
      later.answer().thenAccept(answer -> send(id, answer));
    } else if (response instanceof Events events) {
      feed = events.feed();
      flow();
    } else {
      send(id, (Answer) response);
    }
  }

  /** Sends what the stream has now. */
  static void flow() {
    if (feed == null) {
      return;
    }
    for (String event = feed.next(); !event.isEmpty(); event = feed.next()) {
      event(event);
    }
  }

  private static Request request(String method, String path, String body) {
    Map<String, String> query = new HashMap<>();
    int mark = path.indexOf('?');
    if (mark >= 0) {
      for (String pair : path.substring(mark + 1).split("&")) {
        int sign = pair.indexOf('=');
        query.put(pair.substring(0, sign), pair.substring(sign + 1));
      }
    }
    Map<String, String> headers =
        Map.of("content-type", "application/json", "farstar-session", session);
    String bare = mark < 0 ? path : path.substring(0, mark);
    return new Request(method, bare, query, headers, body, Map.of());
  }

  private static void send(int id, Answer answer) {
    answer(id, answer.status(), new String(answer.bytes(), StandardCharsets.UTF_8));
  }

  @JSBody(
      params = {"id", "status", "text"},
      script = "globalThis.farstarAnswer(id, status, text);")
  private static native void answer(int id, int status, String text);

  @JSBody(params = "text", script = "globalThis.farstarProgress(text);")
  private static native void progress(String text);

  @JSBody(params = "text", script = "globalThis.farstarEvent(text);")
  private static native void event(String text);
}

package org.farstar.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.input.InputException;
import org.farstar.web.api.Api;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Gate;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Visitors;
import org.farstar.web.session.Workers;

/**
 * The server: the only file that knows the library which speaks HTTP. It hands every request to
 * {@link Routes} and sends what they answer.
 */
public final class WebServer implements AutoCloseable {
  /** Texts are short; nobody needs more. */
  private static final long MOST_BYTES = 64 << 10;

  private static final int MOST_VISITORS = 12;
  private static final int HTTP_THREADS = 16;
  private static final long SWEEP_SECONDS = 5;

  private final Javalin javalin;
  private final Workers workers;
  private final ScheduledExecutorService sweeper;
  private final String address;

  /**
   * Where and for whom the server listens.
   *
   * @param host the name or number of the network interface
   * @param port the port; 0 for any that is free
   * @param memoryBytes what all workspaces may take together
   */
  public record Options(String host, int port, long memoryBytes) {
    /** Whether only this machine can ask. */
    public boolean local() {
      return List.of("127.0.0.1", "localhost", "::1", "[::1]").contains(host);
    }
  }

  private WebServer(
      Javalin javalin, Workers workers, ScheduledExecutorService sweeper, String address) {
    this.javalin = javalin;
    this.workers = workers;
    this.sweeper = sweeper;
    this.address = address;
  }

  /**
   * Starts a server; it runs until it is closed.
   *
   * @param catalogue the games
   * @throws InputException where the port is taken or not allowed
   */
  public static WebServer start(Options options, Catalogue catalogue) {
    Workers workers = new Workers(Math.max(1, Runtime.getRuntime().availableProcessors()));
    Visitors visitors = new Visitors(catalogue, MOST_VISITORS, options.memoryBytes());
    Routes routes = new Routes();
    Api.add(routes, catalogue, visitors, workers);
    Pages.files().add(routes);
    Optional<String> token = options.local() ? Optional.empty() : Optional.of(token());
    // The port is known only once the server listens, and no request comes before.
    Gate[] gate = new Gate[1];
    Javalin javalin =
        Javalin.create(
            config -> configure(config, options, context -> serve(context, gate, routes)));
    try {
      javalin.start();
    } catch (RuntimeException e) {
      workers.close();
      throw new InputException(
          "cannot listen on " + options.host() + ", port " + options.port() + ": " + reason(e));
    }
    gate[0] = new Gate(hosts(options, javalin.port()), token);
    ScheduledExecutorService sweeper =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "farstar-sweeper");
              thread.setDaemon(true);
              return thread;
            });
    sweeper.scheduleWithFixedDelay(visitors::sweep, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
    String address =
        "http://"
            + (options.local() ? "localhost" : options.host())
            + ":"
            + javalin.port()
            + "/"
            + token.map(secret -> "?token=" + secret).orElse("");
    return new WebServer(javalin, workers, sweeper, address);
  }

  private static void configure(
      JavalinConfig config, Options options, io.javalin.http.Handler handler) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = MOST_BYTES;
    config.jetty.host = options.host();
    config.jetty.port = options.port();
    config.jetty.threadPool = new QueuedThreadPool(HTTP_THREADS, 4);
    for (HandlerType method :
        List.of(
            HandlerType.GET,
            HandlerType.POST,
            HandlerType.DELETE,
            HandlerType.PUT,
            HandlerType.PATCH,
            HandlerType.HEAD,
            HandlerType.OPTIONS)) {
      config.routes.addHttpHandler(method, "/", handler);
      config.routes.addHttpHandler(method, "/*", handler);
    }
  }

  private static void serve(Context context, Gate[] gate, Routes routes) {
    Answer answer;
    try {
      Request request = request(context);
      gate[0].check(request);
      answer = routes.answer(request);
      if (gate[0].shows(request)) {
        String cookie = "token=" + request.query("token").orElseThrow();
        answer = answer.with("Set-Cookie", cookie + "; HttpOnly; SameSite=Strict; Path=/");
      }
    } catch (RuntimeException e) {
      answer = Problem.answer(e);
    }
    context.status(answer.status());
    Gate.HEADERS.forEach(context::header);
    answer.headers().forEach(context::header);
    if (!answer.type().isEmpty()) {
      context.contentType(answer.type());
    }
    context.result(answer.bytes());
  }

  private static Request request(Context context) {
    if (context.req().getContentLengthLong() > MOST_BYTES) {
      throw new Problem(413, "more than " + (MOST_BYTES >> 10) + " KiB in one request");
    }
    Map<String, String> query = new HashMap<>();
    context
        .queryParamMap()
        .forEach((name, values) -> query.put(name, values.isEmpty() ? "" : values.get(0)));
    Map<String, String> headers = new HashMap<>();
    context.headerMap().forEach((name, value) -> headers.put(name.toLowerCase(Locale.ROOT), value));
    return new Request(
        context.method().toString(), context.path(), query, headers, context.body(), Map.of());
  }

  private static List<String> hosts(Options options, int port) {
    List<String> hosts = new ArrayList<>();
    if (options.local()) {
      for (String name : List.of("localhost", "127.0.0.1", "[::1]")) {
        hosts.add(name + ":" + port);
      }
    } else {
      hosts.add(options.host() + ":" + port);
    }
    return hosts;
  }

  private static String token() {
    byte[] bytes = new byte[16];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private static String reason(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }

  /** The address of the first page, with the token where one is needed. */
  public String address() {
    return address;
  }

  @Override
  public void close() {
    sweeper.shutdownNow();
    workers.close();
    javalin.stop();
  }
}

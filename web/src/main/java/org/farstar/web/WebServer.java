package org.farstar.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.question.Desk;
import org.farstar.engine.database.Databases;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.web.api.Api;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Events;
import org.farstar.web.http.Gate;
import org.farstar.web.http.Later;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Response;
import org.farstar.web.http.Routes;
import org.farstar.web.session.ThreadWorkers;
import org.farstar.web.session.Visitors;

/**
 * The server. It hands every request to {@link Routes} and sends what they answer; beside {@link
 * EventWriter} and {@link Refusals} it is the only file that knows the library which speaks HTTP.
 */
public final class WebServer implements AutoCloseable {
  /** Texts are short; nobody needs more. */
  private static final long MOST_BYTES = 64 << 10;

  private static final int MOST_VISITORS = 12;
  private static final int HTTP_THREADS = 16;
  private static final int MOST_CONNECTIONS = 200;
  private static final int MOST_STREAMS = 24;

  /** A connection that sends or takes nothing for so long is closed. */
  private static final long SILENCE_MILLIS = 20_000;

  private static final long SWEEP_SECONDS = 5;
  private static final long WRITE_MILLIS = 100;

  private final Javalin javalin;
  private final ThreadWorkers workers;
  private final ScheduledExecutorService clock;
  private final QueuedThreadPool threads = new QueuedThreadPool(HTTP_THREADS, 4);
  private final Set<EventWriter> streams = ConcurrentHashMap.newKeySet();
  private final Routes routes = new Routes();
  private final Options options;
  private final Optional<String> token;
  private Gate gate;

  /**
   * Where and for whom the server listens.
   *
   * @param host the name or number of the network interface
   * @param port the port; 0 for any that is free
   * @param memoryBytes what all workspaces may take together
   * @param databases the databases of small regions that searches use
   * @param lessons the lessons that are offered
   */
  public record Options(
      String host, int port, long memoryBytes, Optional<Databases> databases, Lessons lessons) {
    /** Without databases, with the lessons that come with Farstar. */
    public Options(String host, int port, long memoryBytes) {
      this(host, port, memoryBytes, Optional.empty(), Lessons.shipped());
    }

    private Workspace workspace(long bytes) {
      Workspace workspace = new Workspace(bytes);
      databases.ifPresent(workspace::use);
      return workspace;
    }

    /** Whether only this machine can ask. */
    public boolean local() {
      return interfaceAddress().map(InetAddress::isLoopbackAddress).orElse(false);
    }

    /** Whether it listens on all interfaces, under all names that the machine has. */
    boolean everywhere() {
      return interfaceAddress().map(InetAddress::isAnyLocalAddress).orElse(false);
    }

    private Optional<InetAddress> interfaceAddress() {
      try {
        return Optional.of(InetAddress.getByName(host));
      } catch (UnknownHostException e) {
        return Optional.empty();
      }
    }

    /** The host as an address of the web has it. */
    String written() {
      return host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
    }
  }

  private WebServer(Options options, Catalogue given) {
    this.options = options;
    // A game in a file is a program: only who sits at this machine names one.
    Catalogue catalogue = options.local() ? given : given.listed();
    this.token = options.local() ? Optional.empty() : Optional.of(token());
    // One processor is left for what is light.
    this.workers = new ThreadWorkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    Visitors visitors =
        new Visitors(
            bytes -> new Desk(catalogue, options.workspace(bytes), Sources.none()),
            Visitors.Terms.USUAL,
            MOST_VISITORS,
            options.memoryBytes());
    // Who may let this machine fetch what others offer sits at it.
    Api.add(routes, catalogue, visitors, workers, options.lessons(), options.local());
    Pages.files().add(routes);
    this.javalin = Javalin.create(this::configure);
    this.clock = Executors.newSingleThreadScheduledExecutor(WebServer::daemon);
    clock.scheduleWithFixedDelay(visitors::sweep, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
    clock.scheduleWithFixedDelay(
        () -> streams.forEach(EventWriter::write),
        WRITE_MILLIS,
        WRITE_MILLIS,
        TimeUnit.MILLISECONDS);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "farstar-clock");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Starts a server; it runs until it is closed.
   *
   * @param catalogue the games
   * @throws InputException where the port is taken or not allowed
   */
  public static WebServer start(Options options, Catalogue catalogue) {
    WebServer server = new WebServer(options, catalogue);
    try {
      server.javalin.start();
    } catch (RuntimeException e) {
      server.close();
      throw new InputException(
          "cannot listen on " + options.host() + ", port " + options.port() + ": " + reason(e));
    }
    synchronized (server) {
      server.gate = new Gate(hosts(options, server.javalin.port()), server.token);
    }
    return server;
  }

  /** The port is known only once the server listens, and no request comes before. */
  private synchronized Gate gate() {
    if (gate == null) {
      throw new Problem(503, "the server begins");
    }
    return gate;
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.http.maxRequestSize = MOST_BYTES;
    config.jetty.host = options.host();
    config.jetty.port = options.port();
    config.jetty.threadPool = threads;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setIdleTimeout(SILENCE_MILLIS);
        });
    config.jetty.modifyServer(
        server -> {
          server.setErrorHandler(new Refusals());
          server.setHandler(
              // The text of a request is there before a thread is given to it.
              new EagerContentHandler(
                  new EagerContentHandler.RetainedContentLoaderFactory(MOST_BYTES, 0, true)));
          server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
        });
    config.routes.exception(
        HttpResponseException.class,
        (e, context) -> send(Problem.answer(refused(e.getStatus())), context));
    for (HandlerType method :
        List.of(
            HandlerType.GET,
            HandlerType.POST,
            HandlerType.DELETE,
            HandlerType.PUT,
            HandlerType.PATCH,
            HandlerType.HEAD,
            HandlerType.OPTIONS,
            HandlerType.TRACE)) {
      config.routes.addHttpHandler(method, "/", this::serve);
      config.routes.addHttpHandler(method, "/*", this::serve);
    }
  }

  private void serve(Context context) {
    Response reply;
    try {
      Request request = request(context);
      gate().check(request);
      reply = routes.answer(request.withBody(context.body()));
      if (reply instanceof Answer answer && gate().shows(request)) {
        String cookie = "token=" + request.query("token").orElseThrow();
        reply = answer.with("Set-Cookie", cookie + "; HttpOnly; SameSite=Strict; Path=/");
      }
    } catch (HttpResponseException e) {
      reply = Problem.answer(refused(e.getStatus()));
    } catch (RuntimeException e) {
      reply = Problem.answer(e);
    }
    if (reply instanceof Later later) {
      // Whoever completes it does not write it.
      context.future(
          () -> later.answer().thenComposeAsync(answer -> write(answer, context), threads));
    } else if (reply instanceof Events events) {
      send(events, context);
    } else {
      Answer answer = (Answer) reply;
      if (answer.bytes().length > AnswerWriter.LARGE) {
        context.future(() -> write(answer, context));
      } else {
        send(answer, context);
      }
    }
  }

  /** Sends an answer; the future is completed once it may be forgotten. */
  private static CompletableFuture<Void> write(Answer answer, Context context) {
    Optional<byte[]> large = AnswerWriter.body(answer, context.header("Accept-Encoding"));
    if (large.isEmpty()) {
      send(answer, context);
      return CompletableFuture.completedFuture(null);
    }
    head(answer, context);
    AnswerWriter.headers(answer, large.get()).forEach(context::header);
    try {
      AnswerWriter writer = new AnswerWriter(large.get(), context.req().getAsyncContext());
      writer.begin();
      return writer.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the library found wrong with a request on its way to a route. */
  private static Problem refused(int status) {
    return switch (status) {
      case 404, 405 -> new Problem(405, "this method is for nothing here");
      case 413 -> new Problem(413, "more than " + (MOST_BYTES >> 10) + " KiB in one request");
      default -> new Problem(400, "this is no request that the server knows");
    };
  }

  private static void head(Answer answer, Context context) {
    context.status(answer.status());
    Gate.HEADERS.forEach(context::header);
    answer.headers().forEach(context::header);
    if (!answer.type().isEmpty()) {
      context.contentType(answer.type());
    }
  }

  private static void send(Answer answer, Context context) {
    head(answer, context);
    context.result(answer.bytes());
  }

  private void send(Events events, Context context) {
    if (streams.size() >= MOST_STREAMS) {
      send(Problem.answer(new Problem(503, "too many streams are open")), context);
      return;
    }
    Gate.HEADERS.forEach(context::header);
    context.header("Cache-Control", "no-store");
    context.contentType("text/event-stream; charset=utf-8");
    context.future(
        () -> {
          EventWriter writer = writer(events, context);
          streams.add(writer);
          writer.begin();
          return writer.end().thenRun(() -> streams.remove(writer));
        });
  }

  private static EventWriter writer(Events events, Context context) {
    try {
      return new EventWriter(events.feed(), context.req().getAsyncContext());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The head of a request; its text is read once it has been let in. */
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
    return new Request(context.method().toString(), context.path(), query, headers, "", Map.of());
  }

  /** The names under which the server is asked; empty where it cannot know them all. */
  private static List<String> hosts(Options options, int port) {
    if (options.everywhere()) {
      return List.of();
    }
    List<String> hosts = new ArrayList<>(List.of(options.written() + ":" + port));
    if (options.local()) {
      for (String name : List.of("localhost", "127.0.0.1", "[::1]")) {
        hosts.add(name + ":" + port);
      }
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
    if (cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException) {
      return "no machine has this address";
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }

  /** The address of the first page, with the token where one is needed. */
  public String address() {
    return "http://"
        + (options.local() ? "localhost" : options.everywhere() ? ownName() : options.written())
        + ":"
        + javalin.port()
        + "/"
        + token.map(secret -> "?token=" + secret).orElse("");
  }

  /** A name under which others may find this machine. */
  private static String ownName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
    workers.close();
    streams.forEach(EventWriter::close);
    javalin.stop();
  }
}

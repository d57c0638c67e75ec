package org.farstar.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.Limits;
import org.farstar.ask.lesson.Lessons;
import org.farstar.cli.input.Converters;
import org.farstar.cli.output.Browser;
import org.farstar.web.WebServer;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code farstar serve}. */
@CommandLine.Command(
    description = "Open the workbench in the browser.",
    footer = {
      "  farstar serve                       for this machine only",
      "  farstar serve --port 0              on a free port",
      "  farstar serve --lessons lessons     with lessons of your own",
      "  farstar serve --host 192.168.1.20   also for other machines; the address has a token"
    })
final class ServeCommand extends Command {
  private static final String LESSON = ".md";
  private static final int USUAL_PORT = 7317;
  private static final int LARGEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "<n>",
      converter = Converters.Whole.class,
      description = "The port; default 7317. 0 chooses a free one.")
  private Integer port;

  private static final long LEAST_MEMORY = 16L << 20;

  @Option(
      names = "--host",
      paramLabel = "<address>",
      description = "Listen on this address; default 127.0.0.1.")
  private String host = "127.0.0.1";

  @Option(names = "--no-open", description = "Do not open a browser.")
  private boolean closed;

  @Option(
      names = "--memory",
      paramLabel = "<size>",
      converter = Converters.Size.class,
      description = "The memory of all pages together; default three quarters of Java's heap.")
  private Long memory;

  @Option(
      names = "--lessons",
      paramLabel = "<folder>",
      description = "Offer the lessons in this folder, files such as pairs.md, too.")
  private Path folder;

  /** The lessons that come with Farstar, and those of the folder in the order of their names. */
  private Lessons lessons() {
    Map<String, String> own = new TreeMap<>();
    if (folder != null) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + LESSON)) {
        for (Path file : files) {
          String name = file.getFileName().toString();
          own.put(name.substring(0, name.length() - LESSON.length()), Files.readString(file));
        }
      } catch (IOException e) {
        throw InputException.outside("--lessons: the folder '" + folder + "' cannot be read");
      }
      if (own.isEmpty()) {
        throw new InputException("--lessons: found no file *" + LESSON + " in '" + folder + "'");
      }
    }
    return Lessons.shipped().with(own);
  }

  @Override
  ExitCode run(Session session) {
    int number = port == null ? USUAL_PORT : port;
    if (number < 0 || number > LARGEST_PORT) {
      throw new InputException(
          "--port: found '" + number + "', allowed: from 0 to " + LARGEST_PORT);
    }
    if (host.isBlank()) {
      // Nothing would mean every address of the machine.
      throw new InputException("--host: found nothing, allowed: an address, such as 127.0.0.1");
    }
    if (memory != null && memory < LEAST_MEMORY) {
      throw new InputException("--memory: found less than 16m, too little to answer a question");
    }
    WebServer.Options options =
        new WebServer.Options(
            host,
            number,
            Limits.memory(memory == null ? OptionalLong.empty() : OptionalLong.of(memory)),
            session.desk().workspace().databases(),
            lessons());
    try (WebServer server = WebServer.start(options, session.desk().catalogue())) {
      session.out().println(server.address());
      session.out().flush();
      if (!closed) {
        Browser.open(server.address());
      }
      session.rest();
      Thread.currentThread().join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.ANSWERED;
  }
}

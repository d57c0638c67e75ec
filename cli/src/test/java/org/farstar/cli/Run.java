package org.farstar.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.output.Terminal;

/** One command run in this process, and what came of it. */
record Run(ExitCode code, String out, String err) {

  private static final Map<String, String> DATA =
      Map.of(
          "FARSTAR_DATA",
          Path.of("target/data").toAbsolutePath().toString(),
          "XDG_CACHE_HOME",
          Path.of("target/cache").toAbsolutePath().toString(),
          "FARSTAR_DATABASES",
          "databases");

  static Run farstar(String... words) {
    return of(Catalogue.STANDARD, "", words);
  }

  static Run toys(String... words) {
    return of(ToyGames.CATALOGUE, "", words);
  }

  static Run of(Catalogue catalogue, String input, String... words) {
    // Long tables are kept in a folder of the build, not in that of whoever runs it.
    return on(false, DATA, Path.of(""), catalogue, input, words);
  }

  /** In a folder. */
  static Run in(Path folder, Catalogue catalogue, String... words) {
    return on(false, DATA, folder, catalogue, "", words);
  }

  static Run on(
      boolean terminal,
      Map<String, String> environment,
      Catalogue catalogue,
      String input,
      String... words) {
    return on(terminal, environment, Path.of(""), catalogue, input, words);
  }

  /** On a terminal or not, with variables, in a folder. */
  private static Run on(
      boolean terminal,
      Map<String, String> environment,
      Path folder,
      Catalogue catalogue,
      String input,
      String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal streams =
        new Terminal(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            false,
            terminal,
            terminal,
            environment,
            folder);
    ExitCode code = new Cli(catalogue, new Interruption()).run(List.of(words), streams);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  JsonNode json() {
    try {
      return new ObjectMapper().readTree(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

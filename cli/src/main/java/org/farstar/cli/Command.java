package org.farstar.cli;

import java.util.List;
import java.util.Set;
import org.farstar.cli.output.Style;
import org.farstar.cli.output.Terminal;
import picocli.CommandLine.Option;

/** One command: its options are its annotated fields, its work is {@link #run}. */
abstract class Command {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  @Option(
      names = "--color",
      paramLabel = "<when>",
      description = "Colours: auto (on a terminal), always or never.")
  private When color = When.auto;

  /** Does the work; everything that goes wrong is thrown. */
  abstract ExitCode run(Session session);

  /** How it can end besides being answered, wrongly asked for and interrupted. */
  Set<ExitCode> ends() {
    return Set.of();
  }

  /**
   * Whether games bring options that are not known before the game is.
   *
   * @param words the command line behind the command's name
   */
  boolean hasOptionsOfGames(List<String> words) {
    return false;
  }

  /** Whether what it prints is coloured on this terminal. */
  final Style style(Terminal terminal) {
    boolean colored = color == When.always || (color == When.auto && terminal.wantsColor());
    return new Style(colored, terminal.layout());
  }

  /** The values of {@code --color}, spelt as they are typed. */
  enum When {
    auto,
    always,
    never
  }
}

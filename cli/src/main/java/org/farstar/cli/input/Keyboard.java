package org.farstar.cli.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.farstar.cli.output.Layout;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.ExternalTerminal;

/**
 * A terminal on which somebody types: lines are edited, completed and found again. The library for
 * that is loaded here and nowhere else.
 */
public final class Keyboard implements AutoCloseable {
  private static final int USUAL_HEIGHT = 24;

  /** More lines are not kept. */
  private static final int MOST_KEPT = 10_000;

  /** What the library would colour otherwise. */
  private static final List<String> COLOURS =
      List.of(
          LineReader.COMPLETION_STYLE_DESCRIPTION,
          LineReader.COMPLETION_STYLE_GROUP,
          LineReader.COMPLETION_STYLE_STARTING,
          LineReader.COMPLETION_STYLE_LIST_DESCRIPTION,
          LineReader.COMPLETION_STYLE_LIST_GROUP,
          LineReader.COMPLETION_STYLE_LIST_STARTING);

  private final Terminal terminal;

  private Keyboard(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * The terminal of this process.
   *
   * @param interrupt what Ctrl-C does while no line is being typed
   */
  public static Keyboard open(Runnable interrupt) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .name("farstar")
              .encoding(StandardCharsets.UTF_8)
              .nativeSignals(true)
              .dumb(true)
              .build();
      if (terminal.getWidth() <= 0 || terminal.getHeight() <= 0) {
        // Pseudo-terminals of programs often have no size; a line would be drawn into nothing.
        terminal.setSize(new Size(Layout.USUAL, USUAL_HEIGHT));
      }
      terminal.handle(Terminal.Signal.INT, signal -> interrupt.run());
      return new Keyboard(terminal);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One on which these keys are typed; what it shows goes nowhere. */
  public static Keyboard typing(String keys) throws IOException {
    return new Keyboard(
        new ExternalTerminal(
            "farstar",
            "xterm",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            OutputStream.nullOutputStream(),
            StandardCharsets.UTF_8));
  }

  /**
   * Lines as they are typed on it.
   *
   * @param completion what the tabulator key offers
   * @param goesOn whether a text that was typed is only the beginning of what is meant
   * @param history a file in which lines are kept from one time to the next; empty for none
   * @param colored whether the list of completions may have colours
   */
  public Lines lines(
      Completion completion, Predicate<String> goesOn, Optional<Path> history, boolean colored) {
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("farstar")
            .parser(new Whole(completion, goesOn))
            .completer(
                (reader, line, candidates) ->
                    completion.offer(line.line().substring(0, line.cursor())).words().stream()
                        .map(Keyboard::candidate)
                        .forEach(candidates::add))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, "%P  ... ")
            .variable(LineReader.HISTORY_SIZE, MOST_KEPT)
            .variable(LineReader.HISTORY_FILE_SIZE, MOST_KEPT)
            .variable(LineReader.BELL_STYLE, "none");
    history.filter(Keyboard::canKeep).ifPresent(f -> builder.variable(LineReader.HISTORY_FILE, f));
    if (!colored) {
      COLOURS.forEach(name -> builder.variable(name, "fg:default"));
    }
    LineReader reader = builder.build();
    return prompt -> next(reader, prompt);
  }

  /** A history that cannot be kept is no reason not to work. */
  private static boolean canKeep(Path history) {
    try {
      Files.createDirectories(history.getParent());
      return Files.exists(history)
          ? Files.isRegularFile(history) && Files.isWritable(history)
          : Files.isWritable(history.getParent());
    } catch (IOException e) {
      return false;
    }
  }

  private static Optional<String> next(LineReader reader, String prompt) {
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (UserInterruptException e) {
      throw new Lines.DiscardedException(e.getPartialLine().isBlank());
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  private static Candidate candidate(Completion.Word word) {
    String about = word.about().isEmpty() ? null : word.about();
    return new Candidate(word.text(), word.text(), null, about, null, null, word.ends());
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes a text whole: how it is cut into words is the business of what reads it. */
  private record Whole(Completion completion, Predicate<String> goesOn) implements Parser {
    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
      boolean accepted = context == ParseContext.ACCEPT_LINE;
      // An empty line ends what would go on, so that nobody is caught in it.
      if (accepted && !line.endsWith("\n") && goesOn.test(line)) {
        throw new EOFError(-1, -1, "the line is not finished", "");
      }
      int from =
          context == ParseContext.COMPLETE
              ? completion.offer(line.substring(0, cursor)).from()
              : cursor;
      return new Typed(line, cursor, from);
    }

    @Override
    public boolean isEscapeChar(char ch) {
      return false;
    }

    @Override
    public boolean validCommandName(String name) {
      return false;
    }

    @Override
    public boolean validVariableName(String name) {
      return false;
    }
  }

  /**
   * A text with the one word of it that is being completed.
   *
   * @param from where the word begins
   */
  private record Typed(String line, int cursor, int from) implements CompletingParsedLine {
    @Override
    public String word() {
      return line.substring(from, cursor);
    }

    @Override
    public int wordCursor() {
      return cursor - from;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(word());
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return wordCursor();
    }

    @Override
    public int rawWordLength() {
      return wordCursor();
    }
  }
}

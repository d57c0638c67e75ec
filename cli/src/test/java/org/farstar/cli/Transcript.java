package org.farstar.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;

/**
 * A conversation with the shell in a file: lines {@code $ farstar ...}, each followed by what is
 * printed, standard output first, and by {@code [exit n]} where that is not 0. In Markdown it is
 * what stands in {@code console} blocks; {@code | toys} behind a command asks for the toy games.
 * Commands run in a folder of their own, in which every block that begins with a file's name behind
 * its language, as in {@code java Shove.java}, is a file.
 */
final class Transcript {
  private static final Pattern PROMPT = Pattern.compile("\\$ (\\./)?farstar\\b");

  private static final Pattern FILE = Pattern.compile("```[a-z]+ ([A-Za-z0-9.-]+)");

  private final Path file;
  private final List<String> lines;
  private final boolean markdown;

  private final Path folder;

  /**
   * @param file the transcript
   * @param folder where its commands run
   */
  Transcript(Path file, Path folder) throws IOException {
    this.file = file;
    this.folder = folder;
    this.lines = Files.readAllLines(file);
    this.markdown = file.toString().endsWith(".md");
  }

  /** The file as it stands. */
  String expected() {
    return String.join("\n", lines) + "\n";
  }

  /** The file with the output that the commands have now. */
  String actual() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean inside = !markdown;
    boolean output = false;
    Path writing = null;
    for (String line : lines) {
      boolean fence = markdown && line.startsWith("```");
      if (fence) {
        inside = line.equals("```console");
        output = false;
        Matcher named = FILE.matcher(line);
        writing = named.matches() ? Files.writeString(folder.resolve(named.group(1)), "") : null;
      } else if (writing != null) {
        Files.writeString(writing, line + "\n", StandardOpenOption.APPEND);
      }
      boolean command = inside && PROMPT.matcher(line).lookingAt();
      if (command) {
        text.append(line).append('\n').append(run(line));
        output = true;
      } else if (!output || fence || line.startsWith("#:")) {
        text.append(line).append('\n');
      }
    }
    return text.toString();
  }

  void write(String text) throws IOException {
    Files.writeString(file, text);
  }

  /** Times differ from run to run, and with them the blanks before them. */
  static String masked(String text) {
    return text.replaceAll(" *\\b([0-9]+ min )?[0-9.]+ m?s\\b", " TIME")
        .replaceAll(" +([0-9,]+ cases?) TIME", " $1 TIME")
        .replaceAll("\"millis\": [0-9]+", "\"millis\": TIME");
  }

  private String run(String line) {
    List<String> words = words(PROMPT.matcher(line).replaceFirst(""));
    boolean toys = words.size() > 1 && words.get(words.size() - 2).equals("|");
    if (toys) {
      words = words.subList(0, words.size() - 2);
    }
    String[] array = words.toArray(String[]::new);
    Run run = Run.in(folder, toys ? ToyGames.CATALOGUE : Catalogue.STANDARD, array);
    String exit = run.code() == ExitCode.ANSWERED ? "" : "[exit " + run.code().number() + "]\n";
    return run.out() + run.err() + exit;
  }

  /** The words as a shell splits them: at blanks, but not between quotes of one kind. */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    char quote = 0;
    for (char c : line.toCharArray()) {
      if (c == quote || quote == 0 && (c == '\'' || c == '"')) {
        quote = quote == 0 ? c : 0;
        word = word == null ? new StringBuilder() : word;
      } else if (c == ' ' && quote == 0) {
        if (word != null) {
          words.add(word.toString());
        }
        word = null;
      } else {
        word = (word == null ? new StringBuilder() : word).append(c);
      }
    }
    if (word != null) {
      words.add(word.toString());
    }
    return words;
  }
}

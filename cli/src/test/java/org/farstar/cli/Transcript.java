package org.farstar.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A conversation with the shell in a file: lines {@code $ farstar ...}, each followed by what is
 * printed, standard output first, and by {@code [exit n]} where that is not 0. In Markdown it is
 * what stands in {@code console} blocks; {@code | toys} behind a command asks for the toy games.
 */
final class Transcript {
  private static final Pattern PROMPT = Pattern.compile("\\$ (\\./)?farstar\\b");

  private final Path file;
  private final List<String> lines;
  private final boolean markdown;

  Transcript(Path file) throws IOException {
    this.file = file;
    this.lines = Files.readAllLines(file);
    this.markdown = file.toString().endsWith(".md");
  }

  /** The file as it stands. */
  String expected() {
    return String.join("\n", lines) + "\n";
  }

  /** The file with the output that the commands have now. */
  String actual() {
    StringBuilder text = new StringBuilder();
    boolean inside = !markdown;
    boolean output = false;
    for (String line : lines) {
      boolean fence = markdown && line.startsWith("```");
      if (fence) {
        inside = line.equals("```console");
        output = false;
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

  private static String run(String line) {
    List<String> words = words(PROMPT.matcher(line).replaceFirst(""));
    boolean toys = words.size() > 1 && words.get(words.size() - 2).equals("|");
    if (toys) {
      words = words.subList(0, words.size() - 2);
    }
    String[] array = words.toArray(String[]::new);
    Run run = toys ? Run.toys(array) : Run.farstar(array);
    String exit = run.code() == ExitCode.ANSWERED ? "" : "[exit " + run.code().number() + "]\n";
    return run.out() + run.err() + exit;
  }

  /** The words as a shell splits them: at blanks, but not between single quotes. */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    boolean quoted = false;
    for (char c : line.toCharArray()) {
      if (c == '\'') {
        quoted = !quoted;
        word = word == null ? new StringBuilder() : word;
      } else if (c == ' ' && !quoted) {
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

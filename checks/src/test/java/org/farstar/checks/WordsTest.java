package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Constructions that a native writer of mathematics would not use, in pages, comments, help and
 * messages, each with what is written instead. A construction is added when it has been rewritten
 * everywhere.
 */
class WordsTest {
  private static final Map<String, String> INSTEAD = new LinkedHashMap<>();

  static {
    INSTEAD.put("(if|where) it is none\\b", "if it is not one");
    INSTEAD.put("unless (told|given)\\b(?! \\w)", "by default; the default is");
    INSTEAD.put("\\banew\\b", "again");
    INSTEAD.put("turn(s|ed|ing)? the ending round", "plays the misère version");
    INSTEAD.put("in whatever universe|of whatever universes|of whatever kind", "any");
    INSTEAD.put("\\b(is|are) there already\\b", "exists already");
    INSTEAD.put("\\bgo(es)? on from there\\b", "resume");
    INSTEAD.put("\\bbeside each other\\b", "next to each other");
    INSTEAD.put("\\bsees? to it that\\b", "ensure that");
    INSTEAD.put("\\bthe same of the negative\\b", "by negation");
    INSTEAD.put("to be held\\b", "to be represented");
    INSTEAD.put("\\beach for itself\\b", "separately");
    INSTEAD.put("stands there twice", "occurs twice");
    INSTEAD.put("\\bthe same of\\b", "the same holds for; or the noun again");
    INSTEAD.put("\\blest\\b", "so that ... not; otherwise");
    INSTEAD.put("(file|text) is none", "if the text is not one");
    INSTEAD.put("\\bwhatever \\w+ (it|they) (is|are)\\b", "any");
    INSTEAD.put("\\bworkers? makes? of\\b", "the result of the worker");
    INSTEAD.put("\\bwhat is so\\b|\\bis so or not\\b", "correct statement; a switch");
    INSTEAD.put("\\b(page|reader|session|connection) has gone\\b", "is closed");
    INSTEAD.put("\\bas one whose\\b", "because");
    INSTEAD.put("\\bin vain\\b", "without success");
    INSTEAD.put("\\bmostly\\b", "usually; most of");
    INSTEAD.put("\\bwhere there (is|are) none\\b", "or X if there is none");
  }

  @Test
  void noPageCommentOrMessageHasOneOfThem() throws IOException {
    Path root = Checkout.root();
    List<String> found = new ArrayList<>();
    for (Path file : files(root)) {
      boolean java = file.toString().endsWith(".java");
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        String words = java ? wordsOf(lines.get(i)) : lines.get(i);
        for (Map.Entry<String, String> each : INSTEAD.entrySet()) {
          if (Pattern.compile(each.getKey(), Pattern.CASE_INSENSITIVE).matcher(words).find()) {
            found.add(
                root.relativize(file)
                    + ":"
                    + (i + 1)
                    + ": "
                    + words.strip()
                    + "  => "
                    + each.getValue());
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }

  /** A comment, or what stands between quotation marks. */
  private static String wordsOf(String line) {
    String text = line.strip();
    if (text.startsWith("*") || text.startsWith("/*") || text.startsWith("//")) {
      return text;
    }
    int from = text.indexOf('"');
    return from < 0 ? "" : text.substring(from, text.lastIndexOf('"') + 1);
  }

  private static List<Path> files(Path root) {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(root)) {
      all.filter(Files::isRegularFile)
          .filter(file -> !root.relativize(file).toString().matches("(.*/)?(target|\\.git)/.*"))
          .filter(
              file -> {
                String name = root.relativize(file).toString().replace('\\', '/');
                return name.matches("(docs/.*|README|CONTRIBUTING|CHANGELOG)\\.md|[A-Z]+\\.md")
                    || name.matches("[a-z]+/src/main/java/.*\\.java");
              })
          .forEach(files::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }
}

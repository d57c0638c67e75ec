package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.Test;

/**
 * A checker of certificates is short enough to be read as a whole. For each kind what judges has at
 * most 200 lines of code, and so have its rules, boards and notation together, those that several
 * kinds share counted for each. Comments, imports and empty lines do not count.
 */
class CheckerLengthTest {
  private static final int MOST = 200;

  private static final Path SOURCES =
      Checkout.root().resolve("verify/src/main/java/org/farstar/verify");

  /** What every kind has: the head of a certificate, and how it is refused. */
  private static final Set<String> SHARED = Set.of("Certificate", "RefusedException");

  /** Sums as boards. */
  private static final List<String> SUMS = List.of("CheckedSum", "CheckedPart", "Promise");

  private record Kind(List<String> judges, List<String> boards) {}

  /** Positional games with any goal. */
  private static final List<String> GAMES = List.of("draw/SetGame", "draw/Position");

  private static final Map<String, Kind> KINDS =
      Map.of(
          Certificate.STRATEGY,
          new Kind(List.of("StrategyChecker"), SUMS),
          Certificate.PARTS,
          new Kind(List.of("PartsChecker"), SUMS),
          Certificate.PAIRING,
          new Kind(List.of("PairingChecker"), List.of()),
          Certificate.REPLIES,
          new Kind(
              List.of("draw/RepliesChecker", "draw/Pairs"),
              List.of("draw/Position", "draw/ReplyLine")),
          Certificate.SETS,
          new Kind(List.of("draw/SetsChecker"), GAMES),
          Certificate.MIRROR,
          new Kind(List.of("draw/MirrorChecker"), GAMES),
          Certificate.DICTIONARY,
          new Kind(
              List.of("qubic/DictionaryChecker", "qubic/ForcedWins"),
              List.of("qubic/Entry", "qubic/QubicBoard")),
          Certificate.WORDS,
          new Kind(List.of("monotone/WordsChecker"), List.of("monotone/Word")),
          Certificate.LOST,
          new Kind(List.of("monotone/LostChecker"), List.of("monotone/Word")),
          Certificate.DECKS,
          new Kind(
              List.of("monotone/DecksChecker"),
              List.of("monotone/DeckRules", "monotone/Gap", "monotone/Gaps")));

  /** Of two kinds, and no longer than a checker: lines and symmetries of [n]^d. */
  private static final String LINES = "draw/LineBoard";

  /** What checks no certificate: a published file, and folders of solved games. */
  private static final Set<String> OTHERS =
      Set.of(
          "qubic/Patashnik",
          "solved/SolvedChecker",
          "solved/SolvedLayers",
          "solved/BlockFile",
          "solved/Expected");

  @Test
  void noCheckerIsTooLong() {
    KINDS.forEach(
        (name, kind) -> {
          assertThat(code(kind.judges)).as("lines that judge a %s", name).isBetween(1, MOST);
          assertThat(code(kind.boards)).as("lines of a %s besides", name).isLessThanOrEqualTo(MOST);
        });
    assertThat(code(List.of(LINES))).isBetween(1, MOST);
  }

  @Test
  void everyKindAndEveryClassIsCounted() throws IOException {
    assertThat(KINDS.keySet()).containsExactlyInAnyOrderElementsOf(Certificate.KINDS);
    Set<String> counted = new TreeSet<>(OTHERS);
    counted.addAll(SHARED);
    counted.add(LINES);
    KINDS.values().forEach(kind -> counted.addAll(kind.judges));
    KINDS.values().forEach(kind -> counted.addAll(kind.boards));
    try (Stream<Path> all = Files.walk(SOURCES)) {
      assertThat(
              all.map(file -> SOURCES.relativize(file).toString())
                  .filter(name -> name.endsWith(".java") && !name.endsWith("package-info.java"))
                  .map(name -> name.replace(".java", ""))
                  .collect(Collectors.toSet()))
          .isEqualTo(counted);
    }
  }

  @Test
  void commentsAreNotCode() {
    assertThat(code("package a;\n\nimport b;\n\n/** C:\n * d. */\nclass C {\n  // e\n  int f;\n}"))
        .isEqualTo(3);
  }

  private static int code(List<String> classes) {
    int lines = 0;
    for (String name : classes) {
      try {
        lines += code(Files.readString(SOURCES.resolve(name + ".java")));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
    return lines;
  }

  private static int code(String text) {
    return (int)
        text.replaceAll("(?s)/\\*.*?\\*/", "")
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("//"))
            .filter(line -> !line.startsWith("package ") && !line.startsWith("import "))
            .count();
  }
}

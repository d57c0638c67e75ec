package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.checks.Mutants.Mutant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Every condition of theories and of the classes that make steps, changed: an answer with its
 * reason must show it. A mutant that shows in nothing is a failure, unless it stands in {@code
 * equivalent.txt} with the reason why it changes nothing, or in {@code unseen.txt}.
 *
 * <p>Each day has its share of the mutants, and the shares of {@value #DAYS} days are all of them;
 * the slow test takes them all at once. With {@code -Dgolden.write=true} the reasons are renewed.
 */
class MutationTest {
  /** So many days take all mutants. */
  private static final int DAYS = 20;

  private static final Path FOLDER = Checkout.root().resolve("checks/src/test/resources/mutation");

  /** The lines of each group, and the classes that their answers rest on. */
  private record Group(List<String> classes, List<String> lines) {}

  private static Map<String, Group> groups() throws IOException {
    Map<String, Group> groups = new LinkedHashMap<>();
    Group group = null;
    for (String line : Files.readAllLines(FOLDER.resolve("positions.txt"))) {
      if (line.startsWith("# ")) {
        group =
            groups.computeIfAbsent(line, name -> new Group(new ArrayList<>(), new ArrayList<>()));
      } else if (line.startsWith("class ")) {
        group.classes().add("org.farstar." + line.substring("class ".length()));
      } else if (!line.isBlank()) {
        group.lines().add(line);
      }
    }
    return groups;
  }

  private static String judged(Mutant mutant, List<String> lines) {
    try {
      Class<?> judge = new MutantLoader(mutant).loadClass(MutantJudge.class.getName());
      Method of = judge.getMethod("of", List.class);
      return (String) of.invoke(null, lines);
    } catch (ReflectiveOperationException | LinkageError e) {
      return "refuted: " + e;
    }
  }

  /** A class with the classes within it. */
  private static Set<String> withInner(String name) throws IOException {
    Set<String> names = new TreeSet<>(Set.of(name));
    for (String inner : Mutants.inner(MutantLoader.code(name))) {
      if (inner.startsWith(name + "$")) {
        names.addAll(withInner(inner));
      }
    }
    return names;
  }

  /** A mutant by what the source says there: it stays the same when lines move. */
  private static String key(Mutant mutant) throws IOException {
    String outer = mutant.name().replaceAll("\\$.*", "");
    String module = outer.startsWith("org.farstar.engine.") ? "engine" : "games";
    Path source =
        Checkout.root().resolve(module + "/src/main/java/" + outer.replace('.', '/') + ".java");
    String line = Files.readAllLines(source).get(mutant.line() - 1).strip();
    return outer.substring(outer.lastIndexOf('.') + 1) + ": " + mutant.change() + ": " + line;
  }

  /** The mutants of a list; what is indented below one says why. */
  private static Set<String> listed(String file) throws IOException {
    return Files.readAllLines(FOLDER.resolve(file)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("  "))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  @Timeout(600)
  void theReasonsAreTheseAndHold() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Group> group : groups().entrySet()) {
      String judged = judged(null, group.getValue().lines());
      assertThat(judged).as(group.getKey()).doesNotStartWith("refuted");
      text.append(group.getKey()).append('\n').append(judged);
    }
    Path golden = FOLDER.resolve("reasons.txt");
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(golden, text);
    }
    assertThat(text).hasToString(Files.readString(golden));
  }

  @Test
  @Timeout(600)
  void aShareOfTheMutantsShows() throws IOException {
    survivors((int) (LocalDate.now().toEpochDay() % DAYS), DAYS);
  }

  @Test
  @Tag("slow")
  @Timeout(7200)
  void allMutantsShow() throws IOException {
    boolean small = System.getProperty("farstar.slow.size", "").equals("small");
    int share = small ? DAYS / 4 : 1;
    survivors((int) ((LocalDate.now().toEpochDay() + 1) % share), share);
  }

  /** Takes every mutant whose number is the offset, in steps of so many. */
  private static void survivors(int offset, int step) throws IOException {
    Set<String> equivalent = listed("equivalent.txt");
    Set<String> unseen = listed("unseen.txt");
    String golden = Files.readString(FOLDER.resolve("reasons.txt"));
    List<String> survivors = new ArrayList<>();
    int number = 0;
    int taken = 0;
    int refuted = 0;
    int listed = 0;
    for (Group group : groups().values()) {
      for (String outer : group.classes()) {
        for (String name : withInner(outer)) {
          for (Mutant mutant : Mutants.of(MutantLoader.code(name))) {
            if (number++ % step == offset) {
              taken++;
              String key = key(mutant);
              if (equivalent.contains(key) || unseen.contains(key)) {
                listed++;
                continue;
              }
              String judged = judged(mutant, group.lines());
              refuted += judged.startsWith("refuted") ? 1 : 0;
              if (golden.contains(judged)) {
                survivors.add(key);
              }
            }
          }
        }
      }
    }
    System.out.printf(
        "%d mutants: %d refuted, %d seen in the words of reasons alone, %d listed%n",
        taken, refuted, taken - refuted - listed - survivors.size(), listed);
    assertThat(survivors).isEmpty();
    assertThat(taken).isPositive();
  }
}

package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.farstar.checks.Mutants.Mutant;

/**
 * Which classes are mutated, by which positions their mutants are judged, and which change nothing.
 */
final class MutationSchedule {
  static final Path FOLDER = Checkout.root().resolve("checks/src/test/resources/mutation");

  /** The lines of each group, and the classes that their answers rest on. */
  record Group(List<String> classes, List<String> lines) {}

  /**
   * A mutant with what it is called: by what the source says there, so that it keeps its name when
   * lines move.
   */
  record Named(String name, Mutant mutant, List<String> lines) {}

  static Map<String, Group> groups() throws IOException {
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

  private MutationSchedule() {}

  @SuppressWarnings("unchecked")
  static List<String> judged(Mutant mutant, List<String> lines, List<String> expected) {
    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    try {
      MutantLoader loader = new MutantLoader(mutant);
      // Papers are found as services, by the loader of the thread.
      thread.setContextClassLoader(loader);
      Method of =
          loader.loadClass(MutantJudge.class.getName()).getMethod("of", List.class, List.class);
      return (List<String>) of.invoke(null, lines, expected);
    } catch (ReflectiveOperationException | LinkageError e) {
      return List.of("refuted: " + e);
    } finally {
      thread.setContextClassLoader(own);
    }
  }

  static boolean isRefuted(List<String> answers) {
    return answers.get(answers.size() - 1).startsWith("refuted");
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

  /** All mutants, in the order of groups and classes. */
  static List<Named> mutants(Map<String, Group> groups) throws IOException {
    List<Named> mutants = new ArrayList<>();
    for (Group group : groups.values()) {
      for (String outer : group.classes()) {
        Path source =
            Checkout.root()
                .resolve(MutantLoader.moduleName(outer))
                .resolve("src/main/java/" + outer.replace('.', '/') + ".java");
        List<String> text = Files.readAllLines(source);
        Map<String, Integer> times = new HashMap<>();
        for (String name : withInner(outer)) {
          for (Mutant mutant : Mutants.of(MutantLoader.code(name))) {
            String says = mutant.change() + ": " + text.get(mutant.line() - 1).strip();
            String method = mutant.method().replaceAll("^lambda\\$(.*)\\$\\d+$", "$1");
            String key = outer.substring(outer.lastIndexOf('.') + 1) + "." + method + ": " + says;
            int time = times.merge(key, 1, Integer::sum);
            String numbered = time == 1 ? key : key + " (" + time + ")";
            mutants.add(new Named(numbered, mutant, group.lines()));
          }
        }
      }
    }
    return mutants;
  }

  /** The outer classes that are theories or reductions, or that make steps, by their code. */
  static Set<String> makers() throws IOException {
    Set<String> makers = new TreeSet<>();
    for (String module : List.of("engine", "verify", "regions", "games", "ask")) {
      Path classes = Checkout.root().resolve(module).resolve("target/classes");
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
          Mutants.maker(Files.readAllBytes(file))
              .ifPresent(name -> makers.add(name.replaceAll("\\$.*", "")));
        }
      }
    }
    return makers;
  }

  /** The mutants that change nothing; what is indented below one, or below several, says why. */
  static Set<String> equivalent() throws IOException {
    Set<String> names = new HashSet<>();
    boolean open = false;
    for (String line : Files.readAllLines(FOLDER.resolve("equivalent.txt"))) {
      if (line.isBlank() || line.startsWith("#")) {
        assertThat(open).as("a reason before '%s'", line).isFalse();
      } else if (line.startsWith("  ")) {
        open = false;
      } else {
        assertThat(names.add(line)).as("'%s' stands there once", line).isTrue();
        open = true;
      }
    }
    assertThat(open).as("a reason at the end").isFalse();
    return names;
  }
}

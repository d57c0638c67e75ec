package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/architecture.md} says of modules and classes, against the code. */
class ArchitecturePageTest {
  private static final int MOST_CLASSES = 15;
  private static final Pattern BLOCK = Pattern.compile("(?s)```text modules\n(.*?)```");
  private static final Pattern LINE = Pattern.compile("(?m)^(\\w+) +-> (.*)$");
  private static final Pattern KEPT = Pattern.compile("A place is kept, .*?: ([a-z, ]+)\\.");
  private static final Pattern ARROW = Pattern.compile("data-from=\"(\\w+)\" data-to=\"(\\w+)\"");
  private static final Pattern BOX = Pattern.compile("class=\"module\"[^>]*>(\\w+)<");
  private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
  private static final Pattern DEPENDENCY = Pattern.compile("(?s)<dependency>(.*?)</dependency>");
  private static final Pattern OURS =
      Pattern.compile("<artifactId>farstar(?:-(\\w+))?</artifactId>");
  private static final Pattern LINES =
      Pattern.compile("(?m)^\\| `(\\w+)` \\| [-0-9,]+ \\| ([0-9,]+) \\|");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| `([\\w.]+)` \\|");
  private static final Pattern CLASS =
      Pattern.compile("`((?:[a-z]+\\.)*)([A-Z][a-z]\\w*)(?:\\.\\w+)?`");

  private final Path root = Checkout.root();
  private final String page = text(root.resolve("docs/architecture.md"));
  private final Map<String, Set<String>> arrows = arrows();
  private final Set<String> kept =
      matches(KEPT, page).stream().findFirst().map(match -> words(match.group(1))).orElse(Set.of());
  private final Set<String> built =
      matches(MODULE, text(root.resolve("pom.xml"))).stream()
          .map(match -> match.group(1))
          .collect(Collectors.toCollection(TreeSet::new));

  @Test
  void namesTheModulesThatAreBuiltAndThoseThatAreNotYet() {
    Set<String> all = new TreeSet<>(built);
    all.addAll(kept);
    assertThat(arrows.keySet()).isEqualTo(all);
    assertThat(kept)
        .as("modules that are said to have no code yet")
        .doesNotContainAnyElementsOf(built);
  }

  @Test
  void thePictureHasTheArrowsOfTheText() {
    String picture = text(root.resolve("docs/modules.svg"));
    Map<String, Set<String>> drawn = new TreeMap<>();
    matches(BOX, picture).forEach(match -> drawn.put(match.group(1), new TreeSet<>()));
    matches(ARROW, picture).forEach(match -> drawn.get(match.group(1)).add(match.group(2)));
    assertThat(drawn).isEqualTo(arrows);
  }

  @Test
  void everyDependencyOfAModuleFollowsTheArrows() {
    for (String module : built) {
      assertThat(below(module)).as(module).containsAll(dependencies(module));
    }
  }

  @Test
  void everyArrowIsADependency() {
    for (String from : built) {
      Set<String> to = new TreeSet<>(arrows.get(from));
      to.retainAll(built);
      assertThat(reached(from)).as("what %s depends on", from).containsAll(to);
    }
  }

  @Test
  void theArrowsAreThoseThatTheClassesKeepTo() {
    Map<String, Set<String>> allowed = ArchitectureTest.MAY_USE;
    for (String module : allowed.keySet()) {
      assertThat(below(module)).as(module).containsAll(allowed.get(module));
      assertThat(allowed.get(module)).as(module).containsAll(arrows.get(module));
    }
  }

  @Test
  void theClassesOfTheWalkAreWhereThePageSays() {
    List<MatchResult> rows = matches(ROW, page);
    assertThat(rows).hasSizeBetween(1, MOST_CLASSES);
    for (MatchResult row : rows) {
      assertThat(source(row.group(2), row.group(1))).exists();
    }
  }

  /** The last column of the table of lines, to a fifth. */
  @Test
  void theLinesAreAboutAsManyAsThePageSays() throws IOException {
    Map<String, Integer> lines = new TreeMap<>();
    for (MatchResult row : matches(LINES, page)) {
      lines.put(row.group(1), Integer.parseInt(row.group(2).replace(",", "")));
    }
    assertThat(lines.keySet()).isEqualTo(shipped());
    for (String module : lines.keySet()) {
      int found = 0;
      try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          found += Files.readAllLines(file).size();
        }
      }
      assertThat(lines.get(module)).as(module).isBetween(found - found / 5, found + found / 5);
    }
  }

  /** The modules with main code of their own. */
  private Set<String> shipped() {
    Set<String> shipped = new TreeSet<>();
    for (String module : built) {
      if (Files.isDirectory(root.resolve(module).resolve("src/main/java"))) {
        shipped.add(module);
      }
    }
    return shipped;
  }

  @Test
  void everyClassThatIsNamedExists() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String module : built) {
      Path sources = root.resolve(module).resolve("src");
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java"))
            .forEach(name -> names.add(name.replace(".java", "")));
      }
    }
    List<MatchResult> named = matches(CLASS, page);
    assertThat(named).isNotEmpty();
    for (MatchResult match : named) {
      assertThat(names).contains(match.group(2));
      if (!match.group(1).isEmpty()) {
        String inside = match.group(1).substring(0, match.group(1).length() - 1);
        assertThat(source(inside, match.group(2))).exists();
      }
    }
  }

  /** The file of a class; the first word of its package is its module. */
  private Path source(String inside, String name) {
    String module = inside.split("\\.")[0];
    return root.resolve(module)
        .resolve("src/main/java/org/farstar")
        .resolve(inside.replace('.', '/'))
        .resolve(name + ".java");
  }

  private Map<String, Set<String>> arrows() {
    Map<String, Set<String>> found = new TreeMap<>();
    for (MatchResult line : matches(LINE, matches(BLOCK, page).get(0).group(1))) {
      Set<String> to = line.group(2).equals("nothing") ? new TreeSet<>() : words(line.group(2));
      found.put(line.group(1), to);
    }
    return found;
  }

  /** What lies below a module: the ends of all paths of arrows from it. */
  private Set<String> below(String module) {
    return ends(module, arrows);
  }

  /** What Maven puts on the class path of a module, out of this project. */
  private Set<String> reached(String module) {
    Map<String, Set<String>> poms = new LinkedHashMap<>();
    built.forEach(each -> poms.put(each, dependencies(each)));
    return ends(module, poms);
  }

  private static Set<String> ends(String start, Map<String, Set<String>> arrows) {
    Set<String> ends = new LinkedHashSet<>();
    List<String> open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      for (String next : arrows.get(open.remove(open.size() - 1))) {
        if (ends.add(next)) {
          open.add(next);
        }
      }
    }
    return ends;
  }

  /** The modules that a module's own file names for its classes: no tests, no services. */
  private Set<String> dependencies(String module) {
    String pom = text(root.resolve(module).resolve("pom.xml"));
    return matches(DEPENDENCY, pom).stream()
        .map(match -> match.group(1))
        .filter(text -> !text.contains("<type>test-jar</type>"))
        .filter(text -> !text.contains("<scope>test</scope>"))
        .filter(text -> !text.contains("<scope>runtime</scope>"))
        .flatMap(text -> matches(OURS, text).stream())
        .map(match -> match.group(1) == null ? "library" : match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> words(String list) {
    return new TreeSet<>(Arrays.asList(list.strip().split(", ")));
  }

  private static List<MatchResult> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

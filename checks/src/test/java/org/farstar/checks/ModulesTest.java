package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * What the modules export: to everybody only packages that say whom they are for, to modules of the
 * project only what these use. The page {@code docs/packages.md} lists the first.
 */
class ModulesTest {
  private static final Path PAGE = Checkout.root().resolve("docs/packages.md");

  /** The command line stands above all, on the class path; Spark's jars have no module names. */
  private static final Set<String> NO_MODULES = Set.of("cli", "spark", "checks");

  private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?(org\\.farstar[\\w.]*)\\.");
  private static final Pattern TYPE = Pattern.compile("(org/farstar(?:/[a-z]+)*)/[A-Z]");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
  private static final Pattern FOR_WHOM = Pattern.compile("<p>(For [^<>]+\\.)$");

  private static final String HEAD =
      """
      # Packages to build on

      The packages that the modules of Farstar export to everybody, and whom each is for. Whatever is not listed is for
      the project itself and may change without notice. [Farstar as a library](guide/library.md) has programs. The build
      writes this page and fails where it is not up to date.
      """;

  private final Map<String, ModuleDescriptor> modules = modules();

  private static List<String> folders() {
    return matches(MODULE, text(Checkout.root().resolve("pom.xml")))
        .map(match -> match.group(1))
        .toList();
  }

  /** By folder, in the order of the build. */
  private static Map<String, ModuleDescriptor> modules() {
    Map<String, ModuleDescriptor> found = new LinkedHashMap<>();
    for (String folder : folders()) {
      Path classes = Checkout.root().resolve(folder).resolve("target/classes");
      if (Files.exists(classes.resolve("module-info.class"))) {
        found.put(folder, ModuleFinder.of(classes).findAll().iterator().next().descriptor());
      }
    }
    return found;
  }

  @Test
  void everythingIsAModuleButTheCommandLineAndSpark() {
    Set<String> none = new TreeSet<>(folders());
    none.removeAll(modules.keySet());
    assertThat(none).isEqualTo(new TreeSet<>(NO_MODULES));
  }

  /** A module is named only where it uses something of the package. */
  @Test
  void whatIsExportedToAModuleIsUsedThere() throws IOException {
    Map<String, Set<String>> used = new TreeMap<>();
    for (Map.Entry<String, ModuleDescriptor> each : modules.entrySet()) {
      used.put(each.getValue().name(), used(each.getKey()));
    }
    Set<String> unused = new TreeSet<>();
    for (ModuleDescriptor module : modules.values()) {
      for (ModuleDescriptor.Exports exports : module.exports()) {
        if (exports.isQualified()) {
          exports.targets().stream()
              .filter(target -> !used.get(target).contains(exports.source()))
              .forEach(target -> unused.add(exports.source() + " to " + target));
        }
      }
    }
    assertThat(unused).isEmpty();
  }

  /** The packages whose types the class files of a module name. */
  private static Set<String> used(String folder) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files =
        Files.walk(Checkout.root().resolve(folder).resolve("target/classes"))) {
      for (Path file : files.filter(ModulesTest::isClass).toList()) {
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        matches(TYPE, bytes).forEach(match -> found.add(match.group(1).replace('/', '.')));
      }
    }
    return found;
  }

  private static boolean isClass(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".class") && !name.equals("module-info.class");
  }

  /** What the guides import is meant to be used. */
  @Test
  void theProgramsOfTheGuidesUseOnlyWhatIsExported() throws IOException {
    Set<String> imported = new TreeSet<>();
    try (Stream<Path> pages = Files.walk(Checkout.root().resolve("docs"))) {
      for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) {
        matches(IMPORT, text(page)).forEach(match -> imported.add(match.group(1)));
      }
    }
    assertThat(imported).contains("org.farstar", "org.farstar.engine.play");
    assertThat(exported()).containsAll(imported);
  }

  private Set<String> exported() {
    return modules.values().stream()
        .flatMap(module -> exported(module).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> exported(ModuleDescriptor module) {
    return module.exports().stream()
        .filter(exports -> !exports.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void thePageListsEveryPackageAndWhomItIsFor() throws IOException {
    String wanted = page();
    String text = Files.exists(PAGE) ? Files.readString(PAGE) : "";
    if (!wanted.equals(text) && Boolean.getBoolean("golden.write")) {
      Files.writeString(PAGE, wanted);
      return;
    }
    assertThat(text).isEqualTo(wanted);
  }

  private String page() {
    StringBuilder page = new StringBuilder(HEAD);
    modules.forEach(
        (folder, module) -> {
          if (!exported(module).isEmpty()) {
            page.append("\n## ").append(module.name()).append("\n\n");
            page.append("| package | what it has | whom it is for |\n|---|---|---|\n");
          }
          for (String name : exported(module)) {
            String[] said = said(folder, name);
            page.append("| `").append(name).append("` | ").append(said[0]);
            page.append(" | ").append(said[1]).append(" |\n");
          }
        });
    return page.toString();
  }

  private static Path sources(String folder, String name) {
    return Checkout.root().resolve(folder).resolve("src/main/java").resolve(name.replace('.', '/'));
  }

  /** The first sentence of a package's description and its last paragraph, without mark-up. */
  private static String[] said(String folder, String name) {
    Path file = sources(folder, name).resolve("package-info.java");
    assertThat(file).exists();
    String comment =
        matches(COMMENT, text(file))
            .findFirst()
            .map(match -> match.group(1))
            .orElse("")
            .lines()
            .map(line -> line.strip().replaceFirst("^\\* ?", ""))
            .collect(Collectors.joining(" "))
            .replaceAll("\\{@linkplain \\S+ ([^}]*)}", "$1")
            .replaceAll("\\{@(?:link|code) (?:[a-z]+\\.)*([^}]*)}", "$1")
            .replaceAll("\\s+", " ")
            .strip();
    List<MatchResult> forWhom = matches(FOR_WHOM, comment).toList();
    assertThat(forWhom).as("the last paragraph of %s says 'For ...'", name).hasSize(1);
    String first = comment.split("(?<=[.]) (?=[A-Z<])|(?<=[^A-Z][.])$")[0].replaceAll("</?i>", "");
    return new String[] {first, forWhom.get(0).group(1)};
  }

  /** A type that everybody may use says what it is. */
  @Test
  void everyPublicTypeOfAnExportedPackageIsDescribed() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, ModuleDescriptor> each : modules.entrySet()) {
      for (String name : exported(each.getValue())) {
        try (Stream<Path> found = Files.list(sources(each.getKey(), name))) {
          found.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
      }
    }
    assertThat(files).hasSizeGreaterThan(500);
    assertThat(undescribed(files)).isEmpty();
  }

  private static List<String> undescribed(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> found = new ArrayList<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      DocTrees trees = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        new Undescribed(trees, found).scan(unit, null);
      }
    }
    return found;
  }

  /** Walks through the types that are public together with all they stand in. */
  private static final class Undescribed extends TreePathScanner<Void, Void> {
    private final DocTrees trees;
    private final List<String> found;

    Undescribed(DocTrees trees, List<String> found) {
      this.trees = trees;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      if (!isPublic(type)) {
        return null;
      }
      if (trees.getDocComment(getCurrentPath()) == null) {
        found.add(
            getCurrentPath().getCompilationUnit().getPackageName() + "." + type.getSimpleName());
      }
      return super.visitClass(type, nothing);
    }

    /** What is nested in an interface is public without the word. */
    private boolean isPublic(ClassTree type) {
      TreePath outside = getCurrentPath().getParentPath();
      return type.getModifiers().getFlags().contains(Modifier.PUBLIC)
          || outside.getLeaf() instanceof ClassTree outer && outer.getKind() == Tree.Kind.INTERFACE;
    }
  }

  private static Stream<MatchResult> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.farstar.checks;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.PrintStream;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * The arrows of dependency. They are checked here and not in {@code cli}, because only this module
 * has every other one on its class path.
 */
@AnalyzeClasses(
    packages = "org.farstar",
    importOptions = {
      ImportOption.DoNotIncludeTests.class,
      ArchitectureTest.WithoutGeneratedBenchmarks.class
    })
class ArchitectureTest {
  private static final String[] SILENT = {
    "org.farstar.values..",
    "org.farstar.picture..",
    "org.farstar.engine..",
    "org.farstar.verify..",
    "org.farstar.regions..",
    "org.farstar.games..",
    "org.farstar.papers..",
    "org.farstar.figures..",
    "org.farstar.ask..",
    "org.farstar.front..",
    "org.farstar"
  };

  /** What the classes of each module may use of the others. */
  static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          Map.entry("values", Set.of()),
          Map.entry("picture", Set.of()),
          Map.entry("engine", Set.of("values", "picture")),
          Map.entry("verify", Set.of("values", "engine")),
          Map.entry("regions", Set.of("values", "picture", "engine")),
          Map.entry("games", Set.of("values", "picture", "engine", "verify", "regions")),
          // Nobody uses the papers: they are found as services.
          Map.entry("papers", Set.of("values", "picture", "engine", "verify", "regions", "games")),
          Map.entry("figures", Set.of("values", "picture", "engine")),
          Map.entry("ask", Set.of("values", "picture", "engine", "verify", "games")),
          Map.entry(
              "front", Set.of("values", "picture", "engine", "verify", "games", "figures", "ask")),
          Map.entry(
              "library",
              Set.of("values", "picture", "engine", "verify", "games", "figures", "ask")),
          // `farstar serve` starts the web front; the web front knows nothing of the terminal.
          Map.entry(
              "cli",
              Set.of(
                  "values", "picture", "engine", "verify", "games", "figures", "ask", "front",
                  "web")),
          Map.entry(
              "web", Set.of("values", "picture", "engine", "games", "figures", "ask", "front")),
          Map.entry("spark", Set.of("values", "picture", "engine", "games", "ask", "front")));

  @ArchTest static final ArchRule ARROWS_RUN_ONE_WAY = layers();

  /** A module that does not exist yet is an empty layer, which is allowed. */
  private static ArchRule layers() {
    LayeredArchitecture layers =
        layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("org.farstar..")
            .withOptionalLayers(true)
            .layer("bench")
            .definedBy("org.farstar.bench..");
    for (String module : MAY_USE.keySet()) {
      // The front door is the package above all others.
      layers =
          layers
              .layer(module)
              .definedBy(module.equals("library") ? "org.farstar" : "org.farstar." + module + "..");
    }
    for (String module : MAY_USE.keySet()) {
      String[] used = MAY_USE.get(module).toArray(String[]::new);
      layers =
          used.length == 0
              ? layers.whereLayer(module).mayNotAccessAnyLayer()
              : layers.whereLayer(module).mayOnlyAccessLayers(used);
    }
    return layers.whereLayer("bench").mayNotBeAccessedByAnyLayer();
  }

  @ArchTest
  static final ArchRule VALUES_NEED_NOTHING_BUT_THE_JDK =
      classes()
          .that()
          .resideInAPackage("org.farstar.values..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.farstar.values..");

  /** What may be unknown has a type that says so: no Boolean is null. */
  @ArchTest
  static final ArchRule NO_METHOD_ANSWERS_WITH_A_BOOLEAN_THAT_MAY_BE_NULL =
      noMethods()
          .that()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .haveRawReturnType(Boolean.class);

  /** The same of what objects hold. */
  @ArchTest
  static final ArchRule NO_FIELD_IS_A_BOOLEAN_THAT_MAY_BE_NULL =
      noFields().should().haveRawType(Boolean.class);

  /** A program that only asks needs neither a library for JSON nor one for databases. */
  @ArchTest
  static final ArchRule ASKING_NEEDS_NO_JSON_AND_NO_DATABASE =
      noClasses()
          .that()
          .resideInAPackage("org.farstar.ask..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.fasterxml..", "java.sql..", "org.sqlite..");

  /** A checker that used a search would prove that the search agrees with itself. */
  @ArchTest
  static final ArchRule CHECKERS_KNOW_RULES_AND_NOTATION_ONLY =
      classes()
          .that()
          .resideInAPackage("org.farstar.verify..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.farstar.verify..",
              "org.farstar.values..",
              "org.farstar.engine.play..",
              "org.farstar.engine.rules..");

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices().matching("org.farstar.(**)").should().beFreeOfCycles();

  /** The game cards, rules and theories are without the checks that referee them. */
  @ArchTest
  static final ArchRule GAMES_HAVE_NO_CLAIMS =
      noClasses()
          .that()
          .resideInAPackage("org.farstar.games..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.farstar.engine.claim..");

  /** The exit code is decided in one place; everything else returns or throws. */
  @ArchTest
  static final ArchRule ONLY_MAIN_ENDS_THE_PROCESS =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("org.farstar.cli.Main")
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethodWhere(target(name("exit").or(name("halt"))).and(target(owner(isRuntime()))));

  /** Libraries hand back data; whether and where it is printed is the front's business. */
  @ArchTest
  static final ArchRule LIBRARIES_ARE_SILENT =
      noClasses()
          .that(resideInAnyPackage(SILENT))
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(Throwable.class, "printStackTrace")
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.logging..");

  /** The desktop classes of Java load slowly and want fonts; only PNG needs them. */
  @ArchTest
  static final ArchRule ONLY_PNG_NEEDS_THE_DESKTOP =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("org.farstar.picture.Png")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.awt..", "javax.imageio..", "javax.swing..");

  /** Digits are those of the notation, whatever the user's locale has. */
  @ArchTest
  static final ArchRule FORMATS_NAME_THEIR_LOCALE =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.farstar.bench..")
          .should()
          .callMethod(String.class, "format", String.class, Object[].class)
          .orShould()
          .callMethod(PrintStream.class, "printf", String.class, Object[].class)
          .orShould()
          .callMethod(String.class, "toLowerCase")
          .orShould()
          .callMethod(String.class, "toUpperCase");

  /**
   * Copies of sets and maps keep the order of what they are copies of: those that Java makes
   * without an order differ from run to run, and in the engine of the plain files an empty one of
   * them fails when it is asked for a key.
   */
  @ArchTest
  static final ArchRule COPIES_KEEP_THEIR_ORDER =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.farstar.bench..")
          .should()
          .callMethod(Map.class, "copyOf", Map.class)
          .orShould()
          .callMethod(Set.class, "copyOf", Collection.class);

  /** Answers are the same text in every run: Java keeps maps of two entries in any order. */
  @ArchTest
  static final ArchRule JSON_IS_WRITTEN_IN_ONE_ORDER =
      noClasses()
          .that()
          .resideInAnyPackage("org.farstar.front..", "org.farstar.web.api..")
          .should()
          .callMethod(Map.class, "of", Object.class, Object.class, Object.class, Object.class);

  /** What may be undecided has a type that says so: {@code Decision}, or another with names. */
  @ArchTest
  static final ArchRule NO_METHOD_HAS_THREE_ANSWERS =
      methods().should().notHaveRawReturnType(Boolean.class);

  @ArchTest
  static final ArchRule NO_FIELD_HAS_THREE_VALUES = fields().should().notHaveRawType(Boolean.class);

  private static DescribedPredicate<JavaClass> isRuntime() {
    return JavaClass.Predicates.equivalentTo(Runtime.class);
  }

  /** JMH writes classes of its own beside the benchmarks; they are not ours to judge. */
  static final class WithoutGeneratedBenchmarks implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/jmh_generated/");
    }
  }
}

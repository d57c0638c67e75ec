package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Line;
import org.farstar.engine.sum.SumText;
import org.farstar.games.Games;
import org.farstar.verify.Kind;
import org.farstar.verify.cite.Theorem;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Test;

/**
 * Writes the page that says what must be believed of a certificate: for each kind the classes that
 * its check can come to, and for each game those of its rules. The classes are found in the class
 * files, lines are those of code, without comments and imports.
 */
class TrustedBaseTest {
  private static final Path PAGE = Checkout.root().resolve("docs/trusted-base.md");

  /** The classes that judge only certificates of some kinds. */
  private static final Map<String, Set<String>> OWN =
      Map.ofEntries(
          Map.entry("strategy", Set.of("StrategyKind", "StrategyChecker", "Boards")),
          Map.entry(
              "parts",
              Set.of("PartsKind", "PartsChecker", "StrategyKind", "StrategyChecker", "Boards")),
          Map.entry("nimbers", Set.of("NimbersKind", "NimbersChecker", "Boards")),
          Map.entry("quotient", Set.of("QuotientKind", "QuotientChecker", "Boards")),
          Map.entry("cite", Set.of("CiteKind", "Theorem")),
          Map.entry(
              "terms",
              Set.of(
                  "TermsKind",
                  "TermsChecker",
                  "PartsChecker",
                  "StrategyKind",
                  "StrategyChecker",
                  "NimbersKind",
                  "NimbersChecker",
                  "CiteKind",
                  "Theorem",
                  "TreeKind",
                  "TreeChecker",
                  "Boards")),
          Map.entry("tree", Set.of("TreeKind", "TreeChecker", "Boards")),
          Map.entry("pairing", Set.of("PairingKind", "PairingChecker")),
          Map.entry("replies", Set.of("SetKinds", "RepliesChecker", "Boards")),
          Map.entry("sets", Set.of("SetKinds", "SetsChecker", "Boards")),
          Map.entry("mirror", Set.of("SetKinds", "MirrorChecker", "Boards")),
          Map.entry("dictionary", Set.of("DictionaryKind", "DictionaryChecker", "Boards")),
          Map.entry("decks", Set.of("SequenceKinds", "DecksChecker", "Boards")),
          Map.entry("orders", Set.of("SequenceKinds", "OrdersChecker", "Boards")),
          Map.entry("words", Set.of("SequenceKinds", "WordsChecker", "Boards")),
          Map.entry("lost", Set.of("SequenceKinds", "LostChecker", "Boards")));

  /** What is used and not checked. */
  private static final Map<String, String> THEOREMS =
      Map.ofEntries(
          Map.entry("strategy", "none, but those that the sentence names"),
          Map.entry("parts", "equal games may stand for each other in a sum"),
          Map.entry(
              "nimbers",
              "Bouton; Sprague and Grundy; Guy and Smith on periods; two criteria on periods with a"
                  + " saltus; Wythoff on who wins his game"),
          Map.entry(
              "terms",
              "equal games may stand for each other in a sum, and games of one sign add; those of the"
                  + " kinds of the parts"),
          Map.entry(
              "quotient",
              "a monoid whose heaps, sums and P meet three conditions says who wins; the period"
                  + " theorem of Plambeck and Siegel"),
          Map.entry("cite", "those that the sentence names, of [these](#theorems)"),
          Map.entry(
              "tree",
              "boards fall into parts, and a part and its negative are worth 0; walls of thermographs bound"
                  + " the stops of sums; boards of Domineering may be cut between rows; a cell of NoGo"
                  + " that a player may not take is never hers again"),
          Map.entry("pairing", "strategy stealing"),
          Map.entry("replies", "Erdős and Selfridge; in maker-maker games strategy stealing"),
          Map.entry("sets", "Erdős and Selfridge; where sets lose, Hefetz, Krivelevich and Szabó"),
          Map.entry("mirror", "the opponent completes the opposite set first"),
          Map.entry("dictionary", "none"),
          Map.entry("decks", "Erdős and Szekeres; gaps may be joined, and cut to a bound"),
          Map.entry("orders", "the same, and of the cards of a gap their order alone counts"),
          Map.entry(
              "words",
              "on Q a position is its colour sequence; long gaps are alike by their parity"),
          Map.entry("lost", "on Q a position is its colour sequence"));

  private static final String HEAD =
      """
      # The trusted base

      What must be right for a sentence of `farstar verify` to be true. The build writes this page and fails where it is
      not up to date. For each kind of certificate it has the lines of code, without comments and imports, of all classes
      that a check can come to, as the class files refer to each other. That is more than must be believed: no check writes
      a table or packs a position. Besides there is the Java library.

      """;

  private static final String CLASSES_OF_ALL =
      """

      No class of `games` is among them. Of `verify` all kinds use\s""";

  private static final String RULESETS =
      """

      ## Rulesets

      `strategy`, `parts` and `terms` believe the rules of the game and its notation, too: `moves`, `play`, `verdict`, `read`,
      `write`, and when two positions are equal; `tree` believes what they say of parts, images, ranks, the exchange
      of the players, strips and counts besides. `replies`, `sets` and `mirror` believe those of `tic-tac-toe` and
      `positional`, from which they have the sets and whose turn it is; on [n]^d they find the lines themselves. `decks`,
      `orders`, `words` and `lost` have a, d, the deck and the order of the cards from those of `monotone`, `nimbers` and `quotient` the heaps and the code from those
      of `nim`, `rook`, `wythoff`, `subtraction`, `take-and-break` and the octal games. `pairing` and `cite` use no ruleset.
      """;

  private static final String CITED =
      """

      ## Theorems

      What `cite` believes. Each is a [statement](papers/statements.md) of this project, with its place in the
      literature, and most have a claim that `./farstar check` tries; that the position is one of which it speaks
      is seen by the checker, by the rules on [the page on the format](formats/certificates.md#cite). A test compares
      what follows with searches.
      """;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(
              "org.farstar.values",
              "org.farstar.engine",
              "org.farstar.verify",
              "org.farstar.games");

  private final Map<String, Set<String>> uses = new HashMap<>();
  private final Map<String, Integer> lines = new HashMap<>();

  TrustedBaseTest() {
    for (JavaClass each : CLASSES) {
      Set<String> targets = uses.computeIfAbsent(outer(each.getName()), name -> new TreeSet<>());
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        String target = outer(dependency.getTargetClass().getBaseComponentType().getName());
        if (target.startsWith("org.farstar.")) {
          targets.add(target);
        }
      }
    }
  }

  private static String outer(String name) {
    int dollar = name.indexOf('$');
    return dollar < 0 ? name : name.substring(0, dollar);
  }

  private static final String GAMES = "org.farstar.games.";

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** What these classes can come to, within a package and without some classes. */
  private Set<String> closure(Collection<String> from, String within, Set<String> without) {
    Set<String> found = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      String name = open.pop();
      if (name.startsWith(within) && !without.contains(simple(name)) && found.add(name)) {
        open.addAll(uses.getOrDefault(name, Set.of()));
      }
    }
    return found;
  }

  private int lines(Collection<String> names) {
    return names.stream().mapToInt(name -> lines.computeIfAbsent(name, this::count)).sum();
  }

  private int count(String name) {
    String module = name.split("\\.")[2];
    try {
      String text =
          Files.readString(
              Checkout.root()
                  .resolve(module + "/src/main/java/" + name.replace('.', '/') + ".java"));
      return (int)
          text.replaceAll("(?s)/\\*.*?\\*/", "")
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("//"))
              .filter(line -> !line.startsWith("package ") && !line.startsWith("import "))
              .count();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Set<String> kind(String kind) {
    Set<String> others =
        OWN.values().stream().flatMap(Set::stream).collect(Collectors.toCollection(HashSet::new));
    others.removeAll(OWN.get(kind));
    return closure(List.of(Proofs.class.getName()), "org.farstar.", others);
  }

  @Test
  void everyKindIsCounted() {
    assertThat(OWN.keySet())
        .isEqualTo(Proofs.KINDS.stream().map(Kind::name).collect(Collectors.toSet()));
    assertThat(THEOREMS.keySet()).isEqualTo(OWN.keySet());
    Set<String> met = new TreeSet<>();
    OWN.keySet().forEach(kind -> met.addAll(kind(kind)));
    OWN.values().forEach(own -> assertThat(met).map(TrustedBaseTest::simple).containsAll(own));
    assertThat(met).noneMatch(name -> name.startsWith(GAMES));
  }

  @Test
  void thePageIsUpToDate() throws IOException {
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
    page.append("| kind | `verify` | `engine` | `values` | theorems |\n|---|--:|--:|--:|---|\n");
    Set<String> shared = new TreeSet<>(kind("strategy"));
    OWN.keySet().forEach(kind -> shared.retainAll(kind(kind)));
    for (Kind kind : Proofs.KINDS) {
      Set<String> all = kind(kind.name());
      page.append("| `").append(kind.name()).append("` | ");
      for (String module : List.of("verify", "engine", "values")) {
        page.append(lines(in(all, module))).append(" | ");
      }
      page.append(THEOREMS.get(kind.name())).append(" |\n");
    }
    page.append(CLASSES_OF_ALL).append(listed(in(shared, "verify"))).append(".\n");
    page.append("\n| kind | and these |\n|---|---|\n");
    for (Kind kind : Proofs.KINDS) {
      Set<String> own = in(kind(kind.name()), "verify");
      own.removeAll(shared);
      page.append("| `").append(kind.name()).append("` | ").append(listed(own)).append(" |\n");
    }
    page.append(RULESETS).append("\n| game | classes | lines |\n|---|--:|--:|\n");
    for (String id : Games.ids()) {
      Set<String> classes = closure(rules(Games.find(id).orElseThrow()), GAMES, Set.of());
      page.append("| `").append(id).append("` | ").append(classes.size());
      page.append(" | ").append(lines(classes)).append(" |\n");
    }
    page.append(CITED).append("\n| theorem | claim |\n|---|---|\n");
    for (Theorem theorem : Theorem.values()) {
      String claim = theorem.claim().replaceAll("[|*_<]", "\\\\$0");
      page.append("| `").append(theorem.id()).append("` | ").append(claim).append(" |\n");
    }
    return page.toString();
  }

  private static Set<String> in(Set<String> names, String module) {
    return names.stream()
        .filter(name -> name.startsWith("org.farstar." + module + "."))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private String listed(Set<String> names) {
    return names.stream()
        .map(name -> "`" + simple(name) + "` " + lines(List.of(name)))
        .collect(Collectors.joining(", "));
  }

  /** The classes of the rules and positions of a game's examples, and of what these hold. */
  private static <P> Set<String> rules(Game<P> game) {
    Set<String> classes = new TreeSet<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Game.Example example : game.card().examples()) {
      Line<P> line =
          SumText.line(game.family(), game.id(), example.position(), Sources.none(), false);
      Deque<Object> open = new ArrayDeque<>(line.positions());
      open.push(line.variant().rules());
      while (!open.isEmpty()) {
        Object object = open.pop();
        if (seen.add(object)) {
          parts(object, classes).stream().filter(Objects::nonNull).forEach(open::push);
        }
      }
    }
    return classes;
  }

  private static Collection<?> parts(Object object, Set<String> classes) {
    Class<?> type = object.getClass();
    if (object instanceof Collection<?> items) {
      return items;
    }
    if (object instanceof Object[] items) {
      return Arrays.asList(items);
    }
    List<Object> parts = new ArrayList<>();
    if (type.getName().startsWith(GAMES)) {
      // The class of a lambda has the name of the class it stands in.
      classes.add(outer(type.getName()));
      while (type.getName().startsWith(GAMES) && !type.isHidden()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()) {
            try {
              parts.add(field.get(object));
            } catch (IllegalAccessException e) {
              throw new AssertionError(e);
            }
          }
        }
        type = type.getSuperclass();
      }
    }
    return parts;
  }
}

package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searched;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Statement;
import org.farstar.verify.cite.CiteKind;
import org.farstar.verify.cite.Conclusion;
import org.farstar.verify.cite.Rule;
import org.farstar.verify.cite.Theorem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What theorems say in a checker is what a search of the rules finds. */
class CitationsTest {
  private static final long SEED = 20261126;

  private final Searched search = new Searched();
  private final Random random = new Random(SEED);

  @TempDir private Path folder;

  /** Small positions of a game, as it writes them. */
  private List<String> positions(String game) {
    return switch (game) {
      case "transposition" -> transposition();
      case "pennies" -> IntStream.rangeClosed(3, 8).boxed().flatMap(n -> parts(n, "")).toList();
      case "pieces" -> words("BW", 2, 7).toList();
      case "end-nim" ->
          Stream.concat(rows(List.of("1", "2", "3"), 4), rows(List.of("1", "3", "w", "w+2"), 3))
              .toList();
      case "take-away" -> takeAway();
      case "subtraction" -> heaps(List.of("{1,2,3}: ", "{1,2,3,4,5}: ", "", "{1}: "), 7);
      case "even-subtraction" -> heaps(List.of(""), 9);
      case "flipping-coins" -> words("01", 1, 7).toList();
      case "coin-turning" -> turning();
      case "vertex-geography", "edge-geography" -> Stream.generate(this::graph).limit(100).toList();
      case "token" -> Stream.generate(this::digraph).limit(50).toList();
      case "hackenbush" ->
          Stream.of("br", "g", "brg")
              .flatMap(colours -> Stream.generate(() -> tree(colours)).limit(50))
              .toList();
      case "monotone" -> monotone();
      case "cutcake", "maundy-cake" -> cakes();
      case "eatcake" ->
          IntStream.rangeClosed(1, 5)
              .boxed()
              .flatMap(m -> IntStream.rangeClosed(1, 5).mapToObj(n -> m + "x" + n))
              .toList();
      case "mem" ->
          IntStream.rangeClosed(0, 16)
              .boxed()
              .flatMap(
                  n -> IntStream.rangeClosed(0, n + 1).mapToObj(k -> k == 0 ? "" + n : n + "/" + k))
              .flatMap(heap -> Stream.of(heap, "different: " + heap))
              .toList();
      case "partizan-euclid" ->
          IntStream.rangeClosed(1, 13)
              .boxed()
              .flatMap(q -> IntStream.range(q, 2 * q + 2).mapToObj(p -> p + " " + q))
              .toList();
      case "chomp" -> bars(4, 4).map(bar -> bar.substring(1)).toList();
      default -> throw new AssertionError(game);
    };
  }

  private static Stream<String> parts(int n, String before) {
    return n == 0
        ? Stream.of(before.strip())
        : IntStream.rangeClosed(1, n).boxed().flatMap(k -> parts(n - k, before + " " + k));
  }

  private static Stream<String> words(String letters, int from, int to) {
    return to == 0
        ? Stream.of("")
        : Stream.concat(
            Stream.of("").filter(word -> from <= 0),
            letters
                .chars()
                .mapToObj(letter -> "" + (char) letter)
                .flatMap(letter -> words(letters, from - 1, to - 1).map(letter::concat)));
  }

  private static Stream<String> rows(List<String> piles, int most) {
    return Stream.concat(
        piles.stream(),
        most == 1
            ? Stream.of()
            : piles.stream().flatMap(p -> rows(piles, most - 1).map(row -> p + "|" + row)));
  }

  private static List<String> takeAway() {
    List<String> all = new ArrayList<>(List.of("7", "16"));
    for (String f : List.of("x", "2*x", "x+1", "2*x+1", "x*x")) {
      for (int n = 0; n <= 10; n++) {
        all.add("f(x)=" + f + ": " + n);
        for (int cap = 0; cap <= n; cap++) {
          all.add("f(x)=" + f + ": " + n + "/" + cap);
        }
      }
    }
    return all;
  }

  private static List<String> heaps(List<String> sets, int most) {
    List<String> all = new ArrayList<>();
    for (String set : sets) {
      for (int m = 1; m <= most; m++) {
        all.add(set + m);
        for (int n = m; n <= most; n++) {
          all.add(set + m + " " + n);
        }
      }
    }
    return all;
  }

  private static List<String> transposition() {
    List<String> all = new ArrayList<>();
    for (int d = 1; d <= 5; d++) {
      for (String sequence : sequences(d, 2).toList()) {
        int used = sequence.isEmpty() ? 0 : sequence.split(" ").length;
        for (int turns = 0; turns <= d - used; turns++) {
          all.add("1.." + d + ": " + sequence + (used == 0 ? "" : " ") + "/ " + turns);
        }
      }
    }
    all.add("1..9: 3 6 / 3");
    List<List<String>> used =
        List.of(
            List.of("N", "", "1 ", "2 ", "3 1 ", "2 4 ", "1 2 "),
            List.of("-N", "", "-1 ", "-2 ", "-3 -1 ", "-2 -4 "),
            List.of("Z", "", "0 ", "0 2 ", "1 0 "),
            List.of("q", "", "1:0 ", "1:1/2 1:-3 "),
            List.of("w + w*", "", "1:2 ", "2:-1 ", "2:-2 ", "1:1 1:3 "),
            List.of("w + w", "", "1:1 ", "2:1 "),
            List.of("w* + w*", "", "1:-1 ", "2:-1 ", "2:-1 2:-2 "),
            List.of("w* + z", "", "2:1 "),
            List.of("z + w*", "", "2:-1 "),
            List.of("z + w", "", "2:1 "),
            List.of("w + z", "", "1:1 "),
            List.of("z + z", "", "2:3 "),
            List.of("w + w* + w*", "", "3:-1 "),
            List.of("w + w + w*", "", "3:-1 "),
            List.of("w + w + w* + w*", ""),
            List.of("w + w* + z", ""),
            List.of("z + w + w*", ""),
            List.of("w + 1 + w*", "", "2:1 "),
            List.of("w + 2", "", "2:1 ", "2:2 2:1 ", "2:1 1:1 2:2 "),
            List.of("2 + w*", "", "1:1 ", "1:2 1:1 "),
            List.of("1 + z + 1", "", "1:1 3:1 ", "3:1 "),
            List.of("1 + z", "", "1:1 "),
            List.of("z + 1", "", "2:1 "),
            List.of("w + w* + w + 1", ""),
            List.of("1 + w* + w + w*", ""),
            List.of("w + z + 1", ""),
            List.of("z + w + 1", ""),
            List.of("w + w* + z + 1", ""),
            List.of("1 + w* + z", ""),
            List.of("1 + z + w", ""),
            List.of("1 + z + w*", ""),
            List.of("w + w + 1", "3:1 ", "3:1 1:2 "),
            List.of("1 + w* + w*", "1:1 "));
    for (List<String> row : used) {
      for (String sequence : row.subList(1, row.size())) {
        for (int turns = 1; turns <= 3; turns++) {
          all.add(row.get(0) + ": " + sequence + "/ " + turns);
        }
      }
    }
    return all;
  }

  private static Stream<String> sequences(int d, int most) {
    if (most == 0) {
      return Stream.of("");
    }
    return sequences(d, most - 1)
        .flatMap(
            sequence ->
                Stream.concat(
                    Stream.of(sequence),
                    IntStream.rangeClosed(1, d)
                        .filter(e -> !sequence.contains("" + e))
                        .mapToObj(e -> sequence.isEmpty() ? "" + e : sequence + " " + e)))
        .distinct();
  }

  private List<String> turning() {
    List<String> all = new ArrayList<>();
    for (String rule : List.of("", "twins: ", "ternups: ")) {
      words("01", 1, 6).filter(coins -> coins.endsWith("1")).forEach(c -> all.add(rule + c));
    }
    for (int i = 0; i < 30; i++) {
      all.add(
          IntStream.range(0, 3)
              .mapToObj(r -> Integer.toBinaryString(8 + random.nextInt(8)).substring(1))
              .collect(Collectors.joining("|", "corners: ", "")));
    }
    return all;
  }

  private String graph() {
    int n = 3 + random.nextInt(4);
    List<String> edges = new ArrayList<>();
    for (int a = 1; a <= n; a++) {
      for (int b = a + 1; b <= n; b++) {
        if (random.nextInt(n) < 2) {
          edges.add(a + "-" + b);
        }
      }
    }
    if (edges.stream().noneMatch(edge -> edge.startsWith("1-"))) {
      edges.add("1-2");
    }
    return String.join(" ", edges) + " @1";
  }

  private String digraph() {
    int n = 3 + random.nextInt(5);
    List<String> arcs = new ArrayList<>(List.of("1>0"));
    for (int a = 2; a <= n; a++) {
      for (int b = 0; b < a; b++) {
        if (random.nextInt(3) > 0) {
          arcs.add(a + ">" + b);
        }
      }
    }
    arcs.add(n + 1 + ">" + n);
    return String.join(" ", arcs) + " @" + n;
  }

  private String tree(String colours) {
    List<String> edges = new ArrayList<>();
    int n = 1 + random.nextInt(6);
    for (int v = 1; v <= n; v++) {
      int below = random.nextInt(3) > 0 ? v - 1 : random.nextInt(v);
      edges.add("" + below + colours.charAt(random.nextInt(colours.length())) + v);
    }
    return String.join(" ", edges);
  }

  private static List<String> monotone() {
    List<String> all = new ArrayList<>();
    for (int a = 2; a <= 5; a++) {
      for (int d = 2; d <= 4; d++) {
        for (int n = 1; n <= 7; n++) {
          all.add("a=" + a + " d=" + d + " deck=" + n + " misere:");
        }
      }
    }
    for (String lengths : List.of("a=2 d=2", "a=3 d=2", "a=2 d=3", "a=3 d=3")) {
      all.add(lengths + " deck=Q extended:");
    }
    return all;
  }

  private static List<String> cakes() {
    List<String> all = new ArrayList<>(List.of("0", "1x4 3x1", "2x2 3x5 4x1"));
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 8; columns++) {
        all.add(rows + "x" + columns);
      }
    }
    return all;
  }

  /** Bars of so many rows at most, each with a line before it. */
  private static Stream<String> bars(int rows, int most) {
    return IntStream.rangeClosed(1, most)
        .boxed()
        .flatMap(
            n -> {
              String row = "|" + ".".repeat(n) + "#".repeat(4 - n);
              return Stream.concat(
                  Stream.of(row), rows == 1 ? Stream.of() : bars(rows - 1, n).map(row::concat));
            });
  }

  /** What a theorem says, and that another player wins. */
  private static List<Certificate> certificates(Question question, Citations.Found found) {
    List<Certificate> all = new ArrayList<>();
    Conclusion conclusion = found.conclusion();
    Outcome other = conclusion.outcome() == Outcome.N ? Outcome.P : Outcome.N;
    for (Outcome claimed : List.of(conclusion.outcome(), other)) {
      all.add(certificate(question, new Claim.OfOutcome(claimed), found));
    }
    conclusion
        .value()
        .flatMap(value -> Claim.read("value " + value))
        .ifPresent(claim -> all.add(certificate(question, claim, found)));
    return all;
  }

  private static Certificate certificate(Question question, Claim claim, Citations.Found found) {
    return new Statement(question.game(), question.sum().ending(), question.text().strip(), claim)
        .certificate(Certificate.CITE, found.body());
  }

  @Test
  void whatTheoremsSayIsFoundBySearch() throws IOException {
    List<Certificate> certificates = new ArrayList<>();
    Set<Theorem> said = EnumSet.noneOf(Theorem.class);
    for (Rule rule : CiteKind.RULES) {
      for (String position : positions(rule.game())) {
        Question question = search.question(rule.game(), false, position);
        int decided = 0;
        for (Theorem theorem : rule.theorems()) {
          Optional<Citations.Found> by = Citations.by(theorem, question, Control.unlimited());
          Optional<Conclusion> found = by.map(Citations.Found::conclusion);
          if (found.isPresent()) {
            decided++;
            if (position.hashCode() % 2 == 0) {
              certificates(question, by.get()).forEach(certificates::add);
            }
            said.addAll(found.get().theorems());
            String what = rule.game() + " " + question.text() + " " + theorem + " seed " + SEED;
            assertThat(found.get().outcome().label(false))
                .as(what)
                .isEqualTo(search.outcome(question));
            found
                .get()
                .value()
                .ifPresent(v -> assertThat(v).as(what).isEqualTo(search.value(question)));
          }
        }
        // Of each position of this game one case of one theorem speaks.
        if (rule.game().equals("transposition")) {
          assertThat(decided).as(position).isEqualTo(1);
        }
      }
    }
    assertThat(said).isEqualTo(EnumSet.allOf(Theorem.class));
    List<Boolean> verified = certificates.stream().map(SecondCheckerTest::verified).toList();
    assertThat(verified).contains(true, false);
    if (SecondChecker.isThere()) {
      List<String> second = SecondCheckerTest.second(certificates, folder);
      for (int i = 0; i < second.size(); i++) {
        assertThat(second.get(i))
            .as(certificates.get(i).write())
            .isEqualTo(verified.get(i) ? "verified" : "refused");
      }
    }
  }

  /** A checker has the words of the statements of the project. */
  @Test
  void theoremsAreStatements() throws IOException {
    Map<String, String> words = new HashMap<>();
    Stream.of(
            Stream.of(MonotoneStatements.EXTENDED),
            org.farstar.engine.game.Citations.EVERYWHERE.stream(),
            Catalogue.STANDARD.claims("").values().stream().flatMap(c -> c.checks().stream()),
            Catalogue.STANDARD.all().stream().flatMap(CitationsTest::cited))
        .flatMap(statements -> statements)
        .forEach(statement -> words.put(statement.id(), statement.words()));
    List<String> lines = new ArrayList<>();
    for (Theorem theorem : Theorem.values()) {
      lines.add(theorem.id() + ": " + theorem.claim());
      assertThat(words.get(theorem.id())).as(theorem.id()).isEqualTo(theorem.claim());
    }
    Path second = SecondChecker.FOLDER.resolve("farstar_check/theorems.txt");
    assertThat(Files.readAllLines(second)).isEqualTo(lines);
  }

  private static Stream<org.farstar.engine.theory.Statement> cited(Game<?> game) {
    return org.farstar.engine.game.Citations.of(game).values().stream().flatMap(Set::stream);
  }
}

package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Statement;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checker in {@code checker/} says the same of the corpus and of what was changed in it. */
class SecondCheckerTest {
  /** Of the certificates with one kind of changes so many are compared. */
  private static final int CHANGED = 40;

  private static final int MOST_FILES = 5000;

  @TempDir private Path folder;

  private static List<Certificate> some(List<Certificate> all) {
    List<Certificate> some = new ArrayList<>();
    for (int i = 0; i < CHANGED; i++) {
      some.add(all.get((int) ((long) i * all.size() / CHANGED)));
    }
    return some;
  }

  static boolean verified(Certificate certificate) {
    try {
      Proofs.verify(certificate.write(), new CatalogueRulesets(Catalogue.STANDARD), () -> {});
      return true;
    } catch (RefusedException | SearchStopped e) {
      return false;
    }
  }

  /** The first words of what the second checker says of certificates. */
  static List<String> second(List<Certificate> certificates, Path folder) throws IOException {
    List<String> all = new ArrayList<>();
    // A command line has an end.
    for (int from = 0; from < certificates.size(); from += MOST_FILES) {
      int to = Math.min(from + MOST_FILES, certificates.size());
      all.addAll(oneRun(certificates.subList(from, to), folder));
    }
    return all;
  }

  private static List<String> oneRun(List<Certificate> certificates, Path folder)
      throws IOException {
    List<Path> files = new ArrayList<>();
    for (Certificate certificate : certificates) {
      Path file = folder.resolve(files.size() + ".cert");
      Files.writeString(file, certificate.write());
      files.add(file);
    }
    return SecondChecker.words(files);
  }

  @Test
  void bothSayTheSameOfHalves() throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    List<Certificate> certificates = new ArrayList<>();
    List<Integer> read = new ArrayList<>();
    for (Mutations.Half half : Mutations.halves()) {
      Certificate certificate = half.certificate(desk);
      read.add(certificates.size());
      certificates.add(certificate);
      certificates.addAll(some(Mutations.statements(certificate)));
      certificates.addAll(Mutations.halvesOf(certificate));
      certificates.addAll(some(Mutations.bodies(certificate)));
    }
    List<String> second = second(certificates, folder);
    compare(certificates, second);
    assertThat(read).hasSize(15).allMatch(i -> second.get(i).equals("verified"));
  }

  /** What the second checker says, counted; where it says something, the first says the same. */
  static Map<String, Integer> compare(List<Certificate> certificates, List<String> second) {
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < second.size(); i++) {
      counts.merge(second.get(i), 1, Integer::sum);
      if (!second.get(i).equals("unknown")) {
        assertThat(second.get(i))
            .as(certificates.get(i).write())
            .isEqualTo(verified(certificates.get(i)) ? "verified" : "refused");
      }
    }
    return counts;
  }

  @Test
  void bothSayTheSame() throws IOException {
    Map<String, Integer> counts =
        bothSayTheSame(
            Mutations.corpus(),
            certificate ->
                Stream.of(Mutations.statements(certificate), Mutations.bodies(certificate))
                    .flatMap(changed -> some(changed).stream())
                    .toList());
    assertThat(counts.get("verified")).isGreaterThan(60);
    assertThat(counts.get("refused")).isGreaterThan(1000);
  }

  /** The small size takes a part of the corpus each day. */
  @Test
  @Tag("slow")
  void bothSayTheSameOfEveryOtherStatement() throws IOException {
    int parts = "small".equals(System.getProperty("farstar.slow.size")) ? 8 : 1;
    int part = (int) (LocalDate.now().toEpochDay() % parts);
    List<Mutations.Sample> corpus = Mutations.corpus();
    List<Mutations.Sample> share =
        IntStream.range(0, corpus.size())
            .filter(i -> i % parts == part)
            .mapToObj(corpus::get)
            .toList();
    assertThat(bothSayTheSame(share, Mutations::statements).get("refused")).isGreaterThan(1000);
  }

  /** Certificates as they are, which both verify, and changed; what is said of them, counted. */
  private Map<String, Integer> bothSayTheSame(
      List<Mutations.Sample> corpus, Function<Certificate, List<Certificate>> changes)
      throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    List<Certificate> certificates = new ArrayList<>();
    List<Integer> whole = new ArrayList<>();
    for (Mutations.Sample sample : corpus) {
      Certificate certificate = sample.certificate(desk);
      whole.add(certificates.size());
      certificates.add(certificate);
      certificates.addAll(changes.apply(certificate));
    }
    List<String> second = second(certificates, folder);
    Map<String, Integer> counts = compare(certificates, second);
    for (int i : whole) {
      assertThat(second.get(i)).as(certificates.get(i).write()).isEqualTo("verified");
    }
    return counts;
  }

  /** Infinite piles, orders and decks, of which not every move is tried. */
  @Test
  void bothKnowMovesThatStandForOthers() throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    List<Certificate> certificates = new ArrayList<>();
    List<Integer> whole = new ArrayList<>();
    for (String row :
        List.of(
            "end-nim; w^2|w|5",
            "end-nim; w*2+3|2|w*3|4",
            "end-nim; 2|w|w^2*2+1",
            "end-nim; 7|3|4",
            "transposition; z: / 3",
            "transposition; N: 3 / 3",
            "transposition; -N: -4 / 3",
            "transposition; 1..30: 4 / 3",
            "transposition; w + w*: 1:2 2:-3 / 3",
            "transposition; q + 3: 1:1/2 1:-4/3 / 3",
            "monotone; a=3 d=3 deck=Q misere:",
            "monotone; a=3 d=3 deck=5: 2 4",
            "monotone; a=4 d=2 deck=Q:",
            "monotone; a=3 d=2 deck=Q misere extended:",
            "monotone; a=2 d=3 deck=4 extended:")) {
      String[] words = row.split("; ");
      Searches searches = Searches.of(Control::unlimited, () -> {});
      Question question = Questions.read(words[0], false, words[1], desk, searches);
      StrategySearch search =
          new StrategySearch(question.sum(), desk.workspace(), Control.unlimited());
      Certificate certificate =
          new Statement(
                  words[0],
                  question.sum().ending(),
                  question.text().strip(),
                  new Claim.OfOutcome(search.outcome()))
              .certificate(Certificate.STRATEGY, search.body(search.outcome()));
      whole.add(certificates.size());
      certificates.add(certificate);
      certificates.addAll(some(Mutations.statements(certificate)));
      certificates.addAll(some(Mutations.positions(certificate)));
      certificates.addAll(some(Mutations.bodies(certificate)));
    }
    List<String> second = second(certificates, folder);
    compare(certificates, second);
    for (int i : whole) {
      assertThat(second.get(i)).as(certificates.get(i).write()).isEqualTo("verified");
    }
  }

  /** Wins by progress, draws and wins without end by boards that are not left. */
  @Test
  void bothKnowPlaysThatMayNeverEnd() throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Searches searches = Searches.of(Control::unlimited, () -> {});
    List<String> rows = new ArrayList<>();
    List<String> strips = new ArrayList<>(List.of("t", "f", "."));
    for (int i = 0; i < strips.size(); i++) {
      rows.add("backsliding-toads-and-frogs; " + strips.get(i));
      if (strips.get(i).length() < 4) {
        String strip = strips.get(i);
        List.of("t", "f", ".").forEach(cell -> strips.add(strip + cell));
      }
    }
    rows.addAll(
        List.of(
            "backsliding-toads-and-frogs; ttt..fff",
            "backsliding-toads-and-frogs; t..f + t. + .f",
            "fox-and-geese; .o.|...|x.x",
            "hare-and-hounds; ...|xo.|...",
            "hare-and-hounds; x..|.o.",
            "sum; hare_and_hounds(\"x#o|.#.\") + backsliding_toads_and_frogs(\"t..f\")",
            "sum; hare_and_hounds(\"x#o|.#.\") - hare_and_hounds(\"x#o|.#.\") + nim(\"2\")",
            "sum; backsliding_toads_and_frogs(\"t.f\") + clobber(\"xxo\") - 1/2"));
    List<Certificate> certificates = new ArrayList<>();
    Set<String> claims = new TreeSet<>();
    for (String row : rows) {
      String[] words = row.split("; ");
      for (boolean misere : words[0].equals("sum") ? List.of(false) : List.of(false, true)) {
        Question question = Questions.read(words[0], misere, words[1], desk, searches);
        Certificate certificate = new Prover(desk).outcome(question, Control.unlimited());
        claims.add(certificate.claim());
        certificates.add(certificate);
      }
    }
    assertThat(claims).contains("outcome N", "outcome P", "outcome L", "outcome R", "outcome D");
    assertThat(certificates).allMatch(SecondCheckerTest::verified);
    assertThat(second(certificates, folder)).containsOnly("verified");
  }

  /** The nim-values of Kayles, by the definition. */
  private static int[] kayles(int most) {
    int[] values = new int[most + 1];
    for (int heap = 1; heap <= most; heap++) {
      BitSet met = new BitSet();
      for (int taken = 1; taken <= Math.min(2, heap); taken++) {
        for (int left = 0; 2 * left <= heap - taken; left++) {
          met.set(values[left] ^ values[heap - taken - left]);
        }
      }
      values[heap] = met.nextClearBit(0);
    }
    return values;
  }

  /** A check that would take minutes ends when its time is up, and says so. */
  @Test
  void theSecondCheckerKeepsToItsTime() throws IOException, InterruptedException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    int[] kayles = kayles(4_000);
    String values =
        "0.77 values "
            + Arrays.stream(kayles).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    String claim = "outcome " + (kayles[4_000] == 0 ? "P" : "N");
    Path file = folder.resolve("long.cert");
    Files.writeString(
        file,
        new Certificate("nimbers", "kayles", "normal", "4000", claim, List.of(values)).write());
    Process process =
        new ProcessBuilder("python3", "-B", "-m", "farstar_check", "--time", "0.3", "" + file)
            .directory(SecondChecker.FOLDER.toFile())
            .start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("unknown: whether it is so within 0.3 seconds\n");
    assertThat(process.waitFor()).isEqualTo(3);
  }

  /** Files that cannot be read are refused in a line each, and the others are checked. */
  @Test
  void filesThatCannotBeReadAreRefused() throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    Path torn = folder.resolve("torn.gz");
    Files.write(torn, new byte[] {1, 2, 3});
    Path good = folder.resolve("good.cert");
    Files.writeString(
        good,
        new Certificate("nimbers", "nim", "normal", "1 2", "outcome N", List.of("total *3"))
            .write());
    assertThat(SecondChecker.lines(List.of(folder.resolve("none"), torn, good)))
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).startsWith("refused: cannot read ").endsWith("directory");
              assertThat(lines.get(1)).startsWith("refused: cannot read ");
              assertThat(lines.get(2)).doesNotContain("cannot read");
            });
  }

  /** Brackets, switches and signs before values, by hand. */
  @Test
  void falseSumsOfValuesAreVerifiedByNeither() throws IOException {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    List<Certificate> certificates =
        Stream.of(
                "1 - (2 + 3): outcome L",
                "-(1 + 2): outcome L",
                "1 - (1/2 + 1/2): outcome L",
                "v - (v + ^): outcome L",
                "(1 + 2: outcome L",
                "+-1 + 1: outcome P",
                "1 +-1: outcome P",
                "+-1 + +-1: outcome N",
                "+-2 + 1: outcome R",
                "-1^ + 1 - ^: outcome R",
                "- 1^ + 1 + ^: outcome L",
                "1/0 + 1: outcome L",
                "1 + \u00a01: outcome L",
                "1 + \u0661: outcome L")
            .map(line -> line.split(": "))
            .map(line -> new Certificate("terms", "sum", "normal", line[0], line[1], List.of()))
            .toList();
    assertThat(certificates).noneMatch(SecondCheckerTest::verified);
    assertThat(second(certificates, folder)).containsOnly("refused", "unknown");
  }
}

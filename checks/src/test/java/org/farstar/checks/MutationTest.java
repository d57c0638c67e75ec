package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.checks.MutationSchedule.Group;
import org.farstar.checks.MutationSchedule.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Every condition of theories and of the classes that make steps, changed: an answer with its
 * reason must show it. A mutant that shows in nothing is a failure, unless it stands in {@code
 * equivalent.txt} with the reason why it changes nothing.
 *
 * <p>Each day has its share of the mutants, and the shares of {@value #DAYS} days are all of them;
 * the slow test takes them all at once. With {@code -Dmutants.of=TreeTheory,EdgeTheory} the share
 * is all mutants of these classes, and with {@code -Dgolden.write=true} the reasons are renewed.
 */
class MutationTest {
  /** So many days take all mutants. */
  private static final int DAYS = 40;

  private static final Map<List<String>, List<String>> UNCHANGED = new HashMap<>();

  /** The answers of the code as it is, found once for all tests. */
  private static List<String> unchanged(List<String> lines) {
    return UNCHANGED.computeIfAbsent(lines, all -> MutationSchedule.judged(null, all, null));
  }

  @Test
  @Timeout(600)
  void theReasonsAreTheseAndHold() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Group> group : MutationSchedule.groups().entrySet()) {
      List<String> answers = unchanged(group.getValue().lines());
      assertThat(MutationSchedule.isRefuted(answers)).as(answers.get(answers.size() - 1)).isFalse();
      text.append(group.getKey()).append('\n');
      answers.forEach(answer -> text.append(withoutWords(answer)));
    }
    Path golden = MutationSchedule.FOLDER.resolve("reasons.txt");
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(golden, text);
    }
    assertThat(text).hasToString(Files.readString(golden));
  }

  /** The sentences of reasons may be put in other words; their data are kept. */
  private static String withoutWords(String answer) {
    return answer.replaceAll("(?m)^\\|.*\n", "");
  }

  @Test
  @Timeout(60)
  void whatIsListedIsAMutant() throws IOException {
    Set<String> names =
        MutationSchedule.mutants(MutationSchedule.groups()).stream()
            .map(Named::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(names).containsAll(MutationSchedule.equivalent());
  }

  /** The tests that the reasons of {@code equivalent.txt} name are there. */
  @Test
  void testsThatAreNamedAreThere() throws IOException {
    Set<String> named =
        Pattern.compile("\\b[A-Z]\\w*Test\\b")
            .matcher(Files.readString(MutationSchedule.FOLDER.resolve("equivalent.txt")))
            .results()
            .map(found -> found.group() + ".java")
            .collect(Collectors.toSet());
    try (Stream<Path> files =
        Files.find(Checkout.root(), 20, (path, found) -> found.isRegularFile())) {
      assertThat(files.map(file -> file.getFileName().toString())).containsAll(named);
    }
  }

  /** Steps themselves, and searches that only hand over the steps of a class on the schedule. */
  private static final Set<String> NO_MAKERS =
      Set.of(
          "org.farstar.engine.theory.Step",
          "org.farstar.engine.sum.SumSolver",
          "org.farstar.engine.answer.SumSolvers",
          // Of sums that no search can judge; ApartTermsTest compares it with sums that one can.
          "org.farstar.engine.answer.ApartTerms");

  @Test
  @Timeout(60)
  void everyTheoryAndEveryMakerOfStepsIsOnTheSchedule() throws IOException {
    Set<String> scheduled =
        MutationSchedule.groups().values().stream()
            .flatMap(group -> group.classes().stream())
            .collect(Collectors.toSet());
    Set<String> makers = MutationSchedule.makers();
    assertThat(makers).contains("org.farstar.games.heap.takeaway.TakeAwayTheory");
    makers.removeAll(NO_MAKERS);
    assertThat(scheduled).containsAll(makers);
  }

  @Test
  @Timeout(600)
  void aShareOfTheMutantsShows() throws IOException {
    String name = System.getProperty("mutants.of");
    if (name == null) {
      survivors((int) (LocalDate.now().toEpochDay() % DAYS), DAYS, mutant -> true);
    } else {
      List<String> classes = List.of(name.split(","));
      survivors(0, 1, mutant -> classes.contains(mutant.name().split("\\.", 2)[0]));
    }
  }

  @Test
  @Tag("slow")
  @Timeout(7200)
  void allMutantsShow() throws IOException {
    boolean small = System.getProperty("farstar.slow.size", "").equals("small");
    int share = small ? 5 * DAYS : 1;
    survivors((int) ((LocalDate.now().toEpochDay() + 1) % share), share, mutant -> true);
  }

  /** Takes every mutant whose number is the offset, in steps of so many. */
  private static void survivors(int offset, int step, Predicate<Named> wanted) throws IOException {
    Set<String> equivalent = MutationSchedule.equivalent();
    Map<String, String> shown = new TreeMap<>();
    List<String> survivors = new ArrayList<>();
    int refuted = 0;
    int inData = 0;
    int inWords = 0;
    int alike = 0;
    int number = 0;
    List<Named> mutants =
        MutationSchedule.mutants(MutationSchedule.groups()).stream().filter(wanted).toList();
    for (Named named : mutants) {
      if (number++ % step != offset) {
        continue;
      }
      List<String> wants = unchanged(named.lines());
      List<String> answers = MutationSchedule.judged(named.mutant(), named.lines(), wants);
      boolean survives = answers.equals(wants);
      if (equivalent.contains(named.name()) != survives) {
        if (survives) {
          survivors.add(named.name());
        } else {
          shown.put(named.name(), answers.get(answers.size() - 1));
        }
      }
      refuted += MutationSchedule.isRefuted(answers) ? 1 : 0;
      if (!survives && !MutationSchedule.isRefuted(answers)) {
        int last = answers.size() - 1;
        boolean words = withoutWords(answers.get(last)).equals(withoutWords(wants.get(last)));
        inWords += words ? 1 : 0;
        inData += words ? 0 : 1;
      }
      alike += survives ? 1 : 0;
    }
    System.out.printf(
        "%d mutants: %d refuted, %d seen in moves or data, %d in words alone, %d change nothing%n",
        refuted + inData + inWords + alike, refuted, inData, inWords, alike);
    assertThat(refuted + inData + inWords).isPositive();
    assertThat(survivors).as("mutants that show in nothing").isEmpty();
    assertThat(shown).as("listed mutants that change answers").isEmpty();
  }
}

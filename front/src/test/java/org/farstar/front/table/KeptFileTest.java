package org.farstar.front.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of a search, in memory and on disk. */
class KeptFileTest {
  private static final StoreOwner NOGO = new StoreOwner("rules 1", "nogo", "");

  private static final Universe UNIVERSE = new Universe(1 << 24);

  @TempDir Path folder;
  private static final String NAME = "nogo.kept";
  private Path file;

  @BeforeEach
  void setUp() {
    file = folder.resolve(NAME);
  }

  private static KeptResults some() {
    KeptResults results = new KeptResults(1 << 20);
    for (int i = 0; i < 300; i++) {
      KeptResults.Digest question = KeptResults.Digest.of(List.of("question", "" + i));
      if (i % 3 == 2) {
        results.put(question, (long) i << 32 | 7);
      } else {
        results.put(question, i % 3 == 0);
      }
    }
    return results;
  }

  private static KeptResults someWithValues() {
    KeptResults results = some();
    for (String value : List.of("0", "3/4^2*", "{2|-1}", "{{3|1}|{0|-2}}")) {
      results.putValue(KeptResults.Digest.of(List.of("value", value)), UNIVERSE.read(value));
    }
    return results;
  }

  private static Map<KeptResults.Digest, ShortGame> values(KeptResults results) {
    Map<KeptResults.Digest, ShortGame> values = new TreeMap<>();
    results.forEachValue(values::put);
    return values;
  }

  private static Map<KeptResults.Digest, KeptResults.Entry> content(KeptResults results) {
    Map<KeptResults.Digest, KeptResults.Entry> content = new TreeMap<>();
    results.forEach(content::put);
    return content;
  }

  private KeptResults read(StoreOwner owner) {
    KeptResults results = new KeptResults(1 << 20);
    new KeptFile(folder, NAME, owner).read(results, UNIVERSE);
    return results;
  }

  @Test
  void whatWasWrittenIsRead() {
    KeptResults results = someWithValues();
    new KeptFile(folder, NAME, NOGO).write(results);
    assertThat(content(read(NOGO))).isEqualTo(content(results)).hasSize(300);
    assertThat(values(read(NOGO))).isEqualTo(values(results)).hasSize(4);
    assertThat(folder.toFile().list()).containsExactly("nogo.kept");
  }

  @Test
  void theFileDependsOnNothingButItsContent() throws IOException {
    new KeptFile(folder, NAME, NOGO).write(someWithValues());
    byte[] first = Files.readAllBytes(file);
    new KeptFile(folder, NAME, NOGO).write(read(NOGO));
    assertThat(Files.readAllBytes(file)).isEqualTo(first);
  }

  @Test
  void aFileThatIsNotThereIsEmpty() {
    assertThat(read(NOGO).size()).isZero();
  }

  @Test
  void everyCutIsRefused() throws IOException {
    new KeptFile(folder, NAME, NOGO).write(someWithValues());
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 5, 8, 14, 20, 30, 100, whole.length - 33, whole.length - 1}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> read(NOGO))
          .as("cut to %d bytes", length)
          .isInstanceOf(InputException.class)
          .hasMessageContaining("nogo.kept");
    }
    Files.write(file, Arrays.copyOf(whole, whole.length + 1));
    assertThatThrownBy(() -> read(NOGO)).hasMessageEndingWith("continues after its end");
  }

  @Test
  void everyChangedByteIsRefused() throws IOException {
    new KeptFile(folder, NAME, NOGO).write(someWithValues());
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at += at < 64 ? 1 : 97) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x10;
      Files.write(file, changed);
      assertThatThrownBy(() -> read(NOGO)).as("byte %d", at).isInstanceOf(InputException.class);
    }
  }

  @Test
  void otherOwnersAreRefusedByName() {
    new KeptFile(folder, NAME, NOGO).write(someWithValues());
    assertThatThrownBy(() -> read(new StoreOwner("rules 1", "clobber", "")))
        .hasMessage(
            "--keep: cannot go on from 'nogo.kept': it keeps results of nogo by rules 1, not of"
                + " clobber by rules 1");
    assertThatThrownBy(() -> read(new StoreOwner("rules 2", "nogo", "")))
        .hasMessageEndingWith("of nogo by rules 1, not of nogo by rules 2");
    assertThatThrownBy(() -> read(new StoreOwner("rules 1", "nogo", "edited")))
        .hasMessageEndingWith("it keeps results of an earlier state of nogo by rules 1");
  }

  @Test
  void aFolderThatIsNotThereIsReported() {
    KeptFile nowhere = new KeptFile(folder, "none/nogo.kept", NOGO);
    assertThatThrownBy(() -> nowhere.write(some()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("--keep: cannot write '");
    assertThatThrownBy(nowhere::open)
        .isInstanceOf(InputException.class)
        .hasMessage("--keep: cannot write 'none/nogo.kept': there is no folder 'none'");
  }

  /** Every run begins with nothing but the file, and has a small budget. */
  @Test
  void stoppedRunsComeToTheEndTogether() {
    List<List<String>> questions =
        List.of(
            List.of("nogo", "....x....o.."),
            List.of("nogo", "3x3"),
            List.of("nogo", "3x3 + .x..|o..."),
            List.of("domineering", "3x4 + 3x3 + 2x5"),
            List.of("clobber", "xoxo|oxox + xoo|.xo|oxo"),
            List.of("cram", "3x3 + 2x5"),
            List.of("cram", "#.......|........|....#...|.#.....#"));
    for (boolean misere : new boolean[] {false, true}) {
      for (List<String> question : misere ? questions.subList(0, 2) : questions) {
        String game = question.get(0);
        String text = question.get(1);
        Outcome expected =
            ask(game, text, misere, new Workspace(1 << 26), Control.unlimited()).get();
        int runs = 0;
        Optional<Outcome> found = Optional.empty();
        StoreOwner owner = new StoreOwner("rules 1", game, text + misere);
        String kept = questions.indexOf(question) + "-" + misere;
        while (found.isEmpty()) {
          KeptResults results = new KeptResults(1 << 24);
          Workspace workspace = new Workspace(1 << 26);
          new KeptFile(folder, kept, owner).read(results, workspace.universe());
          workspace.keep(results);
          found = ask(game, text, misere, workspace, new Control(Budget.ofPositions(700)));
          new KeptFile(folder, kept, owner).write(results);
          assertThat(++runs).as("%s, misère %s", text, misere).isLessThan(300);
        }
        assertThat(found).as("%s, misère %s", text, misere).contains(expected);
      }
    }
  }

  /**
   * A run with some of the positions, and then the rest. Where a search has come to when it stops
   * is a matter of chance, so that single runs differ; on average a third and more is saved for a
   * board. In a sum the searches take other turns when something is known, and what is found to the
   * end is not searched for again.
   */
  @Test
  void whatWasFoundIsNotSearchedForAgain() {
    for (String text : List.of("4x4", "3x4 + ...x|..o.|.x..")) {
      Control whole = Control.unlimited();
      Optional<Outcome> expected = ask("nogo", text, false, new Workspace(1 << 26), whole);
      long all = positions(whole);
      long rest = 0;
      for (int eighths = 3; eighths <= 7; eighths++) {
        Control some = new Control(Budget.ofPositions(all * eighths / 8));
        assertThat(kept(text, some, "" + eighths)).isEmpty();
        Control more = Control.unlimited();
        assertThat(kept(text, more, "" + eighths)).as(text).isEqualTo(expected);
        rest += positions(more);
        if (eighths == 4 && text.equals("4x4")) {
          // Depth first the way goes on where it stopped.
          assertThat(positions(more)).as(text).isLessThan(all / 2 * 5 / 4);
        }
      }
      if (text.equals("4x4")) {
        assertThat(rest).as(text).isLessThan(5 * all * 2 / 3);
      }
      assertThat(kept(text, Control.unlimited(), "whole")).as(text).isEqualTo(expected);
      Control again = Control.unlimited();
      assertThat(kept(text, again, "whole")).as(text).isEqualTo(expected);
      assertThat(positions(again)).as(text).isZero();
    }
  }

  /** Asks with what a file keeps, and writes it back. */
  private Optional<Outcome> kept(String text, Control control, String name) {
    KeptResults results = new KeptResults(1 << 26);
    Workspace workspace = new Workspace(1 << 26);
    KeptFile file = new KeptFile(folder, name + text.length(), NOGO);
    file.read(results, workspace.universe());
    workspace.keep(results);
    Optional<Outcome> found = ask("nogo", text, false, workspace, control);
    file.write(results);
    return found;
  }

  private static long positions(Control control) {
    return control.progress().positions();
  }

  private static Optional<Outcome> ask(
      String game, String text, boolean misere, Workspace workspace, Control control) {
    Desk desk = new Desk(Catalogue.STANDARD, workspace, Sources.none());
    Sum sum = Question.read(desk.catalogue().game(game), misere, text, desk.sources()).sum();
    return desk.analyst()
        .outcome(sum, Method.SEARCH, new Ask(false, false), control)
        .first()
        .map(OutcomeAnswer::outcome);
  }

  @Test
  void whatTookLessEffortMakesRoom() {
    KeptResults results = new KeptResults(1 << 14);
    for (int i = 0; i < 1000; i++) {
      results.put(KeptResults.Digest.of(List.of("" + i)), true, i % 10);
    }
    assertThat(results.size()).isBetween(30, 130);
    assertThat(content(results).values())
        .allSatisfy(entry -> assertThat(entry.effort()).isGreaterThanOrEqualTo(8));
  }

  @Test
  void whatIsFullTakesNoMore() {
    KeptResults results = new KeptResults(1100);
    for (int i = 0; i < 100; i++) {
      results.put(KeptResults.Digest.of(List.of("" + i)), true);
    }
    assertThat(results.size()).isEqualTo(8);
    assertThatCode(() -> new KeptFile(folder, NAME, NOGO).write(results))
        .doesNotThrowAnyException();
  }
}

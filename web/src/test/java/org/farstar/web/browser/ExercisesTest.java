package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Judge;
import org.farstar.ask.puzzle.Puzzle;
import org.farstar.ask.puzzle.Puzzles;
import org.farstar.ask.question.Desk;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sheets of exercises: what is asked, the answers, and how they are printed. */
@Tag("browser")
class ExercisesTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  /** The positions on the sheet are those of the seed, and the answers those of the engine. */
  @Test
  void theSheetOfAWordHasTheAnswersOfTheEngine() throws IOException {
    chrome.size(390, 800);
    chrome.open("/exercises?game=nim&kind=move&count=3&seed=class+8b");
    chrome.until(".exercise-answers li:nth-child(3)");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(1 << 24), Sources.none());
    Control control = Control.unlimited();
    Judge judge = new Judge(desk, control, Method.BEST);
    for (int i = 1; i <= 3; i++) {
      Puzzle puzzle =
          new Puzzles(desk, control)
              .make("class 8b " + i, Optional.of("nim"), Optional.of(Puzzle.Kind.MOVE));
      assertThat(
              chrome.script(
                  "return document.querySelectorAll('.exercise')["
                      + (i - 1)
                      + "].dataset.position"))
          .isEqualTo(puzzle.question().text());
      assertThat(chrome.text(".exercise-answers li:nth-child(" + i + ") strong"))
          .startsWith("take ")
          .endsWith("(" + judge.best(puzzle.question(), puzzle.player()).get(0) + ")");
    }
    assertThat(chrome.overflow()).isLessThanOrEqualTo(0);
    assertThat(chrome.barriers()).isEmpty();
    chrome.keep("exercises-390");
  }

  /** On paper: no form, and the answers on a page that begins with them. */
  @Test
  void theFormIsNotPrintedAndAnswersBeginAPage() throws IOException {
    chrome.size(1920, 1080);
    chrome.open(
        "/exercises?game=nim&game=domineering&count=4&from=2&to=4&seed=2026-11-26&reasons=1");
    chrome.until(".exercise-answers li:nth-child(4) .told");
    for (int i = 1; i <= 4; i++) {
      assertThat(chrome.text(".exercise:nth-child(" + i + ") h3")).containsPattern(" \u25cf{2,4}$");
    }
    chrome.keep("exercises-1920");
    chrome.size(800, 1100);
    chrome.media("print");
    chrome.keep("exercises-print");
    assertThat(chrome.text(".wanted")).isEmpty();
    assertThat(
            chrome.script(
                "return getComputedStyle(document.querySelector('.exercise-answers')).breakBefore"))
        .isEqualTo("page");
    chrome.media("");
  }

  /** So many pages a file of PDF has. */
  private static long pages(byte[] pdf) {
    return Pattern.compile("/Type\\s*/Page\\b")
        .matcher(new String(pdf, StandardCharsets.ISO_8859_1))
        .results()
        .count();
  }

  /** Six exercises are one page of paper, and the answers another, in each language. */
  @ParameterizedTest
  @CsvSource({
    "en, seed=2026-11-27",
    "de, seed=2026-11-27",
    "de, game=domineering&game=clobber&game=hackenbush&game=vertex-geography&seed=8b",
    "de, game=end-nim&game=toads-and-frogs&game=amazons&kind=move&seed=8b",
  })
  void sixExercisesAreOnePage(String language, String wanted) throws IOException {
    chrome.size(1280, 1000);
    chrome.openAt(chrome.home() + "?lang=" + language + "#/exercises?" + wanted);
    chrome.until(".exercise-answers li:nth-child(6)");
    chrome.untilNone("[aria-busy=true]");
    assertThat(chrome.count(".exercise .picture svg")).isEqualTo(6);
    byte[] pdf = chrome.printed();
    if (Boolean.getBoolean("golden.write")) {
      Files.write(Path.of("target", "exercises-" + Math.abs(wanted.hashCode()) + ".pdf"), pdf);
    }
    assertThat(pages(pdf)).isEqualTo(2);
    chrome.script("document.querySelector('.exercise-answers').remove()");
    assertThat(pages(chrome.printed())).isEqualTo(1);
    chrome.openAt(chrome.home() + "?lang=en#/");
  }

  /** A sheet for which there are too few puzzles says so. */
  @Test
  void tooFewAreNamed() {
    chrome.open("/exercises?game=tic-tac-toe&kind=wins&count=20&from=5&seed=x");
    chrome.untilText(".wanted .fault", "of 20 exercises were found");
  }
}

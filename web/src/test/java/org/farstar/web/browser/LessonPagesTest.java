package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.farstar.ask.lesson.Lesson;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.lesson.Task;
import org.farstar.front.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Lessons in the browser: each of them is walked from its first step to its last, half of them each
 * day, of plain files a fifth.
 */
@Tag("browser")
class LessonPagesTest {
  private static final Lessons LESSONS = Lessons.shipped();

  @RegisterExtension static final Chrome chrome = new Chrome();

  @BeforeAll
  static void start() {
    // Without movement nothing waits to be looked at.
    chrome.dark(false);
  }

  static Stream<String> names() {
    return DayShare.of(LESSONS.names(), 2, 5, 0);
  }

  /** What plain files only say how to do. */
  private static final Predicate<Task> RUNS_A_CLAIM = Task.RunClaim.class::isInstance;

  /** Every step is solved as a pupil does it, the board and the buttons being all there is. */
  @ParameterizedTest
  @MethodSource("names")
  void itIsWalked(String name) {
    Lesson lesson = LESSONS.named(name).orElseThrow();
    chrome.open("/lesson/" + name);
    chrome.script("localStorage.clear()");
    int solved = 0;
    for (int i = 0; i < lesson.steps().size(); i++) {
      Lesson.Step step = lesson.steps().get(i);
      chrome.untilText("h1", step.title());
      if (step.board().isPresent()) {
        chrome.until(".lesson-board .board svg");
      }
      step.task().ifPresent(task -> solve(step, task));
      solved += Chrome.plain() && step.task().filter(RUNS_A_CLAIM).isPresent() ? 0 : 1;
      assertThat(chrome.count(".dots button.solved")).as(name + " " + (i + 1)).isEqualTo(solved);
      if (i + 1 < lesson.steps().size()) {
        // It is called 'Skip' after a step that is not solved.
        chrome.click(".lesson-foot button:last-of-type");
      }
    }
    chrome.untilText(".lesson-foot", "lesson");
    assertThat(chrome.complaints()).isEmpty();
  }

  private static void solve(Lesson.Step step, Task task) {
    if (task instanceof Task.FindMove find) {
      play(step.board().orElseThrow(), find);
    } else if (task instanceof Task.Worth worth) {
      chrome.enter("#worth", worth.answer());
    } else if (task instanceof Task.RunClaim) {
      chrome.click(".task .main");
      if (Chrome.plain()) {
        chrome.untilText(".lesson", "farstar check ");
        return;
      }
    } else if (task instanceof Task.Win) {
      win();
    } else {
      // Wrong choices are told so, and another may be made.
      for (int i = 1; i <= chrome.count(".answers-list button"); i++) {
        chrome.click(".answers-list li:nth-child(" + i + ") button");
        chrome.until(".answers-list button:not(:disabled)");
        chrome.until(".verdict");
        if (chrome.count(".verdict.right") > 0) {
          break;
        }
      }
    }
    chrome.until(".verdict.right");
  }

  /** Makes the first of the right moves on the board. */
  private static void play(Lesson.Board board, Task.FindMove find) {
    List<?> move = spotsAndWords(board, find);
    ((List<?>) move.get(0)).forEach(spot -> chrome.spot((String) spot));
    option((String) move.get(1));
  }

  /** Where a move is made on the board, and how the page calls it. */
  private static List<?> spotsAndWords(Lesson.Board board, Task.FindMove find) {
    String ask =
        "const done = arguments[0];"
            + "const script = (name) => import(new URL(`page/${name}.js`, document.baseURI));"
            + "Promise.all([script('api'), script('deed')]).then(async ([{ ask }, { doing }]) => {"
            + " const { moves } = await ask('board', "
            + Json.line(
                Map.of(
                    "game", board.game(), "position", board.position(), "misere", board.misere()))
            + "); const { at, deed } = (moves."
            + find.player().name().toLowerCase(Locale.ROOT)
            + " || moves.left).find((m) => m.move === "
            + Json.line(find.answers().get(0))
            + "); done([at, doing(deed)]); })";
    return (List<?>) chrome.later(ask);
  }

  /** Plays to the end by the last hint, which names a move and marks where it is made. */
  private static void win() {
    for (int i = 0; i < 40; i++) {
      chrome.until(".verdict, .hints button");
      if (chrome.count(".verdict") > 0) {
        return;
      }
      String hint = (String) chrome.later(HINT);
      List<?> marked = (List<?>) chrome.script(MARKED);
      marked.forEach(spot -> chrome.spot((String) spot));
      option(hint.replaceAll("^Try this: (.*)\\.$", "$1"));
      chrome.untilScript(
          "return document.querySelector('.verdict') !== null"
              + " || (document.querySelector('.turn').textContent === 'Your move'"
              + " && ![...document.querySelectorAll('.hint')].some((h) => /^Try /.test(h.textContent)))",
          true);
    }
  }

  /** Asks for hints until one names a move. */
  private static final String HINT =
      "const done = arguments[0];"
          + "(async () => { for (let i = 0; i < 500; i++) {"
          + " const told = [...document.querySelectorAll('.hint')].map((h) => h.textContent);"
          + " const move = told.find((text) => /^Try /.test(text)); if (move) return move;"
          + " document.querySelector('.hints button:not(:disabled)')?.click();"
          + " await new Promise((f) => setTimeout(f, 20)); } return 'none'; })().then(done)";

  /** The spots that are marked on the board. */
  private static final String MARKED =
      "const box = (e) => ['x', 'y', 'width', 'height'].map((k) => e.getAttribute(k)).join();"
          + "const spots = [...document.querySelectorAll('.spot')];"
          + "return [...document.querySelectorAll('.reason.one')]"
          + ".map((mark) => spots.find((spot) => box(spot) === box(mark)).dataset.spot)";

  /** Where the places say too little, chooses the move. */
  private static void option(String move) {
    chrome.script(
        "[...document.querySelectorAll('.choose .option')]"
            + ".find((b) => b.textContent.trim() === arguments[0])?.click()",
        move);
  }

  @Test
  void aWrongMoveIsAnsweredAndMayBeReplaced() {
    chrome.open("/lesson/symmetry?step=5");
    chrome.until(".spot.open");
    chrome.spot("1.1");
    chrome.untilText(".say", "the opponent can take the whole heap of 5, and wins");
    chrome.until(".verdict.wrong");
    chrome.spot("2.3");
    chrome.until(".verdict.right");
    chrome.click(".verdict button");
    chrome.until(".why-steps .step");
    chrome.click(".why-steps .row button:nth-of-type(2)");
    chrome.untilText(".why-steps .count", "step 2");
    assertThat(chrome.count(".board .reason")).isPositive();
  }

  @Test
  void aLessonComesWithTheAddress() {
    String text =
        "# Mine\n\n## One\n\n```farstar\nboard: nim 2 2\nask: wins\nanswer: second\n```\n";
    chrome.open("/lesson?text=" + URLEncoder.encode(text, StandardCharsets.UTF_8));
    chrome.untilText("h1", "One");
    chrome.click(".answers-list li:nth-child(2) button");
    chrome.until(".verdict.right");
    chrome.open("/lesson?text=nonsense");
    chrome.untilText("[role=alert]", "line 1: found 'nonsense'");
  }

  @Test
  void aTeacherWritesOne() {
    chrome.open("/write");
    chrome.script("localStorage.clear()");
    chrome.reload();
    chrome.click("form .main");
    chrome.untilText("main", "Everything is right: 1 step.");
    chrome.click("a.main");
    chrome.untilText("h1", "The first step");
  }

  @Test
  void everybodyCanUseItAndNothingIsCutOff() throws IOException {
    Map<String, String> pages =
        Map.of(
            "lessons", "/lessons",
            "lesson", "/lesson/binary?step=5",
            "lesson-choice", "/lesson/tempo?step=4",
            "lesson-write", "/write");
    for (Map.Entry<String, String> page : pages.entrySet()) {
      for (int[] size : new int[][] {{390, 844}, {1280, 900}, {1920, 1080}}) {
        for (boolean dark : size[0] == 1280 ? new boolean[] {false, true} : new boolean[] {false}) {
          chrome.size(size[0], size[1]);
          chrome.dark(dark);
          chrome.open(page.getValue());
          chrome.until("h1");
          if (page.getValue().contains("step")) {
            chrome.until(".task");
          }
          chrome.untilNone("[aria-busy=true]");
          if (page.getKey().equals("lesson")) {
            chrome.until(".board .spot");
            chrome.click(".hints button");
            chrome.until(".hint");
          }
          assertThat(chrome.overflow()).as(page + " at " + size[0]).isZero();
          assertThat(chrome.barriers()).as(page + " at " + size[0]).isEmpty();
          chrome.keep(page.getKey() + "-" + size[0] + (dark ? "-dark" : ""));
        }
      }
    }
    chrome.dark(false);
    chrome.size(1280, 1000);
    assertThat(chrome.complaints()).isEmpty();
  }
}

package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The first screen with its game, the gallery behind it, and puzzles. */
@Tag("browser")
class HomePagesTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  @BeforeAll
  static void start() {
    // Without movement nothing waits to be looked at.
    chrome.dark(false);
    chrome.size(1280, 900);
  }

  /** Whoever takes one counter at a time from the right loses, and is told where the win went. */
  @Test
  void aGameThatIsLostIsLookedAt() throws IOException {
    chrome.open("/");
    chrome.untilText(".turn", "Your move");
    for (int i = 0; i < 9 && chrome.count(".verdict") == 0; i++) {
      String top =
          (String)
              chrome.script(
                  "const all = [...document.querySelectorAll('.spot.open')];"
                      + "return all[all.length - 1].dataset.spot");
      moved(top);
    }
    chrome.untilText(".verdict", "The engine has won.");
    chrome.untilText(".verdict", "Move 1 gave the win away");
    assertThat(chrome.text(".verdict"))
        .contains(
            "You took 1 from the heap of 5, which leaves 4.",
            "you would have won: take 3 from the heap of 5 and leave 2.");
    // How the move is written is a tap away.
    assertThat(chrome.text(".verdict .told-move code")).isEmpty();
    chrome.click(".verdict .told-move summary");
    assertThat(chrome.text(".verdict .told-move code")).isEqualTo("5 -> 4");
    chrome.click(".home .main");
    chrome.until(".board .reason");
    chrome.untilText(".shown", "The board shows the position before move 1 of ");
    chrome.keep("home-where-1280");
    // The way back to the end of the play, and again to the move.
    chrome.click(".shown button");
    chrome.untilText(".turn", "The engine has won.");
    chrome.untilNone(".shown");
    chrome.click(".home .main");
    chrome.until(".board .reason");
    chrome.click(".home .main");
    chrome.untilText(".why-steps .count", "Why, step 1 of");
    chrome.click(".why-steps .row button:nth-of-type(2)");
    chrome.untilText(".why-steps .count", "Why, step 2 of");
    chrome.keep("home-why-1280");
    chrome.click(".why-steps summary");
    chrome.untilText(".why-steps details", "Grundy value");
    chrome.script(
        "[...document.querySelectorAll('.home button')]"
            + ".find((b) => b.textContent === 'Play again').click()");
    chrome.untilText(".turn", "Your move");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** Hints lead from whether to where to which; following them wins. */
  @Test
  void theHintsWin() {
    chrome.open("/");
    for (int i = 0; i < 9; i++) {
      chrome.until(".verdict, .spot.open");
      if (chrome.count(".verdict") > 0) {
        break;
      }
      for (int stage = 1; stage <= 3; stage++) {
        chrome.click(".home aside button");
        chrome.until(".hint:nth-of-type(" + (stage + 1) + ")");
      }
      assertThat(chrome.text(".hint")).contains("There is a winning move", "Try ");
      chrome.spot(
          (String)
              chrome.script(
                  "const box = (e) => ['x', 'y'].map((k) => e.getAttribute(k)).join();"
                      + "const mark = document.querySelector('.reason.one');"
                      + "return [...document.querySelectorAll('.spot')]"
                      + ".find((s) => box(s) === box(mark)).dataset.spot"));
      chrome.untilScript(
          "return document.querySelector('.verdict') !== null"
              + " || document.querySelector('.turn').textContent === 'Your move'"
              + " && document.querySelectorAll('.hint').length === 0",
          true);
    }
    chrome.untilText(".verdict", "You have won.");
    chrome.untilText(".verdict", "None of your moves gave the win away.");
  }

  /** A game's own page helps in the same way. */
  @Test
  void aGamesPageHelps() {
    chrome.open("/game/nim?p=1%203%205&turn=left&engine=right&answers=0");
    chrome.untilText(".turn", "Your move");
    for (String told :
        new String[] {
          "There is a winning move", "begins at", "Try this: take 3 from the heap of 5 and leave 2."
        }) {
      chrome.click(".controls button[title=h]");
      chrome.untilText(".say", told);
    }
    assertThat(chrome.count(".board .reason")).isPositive();
    moved("3.2");
    for (int i = 0; i < 9 && !chrome.text(".turn").contains("over"); i++) {
      moved((String) chrome.script("return document.querySelector('.spot.open').dataset.spot"));
    }
    chrome.untilText(".turn", "the engine has won");
    assertThat(chrome.text(".stage .line"))
        .contains("You took 4 from the heap of 5, which leaves 1.", "The engine took ");
    click("Where did I go wrong?");
    chrome.untilText(".shown", "The board shows the position before move ");
    chrome.click(".shown button");
    chrome.untilText(".turn", "the engine has won");
    assertThat(chrome.count(".shown")).isZero();
    click("Where did I go wrong?");
    chrome.untilText(".say", "gave the win away");
    chrome.untilText(".say", "Better: take 3 from the heap of 5 and leave 2.");
    chrome.click(".answers button");
    chrome.until(".steps li");
    chrome.hover("h1");
    chrome.click(".walk button:nth-of-type(2)");
    chrome.until(".steps li:first-child[aria-current=step]");
    chrome.click(".walk button:nth-of-type(1)");
    chrome.until(".steps li:last-child[aria-current=step]");
    assertThat(chrome.text(".board .reason")).contains("011", "101");
  }

  @Test
  void aGameIsFoundByItsWords() {
    chrome.open("/games");
    chrome.until(".card");
    int all = chrome.count(".card");
    chrome.focus("input[type=search]");
    chrome.keys("dominoes");
    chrome.untilScript("return document.querySelectorAll('.card').length < " + all, true);
    assertThat(chrome.text(".cards")).contains("Toppling Dominoes").doesNotContain("Kayles");
    chrome.keys(" nowhere");
    chrome.untilText("main", "No game has these words");
  }

  @Test
  void thePuzzleOfTheDayIsSolvedAndCounted() {
    chrome.open("/puzzle");
    chrome.script("localStorage.clear()");
    chrome.reload();
    chrome.untilText("h1", "Puzzle of the day");
    chrome.untilText(".lesson-foot", "No day in a row yet.");
    chrome.until(".lesson-board .board svg");
    // Giving up does not count.
    click("Show the answer");
    chrome.untilText(".verdict", "The answer: ");
    assertThat(chrome.text(".lesson-foot")).contains("No day in a row yet.");
    chrome.script(
        "const day = (n) => new Date(Date.now() - n * 86400000).toISOString().slice(0, 10);"
            + "localStorage.setItem('farstar-puzzle-days', JSON.stringify([day(3), day(2), day(1)]))");
    chrome.reload();
    chrome.untilText(".lesson-foot", "3 days in a row.");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** Whoever comes back after the puzzle of the day was solved sees that it was, and the streak. */
  @Test
  void thePuzzleOfTheDayIsSeenToBeSolved() {
    chrome.open("/puzzle");
    chrome.script("localStorage.clear()");
    chrome.reload();
    chrome.untilText(".lesson-foot", "No day in a row yet.");
    assertThat(chrome.count(".puzzle .solved")).isZero();
    // Tomorrow, too, since the day may end while the test runs.
    chrome.script(
        "const day = (n) => new Date(Date.now() - n * 86400000).toISOString().slice(0, 10);"
            + "localStorage.setItem('farstar-puzzle-days',"
            + " JSON.stringify([day(2), day(1), day(0), day(-1)]))");
    chrome.reload();
    chrome.untilText(".puzzle .solved", "You have solved the puzzle of today.");
    assertThat(chrome.text(".puzzle .solved")).containsPattern("[34] days in a row\\.");
    chrome.go("/puzzle?seed=1&game=nim&kind=wins");
    chrome.until(".lesson-foot select");
    assertThat(chrome.count(".puzzle .solved")).isZero();
    chrome.script("localStorage.clear()");
  }

  @Test
  void aPuzzleOfOneKindIsSolved() {
    chrome.open("/puzzle?seed=1&game=nim&kind=wins");
    chrome.untilText("h1", "Puzzle");
    for (int i = 1; i <= 2 && chrome.count(".verdict.right") == 0; i++) {
      chrome.click(".answers-list li:nth-child(" + i + ") button");
      chrome.until(".answers-list button:not(:disabled)");
      chrome.until(".verdict");
    }
    chrome.until(".verdict.right");
    click("Show me why");
    chrome.until(".why-steps .step");
    chrome.click(".lesson-foot button.main");
    chrome.untilNone(".verdict");
  }

  /** Makes a move by one click, and waits for the answer or for the end. */
  private static void moved(String spot) {
    int before = chrome.count(".board .spot");
    chrome.spot(spot);
    chrome.untilScript(
        "const turn = document.querySelector('.turn').textContent;"
            + "return /won/.test(turn) || turn === 'Your move'"
            + " && document.querySelectorAll('.board .spot').length < "
            + before,
        true);
  }

  private static void click(String label) {
    chrome.script(
        "[...document.querySelectorAll('main button')]"
            + ".find((b) => b.textContent.trim() === arguments[0]).click()",
        label);
  }

  @Test
  void everybodyCanUseItAndNothingIsCutOff() throws IOException {
    Map<String, String> pages = Map.of("home", "/", "puzzle", "/puzzle?seed=1&game=clobber");
    for (Map.Entry<String, String> page : pages.entrySet()) {
      for (int[] size : new int[][] {{390, 844}, {1280, 900}, {1920, 1080}}) {
        for (boolean dark : size[0] == 1280 ? new boolean[] {false, true} : new boolean[] {false}) {
          chrome.size(size[0], size[1]);
          chrome.dark(dark);
          chrome.open(page.getValue());
          chrome.until(".board .spot");
          chrome.untilNone("[aria-busy=true]");
          assertThat(chrome.overflow()).as(page + " at " + size[0]).isZero();
          assertThat(chrome.barriers()).as(page + " at " + size[0]).isEmpty();
          chrome.keep(page.getKey() + "-" + size[0] + (dark ? "-dark" : ""));
        }
      }
    }
    chrome.dark(false);
    chrome.size(1280, 1000);
  }
}

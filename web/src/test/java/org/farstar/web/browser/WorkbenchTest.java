package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** What the workbench offers around the boards: tables, completion, keys, texts of plays, paper. */
@Tag("browser")
class WorkbenchTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  @Test
  void aPrintedTableFillsBesideItsEntries() {
    chrome.open("/tables");
    chrome.until(".printed-list button");
    assertThat(chrome.count(".printed-list button")).isEqualTo(6);
    chrome.click(".printed-list li:nth-child(1) button");
    chrome.untilText(".filled [role=status]", "9 rows");
    assertThat(chrome.text(".filled")).contains("6 printed entries, all as computed here");
    assertThat(chrome.text(".filled td.same")).contains("(2, 12)");
    assertThat(chrome.count(".filled td.other")).isZero();
  }

  @Test
  void aTableFillsAndIsCancelled() {
    chrome.open("/tables?game=kayles&what=%7Bn%7D&n=0..9");
    chrome.untilText(".filled [role=status]", "10 rows");
    assertThat(chrome.count(".filled td.known")).isEqualTo(10);
    chrome.click(".filled button.quiet:nth-of-type(3)");
    chrome.until(".figure svg");
    // Too long for any patience: rows come, and then no more.
    chrome.open("/tables?game=monotone&what=chains&a=3..12&d=3..9&n=1..40");
    chrome.until(".filled progress");
    chrome.untilScript("return document.querySelectorAll('.filled td.known').length > 3", true);
    chrome.click(".filled [role=status] button");
    chrome.untilText(".filled [role=status]", "stopped");
    chrome.untilNone(".filled progress");
    int known = chrome.count(".filled td.known");
    assertThat(known).isPositive();
    if (!Chrome.plain()) {
      assertThat(rowsOfTheServer()).isEqualTo(known);
    }
    assertThat(chrome.complaints()).isEmpty();
  }

  /** How many rows the server has of the table that was stopped last. */
  private static long rowsOfTheServer() {
    return (Long)
        chrome.later(
            "const done = arguments[0];"
                + "const stopped = performance.getEntriesByType('resource')"
                + ".map(({ name }) => name.match(/jobs\\/(.+)$/)?.[1]).find(Boolean);"
                + "import(new URL('page/api.js', document.baseURI))"
                + ".then(({ get }) => get(`tables/${stopped}/export?form=csv`, true))"
                + ".then((csv) => done(csv.trim().split('\\n').length - 1),"
                + " (fault) => done(String(fault)))");
  }

  @Test
  void aWrongRangeIsTold() {
    chrome.open("/tables?game=kayles&what=%7Bn%7D&n=9..x");
    chrome.untilText(".fault[role=alert]", "allowed");
  }

  @Test
  void wordsOfTheWorksheetAreCompleted() {
    chrome.open("/sheet");
    chrome.focus("#expression");
    chrome.keys("length := {4|1}", Keys.ENTER);
    chrome.until(".lines li .out");
    chrome.focus("#expression");
    chrome.keys("len");
    chrome.untilText(".completions", "name");
    chrome.keys(Keys.TAB);
    chrome.keys(".Temp");
    chrome.untilText(".completions", "property");
    chrome.keys(Keys.TAB, Keys.ENTER);
    chrome.untilText(".lines li:nth-child(2) .in", "length.Temperature");
    chrome.untilText(".lines li:nth-child(2) .out", "3");
    chrome.focus("#expression");
    chrome.keys("domi");
    chrome.keys(Keys.TAB);
    chrome.keys("3x3\")", Keys.ENTER);
    chrome.untilText(".lines li:nth-child(3) .out", "worth");
    // The lines that begin with what was typed, and what was typed again.
    chrome.focus("#expression");
    chrome.keys("le");
    chrome.keys(Keys.ESCAPE, Keys.ARROW_UP, Keys.ARROW_UP);
    String value = "return document.getElementById('expression').value";
    assertThat(chrome.script(value)).isEqualTo("length := {4|1}");
    chrome.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
    assertThat(chrome.script(value)).isEqualTo("le");
  }

  @Test
  void aCounterexampleIsDrawnAndOpened() {
    Chrome.serverOnly(Chrome.CLAIMS);
    chrome.open("/claims");
    chrome.focus("input[type=search]");
    chrome.keys("transposition/2.2-pivot");
    chrome.click(".claim button");
    chrome.until(".claim .drawn svg");
    chrome.click(".claim .drawn");
    chrome.untilText("h1", "Transposition game");
    chrome.untilScript(
        "return document.querySelector('input[name=position]')?.value", "1..7: 2 5 / 3");
  }

  @Test
  void keysAreListedAndObeyed() {
    chrome.open("/game/domineering?p=...%7C...%7C...&turn=left");
    chrome.until(".move.win");
    chrome.focus("#main");
    chrome.keys("?");
    chrome.until("dialog.keys[open]");
    assertThat(chrome.count("dialog.keys tr")).isGreaterThan(10);
    chrome.click("dialog.keys button");
    chrome.untilNone("dialog.keys[open]");
    chrome.focus("#main");
    chrome.keys(" ");
    chrome.untilText(".turn", "Right to move");
    chrome.keys("x");
    chrome.untilText(".turn", "Left to move");
    assertThat(chrome.text(".line")).contains("(pass)");
    chrome.keys("0");
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", "...|...|...");
    chrome.untilText(".turn", "Left to move");
    chrome.keys("$");
    chrome.untilText(".line", "(pass)");
    chrome.keys("l");
    chrome.until(".hidden-answers");
    chrome.keys("l");
    chrome.until(".board .mark");
    chrome.keys("a");
    chrome.untilNone(".board .mark");
  }

  private static String shown() {
    return (String) chrome.script("return document.querySelector('input[name=position]').value");
  }

  private static void untilShown(String position) {
    chrome.untilScript("return document.querySelector('input[name=position]').value", position);
  }

  @Test
  void variationsAreKeptAndWalkedThrough() {
    chrome.open("/game/clobber?p=xoxo&turn=left&answers=0");
    chrome.until(".board .spot.open");
    chrome.spot("1,1");
    chrome.spot("1,2");
    untilShown(".xxo");
    chrome.focus("#main");
    chrome.keys(Keys.ARROW_LEFT);
    untilShown("xoxo");
    chrome.spot("1,3");
    chrome.spot("1,4");
    untilShown("xo.x");
    assertThat(chrome.text(".line .variation")).isEqualTo("1,1 1,2");
    chrome.focus("#main");
    // Back to where it branched off, and into the other one.
    chrome.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_LEFT));
    untilShown("xoxo");
    assertThat(chrome.text(".line .variation.chosen")).isEqualTo("1,3 1,4");
    chrome.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
    untilShown(".xxo");
    chrome.keys(Keys.ARROW_LEFT);
    untilShown("xoxo");
    chrome.keys(Keys.ARROW_DOWN);
    chrome.untilText(".line .variation.chosen", "1,3 1,4");
    chrome.keys(Keys.ARROW_RIGHT);
    untilShown("xo.x");
    chrome.click(".line .variation");
    untilShown(".xxo");
    // A move that was made before is not kept twice.
    chrome.focus("#main");
    chrome.keys("0");
    untilShown("xoxo");
    chrome.spot("1,3");
    chrome.spot("1,4");
    untilShown("xo.x");
    assertThat(chrome.count(".line .variation")).isEqualTo(1);
  }

  @Test
  void aBoardIsTurnedForWhoSitsOnItsOtherSide() {
    chrome.open("/game/toads-and-frogs?p=tt.ff&turn=left&answers=0");
    chrome.until(".board .spot.open");
    String place =
        "return ['1', '5'].map((s) => Math.round(document.querySelector("
            + "`.board .spot[data-spot='${s}']`).getBoundingClientRect().x))";
    List<?> before = (List<?>) chrome.script(place);
    chrome.focus("#main");
    chrome.keys("f");
    chrome.until(".below button[aria-pressed=true]");
    List<?> after = (List<?>) chrome.script(place);
    assertThat((Long) before.get(0)).isLessThan((Long) before.get(1));
    assertThat((Long) after.get(0)).isGreaterThan((Long) after.get(1));
    chrome.reload();
    chrome.until(".board .spot.open");
    assertThat(chrome.script(place)).isEqualTo(after);
    chrome.focus(".board .spot[data-spot='5']");
    chrome.keys(Keys.ARROW_RIGHT);
    assertThat(chrome.script("return document.activeElement.dataset.spot")).isEqualTo("4");
    chrome.spot("2");
    untilShown("t.tff");
    // A board of heaps has one side only.
    chrome.go("/game/nim?p=1%202&answers=0&flip=1");
    chrome.until(".board .spot.open");
    chrome.focus("#main");
    chrome.keys("f");
    assertThat(chrome.count(".below button[aria-pressed]")).isZero();
    assertThat(chrome.address()).doesNotContain("flip");
  }

  @Test
  void aSumIsSetUpPartByPart() {
    chrome.open("/game/domineering?p=..%7C..&answers=0");
    chrome.until(".board .spot.open");
    chrome.click(".setting summary");
    chrome.click(".setting a.quiet");
    chrome.untilText("h1", "A sum of games");
    untilShown("domineering(\"..|..\")");
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    chrome.until(".add option");
    // By keys: the game's first letters, then Enter on the button.
    chrome.focus(".add select");
    chrome.keys("Toads");
    chrome.keys(Keys.TAB);
    chrome.keys(Keys.ENTER);
    untilShown("domineering(\"..|..\") + toads_and_frogs(\"ttt..ff\")");
    chrome.spot("2:1");
    untilShown("domineering(\"..|..\") + toads_and_frogs(\"ftt..ff\")");
    chrome.click(".part:nth-child(2) button[aria-pressed]");
    untilShown("domineering(\"..|..\") + toads_and_frogs(\"tt..fft\")");
    chrome.focus("input[name=worth]");
    chrome.keys("-1/2", Keys.ENTER);
    untilShown("domineering(\"..|..\") + toads_and_frogs(\"tt..fft\") + (-1/2)");
    chrome.enter(".part:nth-child(3) input", "^*");
    untilShown("domineering(\"..|..\") + toads_and_frogs(\"tt..fft\") + ^*");
    chrome.script(
        "[...document.querySelectorAll('.part:nth-child(2) button')]"
            + ".find((b) => b.textContent.trim().startsWith('Remove')).click()");
    untilShown("domineering(\"..|..\") + ^*");
    chrome.enter(".part:nth-child(1) input", "..|.q");
    chrome.untilText(".fault[role=alert]", "q");
    // Positions of one game are added up on its own page.
    chrome.go("/game/end-nim-impartial?p=2%7C2%20%2B%203&answers=0");
    chrome.until(".board .spot.open");
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    chrome.until(".part:nth-child(2)");
    chrome.spot("1:2.1");
    untilShown("2 + 3");
    chrome.click(".parts ~ button");
    untilShown("2 + 3 + 3|5|2");
  }

  @Test
  void whatIsSetUpActsOnWhatIsShown() {
    Chrome.serverOnly(Chrome.NETWORK);
    chrome.open("/game/sum?p=domineering%28%22..%7C..%22%29%20%2B%201&answers=0");
    chrome.until(".board .spot.open");
    chrome.script(
        "const now = window.fetch; window.fetch = async (where, how) => {"
            + " if (String(where).includes('setup')) await new Promise((on) => setTimeout(on, 400));"
            + " return now(where, how); }");
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    chrome.until(".part:nth-child(2)");
    chrome.enter(".part:nth-child(2) input", "^*");
    untilShown("domineering(\"..|..\") + ^*");
    chrome.click(".part:nth-child(1) .row button:nth-child(2)");
    untilShown("^*");
  }

  @Test
  void theValueStandsUnderTheBoardAfterEachMove() {
    chrome.open("/game/domineering?p=...%7C...&turn=left");
    chrome.until(".move.win");
    chrome.focus("#main");
    chrome.keys(" ");
    chrome.untilScript(
        "return [...document.querySelectorAll('.line code')].filter((c) => c.textContent).length",
        2L);
  }

  @Test
  void aPlayIsCopiedAndPasted() {
    chrome.open("/game/domineering?p=...%7C...%7C...&turn=left");
    chrome.until(".move.win");
    chrome.click(".setting summary");
    chrome.click(".setting button[aria-expanded]");
    String play = "domineering: ...|...|...\nLeft: 1,2 2,2\nRight: 3,1 3,2\nLeft: 1,1 2,1";
    pasted(play);
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", "##.|##.|##.");
    chrome.untilText(".turn", "Left has won");
    assertThat(chrome.count(".line li")).isEqualTo(4);
    chrome.click(".setting button[aria-expanded]");
    chrome.click(".setting button[aria-expanded]");
    assertThat(chrome.script("return document.querySelector('textarea[name=play]').value"))
        .isEqualTo(play);
    pasted("domineering: ...|...|...\nLeft: 1,2 2,2\nLeft: 1,1 2,1");
    chrome.untilText(".line", "(pass)");
    pasted("domineering: ...|...|...\nLeft: 9,9 8,9");
    chrome.untilText(".pasting .fault", "line 2: '9,9 8,9' is no move");
    pasted("domineering: ...\nNobody: 1,1");
    chrome.untilText(".pasting .fault", "line 2: found 'Nobody: 1,1', allowed: Left, Right");
    pasted("what is this");
    chrome.untilText(".pasting .fault", "line 1: found 'what is this'");
  }

  private static void pasted(String text) {
    chrome.script(
        "const area = document.querySelector('textarea[name=play]'); area.value = arguments[0];"
            + "area.form.requestSubmit()",
        text);
  }

  @Test
  void twoPeoplePlayOnOneScreen() {
    chrome.open("/game/nim?p=1%202&answers=0");
    chrome.until(".board .spot.open");
    chrome.spot("2.2");
    chrome.untilScript("return document.querySelector('input[name=position]').value", "1 1");
    assertThat(chrome.text(".turn")).isEqualTo("Next player to move");
    chrome.spot("1.1");
    chrome.untilScript("return document.querySelector('input[name=position]').value", "1");
    chrome.spot("1.1");
    chrome.untilText(".turn", "The play is over");
    assertThat(chrome.text(".answers")).contains("Answers are hidden");
  }

  @Test
  void aSheetHasTheBoardTheQuestionAndTheReason() {
    chrome.open("/game/vertex-geography?p=1-2%202-3%203-1%203-4%20%401");
    chrome.until(".move.win");
    chrome.script("window.printed = 0; window.print = () => { window.printed++; }");
    chrome.click(".setting summary");
    chrome.click(".setting .row:last-of-type button:nth-of-type(1)");
    chrome.until("dialog.to-print[open]");
    chrome.script(
        "const area = document.querySelector('dialog.to-print textarea');"
            + "area.value = 'Where would you go?'; area.dispatchEvent(new Event('input'))");
    chrome.click("dialog.to-print .main");
    chrome.untilScript("return window.printed", 1L);
    chrome.media("print");
    assertThat(chrome.text(".handout"))
        .contains("Where would you go?", "Winning moves: 2", "matching");
    assertThat(chrome.count(".handout .picture svg")).isEqualTo(1);
    assertThat(chrome.text(".controls, .setting, .answers, nav")).isBlank();
    chrome.media("");
    assertThat(chrome.text(".handout")).isBlank();
  }

  @Test
  void pairsAreShownOnlyWhenAskedFor() {
    chrome.open("/game/tic-tac-toe?p=5%5E2%3A");
    chrome.until(".move.draw");
    assertThat(chrome.count(".board .faint-text, .board .weight-2")).isZero();
    chrome.click(".controls input[name=weights]");
    chrome.until(".board .faint-text");
    assertThat(chrome.text(".board .faint-text")).contains("12");
    assertThat(chrome.count(".board .weight-2")).isPositive();
  }

  @Test
  void theGalleryTellsTheRulesAndPositionsToTry() {
    chrome.open("/games");
    chrome.until(".card");
    List<?> sentences =
        (List<?>)
            chrome.script(
                "return [...document.querySelectorAll('.card .goal')].map("
                    + "(p) => p.textContent.split(/\\.(?: |$)/).filter(Boolean).length)");
    assertThat(sentences).hasSizeGreaterThan(30).allMatch(count -> count.equals(3L));
    assertThat(chrome.count(".card .tries a")).isGreaterThan(60);
    chrome.click(".choice button:nth-of-type(2)");
    chrome.untilText(".group h2", "strips");
    chrome.click(".card .tries a");
    chrome.until(".board .spot");
    chrome.open("/games");
    chrome.click(".choice button:nth-of-type(1)");
  }

  @Test
  void aThermographIsShownAtEveryNode() {
    chrome.open("/game/domineering?p=..%7C..");
    chrome.until(".value math");
    chrome.click(".explorer summary");
    chrome.until(".tree li.left");
    chrome.script(
        "const s = document.querySelector('.explorer select'); s.value = 'thermograph';"
            + "s.dispatchEvent(new Event('change'))");
    chrome.click(".tree > li.left summary");
    chrome.until(".tree .figure svg");
  }
}

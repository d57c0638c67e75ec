package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** All pages: the worksheet, the papers, what accessibility asks for, and how they look. */
@Tag("browser")
class PagesTest {
  private static final String FLIPPING = "/game/flipping-coins?p=1011011&turn=left";

  @RegisterExtension static final Chrome chrome = new Chrome();

  @Test
  void theGalleryShowsEveryGameAndLeadsToIt() {
    chrome.open("/games");
    chrome.until(".card");
    assertThat(chrome.count(".card svg")).isEqualTo(chrome.count(".card")).isGreaterThan(30);
    chrome.click(".card a.whole[href^='#/game/nim?']");
    chrome.untilText("h1", "Nim");
    chrome.until(".board .spot");
    // Whoever begins plays: no answer before one is asked for.
    chrome.untilText(".turn", "Your move");
    chrome.untilText(".answers", "Show answers");
    assertThat(chrome.count(".controls button.main")).isEqualTo(1);
    assertThat(chrome.count(".board .mark")).isZero();
  }

  @Test
  void theWorksheetKeepsNamesAndLines() {
    chrome.open("/sheet");
    // What other tests have written is still kept.
    chrome.script("localStorage.clear(); sessionStorage.clear(); return ''");
    chrome.reload();
    chrome.enter("#expression", "g := {2|-1}");
    chrome.untilText(".lines li:nth-child(1) .out", "2");
    chrome.enter("#expression", "g.Temperature");
    chrome.untilText(".lines li:nth-child(2) .out", "3");
    chrome.enter("#expression", "{2|");
    chrome.untilText(".lines li:nth-child(3) .fault", "allowed");
    assertThat(chrome.text(".lines li:nth-child(3) pre.caret")).endsWith("^");
    chrome.focus("#expression");
    chrome.keys(Keys.ARROW_UP, Keys.ARROW_UP);
    assertThat(chrome.script("return document.getElementById('expression').value"))
        .isEqualTo("g.Temperature");
    chrome.reload();
    chrome.untilText(".lines li:nth-child(2)", "g.Temperature");
    assertThat(chrome.count(".lines li")).isEqualTo(3);
  }

  @Test
  void aClaimIsChecked() {
    Chrome.serverOnly(Chrome.CLAIMS);
    chrome.open("/claims");
    chrome.until(".claim");
    int all = chrome.count(".claim");
    chrome.focus("input[type=search]");
    chrome.keys("Proposition 14");
    assertThat(chrome.count(".claim")).isPositive().isLessThan(all);
    chrome.click(".claim button");
    chrome.untilText(".claim:first-child .scope", "cases");
  }

  @Test
  void theErrataAreShownAlone() {
    chrome.open("/claims");
    chrome.until(".claim");
    int all = chrome.count(".claim");
    chrome.click("input[name=errata]");
    assertThat(chrome.count(".claim")).isBetween(20, all - 1);
    assertThat(chrome.count(".claim .printed")).isGreaterThanOrEqualTo(chrome.count(".claim"));
  }

  /** Each long page begins with its contents, which lead to every place and back, by keys too. */
  @ParameterizedTest
  @CsvSource({"/claims, .claim", "/games, .card"})
  void aLongPageHasAListOfContents(String page, String entry) {
    chrome.size(390, 844);
    chrome.open(page);
    chrome.until(entry);
    assertThat(chrome.script("return localStorage.getItem('farstar-gallery')")).isNull();
    Object titles =
        chrome.script(
            "return [...document.querySelectorAll('.group h2')].map((h) => h.textContent)");
    assertThat(
            chrome.script(
                "return [...document.querySelectorAll('.contents > ul > li > a')]"
                    + ".map((a) => a.textContent)"))
        .isEqualTo(titles);
    assertThat((List<?>) titles).hasSizeGreaterThan(2);
    assertThat(chrome.count(".contents details a")).isEqualTo(chrome.count(entry));
    // Neither groups nor what they hold have a name twice, and every link leads somewhere.
    assertThat(
            chrome.script(
                "const at = [...document.querySelectorAll('.group [data-at]')].map((e) => e.dataset.at);"
                    + "const to = [...document.querySelectorAll('.contents a')]"
                    + ".map((a) => new URLSearchParams(a.hash.split('?')[1]).get('at'));"
                    + "return [at.length === new Set(at).size, at.sort().join() === to.sort().join()]"))
        .isEqualTo(List.of(true, true));
    assertThat(
            chrome.script(
                "return [...document.querySelectorAll('.contents details ul')].every((list) => {"
                    + " const said = [...list.children].map((li) => li.textContent);"
                    + " return new Set(said).size === said.length; })"))
        .isEqualTo(true);
    // What is folded is no stop for the keys.
    chrome.focus(".contents > ul > li:nth-child(2) > a");
    chrome.keys(Keys.TAB, Keys.ENTER, Keys.TAB, Keys.ENTER);
    String first =
        (String)
            chrome.script(
                "return document.querySelectorAll('.group')[1].querySelector('"
                    + entry
                    + "').dataset.at");
    assertThat(chrome.script("return document.activeElement.dataset.at")).isEqualTo(first);
    assertInSight();
    assertThat(chrome.address())
        .endsWith(
            "at=" + java.net.URLEncoder.encode(first, java.nio.charset.StandardCharsets.UTF_8));
    assertThat(chrome.overflow()).isLessThanOrEqualTo(0);
    assertThat(chrome.barriers()).isEmpty();
    chrome.click(".group:nth-of-type(2) .up");
    assertThat(chrome.script("return document.activeElement.id")).isEqualTo("contents");
    assertInSight();

    // The address leads there by itself, on a wide screen beside the list.
    chrome.size(1280, 900);
    chrome.open(page + "?at=" + first);
    chrome.untilScript("return document.activeElement.dataset.at ?? null", first);
    assertInSight();
    assertThat(
            chrome.script(
                "const { top, bottom } = document.querySelector('.contents').getBoundingClientRect();"
                    + "return top >= 0 && bottom <= innerHeight"))
        .isEqualTo(true);
    assertThat(chrome.complaints()).isEmpty();
    chrome.size(1280, 1000);
  }

  /** What has the focus begins at the top of the window, or is seen at the end of the page. */
  private static void assertInSight() {
    assertThat(
            chrome.script(
                "const { top } = document.activeElement.getBoundingClientRect();"
                    + "const end = scrollY + innerHeight >= document.body.scrollHeight - 2;"
                    + "return top >= -1 && top < (end ? innerHeight : 60)"))
        .isEqualTo(true);
  }

  /** Half of the pages each day, opened as far as they go, in both themes. */
  static Stream<Arguments> themes() {
    List<String> pages =
        List.of(
            "/games",
            "/sheet",
            "/claims",
            "/tables?printed=end-nim/52331",
            FLIPPING,
            "/game/end-nim",
            "/game/nim?p=3%205%207&turn=left&engine=right",
            "/game/vertex-geography",
            "/game/clobber?p=..&turn=left",
            "/game/domineering?p=q",
            "/game/tic-tac-toe?p=5%5E2%3A",
            "/game/monotone",
            "/game/word-chain",
            "/game/sum",
            "/nowhere");
    return DayShare.of(pages, 2, 0)
        .flatMap(page -> Stream.of(Arguments.of(page, false), Arguments.of(page, true)));
  }

  /** No finding of axe that it calls serious or critical. */
  @ParameterizedTest
  @MethodSource("themes")
  void everybodyCanUseIt(String page, boolean dark) {
    chrome.dark(dark);
    try {
      chrome.open(page);
      opened(page);
      assertThat(chrome.barriers()).isEmpty();
      if (page.equals(FLIPPING)) {
        chrome.focus("#main");
        chrome.keys("?");
        chrome.until("dialog[open]");
        assertThat(chrome.barriers()).isEmpty();
      }
      assertThat(chrome.complaints()).isEmpty();
    } finally {
      chrome.dark(false);
    }
  }

  private static void opened(String page) {
    if (page.startsWith("/game/") && !page.endsWith("q")) {
      chrome.until(".sentence");
      chrome.until(".move, .options p");
      chrome.click(".setting summary");
      chrome.click(".explorer summary");
      chrome.focus("#main");
      chrome.keys("e");
    } else if (page.startsWith("/sheet")) {
      chrome.enter("#expression", "{2|-1}");
      chrome.until(".lines .out math");
      chrome.click(".lines button");
      chrome.until(".lines .figure svg");
      chrome.focus("#expression");
      chrome.keys("x.Te");
      chrome.until(".completions li");
    } else if (page.startsWith("/tables")) {
      chrome.untilText(".filled [role=status]", "rows");
    } else if (page.equals("/claims")) {
      // All claims together take axe long, and are looked at with their contents.
      chrome.until(".claim");
      chrome.click("input[name=errata]");
    }
  }

  /** What a page needs, as it goes over the wire. */
  @ParameterizedTest
  @CsvSource({
    "/, .home-board .spot.open, 70000",
    "/games, .card svg, 70000",
    "/game/domineering, .board .spot.open, 78000",
    "/sheet, #expression, 70000"
  })
  void pagesAreSmall(String page, String shown, long most) {
    Chrome.serverOnly("SiteTest weighs the plain files, which the host packs");
    chrome.open(page);
    chrome.until(shown);
    chrome.untilNone("[aria-busy=true]");
    Object bytes =
        chrome.script(
            "return performance.getEntries().reduce((sum, e) => sum + (e.encodedBodySize || 0), 0)");
    assertThat(((Number) bytes).longValue()).isPositive().isLessThan(most);
  }

  /** A worksheet with lines of all kinds, the first of them drawn. */
  private static void worksheet(String figure) {
    chrome.script("localStorage.clear()");
    chrome.go("/sheet");
    String[] lines = {"g := {2|-1} + ^", "g.Temperature", "domineering(\"3x3\")"};
    for (int i = 0; i < lines.length; i++) {
      chrome.enter("#expression", lines[i]);
      chrome.until(".lines li:nth-child(" + (i + 1) + ") math");
    }
    chrome.click(".lines li:first-child button");
    chrome.until(figure);
    chrome.script("scrollTo(0, 0)");
  }

  /** A page is never wider than the window, whatever is opened on it. */
  @ParameterizedTest
  @CsvSource({
    "gallery, /games, ''",
    "coins, " + FLIPPING + ", .steps li",
    "end-nim, /game/end-nim, .steps li:nth-child(2)",
    "clobber, /game/clobber, ''",
    "explorer, /game/domineering?p=...%7C...%7C...&turn=left, .explorer summary",
    "setting, /game/hackenbush?p=0b1%201r2%201g3%200r4%204b5, .setting summary",
    "sum, /game/sum, .setting button[title=e]",
    "wythoff, /game/wythoff?p=10%2012, ''",
    "geography, /game/vertex-geography, .steps li",
    "monotone, /game/monotone, ''",
    "pennies, /game/pennies, .steps li",
    "tables, /tables?printed=end-nim/52331, .filled td.known",
    "pairing, /game/tic-tac-toe?p=5%5E2%3A, .controls input[name=weights]",
    "worksheet, /sheet, .lines .figure",
    "claims, /claims, ''",
  })
  void nothingIsCutOffAtAnyWidth(String name, String page, String opened) throws IOException {
    int[][] sizes = {{390, 844}, {1280, 900}, {1920, 1080}};
    for (int[] size : sizes) {
      chrome.size(size[0], size[1]);
      if (size == sizes[0]) {
        chrome.open(page);
      } else {
        chrome.go(page);
      }
      if (page.startsWith("/game/")) {
        chrome.until(".move, .options p");
        chrome.until(".sentence");
      }
      if (opened.startsWith(".steps")) {
        chrome.focus(opened);
        chrome.until(".board .reason");
        chrome.script("scrollTo(0, 0)");
      } else if (opened.startsWith(".lines")) {
        worksheet(opened);
      } else if (opened.startsWith(".filled")) {
        chrome.until(opened);
      } else if (!opened.isEmpty()) {
        if (opened.startsWith(".setting button")) {
          chrome.click(".setting summary");
        }
        chrome.click(opened);
        chrome.until("details[open], .board.weights");
        if (opened.startsWith(".controls") || page.endsWith("/sum")) {
          // The board is what is to be seen.
          chrome.script("scrollTo(0, 0)");
        }
      }
      chrome.untilNone("[aria-busy=true]");
      assertThat(chrome.overflow()).as("%s at %s", name, size[0]).isZero();
      chrome.keepBoth(name + "-" + size[0]);
    }
    chrome.size(1280, 1000);
  }
}

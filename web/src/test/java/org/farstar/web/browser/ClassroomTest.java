package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The ten minutes of docs/guide/classroom.md, step by step. */
@Tag("browser")
class ClassroomTest {
  private static final String POSITION =
      "return document.querySelector('input[name=position]').value";

  @RegisterExtension static final Chrome chrome = new Chrome();

  private static void nim() {
    chrome.open("/game/nim");
    chrome.untilText("h1", "Nim");
    chrome.until(".board .spot");
  }

  private static void choose(String list, String label) {
    chrome.script(
        "const list = document.querySelector(`select[aria-label='${arguments[0]}']`);"
            + "const option = [...list.options].find((o) => o.textContent.trim() === arguments[1]);"
            + "list.value = option.value; list.dispatchEvent(new Event('change'))",
        list,
        label);
  }

  @Test
  void theClassPlays() {
    nim();
    assertThat(chrome.script(POSITION)).isEqualTo("3 5 7");
    chrome.click("input[name=answers]");
    chrome.untilNone(".board .mark");
    assertThat(chrome.text("main")).doesNotContain("Whoever moves next");
    chrome.spot("3.5");
    chrome.untilScript(POSITION, "3 4 5");
    chrome.click(".controls button:nth-of-type(1)");
    chrome.untilScript(POSITION, "3 5 7");
    choose("Who plays", "Engine moves second");
    chrome.untilText(".turn", "Your move");
    choose("How the engine plays", "like a learner: 2 moves ahead");
    chrome.spot("3.7");
    chrome.untilText(".say", "The engine took ");
    chrome.untilText(".turn", "Your move");
    choose("Who plays", "Two people");
    chrome.untilText(".turn", "Next player to move");
    chrome.click("input[name=answers]");
    chrome.untilText(".sentence", "wins");
    chrome.untilText(".legend", "loses");
    chrome.until(".line li button code:not(:empty)");
    chrome.click(".line li:first-child button");
    chrome.untilScript(POSITION, "3 5 7");
  }

  @Test
  void theReasonIsOnTheBoard() {
    nim();
    chrome.until(".steps li");
    // The mouse still lies where it clicked; what comes to lie below it would count as pointed at.
    chrome.hover("h1");
    chrome.focus(".steps li:first-child");
    assertThat(chrome.count(".board .reason")).isPositive();
  }

  @Test
  void theTeacherSetsUpAPosition() {
    nim();
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    chrome.until(".board.editing .spot.open");
    chrome.spot("3.2");
    chrome.untilScript(POSITION, "2 3 5");
    chrome.click(".setting button[title=e]");
    chrome.untilText(".turn", "Next player to move");
    String link = chrome.address();
    chrome.open("/");
    chrome.open(link.substring(link.indexOf('#') + 1));
    chrome.untilScript(POSITION, "2 3 5");
    assertThat(chrome.text(".setting")).contains("Set up a position");
    chrome.click(".setting summary");
    assertThat(chrome.text(".setting")).contains("Print a sheet", "The play as text");
  }

  @Test
  void theOptionsAreExplored() {
    chrome.open("/game/domineering");
    chrome.until(".board .spot");
    chrome.click(".setting summary");
    chrome.enter("input[name=position]", "...|...|...");
    chrome.untilScript(POSITION, "...|...|...");
    chrome.until(".value math");
    chrome.click(".tools button:nth-of-type(3)");
    chrome.until(".figure svg");
    chrome.click(".explorer summary");
    chrome.until(".tree li.right");
    assertThat(chrome.count(".tree > li.left")).isPositive();
    chrome.click(".controls button:nth-of-type(4)");
    chrome.untilText(".turn", "Right to move");
    chrome.click(".controls button:nth-of-type(1)");
    chrome.untilText(".turn", "Left to move");
  }

  /** What comes late of a position that was left is not taken for an answer about the next one. */
  @Test
  void whatComesLateIsNotShown() {
    Chrome.serverOnly(Chrome.NETWORK);
    chrome.open("/game/domineering?p=..");
    chrome.until(".value math");
    chrome.script(
        "const real = window.fetch;"
            + "const none = { value: null, possible: ['N', 'P'], stopped: 'cancelled', by: [] };"
            + "window.fetch = (path, how) =>"
            + "  path.endsWith('/value') && JSON.parse(how.body).position === '.|.'"
            + "    ? new Promise((done) => {"
            + "        window.answer = () => done(new Response(JSON.stringify(none)));"
            + "      })"
            + "    : real(path, how)");
    chrome.click(".setting summary");
    chrome.enter("input[name=position]", ".|.");
    chrome.untilScript("return Boolean(window.answer)", true);
    chrome.enter("input[name=position]", "...|...|...");
    chrome.until(".value math");
    chrome.untilNone(".fact [aria-busy]");
    String known = chrome.text(".fact");
    chrome.later("window.answer(); setTimeout(arguments[arguments.length - 1], 100)");
    assertThat(chrome.text(".fact")).isEqualTo(known);
  }
}

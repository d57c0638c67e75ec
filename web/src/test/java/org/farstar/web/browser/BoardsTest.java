package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Boards of every kind in a browser: played by mouse and by keys, taken back, restored, broken. */
@Tag("browser")
class BoardsTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  private static String link(String game, String position, String more) {
    String text =
        java.net.URLEncoder.encode(position, java.nio.charset.StandardCharsets.UTF_8)
            .replace("+", "%20");
    return "/game/" + game + "?p=" + text + more;
  }

  @Test
  void aPlayIsMadeByKeysAndTakenBackAndDoneAgain() {
    chrome.open(link("domineering", "...|...|...", "&turn=left"));
    chrome.until(".sentence");
    chrome.focus(".board .spot[tabindex='0']");
    chrome.keys(Keys.ARROW_RIGHT);
    assertThat(chrome.script("return document.activeElement.dataset.spot")).isEqualTo("1,2");
    chrome.keys(Keys.ENTER);
    chrome.keys(Keys.ARROW_DOWN);
    chrome.keys(Keys.ENTER);
    chrome.untilText(".turn", "Right to move");
    assertThat(chrome.address()).contains(".%23.%7C.%23.%7C...");
    chrome.keys("u");
    chrome.untilText(".turn", "Left to move");
    assertThat(chrome.address()).contains("p=...%7C...%7C...");
    chrome.keys("r");
    chrome.untilText(".turn", "Right to move");
    assertThat(chrome.address()).contains(".%23.%7C.%23.%7C...");
  }

  @Test
  void theAddressRestoresThePosition() {
    chrome.open(link("clobber", "xo.|oxo", "&turn=right&engine=left&answers=0"));
    chrome.untilText(".turn", "Your move");
    String before = (String) chrome.script("return document.querySelector('.board').innerHTML");
    chrome.reload();
    chrome.untilText(".turn", "Your move");
    assertThat(chrome.script("return document.querySelector('.board').innerHTML"))
        .isEqualTo(before);
    assertThat(chrome.text(".answers")).contains("Answers are hidden");
    assertThat(chrome.count(".board .mark")).isZero();
  }

  @Test
  void aWrongPositionIsNamedInItsPlace() {
    chrome.open(link("domineering", "..|..", ""));
    chrome.until(".sentence");
    chrome.click(".setting summary");
    chrome.enter("input[name=position]", "..|.q");
    chrome.untilText(".fault[role=alert]", "q");
    assertThat(chrome.text("pre.caret").lines().toList())
        .isEqualTo(List.of("..|.q", "    ^".stripTrailing()));
    assertThat(chrome.count(".board .spot")).isEqualTo(4);
    chrome.enter("input[name=position]", "...");
    chrome.untilText(".sentence", "Right wins");
    assertThat(chrome.count(".board .spot")).isEqualTo(3);
  }

  @Test
  void aMoveThatIsNotListedIsTyped() {
    chrome.open(link("nim", "100000000000000000000 1 2", ""));
    chrome.untilText(".sentence", "moves next wins");
    chrome.click(".setting summary");
    chrome.enter("input[name=move]", "100000000000000000000 -> 3");
    chrome.untilText(".sentence", "moves next loses");
    chrome.enter("input[name=move]", "3 -> 9");
    chrome.untilText(".say", "'3 -> 9' is no move here");
  }

  /** A move is made once, however often it is clicked before the board shows it. */
  @Test
  void aSecondClickMakesNoSecondMove() {
    chrome.open(link("domineering", "...|...", ""));
    chrome.until(".move");
    chrome.script(
        "for (const at of ['1,1', '1,1', '2,1'])"
            + " document.querySelector(`.board .spot[data-spot='${at}']`)"
            + ".dispatchEvent(new MouseEvent('click', { bubbles: true }))");
    chrome.untilText(".turn", "Right to move");
    chrome.until(".board .laid.last.left");
    assertThat(chrome.count(".board .laid")).isEqualTo(1);
  }

  /** Dominoes that were laid have the colours of the players, the last move has an outline. */
  @Test
  void theMovesOfAPlayAreSeenOnTheBoard() {
    chrome.open(link("domineering", "...|...", ""));
    chrome.until(".move");
    chrome.click(".board .spot[data-spot='1,1']");
    chrome.click(".board .spot[data-spot='2,1']");
    chrome.until(".board .laid.last.left");
    chrome.click(".board .spot[data-spot='2,2']");
    chrome.click(".board .spot[data-spot='2,3']");
    chrome.until(".board .laid.last.right");
    assertThat(chrome.count(".board .laid")).isEqualTo(2);
    assertThat(
            chrome.script(
                "const box = document.querySelector('.laid.right').getBoundingClientRect();"
                    + " return Math.round(box.width / box.height);"))
        .isEqualTo(2L);
    chrome.open(link("clobber", "xo.|...", ""));
    chrome.until(".move");
    chrome.click(".board .spot[data-spot='1,1']");
    chrome.click(".board .spot[data-spot='1,2']");
    chrome.until(".board .last.left");
    assertThat(chrome.count(".board .laid")).isZero();
  }

  @Test
  void aStepOfTheReasonIsDrawnOnTheBoard() {
    chrome.open(link("vertex-geography", "1-2 2-3 3-1 3-4 @1", ""));
    chrome.until(".steps li");
    chrome.focus(".steps li:first-child");
    assertThat(chrome.count(".board .reason.line")).isEqualTo(2);
    chrome.focus(".steps li:nth-child(2)");
    assertThat(chrome.count(".board .reason.one")).isEqualTo(1);
    chrome.focus(".board .spot[tabindex='0']");
    assertThat(chrome.count(".board .reason")).isZero();
  }

  @Test
  void theSensibleOptionsAreExplored() {
    chrome.open(link("domineering", "...|...|...", ""));
    chrome.untilText(".value", "1");
    chrome.click(".explorer summary");
    chrome.until(".tree li.left");
    assertThat(chrome.text(".tree > li.left > details > summary").lines())
        .isNotEmpty()
        .allMatch(line -> line.matches(".*(wins|loses).*|[0-9,. ]+|1"));
    chrome.click(".tree > li.left summary");
    chrome.until(".tree .tree li.left");
    chrome.click(".tree > li.left button");
    chrome.untilText(".turn", "Right to move");
  }

  @Test
  void ofTwoMovesAtOnePlaceOneIsAskedFor() {
    chrome.open(link("toppling-dominoes", "LRL", "&turn=left"));
    chrome.until(".board .spot.open");
    chrome.spot("1");
    assertThat(chrome.text(".choose")).contains("1 left").contains("1 right");
    chrome.click(".choose button");
    chrome.untilText(".turn", "Right to move");
  }

  @Test
  void figuresOfTheValueAreDrawn() {
    chrome.open(link("domineering", "...|...|...", ""));
    chrome.until(".value math");
    chrome.click(".tools button:nth-of-type(3)");
    chrome.until(".figure svg");
    chrome.click(".tools button:nth-of-type(4)");
    chrome.until(".figure svg");
  }
}

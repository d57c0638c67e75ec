package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Boards of every kind in a browser: played by mouse and by keys, taken back, restored, broken. */
@Tag("browser")
class BoardsTest {
  private static final int LONGEST_PLAY = 40;

  private static Chrome chrome;

  @BeforeAll
  static void start() {
    chrome = Chrome.start();
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.close();
    }
  }

  private static String link(String game, String position, String more) {
    String text =
        java.net.URLEncoder.encode(position, java.nio.charset.StandardCharsets.UTF_8)
            .replace("+", "%20");
    return "/game/" + game + "?p=" + text + more;
  }

  /** Whoever the theory says wins does win against the engine, by clicking on what is marked. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "flipping-coins;   1011;                 &turn=left&engine=right",
        "end-nim;          3|5|2;                &turn=left&engine=right",
        "transposition;    1..5: 3 1 / 2;        &turn=right&engine=left",
        "pennies;          1 1 4;                &turn=left&engine=right",
        "pieces;           BWWBW;                &turn=left&engine=right",
        "token;            a>b a>c b>c @a;       &turn=left&engine=right",
        "vertex-geography; 1-2 2-3 3-1 3-4 @1;   &turn=left&engine=right",
        "nim;              1 2 2;                &turn=left&engine=right",
        "take-away;        f(x)=2*x : 7;         &turn=left&engine=right",
        "wythoff;          3 4;                  &turn=left&engine=right",
        "word-chain;       England Dublin Nice;  &turn=left&engine=right",
        "monotone;         a=3 d=3 deck=5 :;     &turn=left&engine=right",
        "domineering;      ...|...|...;          &turn=left&engine=right",
        "clobber;          xoxo;                 &turn=left&engine=right",
        "toads-and-frogs;  tt.ff;                &turn=left&engine=right",
        "hackenbush;       0b1 1r2;              &turn=left&engine=right",
        "col-graph;        1-2 2-3;              &turn=left&engine=left",
        "kayles;           5;                    &turn=left&engine=right",
      })
  void whoIsSaidToWinWins(String game, String position, String side) {
    chrome.open(link(game, position, side));
    chrome.until(".sentence");
    for (int i = 0; i < LONGEST_PLAY && !chrome.text(".turn").contains("over"); i++) {
      chrome.untilText(".turn", "o");
      if (chrome.text(".turn").contains("Your move")) {
        int before = chrome.count(".line li");
        clickBest(game);
        String until = before + "";
        chrome.untilText(".line ol, .say", "");
        assertThat(chrome.count(".line li")).as(until).isGreaterThan(before);
      }
      settled();
    }
    assertThat(chrome.text(".turn")).isEqualTo("The play is over: you have won.");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** Waits until it is not the engine's turn. */
  private static void settled() {
    for (int i = 0; i < 200; i++) {
      String turn = chrome.text(".turn");
      if (turn.contains("Your move") || turn.contains("over")) {
        return;
      }
      chrome.later("setTimeout(arguments[0], 100)");
    }
  }

  /** Points at the spots of a winning move, one after the other. */
  private static void clickBest(String game) {
    chrome.until(".move.win");
    int before = chrome.count(".line li");
    for (int clicks = 0; clicks < 4; clicks++) {
      Object spot =
          chrome.script(
              "const marks = [...document.querySelectorAll('.board .mark.win')];"
                  + "const at = (m) => m.getBoundingClientRect();"
                  + "const spots = [...document.querySelectorAll('.board .spot.open')];"
                  + "const inside = (s, m) => Math.abs(at(s).x + at(s).width / 2 - at(m).x - at(m).width / 2) < 2"
                  + " && Math.abs(at(s).y + at(s).height / 2 - at(m).y - at(m).height / 2) < 2;"
                  + "return spots.find((s) => marks.some((m) => inside(s, m)))?.dataset.spot");
      assertThat(spot).as("a spot of %s marked as winning", game).isNotNull();
      chrome.spot((String) spot);
      chrome.later("setTimeout(arguments[0], 250)");
      if (chrome.count(".line li") > before) {
        return;
      }
      if (chrome.count(".choose .win") > 0) {
        chrome.click(".choose .win");
        chrome.later("setTimeout(arguments[0], 250)");
        return;
      }
    }
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

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "clobber;        xo.;   1,3;  xox",
        "flipping-coins; 1011;  2;    1111",
        "nim;            3 5;   2.4;  3 4",
        "end-nim;        3|5|2; 3.1;  3|5",
        "wythoff;        4 7;   2 3;  2 3",
        "hackenbush;     0b1 1r2; 1r2; 0b1 1g2",
      })
  void aPositionIsSetUpByHand(String game, String position, String spot, String after) {
    chrome.open(link(game, position, ""));
    chrome.until(".board .spot");
    chrome.click(".setting summary");
    chrome.click(".setting button[aria-pressed=false]");
    chrome.until(".board.editing .spot.open");
    chrome.spot(spot);
    chrome.later(
        "const done = arguments[0]; const look = () => decodeURIComponent(location.hash.replaceAll('+', ' '))"
            + ".includes('p="
            + after.replace("|", "|")
            + "') ? done() : setTimeout(look, 50); look();");
    assertThat(chrome.script("return document.querySelector('input[name=position]').value"))
        .isEqualTo(after);
  }

  @Test
  void aMoveThatIsNotListedIsTyped() {
    chrome.open(link("nim", "100000000000000000000 1 2", ""));
    chrome.untilText(".sentence", "next player wins");
    chrome.click(".setting summary");
    chrome.enter("input[name=move]", "100000000000000000000 -> 3");
    chrome.untilText(".sentence", "previous player wins");
    chrome.enter("input[name=move]", "3 -> 9");
    chrome.untilText(".say", "'3 -> 9' is no move here");
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

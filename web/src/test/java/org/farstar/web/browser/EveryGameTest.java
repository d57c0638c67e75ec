package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.SumQuestion;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/**
 * Every game in a browser, on its own kind of board: set up by hand, broken and mended, played
 * against the engine by whom the theory says wins, taken back, restored from its address.
 */
@Tag("browser")
class EveryGameTest {
  private static final int LONGEST_PLAY = 40;

  private static Chrome chrome;

  @BeforeAll
  static void start() {
    chrome = Chrome.start();
    chrome.open("/");
  }

  @AfterAll
  static void stop() {
    if (chrome != null) {
      chrome.close();
    }
  }

  /**
   * A game with a position that the person at the screen wins.
   *
   * @param sides who moves first and whom the engine plays, as in the address
   * @param mode which of the modes of setting up is on
   * @param spots where to click then
   * @param after the position that this makes
   * @param wrong a text that is no position
   */
  record Board(
      String game,
      String position,
      String sides,
      int mode,
      List<String> spots,
      String after,
      String wrong) {
    @Override
    public String toString() {
      return game;
    }
  }

  private static Board board(String game, String position, String after, String... spots) {
    return new Board(game, position, FIRST, 0, List.of(spots), after, "?" + position);
  }

  private static final String FIRST = "&turn=left&engine=right";
  private static final String SECOND = "&turn=left&engine=left";

  private static Board graph(String game, String position, int mode, String after, String... on) {
    return new Board(game, position, FIRST, mode, List.of(on), after, position.replace(" ", " - "));
  }

  static Stream<Board> boards() {
    return Stream.of(
        board("flipping-coins", "1011", "1111", "2"),
        board("coin-turning", "01101", "11101", "1"),
        board("end-nim", "3|5|2", "3|5", "3.1"),
        board("end-nim-impartial", "2|3", "2|2", "2.2"),
        new Board(
            "transposition",
            "1..5: 3 1 / 2",
            "&turn=right&engine=left",
            0,
            List.of("5"),
            "1..5: 3 1 5 / 2",
            "?1..5: 3 1 / 2"),
        board("pennies", "1 1 4", "1 1 1 3", "3.1"),
        board("pieces", "BWWBW", "BBWBW", "2"),
        graph("token", "a>b a>c b>c @a", 1, "a>b a>c b>c @b", "b"),
        graph("vertex-geography", "1-2 2-3 3-1 3-4 @1", 0, "1-2 1-3 1-4 2-3 3-4 @1", "1", "4"),
        graph("edge-geography", "1-2 2-3 3-4 4-1 1-3 @1", 0, "1-3 1-4 2-3 3-4 @1", "1", "2"),
        board("nim", "1 2 2", "1 2", "2.1"),
        board("subtraction", "{1,2,3,4}: 7", "3", "1.3"),
        board("even-subtraction", "5 4", "3 5", "1.3"),
        board("rook", "2 3", "1 1", "1 1"),
        board("wythoff", "3 4", "2 2", "2 2"),
        board("take-away", "f(x)=2*x: 7", "f(x)=2*x: 5", "5"),
        graph("word-chain", "England Dublin Nice", 0, "Dublin England", "Nice"),
        board("tic-tac-toe", "3^2: X.O|.X.|O..", "3^2: X.O|.X.|O.X", "3,3"),
        board("positional", "{a,b}{a,c}{b,c}: ", "{a,b}{a,c}{b,c}: X=b", "b"),
        board(
            "qubic",
            "1,1,1 4,4,4 1,1,2 4,4,3 1,1,3 4,4,2",
            "1,1,1 4,4,2 1,1,2 4,4,3 1,1,3 4,4,4 2,2,2",
            "2,2,2"),
        board("monotone", "a=3 d=3 deck=5: ", "a=3 d=3 deck=5: 4", "4"),
        board("connect-four", "5x4 line=3: 2244", "5x4 line=3: .....|.....|.O.O.|.XXX.", "1,3"),
        board("domineering", "...|...|...", "...|.#.|...", "2,2"),
        board("cram", "...|...", "...|.#.", "2,2"),
        board("clobber", "xoxo", "xooo", "1,3"),
        board("amazons", "x..|..o", "xx.|..o", "1,2"),
        board("nogo", "...", ".x.", "1,2"),
        new Board(
            "fission", "...|.x.|...", SECOND, 0, List.of("2,2"), "...|.#.|...", "?..|.x.|..."),
        board("konane", "xo.xo.", "xoxxo.", "1,3"),
        new Board("col", "...|...", SECOND, 0, List.of("1,1"), "l..|...", "?..|..."),
        board("snort", "...|...", "l..|...", "1,1"),
        board("toads-and-frogs", "tt.ff", "tttff", "3"),
        board("toppling-dominoes", "LRL", "LEL", "2"),
        board("hackenbush", "0b1 1r2", "0b1 1g2", "1r2"),
        new Board("col-graph", "1-2 2-3", SECOND, 0, List.of("1", "3"), "1-2 1-3 2-3", "?1-2 2-3"),
        graph("snort-graph", "1-2 2-3 3-1", 2, "1-2", "3"),
        board("kayles", "5", "4", "1.4"),
        board("dawson-kayles", "4", "2", "1.2"),
        board("octal", "0.137: 5", "2", "1.2"),
        board("monotone-gaps", "a=3 d=3: 6", "a=3 d=3: decided 3,3=5", "5"),
        board(
            SumQuestion.NAME,
            "domineering(\"..|..\") + clobber(\"xxo\")",
            "domineering(\"#.|..\") + clobber(\"xoo\")",
            "1:1,1",
            "2:1,2"));
  }

  /** And sums of them. */
  @Test
  void everyGameIsHere() {
    List<String> games = new ArrayList<>(Catalogue.STANDARD.ids());
    games.add(SumQuestion.NAME);
    assertThat(boards().map(Board::game)).containsExactlyInAnyOrderElementsOf(games);
  }

  private static String link(Board board, String more) {
    String text = URLEncoder.encode(board.position(), StandardCharsets.UTF_8).replace("+", "%20");
    return "/game/" + board.game() + "?p=" + text + more;
  }

  private static String shown() {
    return (String) chrome.script("return document.querySelector('input[name=position]').value");
  }

  /** By the mouse and again by keys. */
  @ParameterizedTest
  @MethodSource("boards")
  void itIsSetUpByHand(Board board) {
    chrome.go(link(board, "&answers=0"));
    chrome.until(".board .spot");
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    mode(board);
    for (String spot : board.spots()) {
      chrome.spot(spot);
    }
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", board.after());
    chrome.go(link(board, "&answers=0"));
    chrome.until(".board .spot");
    chrome.focus(".board .spot[tabindex='0']");
    chrome.keys("e");
    mode(board);
    for (String spot : board.spots()) {
      chrome.focus(".board .spot[data-spot='" + spot + "']");
      chrome.keys(Keys.ENTER);
    }
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", board.after());
    assertThat(chrome.count(".fault")).isZero();
  }

  private static void mode(Board board) {
    chrome.until(".board.editing .spot.open");
    if (board.mode() > 0) {
      chrome.click(".setting .choice button:nth-of-type(" + (board.mode() + 1) + ")");
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aWrongTextIsToldInItsPlace(Board board) {
    chrome.go(link(board, "&answers=0"));
    chrome.until(".board .spot");
    String before = shown();
    chrome.click(".setting summary");
    chrome.enter("input[name=position]", board.wrong());
    chrome.untilText(".fault[role=alert]", "found");
    assertThat(chrome.text(".fault[role=alert]")).contains("allowed");
    List<String> place = chrome.text("pre.caret").lines().toList();
    assertThat(place).hasSize(2);
    assertThat(place.get(1).strip()).isEqualTo("^");
    assertThat(chrome.count(".board .spot")).isPositive();
    chrome.enter("input[name=position]", board.position());
    chrome.untilNone(".fault");
    assertThat(shown()).isEqualTo(before);
  }

  /** Whoever the theory says wins does win, by clicking on what is marked. */
  @ParameterizedTest
  @MethodSource("boards")
  void whoIsSaidToWinWins(Board board) {
    chrome.go(link(board, board.sides()));
    settled();
    chrome.untilText(".sentence", "win");
    String first = chrome.address();
    move(board);
    settled();
    undone(first);
    restored();
    for (int i = 0; i < LONGEST_PLAY && !chrome.text(".turn").contains("over"); i++) {
      move(board);
      settled();
    }
    assertThat(chrome.text(".turn")).isEqualTo("The play is over: you have won.");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** A move is taken back, the engine's with it, and made again. */
  private static void undone(String first) {
    String after = chrome.address();
    chrome.focus(".controls button:not(:disabled)");
    chrome.keys("u");
    chrome.untilScript("return location.href", first);
    settled();
    chrome.keys("r");
    chrome.untilScript("return location.href", after);
    settled();
  }

  private static void restored() {
    String board =
        "const board = document.querySelector('.board svg').cloneNode(true);"
            + "board.querySelectorAll('.mark, .note').forEach((mark) => mark.remove());"
            + "return board.innerHTML.replace(/(tabindex|aria-[a-z]*|class)=\"[^\"]*\"/g, '')";
    chrome.focus("#main");
    Object before = chrome.script(board);
    chrome.reload();
    settled();
    assertThat(chrome.script(board)).isEqualTo(before);
  }

  /** Waits until a winning move is known to who is at the screen, or the play is over. */
  private static void settled() {
    chrome.later(
        "const done = arguments[0]; const look = () => {"
            + " const turn = document.querySelector('.turn')?.textContent || '';"
            + " /over/.test(turn) || /Your move/.test(turn) && document.querySelector('.move.win')"
            + " ? done() : setTimeout(look, 20);"
            + "}; look();");
  }

  /** Points at the spots of a winning move, one after the other. */
  private static void move(Board board) {
    int before = chrome.count(".line li");
    for (int clicks = 0; clicks < 4 && chrome.count(".line li") == before; clicks++) {
      if (chrome.count(".choose .win") > 0) {
        chrome.click(".choose .win");
      } else {
        chrome.spot(marked(board));
      }
      chrome.later(
          "const done = arguments[0], start = Date.now(); const look = () =>"
              + " document.querySelectorAll('.line li').length !== "
              + before
              + " || document.querySelector('.choose') || Date.now() - start > 3000"
              + " ? setTimeout(done, 30) : setTimeout(look, 20); look();");
    }
    assertThat(chrome.count(".line li")).as("a move of %s", board).isGreaterThan(before);
  }

  /** A spot that is marked as winning. */
  private static String marked(Board board) {
    Object spot =
        chrome.script(
            "const marks = [...document.querySelectorAll('.board .mark.win')];"
                + "const at = (m) => m.getBoundingClientRect();"
                + "const near = (a, b) => Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 2"
                + " && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 2;"
                + "const spots = [...document.querySelectorAll('.board .spot.open')];"
                + "return spots.find((s) => marks.some((m) => near(at(s), at(m))))?.dataset.spot");
    assertThat(spot).as("a spot of %s marked as winning", board).isNotNull();
    return (String) spot;
  }
}

package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  /** A string that completes a coin begins a turn, and the first that completes none ends it. */
  @Test
  void aTurnOfSeveralStringsIsClicked() {
    chrome.open(link("strings-and-coins", "0-1 0-3 0-3 0-3 1-2", "&answers=0"));
    chrome.until(".board .spot.open");
    chrome.spot("1-2");
    chrome.until(".board .spot.chosen");
    chrome.spot("0-3");
    chrome.untilText(".line", "1-2 and 0-3");
    chrome.open(link("strings-and-coins", "0-1 0-4 0-4 1-2", "&answers=0"));
    chrome.untilText(".turn", "to move");
    chrome.until(".board .spot[data-spot='0-4'].open");
    chrome.spot("0-1");
    chrome.untilText(".line", "0-1");
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

  /** The sizes of the heaps on the board, from the left; a dot where one was emptied. */
  private static String heaps() {
    return (String)
        chrome.script(
            "const found = new Map();"
                + "for (const spot of document.querySelectorAll('.board .spot')) {"
                + "  const heap = spot.dataset.spot.split('.')[0];"
                + "  const { left } = spot.getBoundingClientRect();"
                + "  const [x, size] = found.get(heap) ?? [left, 0];"
                + "  found.set(heap, [Math.min(x, left), size + 1]);"
                + "}"
                + "const all = [...found.values()];"
                + "for (const none of document.querySelectorAll('.board .emptied'))"
                + "  all.push([none.getBoundingClientRect().left, '.']);"
                + "return all.sort((a, b) => a[0] - b[0]).map((each) => each[1]).join(' ')");
  }

  /** Where the heap with this spot stands on the screen: its left side and the ground. */
  private static Object stands(String spot) {
    return chrome.script(
        "const { left, bottom } = document.querySelector(`.board .spot[data-spot='${arguments[0]}']`)"
            + ".getBoundingClientRect();"
            + "return [Math.round(left), Math.round(bottom)].join()",
        spot);
  }

  private static void taken(String spot, String left) {
    chrome.spot(spot);
    chrome.untilText(".stage .line", left);
  }

  /** Heaps keep their places, though a position has them by size. */
  @Test
  void heapsStayWhereTheyAre() {
    chrome.open(link("nim", "3 5 7", "&answers=0"));
    chrome.until(".board .spot.open");
    chrome.script("scrollTo(0, 0)");
    assertThat(heaps()).isEqualTo("3 5 7");
    Object highest = stands("3.1");
    taken("2.3", "leaves 2");
    assertThat(heaps()).isEqualTo("3 2 7");
    taken("2.1", "the whole heap of 3");
    assertThat(heaps()).isEqualTo(". 2 7");
    chrome.script("scrollTo(0, 0)");
    assertThat(stands("2.1")).isEqualTo(highest);
    taken("2.2", "leaves 1");
    assertThat(heaps()).isEqualTo(". 2 1");
    chrome.script("scrollTo(0, 0)");
    assertThat(stands("1.1")).isEqualTo(highest);
    chrome.focus("h1, #main");
    chrome.keys("u");
    chrome.untilText(".line", "1 more");
    assertThat(heaps()).isEqualTo(". 2 7");
    chrome.keys("0");
    chrome.untilText(".line", "3 more");
    assertThat(heaps()).isEqualTo("3 5 7");
    chrome.keys("$");
    chrome.untilNone(".line li:last-child button");
    assertThat(heaps()).isEqualTo(". 2 1");
  }

  /** What keeps heaps in their places may be loaded long after moves were made. */
  @Test
  void heapsStayWhereTheyAreThoughMovesWereQuicker() {
    chrome.open("/");
    Object emptied =
        chrome.later(
            """
            const done = arguments[0];
            const script = (name) => import(new URL(`page/${name}.js`, document.baseURI));
            Promise.all([script('api'), script('board')]).then(async ([{ ask }, { Board }]) => {
              const [first, position] = ['3 5 7', '5 7'];
              const svg = async (position) => (await ask('board', { game: 'nim', position, misere: false })).svg;
              const [before, after] = [await svg(first), await svg(position)];
              const { deed } = await ask('move', { game: 'nim', position: first, misere: false, player: 'left', move: '3 -> 0' });
              const element = document.body.appendChild(document.createElement('div'));
              const board = new Board(element, () => {});
              board.marked = { open: new Set(), chosen: [], marks: new Map() };
              const past = [];
              board.draw(before, 'before', past);
              past.push({ position: first, turn: 'left', move: '3 -> 0', deed });
              await script('heaps');
              board.draw(after, 'after', past);
              done(element.querySelectorAll('.emptied').length);
            });
            """);
    assertThat(emptied).isEqualTo(1L);
  }

  /** Of equal heaps that is lowered which was clicked, and a heap is split in its place. */
  @ParameterizedTest
  @CsvSource({
    "nim, 2 2 2, 2.1, left, 2 . 2",
    "nim, 2 2 2, 3.2, left, 2 2 1",
    "subtraction, 1 3 4, 3.1, left, 1 3 .",
    "grundy, 3 7, 2.1, left, 3 1 6",
    "end-nim, 2|1|3, 1.1, left, . 1 3",
    "end-nim, 2|1|3, 3.2, right, 2 1 1",
  })
  void aHeapIsLoweredInItsPlace(
      String game, String position, String spot, String turn, String left) {
    chrome.open(link(game, position, "&answers=0&turn=" + turn));
    chrome.until(".board .spot.open");
    chrome.spot(spot);
    chrome.until(".stage .line li button");
    assertThat(heaps()).isEqualTo(left);
  }

  /** The numbers at the edges, each beside the cells that have it. */
  @ParameterizedTest
  @CsvSource({
    "clobber, xo.|oxo, 2, 3",
    "domineering, ....|....|...., 3, 4",
    "connect-four, 5x4: 33, 0, 5",
  })
  void numbersAtTheEdgesCountAsMovesDo(String game, String position, int rows, int columns) {
    chrome.size(390, 844);
    chrome.open(link(game, position, "&answers=0"));
    chrome.until(".board .coordinates[aria-hidden=true]");
    assertThat(chrome.count(".coordinates .row")).isEqualTo(rows);
    assertThat(chrome.count(".coordinates .column")).isEqualTo(columns);
    // Legible on a phone, outside the cells, and in line with those that have the number.
    assertThat(
            chrome.script(
                "const box = (node) => node.getBoundingClientRect();"
                    + "const spots = [...document.querySelectorAll('.board .spot')];"
                    + "const wrong = [];"
                    + "for (const node of document.querySelectorAll('.coordinates text')) {"
                    + "  const row = node.classList.contains('row');"
                    + "  const at = box(node);"
                    + "  if (at.height < 10 || at.left < 0) wrong.push('small ' + node.textContent);"
                    + "  for (const spot of spots) {"
                    + "    const cell = box(spot);"
                    + "    const name = spot.dataset.spot.split(',')[row ? 0 : 1];"
                    + "    const middle = row ? (at.top + at.bottom) / 2 : (at.left + at.right) / 2;"
                    + "    const [from, to] = row ? [cell.top, cell.bottom] : [cell.left, cell.right];"
                    + "    if ((from < middle && middle < to) !== (name === node.textContent))"
                    + "      wrong.push(name + ' ' + node.textContent);"
                    + "    if (row ? at.right > cell.left : at.bottom > cell.top)"
                    + "      wrong.push('over ' + spot.dataset.spot);"
                    + "  }"
                    + "}"
                    + "return wrong.join();"))
        .isEqualTo("");
    assertThat(chrome.overflow()).isLessThanOrEqualTo(0);
    chrome.size(1280, 1000);
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

package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.own.OwnGames;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.front.board.SetupView;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/**
 * Every game in a browser, on its own kind of board: set up by hand, broken and mended, played
 * against the engine by whom the theory says wins, taken back, restored from its address. A day has
 * a third of these; {@code -Dgames.all=true} runs all.
 */
@Tag("browser")
class EveryGameTest {
  private static final int LONGEST_PLAY = 40;
  private static final int TESTS = 3;

  /** On plain files a day has some four of them. */
  private static final int PLAIN_PARTS = 48;

  @BeforeAll
  static void start() {
    chrome.open("/");
  }

  /** The user's game: two files, one on a grid and one of plain rows. */
  private static final List<String> OWN = List.of("Splitter", "Shove");

  private static final Catalogue CATALOGUE = Chrome.plain() ? Catalogue.STANDARD : catalogue();

  @RegisterExtension static final Chrome chrome = new Chrome(CATALOGUE);

  private static Catalogue catalogue() {
    Map<String, Game<?>> own = new LinkedHashMap<>();
    for (String name : OWN) {
      try {
        Path file = Path.of(EveryGameTest.class.getResource("own/" + name + ".java.txt").toURI());
        Path source = Files.createTempDirectory("own").resolve(name + ".java");
        Files.copy(file, source);
        Game<?> game = OwnGames.of(name + ".java", source).get(0);
        own.put(game.id(), game);
      } catch (IOException | URISyntaxException e) {
        throw new AssertionError(e);
      }
    }
    return new Catalogue() {
      @Override
      public List<String> ids() {
        return Stream.concat(STANDARD.ids().stream(), own.keySet().stream()).toList();
      }

      @Override
      public Optional<Game<?>> find(String id) {
        return STANDARD.find(id).or(() -> Optional.ofNullable(own.get(id)));
      }
    };
  }

  /**
   * A game with a position that the person at the screen wins. All else is found out from the game:
   * a game that has no line below is looked at in its first example.
   */
  record Board(String game, String position) {
    @Override
    public String toString() {
      return game;
    }

    Question question() {
      return read(position);
    }

    Question read(String text) {
      Desk desk = new Desk(CATALOGUE, new Workspace(MEMORY), Sources.none());
      Searches searches = Searches.of(() -> new Control(Budget.unlimited()), () -> {});
      return Questions.read(game, false, text, desk, searches);
    }

    /** Whether a play may go on for ever. */
    boolean endless() {
      return new SumPlay(question().sum()).endless().isPresent();
    }

    /** Who moves first and whom the engine plays, as in the address, so that the person wins. */
    String sides() {
      Analyst analyst = new Analyst(new Workspace(MEMORY));
      Control control = new Control(Budget.unlimited());
      Outcome outcome =
          analyst
              .outcome(question().sum(), Method.BEST, Ask.ANSWER, control)
              .first()
              .orElseThrow()
              .outcome();
      if (outcome.forMover(Player.LEFT) == Result.WIN) {
        return "&turn=left&engine=right";
      }
      return outcome.forMover(Player.RIGHT) == Result.WIN
          ? "&turn=right&engine=left"
          : "&turn=left&engine=left";
    }

    /** A text that the game refuses, made from the position. */
    String wrong() {
      for (String text : List.of("?" + position, position.replace(" ", " - "), position + " @ @")) {
        try {
          read(text);
        } catch (NotationException e) {
          return text;
        }
      }
      throw new AssertionError("what does " + game + " refuse?");
    }

    /** Spots that make another position in the first mode that does. */
    Change change() {
      Question question = question();
      SetupView view = SetupView.of(question.sum());
      List<String> spots = new ArrayList<>();
      SumLook.drawing(question.sum()).orElseThrow().spots().forEach(spot -> spots.add(spot.name()));
      String prefix = question.sum().terms().size() > 1 ? "1:" : "";
      spots.removeIf(spot -> !spot.startsWith(prefix));
      spots.replaceAll(spot -> spot.substring(prefix.length()));
      int modes = view.hand(0).orElseThrow().modes().size();
      for (int mode = 0; mode < modes; mode++) {
        for (String first : spots) {
          for (String second : spots) {
            List<String> clicks = new ArrayList<>(List.of(first));
            Map<String, Object> made = view.clicked(0, mode, clicks);
            if (!made.containsKey("position") && made.get("chosen").equals(clicks)) {
              clicks.add(second);
              made = view.clicked(0, mode, clicks);
            }
            if (made.get("position") instanceof String text && changes(question, text)) {
              return new Change(mode, clicks.stream().map(spot -> prefix + spot).toList());
            }
          }
        }
      }
      throw new AssertionError("no click changes " + this);
    }

    private boolean changes(Question question, String text) {
      try {
        return !question.game().equals(SumQuestion.NAME)
            ? !read(text).text().equals(question.text())
            : !text.equals(((Term.Placed<?>) question.sum().terms().get(0)).unswapped());
      } catch (NotationException e) {
        return false;
      }
    }
  }

  /** Clicks that set a position up. */
  record Change(int mode, List<String> spots) {}

  private static final long MEMORY = 1L << 26;

  /** Positions whose plays are short. */
  private static final Map<String, String> SHORT =
      Map.ofEntries(
          Map.entry("flipping-coins", "1011"),
          Map.entry("transposition", "1..5: 3 1 / 2"),
          Map.entry("end-nim-impartial", "2|3"),
          Map.entry("pennies", "1 1 4"),
          Map.entry("nim", "1 2 2"),
          Map.entry("subtraction", "{1,2,3,4}: 7"),
          Map.entry("even-subtraction", "5 4"),
          Map.entry("rook", "2 3"),
          Map.entry("wythoff", "3 4"),
          Map.entry("take-away", "f(x)=2*x: 7"),
          Map.entry("word-chain", "England Dublin Nice"),
          Map.entry("tic-tac-toe", "3^2: X.O|.X.|O.."),
          Map.entry("positional", "{a,b}{a,c}{b,c}: "),
          Map.entry("monotone", "a=3 d=3 deck=5: "),
          Map.entry("monotone-gaps", "a=3 d=3: 6"),
          Map.entry("connect-four", "5x4 line=3: 2244"),
          Map.entry("domineering", "...|...|..."),
          Map.entry("cram", "...|..."),
          Map.entry("clobber", "xoxo"),
          Map.entry("amazons", "x..|..o"),
          Map.entry("nogo", "..."),
          Map.entry("konane", "xo.xo."),
          Map.entry("hare-and-hounds", "#..x#|..x.o|#..x#"),
          Map.entry("col", "...|..."),
          Map.entry("snort", "...|..."),
          Map.entry("toads-and-frogs", "tt.ff"),
          Map.entry("toppling-dominoes", "LRL"),
          Map.entry("hackenbush", "0b1 1r2"),
          Map.entry("col-graph", "1-2 2-3"),
          Map.entry("snort-graph", "1-2 2-3 3-1"),
          Map.entry("kayles", "5"),
          Map.entry("dawson-kayles", "4"),
          Map.entry("octal", "0.137: 5"),
          Map.entry("grundy", "6"),
          Map.entry("take-and-break", "0.3F: 5"),
          Map.entry("mem", "6"),
          Map.entry("chomp", "2x3"),
          Map.entry("splitter", ".....|.x.x.|....."),
          Map.entry("shove", "x.xo.o"),
          Map.entry(SumQuestion.NAME, "domineering(\"..|..\") + clobber(\"xxo\")"));

  static Stream<Board> setUp() {
    return share(0);
  }

  static Stream<Board> mended() {
    return share(1);
  }

  static Stream<Board> played() {
    return share(2);
  }

  /** Each day each game has one of the tests, and in as many days as there are tests all. */
  private static Stream<Board> share(int test) {
    List<String> ids = new ArrayList<>(CATALOGUE.ids());
    ids.add(SumQuestion.NAME);
    return DayShare.of(ids, TESTS, PLAIN_PARTS, test)
        .map(
            id ->
                new Board(
                    id,
                    SHORT.containsKey(id)
                        ? SHORT.get(id)
                        : CATALOGUE.game(id).card().examples().get(0).position()));
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
  @MethodSource("setUp")
  void itIsSetUpByHand(Board board) {
    Change change = board.change();
    chrome.go(link(board, "&answers=0"));
    chrome.until(".board .spot");
    String before = shown();
    chrome.click(".setting summary");
    chrome.click(".setting button[title=e]");
    mode(board, change);
    for (String spot : change.spots()) {
      chrome.spot(spot);
    }
    String old = URLEncoder.encode(before, StandardCharsets.UTF_8).replace("+", "%20");
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value !== decodeURIComponent(\""
            + old
            + "\")",
        true);
    String after = shown();
    chrome.go(link(board, "&answers=0"));
    chrome.until(".board .spot");
    chrome.focus(".board .spot[tabindex='0']");
    chrome.keys("e");
    mode(board, change);
    for (String spot : change.spots()) {
      chrome.focus(".board .spot[data-spot='" + spot + "']");
      chrome.keys(Keys.ENTER);
    }
    chrome.untilScript("return document.querySelector('input[name=position]').value", after);
    assertThat(chrome.count(".fault")).isZero();
  }

  private static void mode(Board board, Change change) {
    chrome.until(".board.editing .spot.open");
    if (change.mode() > 0) {
      chrome.click(".setting .choice button:nth-of-type(" + (change.mode() + 1) + ")");
    }
  }

  @ParameterizedTest
  @MethodSource("mended")
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
  @MethodSource("played")
  void whoIsSaidToWinWins(Board board) {
    String sides = board.sides();
    chrome.go(link(board, sides));
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

  /** A position has an address, which does not know the moves that led to it. */
  private static void restored() {
    // Where the play is over no move says how rows and columns are counted.
    String board =
        "const board = document.querySelector('.board svg').cloneNode(true);"
            + "board.querySelectorAll('.mark, .note, .last, .laid, .coordinates').forEach((mark) => mark.remove());"
            // Heaps keep their places in a play; a position has them by size.
            + "const spots = [...board.querySelectorAll('.spot')];"
            + "if (spots.every(({ dataset }) => /^\\d+(\\.\\d+)?$/.test(dataset.spot)))"
            + "  return spots.map(({ dataset }) => dataset.spot + ' ' + dataset.state).join();"
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

  /**
   * Points at the spots of a winning move, one after the other. Where a play may go on for ever not
   * every winning move makes progress, and the best one is made by its key.
   */
  private static void move(Board board) {
    int before = chrome.count(".line li");
    boolean endless = board.endless();
    for (int clicks = 0; clicks < 4 && chrome.count(".line li") == before; clicks++) {
      boolean choice = chrome.count(".choose .win") > 0;
      int chosen = chrome.count(".board .spot.chosen");
      if (endless) {
        chrome.focus("#main");
        chrome.keys(" ");
      } else if (choice) {
        chrome.click(".choose .win");
      } else {
        chrome.spot(marked(board));
      }
      // A move is made, or a spot chosen, or moves are offered that were not.
      chrome.later(
          "const done = arguments[0], start = Date.now();"
              + "const count = (css) => document.querySelectorAll(css).length;"
              + "const look = () => count('.line li') !== "
              + before
              + (choice
                  ? ""
                  : " || count('.choose') > 0 || count('.board .spot.chosen') !== " + chosen)
              + " || Date.now() - start > 20000 ? setTimeout(done, 30) : setTimeout(look, 20); look();");
    }
    assertThat(chrome.count(".line li")).as("a move of %s", board).isGreaterThan(before);
  }

  /** A spot that is marked as winning. */
  private static String marked(Board board) {
    Object spot =
        chrome.later(
            "const done = arguments[0], start = Date.now();"
                + "const at = (m) => m.getBoundingClientRect();"
                + "const near = (a, b) => Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 2"
                + " && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 2;"
                + "const look = () => {"
                + " const marks = [...document.querySelectorAll('.board .mark.win')];"
                + " const spots = [...document.querySelectorAll('.board .spot.open')];"
                + " const found = spots.find((s) => marks.some((m) => near(at(s), at(m))));"
                + " found || Date.now() - start > 20000 ? done(found?.dataset.spot) : setTimeout(look, 20);"
                + "}; look();");
    assertThat(spot).as("a spot of %s marked as winning", board).isNotNull();
    return (String) spot;
  }
}

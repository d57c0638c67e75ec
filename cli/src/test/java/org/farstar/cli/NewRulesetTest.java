package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.own.OwnGames;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Variant;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that {@code new ruleset} writes, one for each kind of game. */
class NewRulesetTest {
  private static final int LONGEST_GRID = 45;

  @TempDir Path folder;

  private Run farstar(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  private void begin(String option) {
    assertThat(farstar("new", "ruleset", "Mine", option).code()).isEqualTo(ExitCode.ANSWERED);
  }

  @ParameterizedTest
  @CsvSource({
    "--grid, value, .....|.x.x.|.....",
    "--heap, value, 5 6",
    "--graph, value, 1-2 2-3 3-4 4-5",
    "--verdict, outcome, x...o"
  })
  void whatIsBegunKeepsWhatRulesPromise(String option, String command, String position) {
    begin(option);
    Run asked = farstar(command, "Mine.java", position);
    assertThat(asked.code()).as(asked.err()).isEqualTo(ExitCode.ANSWERED);
    Run known = farstar("check", "Mine.java", "--against", "Mine.txt");
    assertThat(known.code()).as(known.out() + known.err()).isEqualTo(ExitCode.ANSWERED);
    Run search = farstar("check", "Mine.java", "--against", "search", position);
    assertThat(search.code()).as(search.out() + search.err()).isEqualTo(ExitCode.ANSWERED);
  }

  /** The same rules as the game of the catalogue's, so that a count tells the searches apart. */
  @ParameterizedTest
  @ValueSource(strings = {".....|.xx..|..x..|.....", "....|x.x.|..x.|....", "x.x.x.|......|.x..x."})
  void aGridGameIsSearchedAsTheCatalogueSearches(String board) {
    begin("--grid");
    for (String command : List.of("value", "outcome")) {
      Run mine = farstar(command, "Mine.java", board, "--json");
      Run house = farstar(command, "fission", board, "--json");
      assertThat(visited(mine)).as(command + mine.err()).isEqualTo(visited(house)).isPositive();
      String answer = command.equals("value") ? "value" : "outcome";
      assertThat(mine.json().get(answer)).isNotNull().isEqualTo(house.json().get(answer));
    }
  }

  private static long visited(Run run) {
    return run.json().findValue("positions").asLong();
  }

  @Test
  void aGridGameIsShort() throws IOException {
    begin("--grid");
    assertThat(Files.readAllLines(folder.resolve("Mine.java")))
        .hasSizeLessThanOrEqualTo(LONGEST_GRID);
  }

  /** A period is proved, as that of an octal game with the same moves is. */
  @Test
  void aHeapGameHasPeriods() {
    begin("--heap");
    for (String heap : List.of("7", "29", "1000000")) {
      assertThat(farstar("value", "Mine.java", heap, "--json").json().get("value"))
          .isNotNull()
          .isEqualTo(farstar("value", "octal", "0.77: " + heap, "--json").json().get("value"));
    }
    assertThat(farstar("value", "Mine.java", "1000000").out()).contains("period", "proved");
    assertThat(farstar("table", "Mine.java", "{n}", "--n", "1..5", "--csv").out())
        .isEqualTo("n,position,value\n1,1,*\n2,2,*2\n3,3,*3\n4,4,*\n5,5,*4\n");
  }

  /** Each move has a way to be pointed at on the drawing. */
  @ParameterizedTest
  @CsvSource({"--grid, .....|.x.x.|.....", "--heap, 5 6", "--graph, 1-2 2-3 3-4 4-5"})
  void everyMoveCanBeClicked(String option, String position) {
    begin(option);
    for (Game<?> game : OwnGames.of("Mine.java", folder.resolve("Mine.java"))) {
      clicked(game, position);
    }
  }

  private static <P> void clicked(Game<P> game, String text) {
    Variant<P> variant = game.family().standard().orElseThrow();
    P position = variant.rules().read(text);
    Drawing drawing = variant.look().drawing(position).orElseThrow();
    int[] moves = new int[1];
    variant
        .rules()
        .moves(
            position,
            Player.LEFT,
            (Moves.WithSpots<P>)
                (to, name, spots) -> {
                  moves[0]++;
                  List<List<String>> ways = spots.get();
                  assertThat(
                          ways.isEmpty()
                              ? variant.look().pointsAt(position, drawing, name.get())
                              : ways.get(0))
                      .isNotEmpty();
                });
    assertThat(moves[0]).isPositive();
  }

  @Test
  void oneKindIsChosen() {
    Run run = farstar("new", "ruleset", "Mine", "--grid", "--heap");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(folder.resolve("Mine.java")).doesNotExist();
  }
}

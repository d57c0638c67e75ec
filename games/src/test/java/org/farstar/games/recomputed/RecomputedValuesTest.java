package org.farstar.games.recomputed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.games.KnownValuesTest;
import org.farstar.games.recomputed.PlainSearch.TooLargeException;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The rows of the table of known values, computed again by rules written a second time and by the
 * definition of the order of games. Of the program that is tested only the reader of values is
 * used.
 */
class RecomputedValuesTest {
  /** So many pairs of a position and a part of its value are compared for each row. */
  private static final int FEW = 4_000;

  private static final int MANY = 60_000;

  private static final Set<String> IMPARTIAL =
      Set.of(
          "arc-kayles",
          "chomp",
          "coin-turning",
          "cram",
          "mem",
          "node-kayles",
          "poset",
          "splittles",
          "strings-and-coins",
          "take-and-break");

  /**
   * The rows that are too large for this program. Cakes are computed from their sides by the claims
   * about them.
   */
  private static final Set<String> TOO_LARGE =
      Set.of(
          "clobber xoxox|oxoxo|xoxox",
          "cram 5x5",
          "cutcake 5x9",
          "maundy-cake 6x8",
          "maundy-cake 9x12");

  /** Those that take more than a moment. */
  private static final Set<String> LARGE =
      Set.of("clobber knights: xoxo|oxox|xxo.", "cram 3x7", "cram 4x5");

  private final Universe universe = new Universe();

  private static Optional<PlainRules> rules(String game, String parameters) {
    return Optional.ofNullable(
        switch (game) {
          case "amazons" -> PlainGrids.amazons();
          case "arc-kayles", "partizan-arc-kayles" -> PlainGraphs.arcKayles();
          case "backsliding-toads-and-frogs" -> PlainStrips.backsliding();
          case "childish-hackenbush" -> PlainGraphs.hackenbush(true);
          case "chomp" -> PlainGrids.chomp();
          case "clobber" -> PlainGrids.clobber(Set.of(parameters.split(" ")));
          case "coin-turning" -> PlainStrips.coins(parameters);
          case "col" -> PlainGrids.colouring(true);
          case "cram" -> PlainGrids.dominoes(true);
          case "cutcake" -> parameters.isEmpty() ? PlainHeaps.cutcake() : null;
          case "digraph-placement", "node-kayles" -> PlainGraphs.placement(false);
          case "domineering" -> PlainGrids.dominoes(false);
          case "eatcake" -> PlainHeaps.eatcake();
          case "elephants-and-rhinos" -> PlainStrips.elephantsAndRhinos();
          case "fission" -> PlainGrids.fission();
          case "fjords" -> PlainGraphs.fjords();
          case "fox-and-geese" -> PlainGrids.foxAndGeese();
          case "hackenbush" -> PlainGraphs.hackenbush(false);
          case "hare-and-hounds" -> PlainGrids.hareAndHounds();
          case "konane" -> PlainGrids.konane();
          case "maundy-cake" -> PlainHeaps.maundyCake();
          case "mem" -> PlainHeaps.mem();
          case "nogo" -> PlainGrids.nogo();
          case "partizan-euclid" -> PlainHeaps.partizanEuclid();
          case "partizan-take-and-break" -> PlainHeaps.partizan(parameters);
          case "poset" -> PlainGraphs.placement(true);
          case "sheep" -> PlainGrids.sheep();
          case "ski-jumps" -> PlainGrids.skiJumps();
          case "snort" -> PlainGrids.colouring(false);
          case "splittles" -> PlainHeaps.splittles(parameters);
          case "strings-and-coins" -> PlainGraphs.strings();
          case "take-and-break" -> PlainHeaps.takeAndBreak(parameters);
          case "toads-and-frogs" -> PlainStrips.toadsAndFrogs(parameters);
          case "toppling-dominoes" -> PlainStrips.topplingDominoes();
          default -> null;
        });
  }

  /** The hare wins what never ends; elsewhere nobody does. */
  private static String endless(String game) {
    return game.equals("hare-and-hounds") ? "R" : "D";
  }

  private static List<String[]> rows() throws IOException {
    try (BufferedReader table =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    KnownValuesTest.class.getResourceAsStream("known-values.tsv")),
                StandardCharsets.UTF_8))) {
      return table
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    }
  }

  @Test
  void theRowsAreWhatTheRulesGive() throws IOException {
    Set<String> missing = new TreeSet<>(TOO_LARGE);
    missing.addAll(LARGE);
    assertThat(missing(FEW)).isEqualTo(missing);
  }

  @Tag("slow")
  @Tag("day4")
  @Test
  void largerRowsAreWhatTheRulesGive() throws IOException {
    assertThat(missing(MANY)).isEqualTo(TOO_LARGE);
  }

  /** The rows that were too large; all others agree. */
  private Set<String> missing(int most) throws IOException {
    Set<String> tooLarge = new TreeSet<>();
    List<String> wrong = new ArrayList<>();
    Map<String, PlainSearch> searches = new HashMap<>();
    int found = 0;
    for (String[] row : rows()) {
      if (row[3].startsWith("computed: ")) {
        int colon = row[1].indexOf(": ");
        String parameters = colon < 0 ? "" : row[1].substring(0, colon);
        PlainSearch search =
            searches.computeIfAbsent(
                row[0] + " " + parameters,
                key -> new PlainSearch(rules(row[0], parameters).orElseThrow(), most));
        String position = colon < 0 ? row[1] : row[1].substring(colon + 2);
        try {
          boolean agrees =
              row[2].startsWith("outcome ")
                  ? row[2].equals("outcome " + search.outcome(position, endless(row[0])))
                  : agrees(search, position, row[2], IMPARTIAL.contains(row[0]));
          if (!agrees) {
            wrong.add(row[0] + " " + row[1] + " " + row[2]);
          }
          found++;
        } catch (TooLargeException e) {
          tooLarge.add(row[0] + " " + row[1]);
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(found).isGreaterThan(250);
    return tooLarge;
  }

  private boolean agrees(PlainSearch search, String position, String value, boolean impartial) {
    ShortGame game = universe.read(value);
    return impartial
        ? universe.read("*" + search.grundy(position)).equals(game)
        : search.isWorth(position, game);
  }

  /** The search can tell a value from others: what differs by an infinitesimal is refused. */
  @Test
  void otherValuesAreRefused() {
    PlainSearch clobber = new PlainSearch(PlainGrids.clobber(Set.of()), FEW);
    PlainSearch cram = new PlainSearch(PlainGrids.dominoes(true), FEW);
    assertThat(agrees(clobber, "xxo", "^", false)).isTrue();
    for (String other : List.of("^*", "^^", "*", "0", "^<2>", "{1|^}")) {
      assertThat(agrees(clobber, "xxo", other, false)).as(other).isFalse();
    }
    assertThat(agrees(cram, "3x4", "*2", true)).isFalse();
  }
}

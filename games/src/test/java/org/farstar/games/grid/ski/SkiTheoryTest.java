package org.farstar.games.grid.ski;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.Value;
import org.junit.jupiter.api.Test;

class SkiTheoryTest extends TheoryContract<String> {
  SkiTheoryTest() {
    super(SkiJumpsGame.game());
  }

  /** All rows of these symbols and of one length. */
  private static List<String> rows(String symbols, int length) {
    List<String> rows = List.of("");
    for (int i = 0; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String row : rows) {
        symbols.chars().forEach(symbol -> longer.add(row + (char) symbol));
      }
      rows = longer;
    }
    return rows;
  }

  /** A skier in each of the first two rows. */
  private static Stream<String> meetings(int width) {
    List<String> slopes = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      for (int k = 0; k < width; k++) {
        for (String pair : List.of("LR", "Lr", "RL", "Rl", "LL", "lR")) {
          slopes.add(
              skier(width, i, pair.charAt(0))
                  + "|"
                  + skier(width, k, pair.charAt(1))
                  + "|"
                  + ".".repeat(width));
        }
      }
    }
    return slopes.stream();
  }

  private static String skier(int width, int column, char skier) {
    return ".".repeat(column) + skier + ".".repeat(width - 1 - column);
  }

  /** All slopes of four rows of two columns with jumpers, all rows up to a length, all meetings. */
  @Override
  protected Stream<String> lines() {
    Stream<String> narrow = rows(".LR", 8).stream().map(row -> row.replaceAll("..(?!$)", "$0|"));
    Stream<String> single =
        Stream.of(1, 2, 3, 4, 5).flatMap(length -> rows("lr.", length).stream());
    return Stream.of(
            narrow.filter(slope -> slope.replace(".", "").length() < 8),
            single,
            meetings(5),
            meetings(4),
            Stream.of("0", "L...r", "Ll.R|....|.R.r|r...", "L..|..R|... + l.r", "R.L|L.R|l.r"))
        .flatMap(s -> s);
  }

  private static Optional<Value> value(String slope) {
    return new SkiTheory().fact(slope, Ask.ANSWER, Control.unlimited()).flatMap(Fact::value);
  }

  /** Widths that no search reaches. */
  @Test
  void wideSlopesAreAnswered() {
    assertThat(value("l" + ".".repeat(1000) + "r").orElseThrow()).hasToString("*1000");
    assertThat(value("l" + ".".repeat(1000) + "l.r").orElseThrow()).hasToString("{1001|1000}");
    assertThat(value(".l".repeat(500)).orElseThrow()).hasToString("250000");
    assertThat(value("l" + ".".repeat(10) + "lr..r").orElseThrow()).hasToString("8");
    Map.of(1001, "0", 1000, "1/2", 1002, "1/2")
        .forEach(
            (apart, worth) -> {
              String slope = skier(1500, 0, 'L') + "|" + skier(1500, apart, 'r') + "|";
              int ahead = 1499 - apart;
              assertThat(value(slope + ".".repeat(1500)).orElseThrow()).hasToString("" + ahead);
              String even = skier(apart + 1, 0, 'L') + "|" + skier(apart + 1, apart, 'R') + "|";
              assertThat(value(even + ".".repeat(apart + 1)).orElseThrow()).hasToString(worth);
            });
  }

  @Test
  void whatTheTheoremsLeaveOpen() {
    assertThat(
            Stream.of("ll..r", "l..rr", "L..|.R.|l..", "L.L|..R|...", "L..|R.R|...", "L.|.R|..|.."))
        .allMatch(slope -> value(slope).isEmpty());
  }

  @Test
  void slopesAreTakenApart() {
    SkiJumps rules = new SkiJumps();
    Map<String, List<String>> parts =
        Map.ofEntries(
            Map.entry("L..|..R|...", List.of("L..|..R|...")),
            Map.entry("..L|.R.|...", List.of("l", ".r")),
            Map.entry("L..|..R", List.of("l..", "..r")),
            Map.entry("l..|..R|...", List.of("l..", "..r")),
            Map.entry("R.L.|....", List.of("r", "l.")),
            Map.entry("L.|.R|..|.r|..", List.of("L.|.R|..|.r|..")),
            Map.entry(".R|l.|..|..|l.", List.of(".R|l.|..", "l.")),
            Map.entry(".R|L.|..|..|L.", List.of(".R|L.|..", "l.")),
            Map.entry("L..|.RR|...|l.r", List.of("L..|.RR|...|l.r")),
            Map.entry("L..|..R|...|l.r", List.of("L..|..R|...", "l.r")),
            Map.entry("L.|L.|.R|..", List.of("l.", "L.|.R|..")));
    parts.forEach((slope, each) -> assertThat(rules.parts(slope)).as(slope).isEqualTo(each));
  }
}

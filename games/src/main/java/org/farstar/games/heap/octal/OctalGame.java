package org.farstar.games.heap.octal;

import org.farstar.engine.game.Game;
import org.farstar.engine.game.GameWords;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.table.Axis;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.text.Scanner;

/** Octal games, and the two of them that have names of their own. */
public final class OctalGame {
  /** The names on the command line. */
  public static final String KAYLES = "kayles";

  /** Dawson's Kayles. */
  public static final String DAWSON_KAYLES = "dawson-kayles";

  /** Any code. */
  public static final String ANY = "octal";

  private static final String HEAPS = "the sizes of the heaps with blanks between";

  private static final String SOURCE =
      "Guy and Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956)";

  private OctalGame() {}

  /** Kayles. */
  public static Game<Heaps> kayles() {
    return pins(
        Game.named(KAYLES)
            .title("Kayles")
            .rules(
                "Pins stand in rows.",
                "A move takes one pin or two neighbours out of a row.",
                "Whoever cannot move loses.")
            .goal(
                "A move takes one pin or two neighbouring ones out of a row. Who cannot move"
                    + " loses.")
            .example("1000000", "a million pins, by the period", SOURCE),
        new Octal(Octal.KAYLES));
  }

  /** Dawson's Kayles. */
  public static Game<Heaps> dawsonKayles() {
    return pins(
        Game.named(DAWSON_KAYLES)
            .title("Dawson's Kayles")
            .rules(
                "Pins stand in rows.",
                "A move takes two neighbours out of a row.",
                "Whoever cannot move loses.")
            .goal("A move takes two neighbouring pins out of a row. Who cannot move loses.")
            .example("20", "twenty pins", SOURCE),
        new Octal(Octal.DAWSON_KAYLES));
  }

  private static Game<Heaps> pins(GameWords words, Octal rules) {
    return words
        .board("heap")
        .text(HEAPS)
        .of(rules)
        .positions("one row of pins", "{n}", Axis.of("n", "how many pins", 0, 0, 20))
        .build();
  }

  /** Any octal game. */
  public static Game<Heaps> octal() {
    return Game.named(ANY)
        .title("Octal games")
        .board("heap")
        .rules(
            "There are heaps of counters, and a code in octal digits.",
            "If k counters are taken from a heap, digit k says what must be left of it: "
                + "nothing if the digit has a 1 in it, one heap if it has a 2, two heaps if it "
                + "has a 4.",
            "Whoever cannot move loses.")
        .goal(
            "The code says how many may be taken from a heap and how the rest may be split. Who"
                + " cannot move loses.")
        .text("a code, a colon and " + HEAPS)
        .parameter("0.137: digit k is the sum of 1, 2 and 4 for leaving no, one and two heaps")
        .example("0.137: 20", "Dawson's Chess", SOURCE)
        .of(OctalGame::variant)
        .positions("one heap of 0.137", "0.137: {n}", Axis.of("n", "the heap", 0, 0, 20))
        .table(game -> new QuotientsTable())
        .table(game -> RecordsTable.ofCodes())
        .table(game -> new WavesTable())
        .build();
  }

  /** The octal game of a code, or Dawson's Chess if there is none. */
  static Variant<Heaps> variant(String parameters, Sources sources) {
    OctalCode code = parameters.isBlank() ? Octal.DAWSON_CHESS : code(parameters);
    Octal rules = new Octal(code);
    return rules.equipped(
        Variant.of(rules).with(code.equals(Octal.DAWSON_CHESS) ? "" : code.text()));
  }

  private static OctalCode code(String parameters) {
    return new Scanner(parameters).rest().read(OctalCode::new);
  }
}

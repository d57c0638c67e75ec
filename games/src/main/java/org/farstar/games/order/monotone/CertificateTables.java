package org.farstar.games.order.monotone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.CellTable;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Range;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.chain.ChainSearch;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.games.order.monotone.chain.DeckOutcomes;
import org.farstar.values.player.Outcome;

/** The tables of games on {1..n}. */
public final class CertificateTables {
  /** The four rows of section 4.1, n = 1..20. */
  public static final List<String> NORMAL =
      List.of(
          "5 4 DDDDDDDDDDNNNNNNNNNN",
          "6 4 DDDDDDDDDDDDDPPNNNNN",
          "5 5 DDDDDDDDDDDDDDNNNNNN",
          "7 4 DDDDDDDDDDDDDDNNPNNN");

  /** The table of section 4.2, n = 1..20. */
  public static final List<String> MISERE =
      List.of(
          "3 3 DDDNNNNNNNNNNNNNNNNN",
          "4 3 DDDDPNNNNNNNNNNNNNNN",
          "5 3 DDDDDNPPPNNNNNNNNNNN",
          "6 3 DDDDDDDNNNNNNNNNNNNN",
          "7 3 DDDDDDDDPNNNNNNNNNNN",
          "8 3 DDDDDDDDDNPPNNNNNNNN",
          "9 3 DDDDDDDDDDDNNNNNNNNN",
          "4 4 DDDDDNPNNNNNNNNNNNNN",
          "5 4 DDDDDDDNNNPNNNNNNNNN",
          "6 4 DDDDDDDDDNPNPPNNNNNN",
          "7 4 DDDDDDDDDNPNNNNNNNNN",
          "8 4 DDDDDDDDDDDNNNDNNNNP",
          "9 4 DDDDDDDDDDDDDNPNPNND",
          "5 5 DDDDDDDDDDDNPNPNNNNN",
          "6 5 DDDDDDDDDDDNPNNNPNNN",
          "7 5 DDDDDDDDDDDNDNPNPNNP");

  private static final String OUTCOME = "outcome";
  private static final Choice MISERE_PLAY = Choice.flag("misere", "misere instead of normal play");

  private CertificateTables() {}

  private static Axis ascending() {
    return Axis.of("a", "the critical length of ascending subsequences, at least d", 2, 3, 6);
  }

  private static Axis descending() {
    return Axis.of("d", "the critical length of descending subsequences", 2, 3, 4);
  }

  /** Who wins on {1..n}: the tables of sections 4.1 and 4.2, one cell after the other. */
  static Table outcomes() {
    return new CellTable(
        "chains",
        "who wins on {1..n}, for a >= d: (d,a) is the mirror image of (a,d)",
        List.of(descending(), ascending(), Axis.of("n", "the number of cards", 1, 1, 20)),
        List.of(MISERE_PLAY),
        OUTCOME,
        "1",
        CertificateTables::filling);
  }

  /**
   * A table of the paper.
   *
   * @param rows a, d and the outcomes for n = 1, 2 and so on
   */
  static PrintedTable printed(String section, String a, String d, List<String> rows) {
    boolean misere = rows == MISERE;
    Map<List<Long>, String> entries = new HashMap<>();
    for (String row : rows) {
      String[] words = row.split(" ");
      for (int i = 0; i < words[2].length(); i++) {
        entries.put(
            List.of(Long.valueOf(words[1]), Long.valueOf(words[0]), i + 1L),
            words[2].substring(i, i + 1));
      }
    }
    return new PrintedTable(
        "monotone/" + section,
        "Section " + section,
        "Who wins on {1..n}, " + (misere ? "misere" : "normal") + " play",
        "chains",
        Map.of("a", a, "d", d, "n", "1..20", MISERE_PLAY.name(), misere ? "yes" : "no"),
        OUTCOME,
        entries);
  }

  private static CellTable.Cells filling(Settings settings, Control control) {
    Convention convention = Convention.of(settings.flag(MISERE_PLAY.name()));
    int largestA = (int) Math.min(settings.range("a").last(), Parameters.LARGEST);
    int largestD = (int) Math.min(settings.range("d").last(), Parameters.LARGEST);
    boolean shared = ChainTables.fit(largestA, largestD, convention);
    ChainSearch search =
        shared ? new ChainSearch(ChainTables.of(largestA, largestD, convention), control) : null;
    String misere = convention == Convention.MISERE ? " misere" : "";
    return at -> {
      if (at.get("a") < at.get("d")) {
        return Optional.empty();
      }
      Parameters game = DeckTables.game(at, at.get("n") + misere);
      Outcome outcome =
          shared
              ? search.outcome(game.a(), game.d(), at.get("n"))
              : WholeDecks.outcome(game, new Workspace(), control);
      return Optional.of(Cell.of(outcome));
    };
  }

  /** Certificates: who wins for every n. */
  static Table certificates() {
    return new Table() {
      @Override
      public String name() {
        return "certificates";
      }

      @Override
      public String what() {
        return "who wins on {1..n} for every n, proved by computation, for a >= d";
      }

      @Override
      public List<Axis> axes() {
        return List.of(
            descending(), new Axis("a", ascending().what(), 2, Optional.of(Range.of(3, 6))));
      }

      @Override
      public List<Choice> choices() {
        return List.of(MISERE_PLAY);
      }

      @Override
      public List<Column> columns(Settings settings) {
        return afterAxes(
            Column.result("outcomes"), Column.result("bound"), Column.result("positions"));
      }

      @Override
      public Stream<Block> blocks(Settings settings, Control control) {
        Convention convention = Convention.of(settings.flag(MISERE_PLAY.name()));
        return settings
            .cells()
            .filter(at -> at.get("a") >= at.get("d"))
            .map(at -> Block.at(at, () -> row(DeckTables.game(at, "1"), convention, control)));
      }
    };
  }

  private static List<List<Cell>> row(Parameters game, Convention convention, Control control) {
    int a = game.a();
    int d = game.d();
    DeckOutcomes made = DeckOutcomes.make(a, d, ChainTables.of(a, d, convention), control);
    return List.of(
        List.of(
            Cell.of(d),
            Cell.of(a),
            Cell.of(made.summary()),
            Cell.of(made.bound()),
            Cell.of(made.positions())));
  }
}

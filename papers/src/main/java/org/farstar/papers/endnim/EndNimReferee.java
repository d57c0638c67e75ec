package org.farstar.papers.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.heap.endnim.EndNim;
import org.farstar.games.heap.endnim.OptionClasses;
import org.farstar.games.heap.endnim.Row;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Outcomes, winning moves and triple points by search alone, for claims, which share its tables.
 * Knows nothing of the theory it referees.
 */
final class EndNimReferee {
  private static final Cases.Key<EndNimReferee> NORMAL = new Cases.Key<>();
  private static final Cases.Key<EndNimReferee> MISERE = new Cases.Key<>();
  private static final Cases.Key<EndNimReferee> FINER = new Cases.Key<>();
  private static final Cases.Key<EndNimReferee> FINER_MISERE = new Cases.Key<>();

  /** How much further a search with finer classes lists every coefficient. */
  private static final int EXTRA = 2;

  private final Rules<Row> rules;
  private final OutcomeTable<Row> outcomes = OutcomeTable.remembering();
  private final Map<Player, Map<Row, Ordinal>> triples =
      Map.of(Player.LEFT, new ConcurrentHashMap<>(), Player.RIGHT, new ConcurrentHashMap<>());

  private EndNimReferee(EndNim rules, boolean misere) {
    this.rules = misere ? new Misere<>(rules) : rules;
  }

  /** The referee of normal play in the run of some cases. */
  static EndNimReferee of(Cases cases) {
    return cases.table(NORMAL, () -> new EndNimReferee(new EndNim(), false));
  }

  /** The referee of misère play in the run of some cases. */
  static EndNimReferee misere(Cases cases) {
    return cases.table(MISERE, () -> new EndNimReferee(new EndNim(), true));
  }

  /**
   * A referee that tries more sizes of infinite piles than the classes have members in the game.
   */
  static EndNimReferee finer(boolean misere, Cases cases) {
    return cases.table(
        misere ? FINER_MISERE : FINER, () -> new EndNimReferee(new EndNim(EXTRA), misere));
  }

  private OutcomeSearch<Row> search(Control control) {
    return new OutcomeSearch<>(rules, outcomes, control);
  }

  Outcome outcome(Row row, Control control) {
    return search(control).outcome(row);
  }

  List<Move<Row>> winningMoves(Row row, Player player, Control control) {
    return search(control).winningMoves(row, player);
  }

  List<Move<Row>> moves(Row row, Player player) {
    return rules.moveList(row, player);
  }

  private boolean winsSecond(Row row, Player player, Control control) {
    return search(control).result(row, player.opponent()) == Result.LOSS;
  }

  /**
   * L(x) or R(x) by Definition 8: the sizes 0, 1, 2, ... are tried in front of x until the player
   * wins as second player. Of infinite sizes only those can be the least one whose coefficients,
   * but the first, are at most the sums of those of x, that of the finite part plus 1, see {@link
   * OptionClasses}.
   */
  Ordinal part(Row row, Player player, Control control) {
    Ordinal known = triples.get(player).get(row);
    if (known == null) {
      known = find(row, player, control);
      triples.get(player).put(row, known);
    }
    return known;
  }

  private Ordinal find(Row row, Player player, Control control) {
    int degree = row.piles().stream().mapToInt(OptionClasses::degree).max().orElse(0);
    BigInteger[] most = OptionClasses.coefficients(row, degree);
    most[0] = most[0].add(BigInteger.ONE);
    Ordinal unit = Ordinal.omegaTo(Ordinal.of(degree));
    Ordinal prefix = Ordinal.ZERO;
    while (true) {
      List<Ordinal> sizes = new ArrayList<>();
      if (degree == 0) {
        sizes.add(prefix);
      } else {
        OptionClasses.starts(prefix, most, degree - 1, null, sizes);
      }
      for (Ordinal size : sizes) {
        if (winsSecond(row.with(player, size), player, control)) {
          return size;
        }
      }
      prefix = prefix.plus(unit);
    }
  }

  /** All rows of exactly this many piles of these heights. */
  static Stream<Row> rows(int piles, List<Ordinal> heights) {
    return piles == 0
        ? Stream.of(Row.EMPTY)
        : rows(piles - 1, heights)
            .flatMap(row -> heights.stream().map(height -> row.with(Player.RIGHT, height)));
  }

  /** The heights 1 to a largest one. */
  static List<Ordinal> upTo(int height) {
    List<Ordinal> heights = new ArrayList<>();
    for (int h = 1; h <= height; h++) {
      heights.add(Ordinal.of(h));
    }
    return heights;
  }

  /** Ordinals from their texts. */
  static List<Ordinal> heights(String... texts) {
    return Stream.of(texts).map(Ordinal::read).toList();
  }
}

package org.farstar.papers.coins;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.search.NumberAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueTable;
import org.farstar.games.strip.coins.CoinFamily;
import org.farstar.games.strip.coins.CoinLine;
import org.farstar.games.strip.coins.FlippingCoins;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * Values of lines by search alone, for claims, which share its table. It knows nothing of the
 * theory it referees.
 */
final class CoinReferee {
  private static final Cases.Key<Map<String, CoinReferee>> REFEREES = new Cases.Key<>();

  private final FlippingCoins rules;
  private final ValueTable<CoinLine, Dyadic> table = ValueTable.remembering();

  CoinReferee(FlippingCoins rules) {
    this.rules = rules;
  }

  /** The referee of the paper's rules in the run of some cases. */
  static CoinReferee of(Cases cases) {
    return of(cases, "");
  }

  /** The referee of a variant in the run of some cases. */
  static CoinReferee of(Cases cases, String parameters) {
    return cases
        .table(REFEREES, HashMap::new)
        .computeIfAbsent(parameters, text -> new CoinReferee(CoinFamily.rules(text)));
  }

  /** The value by recursion on the options; {@code NoSuchValueException} where it is no number. */
  Dyadic value(CoinLine line, Control control) {
    return new ValueSearch<>(rules, new NumberAlgebra(), table, control).value(line);
  }

  /** The value of a line given as text, which may end with heads. */
  Dyadic value(String coins, Control control) {
    return value(CoinLine.of(coins), control);
  }

  List<CoinLine> options(CoinLine line, Player player) {
    return rules.options(line, player);
  }

  /** All lines of exactly this many coins, the last a tail. */
  static Stream<CoinLine> lines(int coins) {
    return coins == 0
        ? Stream.of(CoinLine.EMPTY)
        : LongStream.range(1L << (coins - 1), 1L << coins).mapToObj(CoinLine::of);
  }

  /** All texts of exactly this many zeros and ones. */
  static Stream<String> strings(int coins) {
    return LongStream.range(0, 1L << coins)
        .mapToObj(
            number -> {
              StringBuilder text = new StringBuilder();
              for (int i = 0; i < coins; i++) {
                text.append(number >> i & 1);
              }
              return text.toString();
            });
  }
}

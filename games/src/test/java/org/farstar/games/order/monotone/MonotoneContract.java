package org.farstar.games.order.monotone;

import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.games.order.monotone.board.MonotonePosition;

/** What the rules of every variant promise. */
abstract class MonotoneContract extends RulesetContract<MonotonePosition> {
  MonotoneContract(String parameters, Sources sources, String... starts) {
    this(family(sources), parameters, starts);
  }

  MonotoneContract(String parameters, String... starts) {
    this(parameters, Sources.none(), starts);
  }

  private MonotoneContract(Family<MonotonePosition> family, String parameters, String... starts) {
    super(family, family.variant(parameters, Sources.none()), starts);
  }

  /** The variants whose decks are read from these sources, whoever asks. */
  private static Family<MonotonePosition> family(Sources sources) {
    return (parameters, none) -> new MonotoneFamily().variant(parameters, sources);
  }
}

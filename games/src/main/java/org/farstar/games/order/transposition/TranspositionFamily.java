package org.farstar.games.order.transposition;

import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.order.Domain;
import org.farstar.values.text.NotationException;

/**
 * The transposition game on each domain: {@code 1..d}, {@code N}, {@code -N}, {@code Z}, or a sum
 * of blocks. There is no game without a domain.
 */
final class TranspositionFamily implements Family<TranspositionPosition> {
  @Override
  public Variant<TranspositionPosition> variant(String parameters, Sources sources) {
    if (parameters.isEmpty()) {
      throw new NotationException(
          parameters,
          1,
          NotationException.at(parameters, 0),
          "a domain and a colon first, as in '1..9: 3 / 4'");
    }
    Domain domain = Domain.read(parameters);
    return Variant.of(new Transposition(domain))
        .with(domain.toString())
        .with(new TranspositionLook())
        .with(new TranspositionTheory())
        .with(new TranspositionChecker(new Transposition(domain)));
  }
}

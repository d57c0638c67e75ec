package org.farstar.games.strip.toads;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.games.strip.Herd;
import org.farstar.values.Dyadic;

/** The value of every herd of elephants and rhinos, in time linear in its length. */
final class HerdTheory implements Theory<String> {
  @Override
  public List<Statement> statements() {
    return List.of(HerdStatements.HERDS);
  }

  @Override
  public Optional<Fact<String>> fact(String part, Ask ask, Control control) {
    Herd herd = Herd.of(part, 't', 'f');
    int pairs = herd.between() / 2;
    boolean odd = herd.between() % 2 == 1;
    Dyadic even = Dyadic.of(pairs * ((long) herd.lefts() - herd.rights()));
    Dyadic number = herd.free().plus(even);
    return Optional.of(
        herd.fact(
            part,
            HerdStatements.HERDS,
            pairs > 0 ? "pairs" : odd ? "one" : "none",
            odd ? herd.place(even) : even,
            odd ? herd.place(number) : number));
  }
}

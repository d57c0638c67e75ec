package org.farstar.ask.proof;

import java.util.List;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.verify.Rulesets;

/**
 * The rules of a catalogue's games, without what is next to them.
 *
 * @param catalogue the games
 */
public record CatalogueRulesets(Catalogue catalogue) implements Rulesets {
  @Override
  public List<String> names() {
    return catalogue.ids();
  }

  @Override
  public Optional<Ruleset> find(String name) {
    return catalogue.named(name).map(game -> new Variants(game.family()));
  }

  private record Variants(Family<?> family) implements Ruleset {
    @Override
    public boolean takesParameters() {
      return family.takesParameters();
    }

    @Override
    public Rules<?> rules(String parameters) {
      return family.variant(parameters, Sources.none()).rules();
    }
  }
}

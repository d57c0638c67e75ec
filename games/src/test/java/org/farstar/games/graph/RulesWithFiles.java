package org.farstar.games.graph;

import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Player;

/**
 * Impartial rules whose positions name files, with the files at hand.
 *
 * @param rules the rules
 * @param sources the files
 * @param <P> the positions
 */
public record RulesWithFiles<P>(Rules<P> rules, Sources sources) implements Rules<P> {
  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    rules.moves(position, player, moves);
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public List<P> parts(P position) {
    return rules.parts(position);
  }

  @Override
  public P representative(P position) {
    return rules.representative(position);
  }

  @Override
  public OptionalLong rank(P position) {
    return rules.rank(position);
  }

  @Override
  public P read(String text) {
    return rules.read(text, sources);
  }

  @Override
  public String write(P position) {
    return rules.write(position);
  }

  @Override
  public boolean plusInPositions() {
    return rules.plusInPositions();
  }
}

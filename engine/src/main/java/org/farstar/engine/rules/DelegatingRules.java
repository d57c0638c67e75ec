package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Rules that are other rules but for what is overridden here.
 *
 * @param <P> the positions
 */
public interface DelegatingRules<P> extends Rules<P> {
  /** The rules that answer whatever is not overridden. */
  Rules<P> rules();

  @Override
  default Ending ending() {
    return rules().ending();
  }

  @Override
  default Optional<Outcome> verdict(P position) {
    return rules().verdict(position);
  }

  @Override
  default Optional<Outcome> endless() {
    return rules().endless();
  }

  @Override
  default void moves(P position, Player player, Moves<P> moves) {
    rules().moves(position, player, moves);
  }

  @Override
  default boolean impartial() {
    return rules().impartial();
  }

  @Override
  default boolean allSmall() {
    return rules().allSmall();
  }

  @Override
  default List<P> parts(P position) {
    return rules().parts(position);
  }

  @Override
  default Optional<P> withPart(P position, int part, P replacement) {
    return rules().withPart(position, part, replacement);
  }

  @Override
  default P representative(P position) {
    return rules().representative(position);
  }

  @Override
  default Optional<P> exchanged(P position) {
    return rules().exchanged(position);
  }

  @Override
  default OptionalLong rank(P position) {
    return rules().rank(position);
  }

  @Override
  default OptionalLong stage(P position) {
    return rules().stage(position);
  }

  @Override
  default Optional<String> unsearchable(P position, boolean exact) {
    return rules().unsearchable(position, exact);
  }

  @Override
  default Optional<String> movesStandForOthers(P position) {
    return rules().movesStandForOthers(position);
  }

  @Override
  default P read(String text) {
    return rules().read(text);
  }

  @Override
  default P read(String text, Sources sources) {
    return rules().read(text, sources);
  }

  @Override
  default String write(P position) {
    return rules().write(position);
  }

  @Override
  default Codec<P> codec(P start) {
    return rules().codec(start);
  }

  @Override
  default boolean plusInPositions() {
    return rules().plusInPositions();
  }

  @Override
  default Optional<String> hardness(P position) {
    return rules().hardness(position);
  }

  @Override
  default Optional<P> play(P position, Player player, String text) {
    return rules().play(position, player, text);
  }

  @Override
  default String describe(P position) {
    return rules().describe(position);
  }
}

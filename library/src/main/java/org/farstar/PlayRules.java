package org.farstar;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/** Rules without a notation: positions are written as objects print themselves. */
record PlayRules<P>(Play<P> play) implements Rules<P> {
  @Override
  public P read(String text) {
    throw new NotationException(text, 1, "a text", "a position as an object; its rules read none");
  }

  @Override
  public String write(P position) {
    return position.toString();
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    play.moves(position, player, moves);
  }

  @Override
  public Ending ending() {
    return play.ending();
  }

  @Override
  public Optional<Outcome> verdict(P position) {
    return play.verdict(position);
  }

  @Override
  public boolean impartial() {
    return play.impartial();
  }

  @Override
  public List<P> parts(P position) {
    return play.parts(position);
  }

  @Override
  public Optional<P> withPart(P position, int part, P replacement) {
    return play.withPart(position, part, replacement);
  }

  @Override
  public P representative(P position) {
    return play.representative(position);
  }

  @Override
  public Optional<P> exchanged(P position) {
    return play.exchanged(position);
  }

  @Override
  public OptionalLong rank(P position) {
    return play.rank(position);
  }

  @Override
  public OptionalLong stage(P position) {
    return play.stage(position);
  }

  @Override
  public Optional<String> unsearchable(P position, boolean exact) {
    return play.unsearchable(position, exact);
  }
}

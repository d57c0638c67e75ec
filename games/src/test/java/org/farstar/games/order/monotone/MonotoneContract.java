package org.farstar.games.order.monotone;

import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** What the rules of every variant promise. */
abstract class MonotoneContract extends RulesetContract<MonotonePosition> {
  MonotoneContract(String parameters, Sources sources, String... starts) {
    super(new Whole(parameters, sources), starts);
  }

  MonotoneContract(String parameters, String... starts) {
    this(parameters, Sources.none(), starts);
  }

  /** A variant seen as rules with parameters and pictures, as the contract still asks for them. */
  private static final class Whole implements Rules<MonotonePosition> {
    private final Sources sources;
    private final Variant<MonotonePosition> variant;

    Whole(String parameters, Sources sources) {
      this.sources = sources;
      this.variant = new MonotoneFamily().variant(parameters, sources);
    }

    @Override
    public Rules<MonotonePosition> variant(String parameters) {
      return new Whole(parameters, sources);
    }

    @Override
    public String parameters() {
      return variant.parameters();
    }

    @Override
    public String picture(MonotonePosition position) {
      return variant.look().picture(position);
    }

    @Override
    public void moves(MonotonePosition position, Player player, Moves<MonotonePosition> moves) {
      variant.rules().moves(position, player, moves);
    }

    @Override
    public MonotonePosition read(String text) {
      return variant.rules().read(text, sources);
    }

    @Override
    public String write(MonotonePosition position) {
      return variant.rules().write(position);
    }

    @Override
    public Ending ending() {
      return variant.rules().ending();
    }

    @Override
    public Optional<Outcome> verdict(MonotonePosition position) {
      return variant.rules().verdict(position);
    }

    @Override
    public boolean impartial() {
      return variant.rules().impartial();
    }

    @Override
    public OptionalLong rank(MonotonePosition position) {
      return variant.rules().rank(position);
    }

    @Override
    public Optional<String> unsearchable(MonotonePosition position, boolean exact) {
      return variant.rules().unsearchable(position, exact);
    }

    @Override
    public Optional<MonotonePosition> play(MonotonePosition position, Player player, String text) {
      return variant.rules().play(position, player, text);
    }
  }
}

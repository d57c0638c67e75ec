package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The facts of a variant's theory about single parts, compared with a search that knows nothing of
 * it: who wins, what the part is worth, and the winning moves where it stands alone.
 */
public final class FactsAgainstSearch<P> {
  private final Variant<P> variant;
  private final Rules<P> rules;
  private final OutcomeSearch<P> outcomes;

  /** The facts of this variant, whose tables are kept from one part to the next. */
  public FactsAgainstSearch(Variant<P> variant) {
    this.variant = variant;
    this.rules = variant.rules();
    this.outcomes = new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
  }

  /** What the first theory says of a part. */
  public Fact<P> fact(P part, Ask ask) {
    return variant.theories().get(0).fact(part, ask, Control.unlimited()).orElseThrow();
  }

  /** Outcome, value and, move by move, the winning moves. */
  public void agree(P part) {
    Fact<P> fact = checked(part);
    for (Player player : Player.values()) {
      PartMoves<P> found = moves(fact, player);
      List<Move<P>> searched = outcomes.winningMoves(part, player);
      String what = player + " in " + rules.write(part);
      if (found.total().isPresent()) {
        assertThat(found.total().get().intValueExact()).as(what).isEqualTo(searched.size());
      }
      assertThat(found.moves()).as(what).doesNotHaveDuplicates();
      assertThat(new HashSet<>(searched)).as(what).isEqualTo(new HashSet<>(found.moves()));
    }
  }

  /** Outcome and value; of families of moves, that they win and that there are some where due. */
  public void agreeOnFamilies(P part) {
    Fact<P> fact = checked(part);
    for (Player player : Player.values()) {
      PartMoves<P> found = moves(fact, player);
      String what = player + " in " + rules.write(part);
      assertThat(found.moves().isEmpty())
          .as(what)
          .isEqualTo(outcomes.winningMoves(part, player).isEmpty());
      for (Move<P> move : found.moves()) {
        assertThat(rules.play(part, player, move.text())).as(what).contains(move.to());
        assertThat(outcomes.result(move.to(), player.opponent()))
            .as("%s, %s", what, move.text())
            .isEqualTo(Result.LOSS);
      }
    }
  }

  private Fact<P> checked(P part) {
    Fact<P> fact = fact(part, Ask.ALL);
    String what = rules.write(part);
    assertThat(fact.outcome()).as(what).isEqualTo(outcomes.outcome(part));
    assertThat(fact.proof().theorems()).as(what).isNotEmpty();
    assertThat(fact.proof().steps()).as(what).isNotEmpty();
    fact.value().ifPresent(value -> assertThat(value).as(what).isEqualTo(value(part)));
    return fact;
  }

  private Value value(P part) {
    assertThat(variant.kind()).isNotEqualTo(ValueKind.NONE);
    return new ValueSearch<>(rules, variant.kind().algebra(new Workspace()), Control.unlimited())
        .value(part);
  }

  private static <P> PartMoves<P> moves(Fact<P> fact, Player player) {
    return fact.winning().orElseThrow().moves(player, Dyadic.ZERO);
  }
}

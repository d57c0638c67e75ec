package org.farstar.games.heap.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What the theories of a variant say about one position, part by part, put together by the plain
 * definition of a sum.
 */
public final class Facts<P> {
  private final Rules<P> rules;
  private final P position;
  private final List<P> parts;
  private final List<Fact<P>> facts = new ArrayList<>();

  private Facts(Variant<P> variant, P position, Control control) {
    this.rules = variant.rules();
    this.position = position;
    this.parts = rules.parts(position);
    for (P part : parts) {
      Optional<Fact<P>> fact = about(variant, part, new Workspace(), control);
      facts.add(fact.orElseThrow(() -> new AssertionError("no fact about " + rules.write(part))));
    }
  }

  /** The first theory that answers, with its tables in a workspace. */
  public static <P> Optional<Fact<P>> about(
      Variant<P> variant, P part, Workspace workspace, Control control) {
    return variant.theories().stream()
        .map(theory -> theory.in(workspace).fact(part, Ask.ALL, control))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** The variant that a line names before its colon. */
  public static <P> Variant<P> variant(Game<P> game, String line) {
    String parameters = line.contains(":") ? line.substring(0, line.indexOf(':')) : "";
    return game.family().variant(parameters, Sources.none());
  }

  /** The facts about the position of a line. */
  public static <P> Facts<P> of(Game<P> game, String line, Control control) {
    Variant<P> variant = variant(game, line);
    P position = variant.rules().read(line.substring(line.indexOf(':') + 1).strip());
    return new Facts<>(variant, position, control);
  }

  /** The facts about the position of a line. */
  public static <P> Facts<P> of(Game<P> game, String line) {
    return of(game, line, Control.unlimited());
  }

  /** The fact about the only part. */
  public Fact<P> single() {
    assertThat(facts).hasSize(1);
    return facts.get(0);
  }

  /** The exclusive or of the values. */
  public BigInteger value() {
    return value(-1);
  }

  private BigInteger value(int without) {
    BigInteger total = BigInteger.ZERO;
    for (int i = 0; i < facts.size(); i++) {
      if (i != without) {
        total = total.xor(((Nimber) facts.get(i).value().orElseThrow()).size());
      }
    }
    return total;
  }

  /** The winning moves in all parts, each once. */
  public List<String> winning() {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < facts.size(); i++) {
      Nimber rest = Nimber.of(value(i));
      PartMoves<P> moves = facts.get(i).winning().orElseThrow().moves(Player.LEFT, rest);
      for (Move<P> move : moves.moves()) {
        P to = rules.withPart(position, i, move.to()).orElseThrow();
        assertThat(rules.play(position, Player.LEFT, move.text())).contains(to);
        if (!texts.contains(move.text())) {
          texts.add(move.text());
        }
      }
    }
    return texts;
  }

  /**
   * Compares facts about a single part with a search: the value, and the winning moves beside every
   * nimber up to one more than the value.
   */
  public static <P> void referee(Variant<P> variant, List<P> parts) {
    Rules<P> rules = variant.rules();
    ValueSearch<P, Nimber> search = new ValueSearch<>(rules, new NimAlgebra(), Control.unlimited());
    Workspace workspace = new Workspace();
    for (P part : parts) {
      assertThat(rules.parts(part)).as(rules.write(part)).containsExactly(part);
      Fact<P> fact = about(variant, part, workspace, Control.unlimited()).orElseThrow();
      Nimber value = search.value(part);
      assertThat(fact.value()).as(rules.write(part)).contains(value);
      assertThat(fact.outcome()).isEqualTo(value.isZero() ? Outcome.P : Outcome.N);
      assertThat(fact.proof().statements()).isNotEmpty();
      assertThat(fact.proof().steps()).isNotEmpty();
      for (int rest = 0; rest <= value.heap() + 1; rest++) {
        Nimber wanted = new Nimber(rest);
        PartMoves<P> moves = fact.winning().orElseThrow().moves(Player.RIGHT, wanted);
        List<Move<P>> found = moves.moves();
        List<Move<P>> all =
            rules.moveList(part, Player.RIGHT).stream()
                .filter(move -> search.value(move.to()).equals(wanted))
                .toList();
        assertThat(found)
            .as("moves to %s from %s", wanted, rules.write(part))
            .containsExactlyInAnyOrderElementsOf(all);
        assertThat(moves.total()).contains(BigInteger.valueOf(all.size()));
      }
    }
  }

  /** The same for a theory alone, which has no workspace. */
  public static <P> void withoutWorkspace(Theory<P> theory, P part) {
    Fact<P> alone = theory.fact(part, Ask.ALL, Control.unlimited()).orElseThrow();
    Fact<P> kept =
        theory.in(new Workspace()).fact(part, Ask.ALL, Control.unlimited()).orElseThrow();
    assertThat(kept.value()).isEqualTo(alone.value());
    assertThat(kept.proof().statements()).isEqualTo(alone.proof().statements());
    assertThat(kept.proof().steps()).isEqualTo(alone.proof().steps());
  }
}

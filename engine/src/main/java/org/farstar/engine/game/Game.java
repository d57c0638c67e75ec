package org.farstar.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NimAlgebra;
import org.farstar.engine.search.OutcomeSolvers;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.table.Table;
import org.farstar.values.Value;
import org.farstar.values.shortgame.Universe;

/**
 * A game as Farstar offers it: a ruleset, and around it all that is not rules. What the game is
 * called and how its positions are written, its theories, its claims, and the kind of values its
 * positions have.
 *
 * @param <P> the positions of one term
 * @param id the name on the command line
 * @param card what people are shown about the game
 * @param rules the rules with their default parameters
 * @param theories asked in this order, the first that applies answers
 * @param claims the statements of its paper
 * @param algebra the values a search computes, empty where positions have none
 * @param solvers how who wins is searched for in a variant of the rules; {@link
 *     OutcomeSolvers#searching} serves every ruleset
 * @param values how values are searched for; {@link ValueSolvers#searching} serves every ruleset
 * @param tables the tables it offers, the usual one first
 * @param sources what names in positions stand for, which the rules read; refused unless told
 */
public record Game<P>(
    String id,
    Card card,
    Rules<P> rules,
    List<Theory<P>> theories,
    List<Claim> claims,
    Optional<Algebra<? extends Value>> algebra,
    Function<SumRuleset<P>, OutcomeSolvers<Sum<P>>> solvers,
    ValueSolvers<P> values,
    List<GameTable<P>> tables,
    Sources sources,
    org.farstar.engine.rules.Family<P> family) {

  /** An example position and what to notice about it. */
  public record Example(String position, String note) {}

  /**
   * What people are shown about a game.
   *
   * @param title the game's name in prose
   * @param board the kind of board: heap, strip, order, graph, grid or positional
   * @param paper the short name of the paper, empty for games without one
   * @param goal one line: what a move is and who wins
   * @param textForm how a position is written
   * @param parameters one line for each rule parameter
   * @param examples positions to try
   */
  public record Card(
      String title,
      String board,
      String paper,
      String goal,
      String textForm,
      List<String> parameters,
      List<Example> examples) {
    public Card {
      parameters = List.copyOf(parameters);
      examples = List.copyOf(examples);
    }
  }

  /** A game that is searched like every other. */
  public Game(
      String id,
      Card card,
      Rules<P> rules,
      List<Theory<P>> theories,
      List<Claim> claims,
      Optional<Algebra<? extends Value>> algebra) {
    this(id, card, rules, theories, claims, algebra, OutcomeSolvers::searching);
  }

  /** A game with a search of its own. */
  public Game(
      String id,
      Card card,
      Rules<P> rules,
      List<Theory<P>> theories,
      List<Claim> claims,
      Optional<Algebra<? extends Value>> algebra,
      Function<SumRuleset<P>, OutcomeSolvers<Sum<P>>> solvers) {
    this(
        id,
        card,
        rules,
        theories,
        claims,
        algebra,
        solvers,
        ValueSolvers.searching(),
        List.of(),
        Sources.none(),
        null);
  }

  /**
   * A game of rules alone. Where the last player wins, positions have the values that a search can
   * compute: nimbers in an impartial game, short games in another.
   *
   * @param <P> the positions of one term
   */
  public static <P> Game<P> of(String id, Card card, Rules<P> rules) {
    Optional<Algebra<? extends Value>> algebra = Optional.empty();
    if (rules.ending() == Ending.LAST_PLAYER_WINS && !rules.parity()) {
      algebra =
          Optional.of(rules.impartial() ? new NimAlgebra() : new ShortGameAlgebra(new Universe()));
    }
    return new Game<>(id, card, rules, List.of(), List.of(), algebra);
  }

  /** The beginning of a description, see {@link GameBuilder}. */
  public static GameWords named(String id) {
    return new GameWords(id);
  }

  // legacy: how a described game is seen by those who know no families yet
  static <P> Game<P> legacy(
      String id,
      Card card,
      org.farstar.engine.rules.Family<P> family,
      java.util.function.Supplier<List<Claim>> claims,
      List<GameTable<P>> tables) {
    Optional<org.farstar.engine.rules.Variant<P>> standard = family.standard();
    Optional<Algebra<? extends Value>> algebra =
        standard
            .filter(v -> v.kind() != org.farstar.engine.search.ValueKind.NONE)
            .map(v -> v.kind().algebra(new org.farstar.engine.memory.Workspace()));
    return new Game<>(
        id,
        card,
        standard.map(org.farstar.engine.rules.Variant::rules).orElse(null),
        List.of(),
        claims.get(),
        algebra,
        OutcomeSolvers::searching,
        standard.map(org.farstar.engine.rules.Variant::values).orElse(ValueSolvers.<P>searching()),
        tables,
        Sources.none(),
        family);
  }

  /** The same game with another idea of what a name in a position stands for. */
  public Game<P> reading(Sources sources) {
    Rules<P> reading = rules.reading(sources);
    return reading == rules
        ? this
        : new Game<>(
            id, card, reading, theories, claims, algebra, solvers, values, tables, sources, family);
  }

  /** The same game with these tables. */
  public Game<P> with(List<GameTable<P>> offered) {
    return new Game<>(
        id, card, rules, theories, claims, algebra, solvers, values, offered, sources, family);
  }

  /** The same game with a search for values of its own. */
  public Game<P> with(ValueSolvers<P> own) {
    return new Game<>(
        id, card, rules, theories, claims, algebra, solvers, own, tables, sources, family);
  }

  /** The tables it offers, the usual one first. */
  public List<Table> offeredTables() {
    return tables.stream().map(table -> table.of(this)).toList();
  }

  public Game {
    theories = List.copyOf(theories);
    claims = List.copyOf(claims);
    tables = List.copyOf(tables);
  }
}

package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Theory;

/**
 * Rules with their parameters, and what stands beside them: what positions look like, the theories
 * and reductions that hold for exactly these rules, and how values are searched for. Immutable;
 * every method that changes something returns another variant.
 *
 * @param <P> the positions
 */
public final class Variant<P> {
  private final String game;
  private final String parameters;
  private final Rules<P> rules;
  private final Look<P> look;
  private final List<Theory<P>> theories;
  private final List<Theory<P>> misereTheories;
  private final List<Reduction<P>> reductions;
  private final ValueKind kind;
  private final ValueSolvers<P> values;
  private final boolean misere;
  private final Object key;

  private Variant(
      String game,
      String parameters,
      Rules<P> rules,
      Look<P> look,
      List<Theory<P>> theories,
      List<Theory<P>> misereTheories,
      List<Reduction<P>> reductions,
      ValueKind kind,
      ValueSolvers<P> values,
      boolean misere) {
    this.game = game;
    this.parameters = parameters;
    this.rules = rules;
    this.look = look;
    this.theories = List.copyOf(theories);
    this.misereTheories = List.copyOf(misereTheories);
    this.reductions = List.copyOf(reductions);
    this.kind = kind;
    this.values = values;
    this.misere = misere;
    this.key = new Key(game, parameters, misere, game.isEmpty() ? rules : null);
  }

  /** Rules without parameters and without theory, which look as they are written. */
  public static <P> Variant<P> of(Rules<P> rules) {
    return new Variant<>(
        "",
        "",
        rules,
        Look.plain(rules),
        List.of(),
        List.of(),
        List.of(),
        ValueKind.of(rules),
        ValueSolvers.searching(),
        false);
  }

  /** The same under the name of its game on the command line. */
  public Variant<P> named(String id) {
    return new Variant<>(
        id, parameters, rules, look, theories, misereTheories, reductions, kind, values, misere);
  }

  /** The same with parameters as a line has them before its colon. */
  public Variant<P> with(String text) {
    return new Variant<>(
        game, text, rules, look, theories, misereTheories, reductions, kind, values, misere);
  }

  /** The same with another look. */
  public Variant<P> with(Look<P> other) {
    return new Variant<>(
        game, parameters, rules, other, theories, misereTheories, reductions, kind, values, misere);
  }

  /** The same with one more theory, asked after those it has. */
  public Variant<P> with(Theory<P> theory) {
    return new Variant<>(
        game,
        parameters,
        rules,
        look,
        more(theories, theory),
        misereTheories,
        reductions,
        kind,
        values,
        misere);
  }

  /** The same with one more theory of the misère play of these rules. */
  public Variant<P> withMisere(Theory<P> theory) {
    return new Variant<>(
        game,
        parameters,
        rules,
        look,
        theories,
        more(misereTheories, theory),
        reductions,
        kind,
        values,
        misere);
  }

  /** The same with one more reduction, tried after those it has and after all theories. */
  public Variant<P> with(Reduction<P> reduction) {
    return new Variant<>(
        game,
        parameters,
        rules,
        look,
        theories,
        misereTheories,
        more(reductions, reduction),
        kind,
        values,
        misere);
  }

  /** The same with another search for values. */
  public Variant<P> with(ValueSolvers<P> solvers) {
    return new Variant<>(
        game, parameters, rules, look, theories, misereTheories, reductions, kind, solvers, misere);
  }

  /** The same with another kind of values than its rules suggest. */
  public Variant<P> valued(ValueKind other) {
    return new Variant<>(
        game, parameters, rules, look, theories, misereTheories, reductions, other, values, misere);
  }

  private static <T> List<T> more(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }

  /**
   * The misère play of these rules: whoever makes the last move loses. What the theories of normal
   * play say does not hold in it.
   *
   * @throws IllegalArgumentException if the rules end by a verdict, which has no misère form here
   */
  public Variant<P> misere() {
    return new Variant<>(
        game,
        parameters,
        new Misere<>(rules),
        look,
        misereTheories,
        theories,
        List.of(),
        ValueKind.NONE,
        ValueSolvers.searching(),
        !misere);
  }

  /** The game's name on the command line; empty where it has none. */
  public String game() {
    return game;
  }

  /** The parameters as a line has them before its colon; empty for the standard variant. */
  public String parameters() {
    return parameters;
  }

  /** The rules. */
  public Rules<P> rules() {
    return rules;
  }

  /** What people see. */
  public Look<P> look() {
    return look;
  }

  /** The theories of these rules; the first that applies answers. */
  public List<Theory<P>> theories() {
    return theories;
  }

  /** The reductions, in the order in which they are tried. */
  public List<Reduction<P>> reductions() {
    return reductions;
  }

  /** The kind of values that positions have. */
  public ValueKind kind() {
    return kind;
  }

  /** How values are searched for. */
  public ValueSolvers<P> values() {
    return values;
  }

  /** Whether this is the misère play of rules that end otherwise. */
  public boolean isMisere() {
    return misere;
  }

  /** Whether positions may be summed: never with verdicts, which judge the whole board. */
  public boolean sums() {
    return rules.ending() != Ending.VERDICT;
  }

  /** What the tables of a workspace know these rules by. */
  public Object key() {
    return key;
  }

  /** A game without a name is known by its rules object alone. */
  private record Key(String game, String parameters, boolean misere, Rules<?> unnamed) {}
}

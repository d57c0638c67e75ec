package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.Databases;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.Theory;

/**
 * Rules with their parameters, and what is next to them: what positions look like, the theories and
 * reductions that hold for exactly these rules, and how values and outcomes are searched for.
 * Immutable; every method that changes something returns another variant.
 *
 * @param <P> the positions
 */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class Variant<P> {
  private final String game;
  private final String edition;
  private final String parameters;
  private final Rules<P> rules;
  private final Look<P> look;
  private final List<Theory<P>> theories;
  private final List<Theory<P>> misereTheories;
  private final List<Reduction<P>> reductions;
  private final List<Reduction<P>> misereReductions;
  private final List<StepChecker<P>> checkers;
  private final List<StepChecker<P>> misereCheckers;
  private final List<Export<P>> exports;
  private final ValueKind kind;
  private final ValueSolvers<P> values;
  private final Optional<ItemSources<P>> items;
  private final boolean misere;
  private final Object key;

  private Variant(Draft<P> draft) {
    this.game = draft.game;
    this.edition = draft.edition;
    this.parameters = draft.parameters;
    this.rules = draft.rules;
    this.look = draft.look;
    this.theories = List.copyOf(draft.theories);
    this.misereTheories = List.copyOf(draft.misereTheories);
    this.reductions = List.copyOf(draft.reductions);
    this.misereReductions = List.copyOf(draft.misereReductions);
    this.checkers = List.copyOf(draft.checkers);
    this.misereCheckers = List.copyOf(draft.misereCheckers);
    this.exports = List.copyOf(draft.exports);
    this.kind = draft.kind;
    this.values = draft.values;
    this.items = Optional.ofNullable(draft.items);
    this.misere = draft.misere;
    // A game without a name is known by its rules object alone.
    this.key = List.of(game.isEmpty() ? rules : game, edition, parameters, misere);
  }

  /** What a variant is made of, while it is made. */
  private static final class Draft<P> {
    String game = "";
    String edition = "";
    String parameters = "";
    Rules<P> rules;
    Look<P> look;
    List<Theory<P>> theories = new ArrayList<>();
    List<Theory<P>> misereTheories = new ArrayList<>();
    List<Reduction<P>> reductions = new ArrayList<>();
    List<Reduction<P>> misereReductions = new ArrayList<>();
    List<StepChecker<P>> checkers = new ArrayList<>();
    List<StepChecker<P>> misereCheckers = new ArrayList<>();
    List<Export<P>> exports = new ArrayList<>();
    ValueKind kind;
    ValueSolvers<P> values = ValueSolvers.searching();

    /** Null where sums are searched by objects. */
    ItemSources<P> items;

    boolean misere;

    Draft(Rules<P> rules) {
      this.rules = rules;
      this.look = Look.plain(rules);
      this.kind = ValueKind.of(rules);
    }

    Draft(Variant<P> variant) {
      this.game = variant.game;
      this.edition = variant.edition;
      this.parameters = variant.parameters;
      this.rules = variant.rules;
      this.look = variant.look;
      this.theories.addAll(variant.theories);
      this.misereTheories.addAll(variant.misereTheories);
      this.reductions.addAll(variant.reductions);
      this.misereReductions.addAll(variant.misereReductions);
      this.checkers.addAll(variant.checkers);
      this.misereCheckers.addAll(variant.misereCheckers);
      this.exports.addAll(variant.exports);
      this.kind = variant.kind;
      this.values = variant.values;
      this.items = variant.items.orElse(null);
      this.misere = variant.misere;
    }
  }

  private Variant<P> changed(Consumer<Draft<P>> change) {
    Draft<P> draft = new Draft<>(this);
    change.accept(draft);
    return new Variant<>(draft);
  }

  /** Rules without parameters and without theory, which look as they are written. */
  public static <P> Variant<P> of(Rules<P> rules) {
    return new Variant<>(new Draft<>(rules));
  }

  /** The same under the name of its game on the command line. */
  public Variant<P> named(String id) {
    return changed(draft -> draft.game = id);
  }

  /**
   * The same as a game of the user's own, whose rules may change under the same name.
   *
   * @param digest tells its states apart
   */
  public Variant<P> edition(String digest) {
    return changed(draft -> draft.edition = digest);
  }

  /** The same with parameters as a line has them before its colon. */
  public Variant<P> with(String text) {
    return changed(draft -> draft.parameters = text);
  }

  /** The same with another look. */
  public Variant<P> with(Look<P> other) {
    return changed(draft -> draft.look = other);
  }

  /** The same with one more theory, asked after those it has. */
  public Variant<P> with(Theory<P> theory) {
    return changed(draft -> draft.theories.add(theory));
  }

  /** The same with one more theory of the misère play of these rules. */
  public Variant<P> withMisere(Theory<P> theory) {
    return changed(draft -> draft.misereTheories.add(theory));
  }

  /** The same with one more reduction, tried after those it has and after all theories. */
  public Variant<P> with(Reduction<P> reduction) {
    return changed(draft -> draft.reductions.add(reduction));
  }

  /** The same with one more reduction of the misère play of these rules. */
  public Variant<P> withMisere(Reduction<P> reduction) {
    return changed(draft -> draft.misereReductions.add(reduction));
  }

  /** The same with one more checker of the steps of its reasons. */
  public Variant<P> with(StepChecker<P> checker) {
    return changed(draft -> draft.checkers.add(checker));
  }

  /** The same with one more checker of the steps about the misère play of these rules. */
  public Variant<P> withMisere(StepChecker<P> checker) {
    return changed(draft -> draft.misereCheckers.add(checker));
  }

  /** The same with one more form in which positions are exported. */
  public Variant<P> with(Export<P> export) {
    return changed(draft -> draft.exports.add(export));
  }

  /** The same with another search for values. */
  public Variant<P> with(ValueSolvers<P> solvers) {
    return changed(draft -> draft.values = solvers);
  }

  /** The same with a way to make items of positions. */
  public Variant<P> with(ItemSources<P> sources) {
    return changed(draft -> draft.items = sources);
  }

  /** The same with another kind of values than its rules suggest. */
  public Variant<P> valued(ValueKind other) {
    return changed(draft -> draft.kind = other);
  }

  /**
   * The misère play of these rules: whoever makes the last move loses. What the theories of normal
   * play say does not hold in it.
   *
   * @throws IllegalArgumentException if the rules end by a verdict, which has no misère form here
   */
  public Variant<P> misere() {
    return changed(
        draft -> {
          draft.rules = new Misere<>(rules);
          draft.theories = misereTheories;
          draft.misereTheories = theories;
          draft.checkers = misereCheckers;
          draft.misereCheckers = checkers;
          draft.reductions = misereReductions;
          draft.misereReductions = reductions;
          draft.exports = List.of();
          draft.kind = ValueKind.NONE;
          draft.values = ValueSolvers.searching();
          draft.items = null;
          draft.misere = !misere;
        });
  }

  /** The same as a game of its own: the last player is as its rules have it. */
  Variant<P> asOwn() {
    return changed(draft -> draft.misere = false);
  }

  /**
   * The same look, name and parameters with other rules, of which nothing is known that is known of
   * these.
   */
  Variant<P> ruledBy(Rules<P> other) {
    Variant<P> plain = of(other);
    return changed(
        draft -> {
          draft.rules = other;
          draft.theories = List.of();
          draft.misereTheories = List.of();
          draft.checkers = List.of();
          draft.misereCheckers = List.of();
          draft.reductions = List.of();
          draft.misereReductions = List.of();
          draft.exports = List.of();
          draft.kind = plain.kind;
          draft.values = plain.values;
          draft.items = null;
          draft.misere = false;
        });
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

  /** What evaluates the steps of reasons that are of this game's own kinds. */
  public List<StepChecker<P>> checkers() {
    return checkers;
  }

  /** The forms in which positions are exported. */
  public List<Export<P>> exports() {
    return exports;
  }

  /** The kind of values that positions have. */
  public ValueKind kind() {
    return kind;
  }

  /** How values are searched for. */
  public ValueSolvers<P> values() {
    return values;
  }

  /** How items are made of positions; empty where sums of them are searched by objects. */
  public Optional<ItemSources<P>> items() {
    return items;
  }

  /** Whether this is the misère play of rules that end otherwise. */
  public boolean isMisere() {
    return misere;
  }

  /** Whether positions may be summed: never with verdicts, which judge the whole board. */
  public boolean sums() {
    return rules.ending() != Ending.VERDICT;
  }

  /**
   * Whose values of positions are stored under some key.
   *
   * @param key what the tables of a workspace know some rules by
   * @param databases where values are stored
   * @return empty for games without a name, and in misère play
   */
  public static Optional<DatabaseOwner> owner(Object key, Databases databases) {
    return words(key).map(words -> databases.owner(words.get(0), words.get(1), words.get(2)));
  }

  /**
   * What some rules are called in every process: the name of the game, what tells the states of a
   * user's game apart, and the parameters.
   *
   * @param key what the tables of a workspace know the rules by
   * @return empty for games without a name, and in misère play
   */
  public static Optional<List<String>> words(Object key) {
    return key instanceof List<?> words
            && words.size() == 4
            && words.get(0) instanceof String game
            && words.get(1) instanceof String edition
            && words.get(2) instanceof String parameters
            && Boolean.FALSE.equals(words.get(3))
        ? Optional.of(List.of(game, edition, parameters))
        : Optional.empty();
  }

  /** What the tables of a workspace know these rules by. */
  public Object key() {
    return key;
  }
}

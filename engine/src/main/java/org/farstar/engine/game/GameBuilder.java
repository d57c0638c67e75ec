package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.rules.Equipped;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolvers;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.Theory;

/**
 * The description of a game, written as one chain beside its rules:
 *
 * <pre>{@code
 * Game.named("clobber")
 *     .title("Clobber")
 *     .board("grid")
 *     .rules("Left has the stones x, Right the stones o.", "A stone moves onto ...", "Whoever ...")
 *     .goal("A stone moves onto an enemy stone beside it, which is gone.")
 *     .text("rows joined by |; x, o and . for a free cell")
 *     .example("xxo", "worth ^")
 *     .of(new Clobber())
 *     .positions("empty boards", "{height}x{width}", Axis.of(...), Axis.of(...))
 *     .build();
 * }</pre>
 *
 * @param <P> the positions
 */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class GameBuilder<P> {
  private final GameWords words;
  private Variant<P> variant;
  private Family<P> family;
  private final List<GameTable<P>> tables = new ArrayList<>();
  private final List<PrintedTable> printed = new ArrayList<>();

  GameBuilder(GameWords words, Variant<P> variant, Family<P> family) {
    this.words = words;
    this.variant = variant;
    this.family = family;
  }

  /** What people see of its positions. */
  public GameBuilder<P> look(Look<P> look) {
    variant = only().with(look);
    return this;
  }

  /** A theory of its rules; those named first are asked first. */
  public GameBuilder<P> theory(Theory<P> theory) {
    variant = only().with(theory);
    return this;
  }

  /** A theory of its misère play. */
  public GameBuilder<P> misereTheory(Theory<P> theory) {
    variant = only().withMisere(theory);
    return this;
  }

  /** What evaluates the steps of its reasons. */
  public GameBuilder<P> checker(StepChecker<P> checker) {
    variant = only().with(checker);
    return this;
  }

  /** What evaluates the steps of its reasons in misère play. */
  public GameBuilder<P> misereChecker(StepChecker<P> checker) {
    variant = only().withMisere(checker);
    return this;
  }

  /** A reduction of its positions to a smaller game. */
  public GameBuilder<P> reduction(Reduction<P> reduction) {
    variant = only().with(reduction);
    return this;
  }

  /** A search for values of its own, instead of the one that serves every ruleset. */
  public GameBuilder<P> values(ValueSolvers<P> solvers) {
    variant = only().with(solvers);
    return this;
  }

  /** How items are made of its positions, so that sums of them are searched by items. */
  public GameBuilder<P> items(ItemSources<P> sources) {
    variant = only().with(sources);
    return this;
  }

  /** The kind of values that positions have, where it is not what the rules suggest. */
  public GameBuilder<P> valued(ValueKind values) {
    variant = only().valued(values);
    return this;
  }

  /** A table of positions that differ by integers, with the usual name. */
  public GameBuilder<P> positions(String what, String template, Axis... axes) {
    return table(GameTable.positions("positions", what, template, axes));
  }

  /** A table; the first is the usual one. */
  public GameBuilder<P> table(GameTable<P> table) {
    tables.add(table);
    return this;
  }

  /** A table that its paper prints. */
  public GameBuilder<P> printed(PrintedTable table) {
    printed.add(table);
    return this;
  }

  private Variant<P> only() {
    if (variant == null) {
      throw new IllegalStateException(
          words.id() + ": what belongs to a variant is set where its family makes it");
    }
    return variant;
  }

  /** The game. */
  public Game<P> build() {
    Family<P> variants = family == null ? Family.of(variant) : family;
    if (family == null && words.colons()) {
      variants = Family.withColons(variant);
    }
    return new Game<>(words.id(), words.card(), variants, tables, printed);
  }

  static <P> GameBuilder<P> of(GameWords words, Rules<P> rules) {
    Variant<P> plain = Variant.of(rules);
    return new GameBuilder<>(
        words, rules instanceof Equipped<P> own ? own.equipped(plain) : plain, null);
  }
}

package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.LoopyNimValues;
import org.farstar.engine.search.LoopyValues;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.sum.MisereForms;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.ValueTables;
import org.farstar.engine.sum.Values;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.GameTooLargeException;

/** One search for the value of a sum: term by term, then added. */
final class ValueSearchRun {
  private final Workspace workspace;
  private final Sum sum;
  private final Control control;
  private long visited;

  ValueSearchRun(Workspace workspace, Sum sum, Control control) {
    this.workspace = workspace;
    this.sum = sum;
    this.control = control;
  }

  /** Whether every term has values that a search can find. */
  boolean hasValues() {
    return MisereForms.isDefined(sum)
        || sum.ending() == Ending.LAST_PLAYER_WINS
            && sum.terms().stream()
                .allMatch(
                    term ->
                        !(term instanceof Term.Placed<?> placed)
                            || placed.variant().kind() != ValueKind.NONE
                            || placed.variant().rules().endless().isPresent());
  }

  void requireValues() {
    if (!hasValues()) {
      throw new NotAnsweredException(
          "positions of " + Analyst.game(sum) + " have no value here; 'outcome' says who wins");
    }
  }

  /** How many positions were visited so far. */
  long visited() {
    return visited;
  }

  /**
   * The value.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   * @throws NoSuchValueException where a position has no value of its game's kind
   */
  Value value() {
    try {
      return control.heeding(() -> workspace.within(this::total));
    } catch (NoSuchValueException e) {
      throw e.at(SumText.write(sum));
    }
  }

  private Value total() {
    if (MisereForms.isDefined(sum)) {
      MisereForms forms = new MisereForms(control);
      try {
        return forms.of(sum);
      } finally {
        visited += forms.visited();
      }
    }
    List<Value> values = new ArrayList<>();
    for (Term term : sum.terms()) {
      values.add(term.bare().orElseGet(() -> value((Term.Placed<?>) term)));
    }
    try {
      Value sum =
          Values.sum(values, workspace.universe())
              .orElseThrow(() -> new NoSuchValueException("has a nimber too large to be added"));
      return sum instanceof LoopyGame loopy ? simplest(side(loopy)) : sum;
    } catch (GameTooLargeException e) {
      throw new NoSuchValueException("has a value too large to compute: " + e.getMessage());
    }
  }

  /** Where terms say different things of plays without end, their values do not add up. */
  private LoopyGame side(LoopyGame total) {
    Outcome endless = new SumPlay(sum).endless().orElse(Outcome.D);
    if (endless == Outcome.D
        && sum.terms().stream()
            .anyMatch(
                term ->
                    term instanceof Term.Placed<?> placed
                        && placed.variant().rules().endless().orElse(Outcome.D) != Outcome.D)) {
      throw new NoSuchValueException("has terms that say different things of plays without end");
    }
    return LoopyValues.side(total, endless);
  }

  private static Value simplest(LoopyGame game) {
    return game.shortGame().<Value>map(g -> g).orElse(game);
  }

  private <P> Value value(Term.Placed<P> placed) {
    if (placed.variant().rules().endless().isPresent()) {
      if (sum.impartial()) {
        LoopyNimValues<P> search = new LoopyNimValues<>(placed.variant().rules(), control);
        try {
          return search.value(placed.position());
        } finally {
          visited += search.visited();
        }
      }
      LoopyValues<P> search =
          new LoopyValues<>(placed.variant().rules(), workspace.universe(), control);
      try {
        LoopyGame value = search.value(placed.position());
        return placed.swapped() ? value.negate() : value;
      } finally {
        visited += search.visited();
      }
    }
    Value value = value(placed, placed.variant().kind().renewing(workspace));
    return placed.swapped() ? Values.negative(value) : value;
  }

  private <P, V extends Value> V value(Term.Placed<P> placed, Algebra<V> algebra) {
    ValueTable<P, V> table = ValueTables.of(workspace, placed.variant());
    ThreadedValueSearch<P, V> search =
        new ThreadedValueSearch<>(
            placed.variant().values(), placed.variant().rules(), algebra, table, control);
    table.stopRepetition(true);
    try {
      return algebra.current(search.value(placed.position()));
    } finally {
      table.stopRepetition(false);
      visited += search.visited();
    }
  }
}

package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Effort;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;

/**
 * Facts about all parts of a sum, and what they say together. The only place where facts about
 * parts become an answer about a sum:
 *
 * <ul>
 *   <li>values add up;
 *   <li>parts worth 0, and in normal play every P-position is, change nothing: the rest decides,
 *       where it is one part;
 *   <li>if the parts that are not worth 0 are all won by Left, whoever starts, then so is the sum;
 *       likewise for Right.
 * </ul>
 *
 * <p>In misère play and where a verdict decides, a fact counts only for a part that is alone.
 */
final class PartFacts {
  /** A fact of a part in a list, with its proof. */
  private static final long BYTES_PER_FACT = 200;

  private final Sum sum;
  private final List<PartFact<?>> facts;
  private final List<Value> bare;
  private final boolean over;

  private PartFacts(Sum sum, List<PartFact<?>> facts, List<Value> bare, boolean over) {
    this.sum = sum;
    this.facts = facts;
    this.bare = bare;
    this.over = over;
  }

  /**
   * Asks the theories about every part; empty where some part is unknown to them.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  static Optional<PartFacts> of(Sum sum, Workspace workspace, Ask ask, Control control) {
    if (new SumPlay(sum).verdict(sum).isPresent()) {
      return Optional.empty();
    }
    List<PartFact<?>> facts = new ArrayList<>();
    List<Value> bare = new ArrayList<>();
    boolean[] over = new boolean[1];
    for (int i = 0; i < sum.terms().size(); i++) {
      Term term = sum.terms().get(i);
      if (term.bare().isPresent()) {
        bare.add(term.bare().get());
      } else if (!collect(i, (Term.Placed<?>) term, workspace, ask, control, facts, over)) {
        return Optional.empty();
      }
    }
    boolean single = sum.ending() != Ending.LAST_PLAYER_WINS;
    return single && facts.size() > 1
        ? Optional.empty()
        : Optional.of(new PartFacts(sum, facts, bare, over[0]));
  }

  private static <P> boolean collect(
      int term,
      Term.Placed<P> placed,
      Workspace workspace,
      Ask ask,
      Control control,
      List<PartFact<?>> facts,
      boolean[] over) {
    Rules<P> rules = placed.variant().rules();
    List<Theory<P>> theories =
        placed.variant().theories().stream().map(theory -> theory.in(workspace)).toList();
    List<P> parts =
        rules.ending() == Ending.VERDICT
            ? List.of(placed.position())
            : rules.parts(placed.position());
    if (parts.isEmpty()) {
      if (theories.isEmpty()) {
        return false;
      }
      over[0] = true;
    }
    for (int i = 0; i < parts.size(); i++) {
      control.throwIfStopped(i * BYTES_PER_FACT);
      Optional<Fact<P>> fact = fact(theories, parts.get(i), ask, control);
      if (fact.isEmpty()) {
        return false;
      }
      facts.add(new PartFact<>(term, placed, i, parts.get(i), fact.get()));
    }
    return true;
  }

  private static <P> Optional<Fact<P>> fact(
      List<Theory<P>> theories, P part, Ask ask, Control control) {
    for (Theory<P> theory : theories) {
      Optional<Fact<P>> fact = theory.fact(part, ask, control);
      if (fact.isPresent()) {
        return fact;
      }
    }
    return Optional.empty();
  }

  /** The facts, part by part. */
  List<PartFact<?>> facts() {
    return facts;
  }

  /** The terms that are values. */
  List<Value> bare() {
    return bare;
  }

  /** What everything is worth together, where the value of each part is known. */
  Optional<Value> total(Universe universe) {
    return totalWithout(null, universe);
  }

  /** What everything but one part is worth; where all the rest is worth 0, its value is 0. */
  Optional<Value> totalWithout(PartFact<?> left, Universe universe) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      return Optional.empty();
    }
    List<Value> values = new ArrayList<>(bare);
    for (PartFact<?> fact : facts) {
      if (fact != left) {
        if (fact.value().isPresent()) {
          values.add(fact.value().get());
        } else if (!fact.isZero()) {
          return Optional.empty();
        }
      }
    }
    if (values.isEmpty() && left != null) {
      return left.value()
          .flatMap(value -> Values.sum(zeroLike(value), universe))
          .or(() -> Values.sum(values, universe));
    }
    if (values.isEmpty() && !sum.impartial()) {
      return Optional.of(universe.zero());
    }
    return Values.sum(values, universe);
  }

  /** No value at all, in the kind of this one: the sum of it and its negative. */
  private static List<Value> zeroLike(Value value) {
    return List.of(value, Values.negative(value));
  }

  /** Who wins, where the facts say it together. */
  Optional<Outcome> outcome(Universe universe) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      Outcome empty = sum.ending() == Ending.LAST_PLAYER_LOSES ? Outcome.N : Outcome.P;
      return Optional.of(facts.isEmpty() ? empty : facts.get(0).outcome());
    }
    boolean valued = facts.stream().allMatch(fact -> fact.value().isPresent());
    if (valued && (facts.size() > 1 || !bare.isEmpty())) {
      List<Value> values = new ArrayList<>(bare);
      facts.forEach(fact -> values.add(fact.value().orElseThrow()));
      return Values.outcome(values, universe);
    }
    List<Outcome> nonzero = new ArrayList<>();
    facts.forEach(fact -> nonzero.add(fact.outcome()));
    bare.forEach(value -> nonzero.add(Values.outcome(value)));
    nonzero.removeIf(outcome -> outcome == Outcome.P);
    if (nonzero.size() <= 1) {
      return Optional.of(nonzero.isEmpty() ? Outcome.P : nonzero.get(0));
    }
    Set<Outcome> kinds = new LinkedHashSet<>(nonzero);
    return kinds.size() == 1 && (kinds.contains(Outcome.L) || kinds.contains(Outcome.R))
        ? Optional.of(nonzero.get(0))
        : Optional.empty();
  }

  /**
   * Why a part is worth what it is, or only why its outcome is what it is where that is the whole
   * question.
   *
   * @param outcome whether who wins the sum is asked for, and not its value
   */
  Proof proof(PartFact<?> part, boolean outcome) {
    boolean alone = outcome && facts.size() + bare.size() == 1;
    return alone ? part.fact().outcomeProof() : part.fact().proof();
  }

  /**
   * Where the answer comes from: every statement once.
   *
   * @param outcome whether who wins the sum is asked for, and not its value
   */
  Source source(boolean outcome) {
    Set<Statement> statements = new LinkedHashSet<>();
    Set<String> notes = new LinkedHashSet<>();
    Effort effort = Effort.NONE;
    for (PartFact<?> fact : facts) {
      Proof proof = proof(fact, outcome);
      statements.addAll(proof.statements());
      notes.addAll(proof.notes());
      effort = effort.plus(proof.effort());
    }
    if (facts.isEmpty() && over) {
      statements.add(Basics.END);
    }
    if (statements.isEmpty()) {
      statements.add(Basics.VALUES);
    } else if (facts.size() + bare.size() > 1 && sum.impartial()) {
      statements.add(Basics.NIM_SUM);
    }
    List<Statement> cited = List.copyOf(statements);
    return effort.positions() > 0
        ? new Source.ByReduction(cited, effort.positions(), effort.millis())
        : new Source.ByTheory(cited, List.copyOf(notes));
  }
}

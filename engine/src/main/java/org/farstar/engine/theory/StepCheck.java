package org.farstar.engine.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;

/**
 * One step while it is evaluated for one position: its data, short searches of positions, and what
 * was found. A statement that no search decides within its budget is not refuted.
 *
 * @param <P> the positions
 */
public final class StepCheck<P> {
  private final P position;
  private final Step step;
  private final List<Step> earlier;
  private final Function<P, Optional<Outcome>> outcomes;
  private final Function<P, Optional<Value>> values;
  private final List<String> faults = new ArrayList<>();
  private final Set<Outcome> concluded = new LinkedHashSet<>();
  private final Set<Value> worth = new LinkedHashSet<>();
  private OutcomeSet left = OutcomeSet.ALL;

  /**
   * @param position what the step is about
   * @param step the step
   * @param earlier the steps before it
   * @param outcomes who wins a position of the same game, where a short search finds it
   * @param values what a position of the same game is worth, where a short search finds it
   */
  public StepCheck(
      P position,
      Step step,
      List<Step> earlier,
      Function<P, Optional<Outcome>> outcomes,
      Function<P, Optional<Value>> values) {
    this.position = position;
    this.step = step;
    this.earlier = List.copyOf(earlier);
    this.outcomes = outcomes;
    this.values = values;
  }

  /** What the step is about. */
  public P position() {
    return position;
  }

  /** The step. */
  public Step step() {
    return step;
  }

  /** The kind of the step. */
  public StepKind kind() {
    return step.kind();
  }

  /** The last step of a kind before this one. */
  public Optional<Step> earlier(StepKind kind) {
    return earlier.stream().filter(s -> s.kind() == kind).reduce((one, other) -> other);
  }

  /** The steps before this one. */
  public List<Step> earlier() {
    return earlier;
  }

  /** Who wins a position, where a short search finds it. */
  public Optional<Outcome> outcome(P other) {
    return outcomes.apply(other);
  }

  /** What a position is worth, where a short search finds it. */
  public Optional<Value> value(P other) {
    return values.apply(other);
  }

  /** What the step states must hold; else it is refuted. */
  public void require(boolean holds, String statement) {
    if (!holds) {
      faults.add(statement);
    }
  }

  /** The step says who wins the position. */
  public void concludes(Outcome outcome) {
    concluded.add(outcome);
    outcome(position)
        .ifPresent(found -> require(found == outcome, "the outcome class is " + outcome));
  }

  /** The step rules out all outcome classes but these. */
  public void leaves(OutcomeSet possible) {
    left = left.and(possible);
    outcome(position)
        .ifPresent(found -> require(possible.contains(found), "the outcome class is " + possible));
  }

  /** The step says what the position is worth. */
  public void isWorth(Value value) {
    worth.add(value);
    concluded.add(outcome(value));
    value(position)
        .ifPresent(
            found -> require(found.toString().equals(value.toString()), "the value is " + value));
  }

  /** The step says which Grundy value the position has. */
  public void isWorth(BigInteger grundy) {
    isWorth(Nimber.of(grundy));
  }

  private static Outcome outcome(Value value) {
    if (value instanceof Dyadic number) {
      return Outcome.ofSign(number.signum());
    }
    if (value instanceof ShortGame game) {
      return game.outcome();
    }
    return value.equals(Nimber.ZERO) ? Outcome.P : Outcome.N;
  }

  /** The Grundy values of the step, a step of {@link StepKind#SUM}, add up without carry. */
  public void addsWithoutCarry() {
    isWorth(nimSum(step, faults::add));
  }

  /**
   * The sum without carry of the values that a step adds so.
   *
   * @param faults takes what is false in the step
   */
  public static BigInteger nimSum(Step step, Consumer<String> faults) {
    BigInteger total = BigInteger.ZERO;
    for (String value : step.texts("values")) {
      total = total.xor(new BigInteger(value));
    }
    if (!step.data().get("total").equals(total.toString())) {
      faults.accept("the sum without carry is " + total);
    }
    boolean leads = step.data().get("alone").equals(true) && total.signum() != 0;
    if (leads != step.data().containsKey("from")) {
      faults.accept("a value is named that is lowered: " + leads);
    }
    int width =
        step.texts("values").stream().mapToInt(v -> new BigInteger(v).bitLength()).max().orElse(1);
    Object stated = step.data().get("width");
    if (stated != null && !stated.equals(Math.max(1, width))) {
      faults.accept("the longest value has " + width + " binary digits");
    }
    if (step.data().containsKey("from")) {
      BigInteger from = new BigInteger(step.data().get("from").toString());
      BigInteger to = new BigInteger(step.data().get("to").toString());
      boolean lowers = step.texts("values").contains(from.toString()) && to.compareTo(from) < 0;
      if (!lowers || !from.xor(total).equals(to)) {
        faults.accept("one of the values is lowered to what makes the sum 0");
      }
    }
    return total;
  }

  /** What was found false. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** Who wins the position, by the step. */
  public Set<Outcome> concluded() {
    return Collections.unmodifiableSet(concluded);
  }

  /** The outcome classes that the step does not rule out. */
  public OutcomeSet left() {
    return left;
  }

  /** What the position is worth, by the step. */
  public Set<Value> worth() {
    return Collections.unmodifiableSet(worth);
  }

  /** Whether the step has an entry. */
  public boolean has(String key) {
    return step.data().containsKey(key);
  }

  /** An entry of the step as text. */
  public String text(String key) {
    return step.data().get(key).toString();
  }

  /** An entry that is a number. */
  public BigInteger number(String key) {
    return new BigInteger(text(key));
  }

  /** An entry that is a small number. */
  public int integer(String key) {
    return number(key).intValueExact();
  }

  /** An entry that is true or false. */
  public boolean flag(String key) {
    return (Boolean) step.data().get(key);
  }

  /** An entry that is a list; empty where the step lacks it. */
  public List<String> texts(String key) {
    return step.texts(key);
  }

  /** An entry that is a list of numbers; empty where the step lacks it. */
  public List<BigInteger> numbers(String key) {
    return texts(key).stream().map(BigInteger::new).toList();
  }

  /** An entry that is a table; empty where the step lacks it. */
  public List<List<String>> rows(String key) {
    return step.rows(key);
  }

  /** Whether the outcome class in the data is this one. */
  public boolean states(Outcome outcome) {
    return step.states(outcome);
  }
}

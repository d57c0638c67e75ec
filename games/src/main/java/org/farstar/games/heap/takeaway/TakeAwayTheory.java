package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrowingTable;
import org.farstar.games.heap.grundy.GrundyFact;

/**
 * Who wins a heap by its H-representation, and Grundy values by a table as far as one reaches.
 *
 * <p>The lecture treats first moves. For every cap: the next player wins (n, cap) exactly if the
 * cap is at least the least term of the representation of n, and the winning moves are the sums y
 * of its least terms, y at most cap, with f(y) below the next term or y = n. For y leaves a
 * P-position exactly if f(y) is below the least term of n - y; the representations of y and of n -
 * y together are then one of n, and there is only one.
 */
public final class TakeAwayTheory implements Theory<TakeAwayHeap> {
  private static final List<Statement> H =
      List.of(TakeAwayStatements.EXISTENCE, TakeAwayStatements.UNIQUENESS);

  /** More terms than these are not written. */
  private static final int TERMS = 12;

  private final TakeAway game;
  private final Supplier<GrowingTable<TakeAwayTable>> tables;

  /** What is known about the heaps of these rules. */
  public TakeAwayTheory(TakeAway game) {
    this(game, () -> table(game));
  }

  private TakeAwayTheory(TakeAway game, Supplier<GrowingTable<TakeAwayTable>> tables) {
    this.game = game;
    this.tables = tables;
  }

  private static GrowingTable<TakeAwayTable> table(TakeAway game) {
    return new GrowingTable<>(
        TakeAwayTable.LARGEST, (most, meter) -> new TakeAwayTable(game.limit(), most[0], meter));
  }

  @Override
  public Theory<TakeAwayHeap> in(Workspace workspace) {
    Object key = List.of(TakeAwayTable.class, game.limit());
    return new TakeAwayTheory(game, () -> workspace.table(key, () -> table(game)));
  }

  @Override
  public List<Statement> statements() {
    return List.of(
        TakeAwayStatements.EXISTENCE,
        TakeAwayStatements.UNIQUENESS,
        TakeAwayStatements.CAPS,
        TakeAwayStatements.MOVES,
        Basics.RECURSION);
  }

  /** Empty where too many terms of the sequence H lie below the heap. */
  @Override
  public Optional<Fact<TakeAwayHeap>> fact(TakeAwayHeap heap, Ask ask, Control control) {
    return terms(heap, control).map(terms -> fact(heap, terms, control));
  }

  /** The terms of the representation, the least first. */
  private Optional<List<Sequence.Term>> terms(TakeAwayHeap heap, Control control) {
    Sequence sequence = new Sequence(game.limit());
    if (!control.metered(sequence::bytes, meter -> sequence.reach(List.of(heap.n()), meter))) {
      return Optional.empty();
    }
    List<Sequence.Term> terms = sequence.representation(heap.n());
    Collections.reverse(terms);
    return Optional.of(terms);
  }

  private Fact<TakeAwayHeap> fact(TakeAwayHeap heap, List<Sequence.Term> terms, Control control) {
    Optional<TakeAwayTable> table = tables.get().upTo(control, heap.n());
    Optional<BigInteger> value =
        table.map(t -> BigInteger.valueOf(t.value(heap.n().intValue(), heap.cap().intValue())));
    boolean zero = terms.isEmpty() || terms.get(0).value().compareTo(heap.cap()) > 0;
    Proof byTerms = Proof.by(TakeAwayStatements.CAPS).because(() -> steps(heap, terms));
    GrundyFact.Options<TakeAwayHeap> options =
        (wanted, moves) -> options(heap, terms, wanted, table, moves);
    return GrundyFact.decided(zero, byTerms, value, known -> ofValue(heap, terms, known), options);
  }

  private Proof ofValue(TakeAwayHeap heap, List<Sequence.Term> terms, BigInteger value) {
    return Proof.by(Basics.RECURSION)
        .because(
            () -> {
              List<Step> steps = new ArrayList<>(steps(heap, terms));
              steps.add(
                  Step.of(StepKind.VALUE, Basics.RECURSION)
                      .with("position", heap.toString())
                      .with("value", value.toString()));
              return steps;
            });
  }

  private boolean options(
      TakeAwayHeap heap,
      List<Sequence.Term> terms,
      BigInteger wanted,
      Optional<TakeAwayTable> table,
      Moves<TakeAwayHeap> moves) {
    if (wanted.signum() == 0) {
      zeros(heap, terms).forEach(taken -> add(heap, taken, moves));
      return true;
    }
    if (table.isEmpty()) {
      return false;
    }
    for (int taken = 1; taken <= heap.cap().intValue(); taken++) {
      int left = table.get().after(heap.n().intValue(), taken);
      if (BigInteger.valueOf(left).equals(wanted)) {
        add(heap, BigInteger.valueOf(taken), moves);
      }
    }
    return true;
  }

  private void add(TakeAwayHeap heap, BigInteger taken, Moves<TakeAwayHeap> moves) {
    moves.add(game.after(heap, taken), () -> TakeAway.moveText(taken));
  }

  /** What may be taken so that a P-position is left. */
  private List<BigInteger> zeros(TakeAwayHeap heap, List<Sequence.Term> terms) {
    List<BigInteger> taken = new ArrayList<>();
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < terms.size(); i++) {
      sum = sum.add(terms.get(i).value());
      if (sum.compareTo(heap.cap()) > 0) {
        return taken;
      }
      boolean last = i == terms.size() - 1;
      if (last || game.limit().at(sum).compareTo(terms.get(i + 1).value()) < 0) {
        taken.add(sum);
      }
    }
    return taken;
  }

  private List<Step> steps(TakeAwayHeap heap, List<Sequence.Term> terms) {
    if (terms.isEmpty()) {
      return List.of(Step.of(StepKind.EMPTY));
    }
    List<Step> steps = new ArrayList<>();
    BigInteger least = terms.get(0).value();
    steps.add(
        Step.of(StepKind.REPRESENTATION, H)
            .with("game", game.limit().toString())
            .with("heap", heap.n().toString())
            .with("terms", terms.size())
            .with("indices", shortList(terms, Sequence.Term::index))
            .with("values", shortList(terms, Sequence.Term::value))
            .with("least", least.toString()));
    boolean wins = least.compareTo(heap.cap()) <= 0;
    steps.add(
        Step.of(StepKind.CAP, TakeAwayStatements.CAPS)
            .with("least", least.toString())
            .with("cap", heap.cap().toString())
            .with("wins", wins));
    return steps;
  }

  private static List<String> shortList(
      List<Sequence.Term> terms, Function<Sequence.Term, BigInteger> what) {
    return terms.stream().limit(TERMS).map(what.andThen(BigInteger::toString)).toList();
  }
}

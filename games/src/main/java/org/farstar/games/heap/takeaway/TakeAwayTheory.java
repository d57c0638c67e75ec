package org.farstar.games.heap.takeaway;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.GrundyRule;
import org.farstar.games.heap.grundy.GrundyTheory;

/**
 * Single heaps by their H-representation, sums by a table of Grundy values as far as one reaches,
 * and beyond it where at most one term is an N-position.
 *
 * <p>The lecture treats first moves. For every cap: the next player wins (n, cap) exactly if the
 * cap is at least the least term of the representation of n, and the winning moves are the sums y
 * of its least terms, y at most cap, with f(y) below the next term or y = n. For y leaves a
 * P-position exactly if f(y) is below the least term of n - y; the representations of y and of n -
 * y together are then one of n, and there is only one.
 */
public final class TakeAwayTheory extends GrundyTheory<TakeAwayHeap> {
  private static final String H = "slides, theorems on H-representations";
  private static final String TABLE = "Sprague-Grundy recursion on (n, cap)";

  /** More terms than these are not written. */
  private static final int TERMS = 12;

  @Override
  public String cite() {
    return H + "; " + TABLE;
  }

  @Override
  protected Optional<GrundyRule<TakeAwayHeap>> rule(
      Rules<TakeAwayHeap> rules, Sum<TakeAwayHeap> position, Ask ask, Control control) {
    if (!(rules instanceof TakeAway game)) {
      return Optional.empty();
    }
    Sequence sequence = new Sequence(game.limit());
    List<BigInteger> sizes = position.terms().stream().map(TakeAwayHeap::n).toList();
    BigInteger largest = Collections.max(sizes);
    Meter meter = control.meter(sequence::bytes);
    try {
      return sequence.reach(sizes, meter)
          ? Optional.of(new Rule(game, sequence, largest, control))
          : Optional.empty();
    } finally {
      meter.settle();
    }
  }

  private static final class Rule implements GrundyRule<TakeAwayHeap> {
    private final TakeAway game;
    private final Sequence sequence;
    private final BigInteger largest;
    private final Control control;
    private Optional<TakeAwayTable> table = Optional.empty();
    private boolean looked;

    Rule(TakeAway game, Sequence sequence, BigInteger largest, Control control) {
      this.game = game;
      this.sequence = sequence;
      this.largest = largest;
      this.control = control;
    }

    @Override
    public String cite() {
      return table.isPresent() ? TABLE : H;
    }

    private Optional<TakeAwayTable> table() {
      if (!looked) {
        looked = true;
        if (largest.compareTo(BigInteger.valueOf(TakeAwayTable.LARGEST)) <= 0) {
          Meter meter = control.meter();
          try {
            table = Optional.of(new TakeAwayTable(game.limit(), largest.intValue(), meter));
          } finally {
            meter.settle();
          }
        }
      }
      return table;
    }

    /** The terms of the representation, the least first. */
    private List<Sequence.Term> terms(TakeAwayHeap heap) {
      List<Sequence.Term> terms = sequence.representation(heap.n());
      Collections.reverse(terms);
      return terms;
    }

    @Override
    public boolean isZero(TakeAwayHeap heap) {
      List<Sequence.Term> terms = terms(heap);
      return terms.isEmpty() || terms.get(0).value().compareTo(heap.cap()) > 0;
    }

    @Override
    public Optional<BigInteger> value(TakeAwayHeap heap) {
      return table()
          .map(t -> BigInteger.valueOf(t.value(heap.n().intValue(), heap.cap().intValue())));
    }

    @Override
    public void options(TakeAwayHeap heap, BigInteger wanted, Moves<TakeAwayHeap> moves) {
      if (wanted.signum() == 0) {
        for (BigInteger taken : zeros(heap)) {
          moves.add(game.after(heap, taken), () -> TakeAway.moveText(taken));
        }
        return;
      }
      TakeAwayTable t = table().orElseThrow();
      for (int taken = 1; taken <= heap.cap().intValue(); taken++) {
        if (t.after(heap.n().intValue(), taken) == wanted.intValue()) {
          BigInteger number = BigInteger.valueOf(taken);
          moves.add(game.after(heap, number), () -> TakeAway.moveText(number));
        }
      }
    }

    /** What may be taken so that a P-position is left. */
    private List<BigInteger> zeros(TakeAwayHeap heap) {
      List<BigInteger> taken = new ArrayList<>();
      List<Sequence.Term> terms = terms(heap);
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

    @Override
    public List<Step> reason(TakeAwayHeap heap, boolean alone) {
      List<Step> steps = new ArrayList<>();
      List<Sequence.Term> terms = terms(heap);
      if (terms.isEmpty()) {
        return List.of(Step.of("empty", "", "The heap is empty."));
      }
      BigInteger least = terms.get(0).value();
      steps.add(
          Step.of("representation", H, representation(heap, terms))
              .with("terms", terms.size())
              .with("indices", shortList(terms, Sequence.Term::index))
              .with("least", least.toString()));
      boolean wins = least.compareTo(heap.cap()) <= 0;
      String cap = Digits.shown(heap.cap());
      String verdict =
          wins
              ? "Up to "
                  + cap
                  + " may be taken, enough for the least term "
                  + Digits.shown(least)
                  + ". The opponent then may take less than the next term, and leaves a least term"
                  + " that can be taken again."
              : "Only up to "
                  + cap
                  + " may be taken, less than the least term "
                  + Digits.shown(least)
                  + ". Whatever is taken leaves a least term that the opponent can take.";
      steps.add(Step.of("cap", H, verdict).with("cap", heap.cap().toString()).with("wins", wins));
      if (table.isPresent()) {
        BigInteger value = value(heap).orElseThrow();
        steps.add(
            Step.of("value", TABLE, heap + " has the Grundy value " + value + ".")
                .with("value", value.toString()));
      }
      return steps;
    }

    private static List<String> shortList(
        List<Sequence.Term> terms, Function<Sequence.Term, BigInteger> what) {
      return terms.stream()
          .limit(TERMS)
          .map(what.andThen(BigInteger::toString))
          .collect(Collectors.toList());
    }

    private String representation(TakeAwayHeap heap, List<Sequence.Term> terms) {
      String n = Digits.shown(heap.n());
      String what = "The terms of the sequence H for " + game.limit() + " that make up ";
      if (terms.size() > TERMS) {
        return what
            + n
            + ", each more than f of the one before, are "
            + terms.size()
            + "; the least is "
            + term(terms.get(0))
            + ".";
      }
      List<String> shown = new ArrayList<>(terms.stream().map(Rule::term).toList());
      Collections.reverse(shown);
      return what
          + n
          + ", each more than f of the one before: "
          + n
          + " = "
          + String.join(" + ", shown)
          + ".";
    }

    private static String term(Sequence.Term term) {
      return "H_" + Digits.shown(term.index()) + " (" + Digits.shown(term.value()) + ")";
    }
  }
}

package org.farstar.games.heap.grundy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Theory;

/**
 * Values of heaps one after the other, and beyond a proved period by the period, where a theorem
 * proves periods. Winning moves are found by looking up all options.
 */
public final class PeriodTheory implements Theory<Heaps> {
  /** A game on heaps whose values are computed until they are periodic. */
  public interface Game {
    /** A table of the values, none of them computed. */
    HeapTable table();

    /** Names the values: games with equal keys share a table. */
    Object key();

    /**
     * Why a proved period never ends; empty where nothing proves periods, and none is looked for.
     */
    Optional<Statement> theorem();

    /** All theorems that may prove a period. */
    default List<Statement> theorems() {
      return theorem().stream().toList();
    }

    /** Why this proved period never ends. */
    default Optional<Statement> theorem(Period period) {
      return theorem();
    }

    /** Whether all options of a heap are handed over, and not some of them only. */
    default boolean handsOverAll(BigInteger heap) {
      return true;
    }

    /** The code of the game, as {@code 0.77}, where it has one. */
    default Optional<String> code() {
      return Optional.empty();
    }

    /** How far a period is looked for when only a reason asks for it; 0 for no further. */
    int explored();

    /**
     * Hands over every option of a heap with one value, or some where they are not all listed.
     *
     * @param value the value of a smaller heap
     * @param meter counts options where they are many
     */
    void options(
        BigInteger heap,
        int wanted,
        ToIntFunction<BigInteger> value,
        Meter meter,
        Moves<Heaps> moves);
  }

  private final Game game;
  private final Supplier<HeapTable> tables;

  /** What is known about the single heaps of a game. */
  public PeriodTheory(Game game) {
    this(game, game::table);
  }

  private PeriodTheory(Game game, Supplier<HeapTable> tables) {
    this.game = game;
    this.tables = tables;
  }

  @Override
  public Theory<Heaps> in(Workspace workspace) {
    Object key = List.of(PeriodTheory.class, game.key());
    return new PeriodTheory(game, () -> workspace.table(key, game::table));
  }

  @Override
  public List<Statement> statements() {
    List<Statement> all = new ArrayList<>(List.of(Basics.RECURSION));
    all.addAll(game.theorems());
    return all;
  }

  /** What a value rests on that was computed, or read off a period. */
  private List<Statement> cites(Optional<Period> byPeriod) {
    List<Statement> cites = new ArrayList<>(List.of(Basics.RECURSION));
    byPeriod.flatMap(game::theorem).ifPresent(cites::add);
    return cites;
  }

  /** Empty where the heap is beyond the table and no period is proved. */
  @Override
  public Optional<Fact<Heaps>> fact(Heaps part, Ask ask, Control control) {
    return part.single().flatMap(heap -> fact(heap, ask, control));
  }

  private Optional<Fact<Heaps>> fact(BigInteger heap, Ask ask, Control control) {
    HeapTable table = tables.get();
    Optional<Integer> value =
        control.metered(
            meter -> {
              Optional<Integer> found = table.value(heap, meter);
              if (found.isPresent() && ask.explain()) {
                table.compute(game.explored(), meter);
              }
              return found;
            });
    return value.map(found -> fact(heap, found, table, control));
  }

  private Fact<Heaps> fact(BigInteger heap, int value, HeapTable table, Control control) {
    // A value computed from those of smaller heaps rests on the recursion; whoever reads it off the
    // period rests on the theorem, too.
    Optional<Period> byPeriod = table.like(heap).flatMap(like -> table.proved());
    List<Statement> cites = cites(byPeriod);
    Proof plain = Proof.by(cites);
    Proof proof = byPeriod.map(period -> plain.noting(period.sentence())).orElse(plain);
    return GrundyFact.worth(
        BigInteger.valueOf(value),
        proof.because(() -> steps(heap, value, table, cites)),
        (wanted, moves) -> {
          options(heap, wanted, table, control, moves);
          return game.handsOverAll(heap);
        });
  }

  private void options(
      BigInteger heap, BigInteger wanted, HeapTable table, Control control, Moves<Heaps> moves) {
    if (wanted.bitLength() < Integer.SIZE) {
      control.metered(
          meter -> {
            ToIntFunction<BigInteger> value = rest -> table.value(rest, meter).orElseThrow();
            game.options(heap, wanted.intValue(), value, meter, moves);
            return moves;
          });
    }
  }

  private List<Step> steps(BigInteger heap, int value, HeapTable table, List<Statement> cites) {
    List<Step> steps = new ArrayList<>();
    Optional<String> like = table.like(heap).map(BigInteger::toString);
    Optional<Period> byPeriod = like.flatMap(found -> table.proved());
    steps.add(
        HeapTheory.step(heap, BigInteger.valueOf(value), cites)
            .with("formula", byPeriod.map(p -> p.saltus() == 0 ? "period" : "saltus"))
            .with("like", like)
            .with(
                "added",
                byPeriod
                    .filter(p -> p.saltus() > 0)
                    .map(p -> HeapTable.added(heap, p).toString())));
    int greatest =
        heap.min(BigInteger.valueOf(Integer.MAX_VALUE))
            .max(BigInteger.valueOf(game.explored()))
            .intValue();
    game.theorem()
        .flatMap(
            theorem ->
                table
                    .period(greatest)
                    .map(
                        p ->
                            HeapTheory.step(
                                p, table, game.code(), game.theorem(p).orElse(theorem))))
        .ifPresent(steps::add);
    return steps;
  }
}

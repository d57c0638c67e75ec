package org.farstar.games.heap.endnim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.values.Ordinal;
import org.junit.jupiter.api.Test;

/** The three ways through the recurrence, against each other and against the table of all of it. */
class TriplePointsTest {
  private static final Ordinal ZERO = Ordinal.ZERO;

  @Provide
  Arbitrary<List<Ordinal>> rows() {
    Arbitrary<Ordinal> pile =
        Arbitraries.oneOf(
            Arbitraries.integers().between(1, 5).map(Ordinal::of),
            Arbitraries.longs().between(Long.MAX_VALUE - 3, Long.MAX_VALUE).map(Ordinal::of),
            Arbitraries.of("w", "w+1", "w*2", "w*2+1", "w^2", "w^2+w*2+3", "w^w", "w^(w+1)")
                .map(Ordinal::read));
    return pile.list().ofMaxSize(12);
  }

  @Property
  void theyAgreeOnAllOrdinals(@ForAll("rows") List<Ordinal> row, @ForAll boolean misere) {
    TriplePoints points = new TriplePoints(misere, Control.unlimited());
    TriplePoint expected = points.table(row)[0][row.size()];
    assertThat(points.of(row)).isEqualTo(expected);
    assertThat(exact(row, points.base())).isEqualTo(expected);
    assertThat(onDemand(row, points.base(), 1_000)).contains(expected);
    List<Ordinal> mirrored = new ArrayList<>(row);
    Collections.reverse(mirrored);
    assertThat(points.of(mirrored)).isEqualTo(new TriplePoint(expected.right(), expected.left()));
  }

  private static TriplePoint exact(List<Ordinal> row, Ordinal base) {
    return Control.unlimited().metered(meter -> ExactDiagonals.triplePoint(row, base, meter));
  }

  private static Optional<TriplePoint> onDemand(List<Ordinal> row, Ordinal base, long most) {
    return Control.unlimited()
        .metered(meter -> TopDownTriplePoint.triplePoint(row, base, most, meter));
  }

  private static Optional<TriplePoint> longs(List<Ordinal> row) {
    long[] piles = row.stream().mapToLong(p -> p.finitePart().longValueExact()).toArray();
    return Control.unlimited().metered(meter -> LongDiagonals.triplePoint(piles, 0, meter));
  }

  private static List<Ordinal> random(int piles, long largest, long seed) {
    return LongStream.generate(new Random(seed)::nextLong)
        .map(n -> Math.floorMod(n, largest) + 1)
        .limit(piles)
        .mapToObj(Ordinal::of)
        .toList();
  }

  @Test
  void tilesAndThreadsChangeNothing() {
    // More piles than two tiles and a step have, so that every kind of border occurs.
    for (int piles : new int[] {255, 256, 257, 2_047, 2_049, 2_305, 4_500}) {
      List<Ordinal> row = random(piles, 50, piles);
      assertThat(longs(row)).as("%d piles", piles).contains(exact(row, ZERO));
    }
    List<Ordinal> row = random(5_000, 9, 7);
    assertThat(onDemand(row, ZERO, 30_000_000)).isEqualTo(longs(row));
  }

  @Test
  void risingAndFallingRows() {
    List<Ordinal> rising = LongStream.rangeClosed(1, 600).mapToObj(Ordinal::of).toList();
    assertThat(longs(rising)).contains(exact(rising, ZERO));
    assertThat(onDemand(rising, ZERO, 1_000_000)).isEqualTo(longs(rising));
    assertThat(onDemand(rising, ZERO, 1_000)).isEmpty();
  }

  @Test
  void sumsBeyond64BitsStayExact() {
    BigInteger unit = BigInteger.ONE.shiftLeft(61);
    List<Ordinal> small = random(300, 1_000, 3);
    List<Ordinal> large = new ArrayList<>();
    small.forEach(pile -> large.add(Ordinal.of(pile.finitePart().multiply(unit))));
    TriplePoint points = exact(small, ZERO);
    TriplePoint scaled =
        new TriplePoint(
            Ordinal.of(points.left().finitePart().multiply(unit)),
            Ordinal.of(points.right().finitePart().multiply(unit)));
    assertThat(new TriplePoints(false, Control.unlimited()).of(large)).isEqualTo(scaled);
  }

  @Test
  void aTriplePointThatLeaves62BitsIsNotComputedInThem() {
    long quarter = 1L << 60;
    List<Ordinal> row = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      row.add(Ordinal.of(quarter + i % 7 * (quarter / 3)));
    }
    row.forEach(pile -> assertThat(LongDiagonals.fits(pile)).isTrue());
    assertThat(longs(row)).isEmpty();
    assertThat(new TriplePoints(false, Control.unlimited()).of(row)).isEqualTo(exact(row, ZERO));
    assertThat(LongDiagonals.fits(Ordinal.of(Long.MAX_VALUE))).isFalse();
    assertThat(LongDiagonals.fits(Ordinal.OMEGA)).isFalse();
  }

  @Test
  void theWorkCanBeStopped() {
    Control control = new Control(Budget.unlimited());
    control.cancel();
    for (List<Ordinal> row : List.of(random(500, 9, 1), List.of(Ordinal.OMEGA, Ordinal.OMEGA))) {
      assertThatThrownBy(() -> new TriplePoints(false, control).of(row))
          .isInstanceOf(SearchStopped.class);
    }
  }
}

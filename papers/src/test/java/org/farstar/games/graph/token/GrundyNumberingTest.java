package org.farstar.games.graph.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Control;
import org.farstar.games.graph.core.Graph;
import org.farstar.papers.small.SmallDigraphs;

/** Numbering, labels and values of random digraphs whose vertices are numbered at random. */
class GrundyNumberingTest {
  @Property(tries = 500)
  void numberingLabelsAndValues(@ForAll @IntRange(min = 2, max = 31) int n, @ForAll long seed) {
    Random random = new Random(seed);
    Graph out = SmallDigraphs.random(n, random);
    int[] values = SmallDigraphs.grundy(out);
    int[] name = new int[n];
    for (int v = 1; v < n; v++) {
      int other = random.nextInt(v + 1);
      name[v] = name[other];
      name[other] = v;
    }
    long[] renamed = new long[n];
    for (int v = 0; v < n; v++) {
      for (long rest = out.row(v); rest != 0; rest &= rest - 1) {
        renamed[name[v]] |= 1L << name[Long.numberOfTrailingZeros(rest)];
      }
    }
    AcyclicDigraph digraph = AcyclicDigraph.of(Graph.ofRows(true, renamed)).digraph().orElseThrow();
    GrundyNumbering numbering =
        Control.unlimited().metered(meter -> new GrundyNumbering(digraph, meter));
    for (int v = 0; v < n; v++) {
      assertThat(numbering.value(name[v])).isEqualTo(values[v]);
      assertThat(numbering.label(name[v])).isEqualTo(values[v] == 0 ? 'P' : 'N');
      assertThat(digraph.number(name[v])).isBetween(1, n);
      for (long rest = out.row(v); rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest);
        assertThat(digraph.number(name[v])).isLessThan(digraph.number(name[to]));
      }
    }
  }
}

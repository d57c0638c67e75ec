package org.farstar.papers.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Works;
import org.farstar.games.order.pennies.ClumpTheory;
import org.farstar.games.order.pennies.Clumps;
import org.farstar.games.order.pennies.Delta;
import org.farstar.games.order.pennies.Pennies;
import org.farstar.games.order.pennies.PennyStatements;
import org.farstar.values.player.Player;

/** Section 2.2 as the children play it: clumps and their colouring. */
final class PennyClaims {
  private static final Claims PAPER = Claims.of(Works.TRANSPOSITION);
  private static final String SCOPE = "all rows of up to %d pennies";
  private static final int LAST = 14;
  private static final Pennies RULES = new Pennies();
  private static final Cases.Key<OutcomeTable<Clumps>> OUTCOMES = new Cases.Key<>();

  private PennyClaims() {}

  static List<Claim> all() {
    return List.of(example(), parity(), step(), choice(), twos(), winner());
  }

  private static Claim example() {
    return PAPER
        .at("2.3-example", "Section 2.2")
        .says("Delta(3,5,2,1,7,1,4,2,1) = -2.")
        .over("the example")
        .butNot(
            "It is the same without the last clump.",
            cases ->
                cases.equal(
                    -2,
                    Delta.of(List.of(3L, 5L, 2L, 1L, 7L, 1L, 4L, 2L)),
                    () -> "Delta(3,5,2,1,7,1,4,2)"))
        .check(
            cases ->
                cases.equal(
                    -2,
                    Delta.of(List.of(3L, 5L, 2L, 1L, 7L, 1L, 4L, 2L, 1L)),
                    () -> "Delta(3,5,2,1,7,1,4,2,1)"));
  }

  private static Claim parity() {
    return PAPER
        .at("2.3-parity", "Section 2.2")
        .says("Delta has the parity of the number of pennies.")
        .over(SCOPE, 2, LAST)
        .check(
            (n, cases) ->
                rows(
                    n,
                    row -> cases.equal(n % 2, Math.abs(Delta.of(row.sizes()) % 2), row::toString)));
  }

  private static Claim step() {
    return PAPER
        .theorem("2.3")
        .part("step", "proof")
        .says(
            "Every move changes |Delta| by one; with clumps of one penny only, Delta is their"
                + " number.")
        .over(SCOPE + ", every move", 2, LAST)
        .check((n, cases) -> rows(n, row -> step(row, cases)));
  }

  private static Claim choice() {
    return PAPER
        .theorem("2.3")
        .part("choice", "proof")
        .says(
            "While Delta is not 0 and some clump has two pennies or more, the pairs of moves"
                + " that the"
                + " proof names move |Delta| up and down.")
        .over(SCOPE + " with more than two pennies, every pair of moves named", 3, LAST)
        .butNot(
            "Both moves of such a pair move |Delta| the same way.",
            (n, cases) -> rows(n, row -> choice(row, 0, cases)))
        .check((n, cases) -> rows(n, row -> choice(row, 2, cases)));
  }

  private static Claim twos() {
    return PAPER
        .theorem("2.3")
        .part("twos", "proof, the list for ones and twos")
        .says(
            "Where all clumps are ones and twos and the first of at least two is a two, making it a one"
                + " replaces Delta by 1 - Delta, and merging it with the next by Delta + 1.")
        .over(SCOPE, 3, LAST)
        .butNot("Making it a one replaces Delta by 1 + Delta.", (n, cases) -> twos(n, 1, cases))
        .check((n, cases) -> twos(n, -1, cases));
  }

  private static void twos(int pennies, int sign, Cases cases) {
    rows(
        pennies,
        row -> {
          List<Long> sizes = row.sizes();
          if (sizes.size() > 1 && sizes.get(0) == 2 && sizes.stream().allMatch(size -> size < 3)) {
            int delta = Delta.of(sizes);
            cases.equal(
                1 + sign * delta,
                Delta.of(row.replace(0, 1, 1).sizes()),
                () -> row + ": Delta with a one in front");
            cases.equal(
                delta + 1,
                Delta.of(row.replace(0, 2, sizes.get(1) + 1).sizes()),
                () -> row + ": Delta with the first two merged");
          }
        });
  }

  private static Claim winner() {
    return Claims.of(PennyStatements.PENNIES)
        .over(SCOPE, 2, LAST)
        .check((n, cases) -> rows(n, row -> outcome(row, cases)));
  }

  /** All rows of exactly this many pennies. */
  static void rows(int pennies, Consumer<Clumps> consumer) {
    rows(pennies, new ArrayList<>(), consumer);
  }

  private static void rows(int left, List<Long> begun, Consumer<Clumps> consumer) {
    if (left == 0) {
      consumer.accept(new Clumps(begun));
    }
    for (long size = 1; size <= left; size++) {
      begun.add(size);
      rows((int) (left - size), begun, consumer);
      begun.remove(begun.size() - 1);
    }
  }

  private static int height(Clumps row) {
    return Math.abs(Delta.of(row.sizes()));
  }

  private static void step(Clumps row, Cases cases) {
    for (Clumps to : RULES.options(row, Player.LEFT)) {
      cases.equal(1, Math.abs(height(row) - height(to)), () -> row + " to " + to + ": change");
    }
    if (row.sizes().stream().allMatch(size -> size == 1)) {
      cases.equal(row.sizes().size(), Delta.of(row.sizes()), row::toString);
    }
  }

  private static void choice(Clumps row, int apart, Cases cases) {
    if (Delta.of(row.sizes()) == 0) {
      return;
    }
    List<Clumps[]> pairs = pairs(row);
    if (row.sizes().stream().anyMatch(size -> size > 1)) {
      cases.check(!pairs.isEmpty(), () -> row + ": the proof names no moves");
    }
    List<Clumps> options = RULES.options(row, Player.LEFT);
    for (Clumps[] pair : pairs) {
      cases.check(
          options.contains(pair[0]) && options.contains(pair[1]),
          () -> row + ": " + pair[0] + " and " + pair[1] + " are not both moves");
      cases.equal(
          apart,
          Math.abs(height(pair[0]) - height(pair[1])),
          () -> row + ": " + pair[0] + ", " + pair[1]);
    }
  }

  /** The pairs of options in the list of the proof. */
  private static List<Clumps[]> pairs(Clumps row) {
    List<Clumps[]> pairs = new ArrayList<>();
    List<Long> sizes = row.sizes();
    int last = sizes.size() - 1;
    for (int i = 0; i <= last; i++) {
      long size = sizes.get(i);
      if (size > 3) {
        for (long left = 1; left < size - 2; left++) {
          Clumps one = row.replace(i, i + 1, left, size - 1 - left);
          Clumps other = row.replace(i, i + 1, left + 1, size - 2 - left);
          pairs.add(new Clumps[] {one, other});
        }
      } else if (size == 3) {
        Clumps other =
            i == 0 || i == last
                ? row.replace(i, i + 1, 2)
                : row.replace(i, i + 2, 2 + sizes.get(i + 1));
        pairs.add(new Clumps[] {row.replace(i, i + 1, 1, 1), other});
      }
    }
    if (pairs.isEmpty() && last > 0) {
      addPairsOfTwos(row, pairs);
    }
    return pairs;
  }

  /** Only ones and twos. */
  private static void addPairsOfTwos(Clumps row, List<Clumps[]> pairs) {
    List<Long> sizes = row.sizes();
    int last = sizes.size() - 1;
    if (sizes.get(0) == 2) {
      pairs.add(new Clumps[] {row.replace(0, 1, 1), row.replace(0, 2, sizes.get(1) + 1)});
    }
    if (sizes.get(last) == 2) {
      pairs.add(
          new Clumps[] {
            row.replace(last, last + 1, 1), row.replace(last - 1, last + 1, sizes.get(last - 1) + 1)
          });
    }
    for (int i = 0; i + 2 <= last; i++) {
      if (sizes.get(i) == 1 && sizes.get(i + 1) == 2) {
        pairs.add(
            new Clumps[] {row.replace(i, i + 1), row.replace(i + 1, i + 3, sizes.get(i + 2) + 1)});
      }
    }
  }

  private static void outcome(Clumps row, Cases cases) {
    OutcomeTable<Clumps> table = cases.table(OUTCOMES, OutcomeTable::remembering);
    cases.equal(
        ClumpTheory.outcome(row, new Delta(row.sizes())),
        new OutcomeSearch<>(RULES, table, cases.control()).outcome(row),
        row::toString);
  }
}

package org.farstar.papers.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Statement;
import org.farstar.games.heap.mem.MemGame;
import org.farstar.games.heap.mem.MemStatements;
import org.farstar.papers.small.ByTheory;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;

/** Mem: the values of all heaps by the moves alone. */
final class MemClaims {
  private static final Cases.Key<Referee> MEM = new Cases.Key<>();
  private static final Cases.Key<Referee> DIFFERENT = new Cases.Key<>();

  private MemClaims() {}

  /** The Grundy values by heap, and in it by how many were taken last, from 0 on. */
  private record Referee(boolean different, List<int[]> known) {
    int value(int n, int last, Cases cases) {
      while (known.size() <= n) {
        cases.control().throwIfStopped();
        int size = known.size();
        int[] values = new int[size + 2];
        known.add(values);
        for (int k = 0; k <= size + 1; k++) {
          Set<Integer> options = new TreeSet<>();
          for (int taken = 1; taken <= size; taken++) {
            if (different ? taken != k : taken >= k) {
              int[] left = known.get(size - taken);
              options.add(left[Math.min(taken, left.length - 1)]);
            }
          }
          while (options.contains(values[k])) {
            values[k]++;
          }
        }
      }
      return known.get(n)[last];
    }
  }

  static List<Claim> all() {
    return List.of(
        Claims.of(MemStatements.QUOTIENTS)
            .over("all heaps up to %d, whatever was taken last", 1, 150)
            .atMost(600)
            .check(MemClaims::quotients),
        Claims.of(MemStatements.ALL)
            .over("all heaps up to %d, whatever was taken last, in both rules", 1, 60)
            .atMost(600)
            .check(MemClaims::taken),
        Claims.of(MemStatements.HALVES)
            .over("all heaps up to %d that may not be taken whole", 1, 60)
            .atMost(600)
            .check(MemClaims::halves));
  }

  /** The theory knows exactly the values that the theorem gives, and they are right. */
  private static void quotients(int n, Cases cases) {
    Referee referee = cases.table(MEM, () -> new Referee(false, new ArrayList<>()));
    ByTheory<?> theory = ByTheory.of(MemGame.game(), MemStatements.QUOTIENTS);
    Set<Integer> quotients =
        IntStream.rangeClosed(1, n).mapToObj(j -> n / j).collect(Collectors.toSet());
    int missing = 1;
    while (quotients.contains(missing)) {
      missing++;
    }
    for (int last = 1; last <= n + 1; last++) {
      boolean known = n / last < missing || last > n % (missing + 1);
      boolean exception = n == 42 && last == 3;
      String text = n + "/" + last;
      Optional<Integer> expected =
          known && !exception ? Optional.of(referee.value(n, last, cases)) : Optional.empty();
      cases.equal(
          expected.map(Nimber::new),
          theory.factAt(text, cases).flatMap(Fact::value),
          () -> text + ": by the theory");
      if (exception) {
        cases.equal(9, referee.value(n, last, cases), () -> text);
      }
    }
    cases.equal(
        referee.value(n, 1, cases), referee.value(n, 0, cases), () -> n + ": nothing taken yet");
  }

  private static void taken(int n, Cases cases) {
    Referee mem = cases.table(MEM, () -> new Referee(false, new ArrayList<>()));
    Referee different = cases.table(DIFFERENT, () -> new Referee(true, new ArrayList<>()));
    for (int last = 0; last <= n + 1; last++) {
      String text = n + "/" + last;
      cases.equal(last <= n, mem.value(n, last, cases) > 0, () -> text);
      if (last > n) {
        continue;
      }
      agrees(ByTheory.of(MemGame.game(), MemStatements.ALL), text, Outcome.N, cases);
      if (last < n) {
        cases.equal(true, different.value(n, last, cases) > 0, () -> "different: " + text);
        cases.equal(
            Optional.of(Outcome.N),
            different(MemStatements.ALL).factAt(text, cases).map(Fact::outcome),
            () -> "different: " + text);
      }
    }
  }

  private static void halves(int n, Cases cases) {
    Referee referee = cases.table(DIFFERENT, () -> new Referee(true, new ArrayList<>()));
    cases.equal(
        Optional.of(referee.value(n, n, cases) == 0 ? Outcome.P : Outcome.N),
        different(MemStatements.HALVES).factAt(n + "/" + n, cases).map(Fact::outcome),
        () -> "different: " + n + "/" + n);
  }

  private static void agrees(ByTheory<?> theory, String text, Outcome outcome, Cases cases) {
    theory.factAt(text, cases).ifPresent(fact -> cases.equal(outcome, fact.outcome(), () -> text));
  }

  private static ByTheory<?> different(Statement statement) {
    return new ByTheory<>(MemGame.game().family().variant("different", Sources.none()), statement);
  }
}

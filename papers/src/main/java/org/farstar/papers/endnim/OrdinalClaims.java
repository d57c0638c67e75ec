package org.farstar.papers.endnim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Works;
import org.farstar.values.Ordinal;

/** The paper's section on ordinal numbers. */
final class OrdinalClaims {
  private static final Claims PAPER = Claims.of(Works.END_NIM);
  private static final String SCOPE =
      "all ordinals w^(w+1)*a+w^w*b+w^2*c+w*d+e with coefficients up to 1 and, without the"
          + " first two"
          + " terms, up to %d";

  private OrdinalClaims() {}

  static List<Claim> all() {
    return List.of(
        sumsAndDifferences(),
        associative(),
        sumsGrow(),
        differencesGrow(),
        thereAndBack(),
        failures());
  }

  private static Claim sumsAndDifferences() {
    return PAPER
        .definition("3")
        .says(
            "The sum a+b is the least ordinal not below a and above every a+b' with b' < b; the"
                + " difference a-b is the least ordinal above every a'-b with b <= a' < a.")
        .over(
            "the same ordinals as above, with coefficients up to %d, those below from the same set",
            1, 2)
        .butNot(
            "The same holds for b+a in place of a+b.",
            (size, cases) -> definition(size, (a, b) -> b.plus(a), cases))
        .check((size, cases) -> definition(size, Ordinal::plus, cases));
  }

  private static Claim associative() {
    return PAPER
        .definition("3")
        .part("associative", "after it")
        .says("(a+b)+c = a+(b+c); addition is not commutative: 1+w = w < w+1.")
        .over(SCOPE, 1, 2)
        .butNot(
            "a+b = b+a.",
            (size, cases) ->
                triples(size, (a, b, c) -> cases.equal(a.plus(b), b.plus(a), () -> a + " + " + b)))
        .check(
            (size, cases) -> {
              Ordinal w = Ordinal.OMEGA;
              cases.equal(w, Ordinal.ONE.plus(w), () -> "1+w");
              cases.check(w.compareTo(w.plus(Ordinal.ONE)) < 0, () -> "w+1");
              triples(
                  size,
                  (a, b, c) ->
                      cases.equal(
                          a.plus(b).plus(c), a.plus(b.plus(c)), () -> a + " + " + b + " + " + c));
            });
  }

  private static Claim sumsGrow() {
    return PAPER
        .observation("4")
        .says("If b' < b then a+b' < a+b.")
        .over(SCOPE, 1, 2)
        .butNot(
            "If b' < b then b'+a < b+a.",
            (size, cases) ->
                triples(
                    size,
                    (a, b, c) ->
                        cases.check(
                            b.compareTo(c) >= 0 || b.plus(a).compareTo(c.plus(a)) < 0,
                            () -> b + " + " + a + ", " + c)))
        .check(
            (size, cases) ->
                triples(
                    size,
                    (a, b, c) -> {
                      if (b.compareTo(c) < 0) {
                        cases.check(
                            a.plus(b).compareTo(a.plus(c)) < 0, () -> a + " + " + b + ", " + c);
                      }
                    }));
  }

  private static Claim differencesGrow() {
    return PAPER
        .observation("5")
        .says("If b <= a' < a then a'-b < a-b.")
        .over(SCOPE, 1, 2)
        .corrects(
            Slip.printed("If a' is in a, then (a' - b) is in (a - b)")
                .meaning("If a' < a then a'-b < a-b, also where b > a' and a'-b has no meaning.")
                .because(
                    "a'-b is defined for a' of at least b; then a = b + (a-b) by Lemma 6, and a' = b + (a'-b) is below it."),
            OrdinalClaims::withoutHypothesis)
        .check(OrdinalClaims::observation5);
  }

  private static Claim thereAndBack() {
    return PAPER
        .lemma("6")
        .says("(b+a)-b = a, and b+(a-b) = a where a >= b.")
        .over(SCOPE, 1, 4)
        .check(OrdinalClaims::lemma);
  }

  private static Claim failures() {
    return PAPER
        .at("6-failures", "after Lemma 6")
        .says("(a+b)-b and (a-b)+b need not be a: (1+w)-w = 0 and (w-1)+1 = w+1.")
        .over("the two examples")
        .butNot(
            "(1+w)-w = 1.",
            cases ->
                cases.equal(
                    Ordinal.ONE,
                    Ordinal.ONE.plus(Ordinal.OMEGA).minus(Ordinal.OMEGA),
                    () -> "(1+w)-w"))
        .check(OrdinalClaims::failures);
  }

  private static void observation5(int size, Cases cases) {
    triples(
        size,
        (a, b, c) -> {
          if (c.compareTo(b) <= 0 && b.compareTo(a) < 0) {
            cases.check(
                b.minus(c).compareTo(a.minus(c)) < 0,
                () -> b + " - " + c + " and " + a + " - " + c);
          }
        });
  }

  /** As printed: for every a' below a, and every b for which the paper defines a-b. */
  private static void withoutHypothesis(int size, Cases cases) {
    triples(
        size,
        (a, b, c) -> {
          if (c.compareTo(a) <= 0 && b.compareTo(a) < 0) {
            cases.check(
                c.compareTo(b) <= 0,
                () -> b + " < " + a + ", but " + b + " - " + c + " is not defined");
          }
        });
  }

  private interface Triple {
    void take(Ordinal a, Ordinal b, Ordinal c);
  }

  private static void triples(int size, Triple check) {
    List<Ordinal> all = ordinals(size);
    for (Ordinal a : all) {
      for (Ordinal b : all) {
        for (Ordinal c : all) {
          check.take(a, b, c);
        }
      }
    }
  }

  /** The ordinals of the scope, in ascending order. */
  static List<Ordinal> ordinals(int largest) {
    TreeSet<Ordinal> all = new TreeSet<>();
    Ordinal tower = Ordinal.omegaTo(Ordinal.OMEGA);
    Ordinal higher = Ordinal.omegaTo(Ordinal.OMEGA.successor());
    for (int c = 0; c <= largest; c++) {
      for (int d = 0; d <= largest; d++) {
        for (int e = 0; e <= largest; e++) {
          Ordinal low = times(Ordinal.omegaTo(Ordinal.of(2)), c).plus(times(Ordinal.OMEGA, d));
          Ordinal sum = low.plus(Ordinal.of(e));
          all.add(sum);
          if (Math.max(c, Math.max(d, e)) <= 1) {
            all.add(tower.plus(sum));
            all.add(higher.plus(sum));
            all.add(higher.plus(tower).plus(sum));
          }
        }
      }
    }
    return new ArrayList<>(all);
  }

  private static Ordinal times(Ordinal power, int count) {
    return count == 0
        ? Ordinal.ZERO
        : Ordinal.ofTerms(List.of(new Ordinal.Term(power.degree(), BigInteger.valueOf(count))));
  }

  /**
   * Of a set of ordinals from which only some are missing, a bound that the definition gives is
   * checked from both sides: nothing below the sum in the set bounds all that it must bound.
   */
  private static void definition(int size, BinaryOperator<Ordinal> plus, Cases cases) {
    List<Ordinal> all = ordinals(size);
    for (Ordinal a : all) {
      for (Ordinal b : all) {
        Ordinal sum = plus.apply(a, b);
        boolean bounds =
            sum.compareTo(a) >= 0
                && all.stream()
                    .filter(c -> c.compareTo(b) < 0)
                    .allMatch(c -> plus.apply(a, c).compareTo(sum) < 0);
        boolean least =
            all.stream()
                .filter(s -> s.compareTo(sum) < 0 && s.compareTo(a) >= 0)
                .allMatch(s -> s.minus(a).compareTo(b) < 0 && a.plus(s.minus(a)).equals(s));
        cases.check(bounds && least, () -> a + " + " + b + " = " + sum);
        if (a.compareTo(b) >= 0) {
          Ordinal difference = a.minus(b);
          boolean above =
              all.stream()
                  .filter(c -> c.compareTo(b) >= 0 && c.compareTo(a) < 0)
                  .allMatch(c -> c.minus(b).compareTo(difference) < 0);
          boolean lowest =
              all.stream()
                  .filter(d -> d.compareTo(difference) < 0)
                  .allMatch(d -> b.plus(d).compareTo(a) < 0);
          cases.check(above && lowest, () -> a + " - " + b + " = " + difference);
        }
      }
    }
  }

  private static void lemma(int size, Cases cases) {
    List<Ordinal> all = ordinals(size);
    for (Ordinal a : all) {
      for (Ordinal b : all) {
        cases.equal(a, b.plus(a).minus(b), () -> "(" + b + " + " + a + ") - " + b);
        if (a.compareTo(b) >= 0) {
          cases.equal(a, b.plus(a.minus(b)), () -> b + " + (" + a + " - " + b + ")");
        }
      }
    }
  }

  private static void failures(Cases cases) {
    Ordinal w = Ordinal.OMEGA;
    Ordinal one = Ordinal.ONE;
    cases.equal(Ordinal.ZERO, one.plus(w).minus(w), () -> "(1+w)-w");
    cases.equal(w.successor(), w.minus(one).plus(one), () -> "(w-1)+1");
  }
}

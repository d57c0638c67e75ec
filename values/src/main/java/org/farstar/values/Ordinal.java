package org.farstar.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.farstar.values.text.NotationException;

/**
 * An ordinal number below epsilon_0 in Cantor normal form, exact and of any size:
 *
 * <pre>
 *   w^e1*c1 + w^e2*c2 + ... + w^ek*ck,     e1 &gt; e2 &gt; ... &gt; ek,     c1, ..., ck at least 1,
 * </pre>
 *
 * where w is omega, the exponents are ordinals of the same kind and the coefficients are integers
 * of any size. The form is unique, so that {@code equals} is equality of ordinals.
 *
 * <p>Sum and difference are Cantor's, which are neither commutative nor those of numbers: 1+w = w.
 * Definition 3, Observations 4 and 5 and Lemma 6 of 'Ordinal partizan End Nim' are about them.
 * Product and power are Cantor's, too. Values of games are added and multiplied by the natural sum
 * and the natural product, which have names of their own.
 *
 * <p><b>Size and time.</b> Immutable. Comparison, sum and difference take time linear in the length
 * of the texts of their operands. Exponents may be nested {@value #HIGHEST_TOWER} deep, which w^w^w
 * does three times; beyond that {@link #omegaTo} throws {@link ArithmeticException}.
 */
public final class Ordinal implements Comparable<Ordinal> {
  /** How deep exponents may be nested; a recursion over them must not end a thread's stack. */
  public static final int HIGHEST_TOWER = 64;

  /** The largest finite exponent of a power. */
  public static final int LARGEST_POWER = 1000;

  private static final Term[] NO_TERMS = {};

  /** The empty set. */
  public static final Ordinal ZERO = new Ordinal(NO_TERMS);

  private static final Ordinal[] SMALL = new Ordinal[1024];

  static {
    SMALL[0] = ZERO;
    for (int i = 1; i < SMALL.length; i++) {
      SMALL[i] = natural(BigInteger.valueOf(i));
    }
  }

  /** The successor of 0. */
  public static final Ordinal ONE = SMALL[1];

  /** Omega, the least infinite ordinal. */
  public static final Ordinal OMEGA = omegaTo(ONE);

  /**
   * One term w^exponent * coefficient of a normal form.
   *
   * @param exponent the exponent
   * @param coefficient at least 1
   */
  public record Term(Ordinal exponent, BigInteger coefficient) {
    /**
     * @throws IllegalArgumentException if the coefficient is below 1
     */
    public Term {
      if (coefficient.signum() <= 0) {
        throw new IllegalArgumentException("a coefficient of " + coefficient + ", not at least 1");
      }
    }

    // Equality of records is put together when it is first needed, which short answers would wait
    // for.

    @Override
    public boolean equals(Object other) {
      return other instanceof Term term
          && exponent.equals(term.exponent)
          && coefficient.equals(term.coefficient);
    }

    @Override
    public int hashCode() {
      return 31 * exponent.hashCode() + coefficient.hashCode();
    }
  }

  private final Term[] terms;
  private final int hash;

  private Ordinal(Term[] terms) {
    this.terms = terms;
    this.hash = Arrays.hashCode(terms);
  }

  private static Ordinal natural(BigInteger n) {
    return new Ordinal(new Term[] {new Term(ZERO, n)});
  }

  /**
   * A finite ordinal.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public static Ordinal of(long n) {
    return n >= 0 && n < SMALL.length ? SMALL[(int) n] : of(BigInteger.valueOf(n));
  }

  /** A finite ordinal; throws like {@link #of(long)}. */
  public static Ordinal of(BigInteger n) {
    if (n.signum() < 0) {
      throw new IllegalArgumentException("no ordinal is negative: " + n);
    }
    return n.bitLength() <= 9 ? SMALL[n.intValue()] : natural(n);
  }

  /**
   * The power of omega with this exponent.
   *
   * @throws ArithmeticException if the exponents would be nested too deep
   */
  public static Ordinal omegaTo(Ordinal exponent) {
    return ofTerms(List.of(new Term(exponent, BigInteger.ONE)));
  }

  /**
   * The ordinal with this normal form.
   *
   * @throws IllegalArgumentException if the exponents do not fall from term to term
   * @throws ArithmeticException if they are nested too deep
   */
  public static Ordinal ofTerms(List<Term> terms) {
    for (int i = 1; i < terms.size(); i++) {
      if (terms.get(i).exponent.compareTo(terms.get(i - 1).exponent) >= 0) {
        throw new IllegalArgumentException("exponents that do not fall: " + terms);
      }
    }
    if (!terms.isEmpty() && terms.get(0).exponent.tower() >= HIGHEST_TOWER) {
      throw new ArithmeticException(
          "an exponent tower of more than " + HIGHEST_TOWER + " storeys is too high");
    }
    return new Ordinal(terms.toArray(NO_TERMS));
  }

  /**
   * Reads a normal form such as {@code w^(w+1)*2+w*3+4}. Blanks are free; {@code w+w} may stand for
   * {@code w*2}, but a term to the left of a higher power, which would vanish, is refused.
   *
   * @throws NotationException where the text is no ordinal, or nested too deep
   */
  public static Ordinal read(String text) {
    return OrdinalText.read(text);
  }

  /** The terms of the normal form, the highest first; none for 0. */
  public List<Term> terms() {
    return List.of(terms);
  }

  /** How deep the exponents are nested: 0 for finite ordinals, 1 for w*2+1, 2 for w^w. */
  int tower() {
    return isFinite() ? 0 : 1 + terms[0].exponent.tower();
  }

  /** The exponent of the highest term; 0 for finite ordinals. */
  public Ordinal degree() {
    return terms.length == 0 ? ZERO : terms[0].exponent;
  }

  /** Whether this is the empty set. */
  public boolean isZero() {
    return terms.length == 0;
  }

  /** Whether this is a natural number. */
  public boolean isFinite() {
    return terms.length == 0 || terms[0].exponent.isZero();
  }

  /** Whether this is b+1 for some b. */
  public boolean isSuccessor() {
    return terms.length > 0 && terms[terms.length - 1].exponent.isZero();
  }

  /** Whether this is the union of the smaller ordinals and not 0. */
  public boolean isLimit() {
    return terms.length > 0 && !isSuccessor();
  }

  /** The natural number n of a form l+n in which l is 0 or a limit. */
  public BigInteger finitePart() {
    return isSuccessor() ? terms[terms.length - 1].coefficient : BigInteger.ZERO;
  }

  /** The l of a form l+n in which l is 0 or a limit and n is finite. */
  public Ordinal limitPart() {
    return isSuccessor() ? new Ordinal(Arrays.copyOf(terms, terms.length - 1)) : this;
  }

  /** The next ordinal. */
  public Ordinal successor() {
    return plus(ONE);
  }

  /** The ordinal of which this is the successor, if it is one. */
  public Optional<Ordinal> predecessor() {
    return isSuccessor()
        ? Optional.of(limitPart().plus(of(finitePart().subtract(BigInteger.ONE))))
        : Optional.empty();
  }

  /**
   * The sum, this ordinal followed by the other: terms of this one that are below the other's
   * highest power vanish, as in 1+w = w.
   */
  public Ordinal plus(Ordinal other) {
    if (other.terms.length == 0 || terms.length == 0) {
      return terms.length == 0 ? other : this;
    }
    Term lead = other.terms[0];
    int kept = terms.length;
    int order = -1;
    while (kept > 0 && (order = terms[kept - 1].exponent.compareTo(lead.exponent)) < 0) {
      kept--;
    }
    if (kept == 0) {
      return other;
    }
    boolean merges = order == 0;
    int prefix = merges ? kept - 1 : kept;
    if (prefix == 0 && lead.exponent.isZero()) {
      return of(terms[0].coefficient.add(lead.coefficient));
    }
    Term[] sum = new Term[prefix + other.terms.length];
    System.arraycopy(terms, 0, sum, 0, prefix);
    System.arraycopy(other.terms, 0, sum, prefix, other.terms.length);
    if (merges) {
      sum[prefix] = new Term(lead.exponent, terms[prefix].coefficient.add(lead.coefficient));
    }
    return new Ordinal(sum);
  }

  /**
   * The left difference: the only d with {@code other} + d = this (Definition 3 and Lemma 6 of
   * 'Ordinal partizan End Nim'). {@code d + other} may be something else: w-1 = w and w+1 > w.
   *
   * @throws ArithmeticException if the other ordinal is above this one
   */
  public Ordinal minus(Ordinal other) {
    int same = 0;
    while (same < terms.length
        && same < other.terms.length
        && (terms[same] == other.terms[same] || terms[same].equals(other.terms[same]))) {
      same++;
    }
    if (same == other.terms.length) {
      return same == 0 ? this : new Ordinal(Arrays.copyOfRange(terms, same, terms.length));
    }
    int order = same == terms.length ? -1 : compare(terms[same], other.terms[same]);
    if (order < 0) {
      throw new ArithmeticException(this + " - " + other + ": the second ordinal is above");
    }
    Ordinal exponent = terms[same].exponent;
    Term[] rest = Arrays.copyOfRange(terms, same, terms.length);
    if (exponent.equals(other.terms[same].exponent)) {
      BigInteger left = rest[0].coefficient.subtract(other.terms[same].coefficient);
      if (exponent.isZero()) {
        return of(left);
      }
      rest[0] = new Term(exponent, left);
    }
    return new Ordinal(rest);
  }

  private static int compare(Term a, Term b) {
    int byExponent = a.exponent.compareTo(b.exponent);
    return byExponent != 0 ? byExponent : a.coefficient.compareTo(b.coefficient);
  }

  /**
   * Cantor's product, the order type of this ordinal put in the place of each element of the other:
   * 2 w = w, w 2 = w + w.
   *
   * @throws ArithmeticException if the exponents would be nested too deep
   */
  public Ordinal times(Ordinal other) {
    Ordinal product = ZERO;
    for (Term term : isZero() ? NO_TERMS : other.terms) {
      if (term.exponent.isZero()) {
        Term[] copies = terms.clone();
        copies[0] = new Term(degree(), terms[0].coefficient.multiply(term.coefficient));
        product = product.plus(new Ordinal(copies));
      } else {
        product =
            product.plus(
                ofTerms(List.of(new Term(degree().plus(term.exponent), term.coefficient))));
      }
    }
    return product;
  }

  /**
   * Cantor's power: 2^w = w, (w+1)^2 = w^2 + w + 1.
   *
   * @throws ArithmeticException if the exponents would be nested too deep, or an infinite ordinal
   *     or one above 1 has a finite part of the exponent beyond {@value #LARGEST_POWER}
   */
  public Ordinal power(Ordinal exponent) {
    if (exponent.isZero() || equals(ONE)) {
      return ONE;
    } else if (isZero()) {
      return ZERO;
    }
    Ordinal power = ONE;
    for (Term term : exponent.terms) {
      if (!term.exponent.isZero()) {
        // A natural number to the power w^b is w to the power w^(b-1), or w^b for an infinite b.
        Ordinal less = term.exponent.isFinite() ? term.exponent.predecessor().get() : term.exponent;
        Ordinal above =
            isFinite()
                ? ofTerms(List.of(new Term(less, term.coefficient)))
                : degree().times(ofTerms(List.of(term)));
        power = power.times(omegaTo(above));
      } else if (term.coefficient.compareTo(BigInteger.valueOf(LARGEST_POWER)) > 0) {
        throw new ArithmeticException("a power with the exponent " + term.coefficient);
      } else {
        for (int i = term.coefficient.intValue(); i > 0; i--) {
          power = power.times(this);
        }
      }
    }
    return power;
  }

  /** The natural sum, which is that of games: the terms of both together, in order. */
  public Ordinal naturalPlus(Ordinal other) {
    TreeMap<Ordinal, BigInteger> sum = new TreeMap<>(Comparator.reverseOrder());
    for (Ordinal each : List.of(this, other)) {
      for (Term term : each.terms) {
        sum.merge(term.exponent, term.coefficient, BigInteger::add);
      }
    }
    return ofTerms(sum.entrySet().stream().map(e -> new Term(e.getKey(), e.getValue())).toList());
  }

  /**
   * The natural product, which is that of games: terms are multiplied one by one, the exponents
   * added naturally.
   *
   * @throws ArithmeticException if the exponents would be nested too deep
   */
  public Ordinal naturalTimes(Ordinal other) {
    Ordinal product = ZERO;
    for (Term one : terms) {
      for (Term two : other.terms) {
        Ordinal exponent = one.exponent.naturalPlus(two.exponent);
        BigInteger coefficient = one.coefficient.multiply(two.coefficient);
        product = product.naturalPlus(ofTerms(List.of(new Term(exponent, coefficient))));
      }
    }
    return product;
  }

  @Override
  public int compareTo(Ordinal other) {
    int common = Math.min(terms.length, other.terms.length);
    for (int i = 0; i < common; i++) {
      if (terms[i] != other.terms[i]) {
        int order = compare(terms[i], other.terms[i]);
        if (order != 0) {
          return order;
        }
      }
    }
    return Integer.compare(terms.length, other.terms.length);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Ordinal that && hash == that.hash && Arrays.equals(terms, that.terms));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The normal form as {@link #read} reads it. */
  @Override
  public String toString() {
    return OrdinalText.write(this);
  }
}

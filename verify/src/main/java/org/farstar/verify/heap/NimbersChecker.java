package org.farstar.verify.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.verify.Certificate;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.RefusedException;

/**
 * Checks sums of impartial positions in normal play by what theorems say of the parts. The body has
 * the Grundy values of the octal and hexadecimal games that are met, a line for each, and then for
 * each part that is no value a line {@code part 1 is *4}; of Wythoff's game, {@code part 1 is P} or
 * {@code part 1 is N} where the nimber is not needed.
 *
 * <p>A part that is P is worth 0, and nimbers are added by Sprague's and Grundy's theorem. A single
 * part that is N, next to parts that are together worth 0, makes the sum N; next to others nothing
 * follows.
 */
public final class NimbersChecker {
  /** What is said of a part of Wythoff's game that the player to move loses. */
  public static final String LOST = "P";

  /** What is said of one that this player wins. */
  public static final String WON = "N";

  private static final String PART = "part ";
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  /**
   * What was verified.
   *
   * @param parts what the parts are, in the words of the certificate
   * @param outcome the outcome of the sum
   * @param value its value where it follows, as {@code *4}
   * @param theorems the theorems that this rests on
   */
  record Verified(
      List<String> parts, Outcome outcome, Optional<String> value, List<String> theorems) {}

  private final List<String> body;
  private final Runnable checkStop;
  private final Map<String, OctalValues> tables = new LinkedHashMap<>();
  private final Set<String> used = new HashSet<>();
  private final List<String> parts = new ArrayList<>();
  private final Set<String> theorems = new LinkedHashSet<>();
  private BigInteger total = BigInteger.ZERO;

  /** How many parts are N with an unknown nimber. */
  private int won;

  private int at;

  private NimbersChecker(List<String> body, Runnable checkStop) {
    this.body = body;
    this.checkStop = checkStop;
  }

  /**
   * The line with the values of the heaps of an octal or hexadecimal game, and their period and
   * saltus, 0 for none; empty where no theorem accepts a saltus.
   */
  public static Optional<String> values(
      String code, int period, int from, int saltus, List<Integer> values) {
    String line = OctalValues.line(code, period, from, saltus, values);
    boolean fits =
        saltus == 0
            || OctalValues.read(line)
                .filter(read -> !read.tooFar() && read.goesOn(() -> {}))
                .isPresent();
    return fits ? Optional.of(line) : Optional.empty();
  }

  /** The line of a part, the parts counted from 1. */
  public static String is(int part, String what) {
    return PART + part + " is " + what;
  }

  /**
   * Who wins a sum; empty where that does not follow.
   *
   * @param won how many of the parts are N, their nimbers unknown
   * @param total the nimber of the others together
   */
  public static Optional<Outcome> outcome(int won, BigInteger total) {
    if (won > 1 || (won == 1 && total.signum() != 0)) {
      return Optional.empty();
    }
    return Optional.of(won == 1 || total.signum() != 0 ? Outcome.N : Outcome.P);
  }

  /** A nimber as it is written. */
  public static String nimber(BigInteger k) {
    return k.signum() == 0 ? "0" : k.equals(BigInteger.ONE) ? "*" : "*" + k;
  }

  /** The k of a value *k. */
  public static BigInteger nimber(ShortGame value) {
    String text = value.toString();
    return new BigInteger(text.equals("*") ? "1" : text.replace("*", ""));
  }

  /**
   * Whether the player to move loses Wythoff's game on two heaps: the smaller is the whole part of
   * the golden ratio times the difference k, which is half of k + sqrt(5 k^2).
   */
  public static boolean lostInWythoff(BigInteger m, BigInteger n) {
    BigInteger k = m.subtract(n).abs();
    return m.min(n).equals(k.add(k.multiply(k).multiply(FIVE).sqrt()).shiftRight(1));
  }

  static Verified check(List<String> body, CheckedSum board, Runnable checkStop) {
    NimbersChecker checker = new NimbersChecker(body, checkStop);
    checker.tables();
    checker.theorems.add("nimbers are added without carrying (Bouton, Sprague and Grundy)");
    for (int i = 0; i < board.parts().size(); i++) {
      checkStop.run();
      checker.part(i + 1, board.parts().get(i));
    }
    if (checker.at < body.size()) {
      throw checker.refused("a line more than there are parts");
    }
    if (!checker.used.equals(checker.tables.keySet())) {
      throw RefusedException.whole("values of a game that no part needs");
    }
    return checker.verified();
  }

  private RefusedException refused(String why) {
    return RefusedException.at(Certificate.FIRST_OF_BODY + at, why);
  }

  private void tables() {
    while (at < body.size() && !body.get(at).startsWith(PART)) {
      OctalValues table =
          OctalValues.read(body.get(at))
              .orElseThrow(
                  () ->
                      refused(
                          "allowed: a code, 'period P from N', and perhaps 'saltus S' behind it,"
                              + " with P + N values or no such words,"
                              + " 'values' and the values of the heaps 0, 1, 2, ..."));
      if (table.tooFar()) {
        throw refused("a saltus that would have to be compared beyond heap 2000");
      }
      table
          .wrong(checkStop)
          .ifPresent(
              heap -> {
                throw refused("the value of heap " + heap + " is another one");
              });
      if (!table.goesOn(checkStop)) {
        throw refused("no theorem speaks of this saltus");
      }
      if (tables.put(table.code(), table) != null) {
        throw refused("a second line for " + table.code());
      }
      at++;
    }
  }

  private void part(int index, CheckedPart part) {
    if (part instanceof CheckedPart.Worth worth) {
      if (!worth.value().isNimber()) {
        throw refused("part " + index + " is no nimber");
      }
      parts.add(worth.text());
      total = total.xor(nimber(worth.value()));
      return;
    }
    HeapSum heaps =
        heaps((CheckedPart.Placed<?>) part)
            .orElseThrow(() -> refused("part " + index + " is of a game without such a theorem"));
    String line = at < body.size() ? body.get(at) : "";
    boolean outcome = line.equals(is(index, LOST)) || line.equals(is(index, WON));
    boolean queen = heaps.game().equals(HeapSum.WYTHOFF);
    String what =
        !queen
            ? nimber(heaps)
            : outcome ? wythoff(heaps) : worth(WythoffValues.of(heaps, checkStop));
    if (!line.equals(is(index, what))) {
      throw refused("found '" + line + "', allowed: '" + is(index, what) + "'");
    }
    parts.add(what);
    at++;
  }

  private static <P> Optional<HeapSum> heaps(CheckedPart.Placed<P> part) {
    return part.rules() instanceof HeapSumRules<P> rules
        ? rules.heapSum(part.position())
        : Optional.empty();
  }

  private String wythoff(HeapSum heaps) {
    theorems.add("the golden ratio says which parts of Wythoff's game are P (Wythoff)");
    boolean lost = lostInWythoff(heaps.sizes().get(0), heaps.sizes().get(1));
    won += lost ? 0 : 1;
    return lost ? LOST : WON;
  }

  private String worth(Optional<Integer> nimber) {
    BigInteger found =
        BigInteger.valueOf(
            nimber.orElseThrow(
                () ->
                    refused(
                        "allowed: P or N, for nimbers of Wythoff's game are known to "
                            + WythoffValues.LARGEST
                            + " only")));
    total = total.xor(found);
    theorems.add("nimbers of Wythoff's game were found by recursion");
    return nimber(found);
  }

  private String nimber(HeapSum heaps) {
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger heap : heaps.sizes()) {
      checkStop.run();
      sum = sum.xor(heaps.game().equals(HeapSum.NIM) ? heap : octal(heaps.game(), heap));
    }
    total = total.xor(sum);
    return nimber(sum);
  }

  private BigInteger octal(String code, BigInteger heap) {
    OctalValues table = tables.get(code);
    if (table == null) {
      throw refused("the values of " + code + " are missing");
    }
    used.add(code);
    if (!table.theorem().isEmpty()) {
      theorems.add(table.theorem());
    }
    return table
        .value(heap)
        .orElseThrow(() -> refused("the values of " + code + " end before heap " + heap));
  }

  private Verified verified() {
    return new Verified(
        parts,
        outcome(won, total)
            .orElseThrow(
                () ->
                    RefusedException.whole(
                        "nothing follows from parts that are N and whose nimbers are not known,"
                            + " next to others that are not 0")),
        won == 0 ? Optional.of(nimber(total)) : Optional.empty(),
        List.copyOf(theorems));
  }
}

package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/** Pennies in clumps, and rows of pieces, by the colours of the clumps. */
final class PennyRule {
  private static final Pattern PIECES = Pattern.compile("[BW]{2,}");
  private static final BigInteger LEAST = BigInteger.valueOf(3);

  private PennyRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    boolean pieces = theorem == Theorem.ANNEX;
    Optional<List<BigInteger>> clumps = pieces ? ofPieces(position) : Heaps.read(position);
    return clumps
        .filter(sizes -> data.isEmpty() && total(sizes).compareTo(LEAST) >= 0)
        .filter(sizes -> !sizes.contains(BigInteger.ZERO))
        .map(
            sizes ->
                pieces
                    ? Conclusion.won(outcome(sizes), Theorem.ANNEX, Theorem.PENNIES)
                    : Conclusion.won(outcome(sizes), Theorem.PENNIES));
  }

  /** A clump ends with each black piece, and behind the row there is one penny more. */
  private static Optional<List<BigInteger>> ofPieces(String row) {
    if (!PIECES.matcher(row).matches()) {
      return Optional.empty();
    }
    List<BigInteger> sizes = new ArrayList<>();
    int from = -1;
    String closed = row + "B";
    for (int i = 0; i < closed.length(); i++) {
      if (closed.charAt(i) == 'B') {
        sizes.add(BigInteger.valueOf(i - from));
        from = i;
      }
    }
    return Optional.of(sizes);
  }

  private static BigInteger total(List<BigInteger> sizes) {
    return sizes.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static Outcome outcome(List<BigInteger> sizes) {
    boolean blacksTurn = !total(sizes).testBit(0);
    return blackWins(sizes, blacksTurn) == blacksTurn ? Outcome.N : Outcome.P;
  }

  /** Whether Black wins clumps of these sizes, at Black's turn or at White's. */
  static boolean blackWins(List<BigInteger> sizes, boolean blacksTurn) {
    int delta = 0;
    int pen = 1;
    for (BigInteger size : sizes) {
      if (size.testBit(0)) {
        delta += pen;
      } else {
        pen = -pen;
      }
    }
    return blacksTurn ? delta != 0 : Math.abs(delta) != 1;
  }
}

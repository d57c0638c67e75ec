package org.farstar.games.strip.coins;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Flipping Coins. Left turns two tails over, {@code 1..1} to {@code 0..0}; Right a head and a tail
 * to its right, {@code 0..1} to {@code 1..0}. Heads at the right end drop off.
 *
 * <p>The variants of the paper's section 5 have other patterns: {@code left=111 right=001} lets
 * Left turn three tails and Right two heads and a tail to their right.
 */
public final class FlippingCoins implements Rules<CoinLine> {
  /** What Left turns over in the rules of the paper. */
  static final List<CoinPattern> LEFT = CoinPattern.of("11");

  /** What Right turns over in the rules of the paper. */
  static final List<CoinPattern> RIGHT = CoinPattern.of("01");

  private final List<CoinPattern> left;
  private final List<CoinPattern> right;

  /** The rules of the paper. */
  public FlippingCoins() {
    this(LEFT, RIGHT);
  }

  /**
   * Rules with other patterns.
   *
   * @param left what Left may turn over
   * @param right what Right may turn over
   */
  FlippingCoins(List<CoinPattern> left, List<CoinPattern> right) {
    this.left = left;
    this.right = right;
  }

  /** Whether these are the rules of the paper, not a variant. */
  boolean standard() {
    return left.equals(LEFT) && right.equals(RIGHT);
  }

  @Override
  public void moves(CoinLine line, Player player, Moves<CoinLine> moves) {
    for (CoinPattern pattern : player == Player.LEFT ? left : right) {
      pattern.matches(line, places -> moves.add(line.flip(places), () -> moveText(places)));
    }
  }

  /** A move as text: the places of the coins it turns, counted from 1. */
  static String moveText(int... places) {
    return Arrays.stream(places).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @Override
  public boolean impartial() {
    return left.equals(right);
  }

  @Override
  public CoinLine read(String text) {
    if (text.isEmpty()) {
      throw new NotationException(
          text, 1, "the end", "a line of coins, 0 heads and 1 tails; 0 is the empty line");
    }
    Scanner at = new Scanner(text);
    at.takeWhile(CoinPattern::isCoin);
    at.expectEnd("the coins 0 (heads) and 1 (tails)");
    return CoinLine.of(text);
  }

  @Override
  public String write(CoinLine line) {
    return line.toString();
  }

  /** The patterns as parameters of a line; empty for the rules of the paper. */
  String patterns() {
    return standard()
        ? ""
        : "left=" + CoinPattern.write(left) + " right=" + CoinPattern.write(right);
  }

  /** The associated number, which every move lowers, as far as it fits. */
  @Override
  public OptionalLong rank(CoinLine line) {
    return line.length() < Long.SIZE
        ? OptionalLong.of(line.number().longValue())
        : OptionalLong.empty();
  }
}

package org.farstar.games.strip.coins;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.PositionCodec;
import org.farstar.engine.rules.Rules;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.values.NotationException;
import org.farstar.values.player.Player;

/**
 * Flipping Coins. Left turns two tails over, {@code 1..1} to {@code 0..0}; Right a head and a tail
 * to its right, {@code 0..1} to {@code 1..0}. Heads at the right end drop off.
 *
 * <p>The variants of the paper's section 5 have other patterns: {@code left=111 right=001} lets
 * Left turn three tails and Right two heads and a tail to their right.
 */
public final class FlippingCoins implements Rules<CoinLine> {
  private static final Map<Character, Mark> MARKS =
      Map.of(
          '0', Mark.disc(Ink.WHITE_PIECE, "0", Ink.TEXT),
          '1', Mark.disc(Ink.BLACK_PIECE, "1", Ink.TEXT_ON_DARK));

  private static final List<CoinPattern> LEFT = CoinPattern.of("11");

  /** Coins in one row of a picture. */
  private static final int PICTURE_ROW = 60;

  private static final List<CoinPattern> RIGHT = CoinPattern.of("01");

  private final List<CoinPattern> left;
  private final List<CoinPattern> right;

  /** The rules of the paper. */
  public FlippingCoins() {
    this(LEFT, RIGHT);
  }

  private FlippingCoins(List<CoinPattern> left, List<CoinPattern> right) {
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
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '0' && text.charAt(i) != '1') {
        throw new NotationException(
            text, i + 1, NotationException.at(text, i), "the coins 0 (heads) and 1 (tails)");
      }
    }
    return CoinLine.of(text);
  }

  @Override
  public String write(CoinLine line) {
    return line.toString();
  }

  /** The coins, and below each row of them the number of every fifth coin. */
  @Override
  public String picture(CoinLine line) {
    String coins = write(line);
    StringBuilder picture = new StringBuilder();
    for (int from = 0; from < coins.length(); from += PICTURE_ROW) {
      int to = Math.min(coins.length(), from + PICTURE_ROW);
      StringBuilder marks = new StringBuilder();
      for (int coin = from + 5; coin <= to; coin += 5) {
        String mark = Integer.toString(coin);
        marks.append(" ".repeat(Math.max(0, coin - from - marks.length() - mark.length())));
        marks.append(mark);
      }
      picture.append(from > 0 ? "\n\n" : "").append(coins, from, to);
      picture.append(marks.isEmpty() ? "" : "\n" + marks);
    }
    return picture.toString();
  }

  /** {@code left=PATTERNS right=PATTERNS}, each one or more patterns separated by commas. */
  @Override
  public FlippingCoins variant(String parameters) {
    Map<String, List<CoinPattern>> given = new HashMap<>();
    int at = 0;
    for (String word : parameters.split("\\s+", -1)) {
      at = parameters.indexOf(word, at);
      String[] halves = word.split("=", 2);
      if (halves.length == 2 && (halves[0].equals("left") || halves[0].equals("right"))) {
        if (given.containsKey(halves[0])) {
          throw new NotationException(
              parameters, at + 1, "'" + word + "'", "each of left and right once");
        }
        given.put(halves[0], patterns(parameters, at + halves[0].length() + 1, halves[1]));
      } else if (!word.isEmpty()) {
        throw new NotationException(
            parameters, at + 1, "'" + word + "'", "left=PATTERNS and right=PATTERNS");
      }
      at += word.length();
    }
    return new FlippingCoins(given.getOrDefault("left", left), given.getOrDefault("right", right));
  }

  private static List<CoinPattern> patterns(String parameters, int offset, String text) {
    try {
      return CoinPattern.readAll(text);
    } catch (NotationException e) {
      throw e.within(parameters, offset);
    }
  }

  @Override
  public String parameters() {
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

  /** The bytes of the associated number, most significant first. */
  @Override
  public Optional<PositionCodec<CoinLine>> codec() {
    return Optional.of(CoinCodec.INSTANCE);
  }

  private enum CoinCodec implements PositionCodec<CoinLine> {
    INSTANCE;

    @Override
    public byte[] encode(CoinLine line) {
      return line.number().toByteArray();
    }

    @Override
    public CoinLine decode(byte[] bytes) {
      return CoinLine.of(new BigInteger(bytes));
    }
  }

  @Override
  public Optional<Drawing> drawing(CoinLine line) {
    String rows = write(line).replaceAll("(.{" + PICTURE_ROW + "})(?=.)", "$1\n");
    return Optional.of(Boards.strips(rows, MARKS));
  }
}

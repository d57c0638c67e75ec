package org.farstar.games.positional.play;

import org.farstar.engine.play.Codec;

/**
 * Packs positions of positional games: two bits a point, those of X before those of O, and in games
 * in which points are offered both of these as numbers, 0 if there are none.
 */
final class MarksCodec implements Codec<Marks> {
  private final int points;
  private final int offer;

  /**
   * @param points how many points there are
   * @param offers whether points may be on offer
   */
  MarksCodec(int points, boolean offers) {
    this.points = points;
    this.offer = offers ? Integer.SIZE - Integer.numberOfLeadingZeros(points) : 0;
  }

  @Override
  public int bits() {
    return 2 * points + 2 * offer;
  }

  @Override
  public void pack(Marks marks, long[] to, int at) {
    if (marks.points() != points) {
      throw new IllegalArgumentException(marks.points() + " points; allowed: " + points);
    }
    for (int i = 0; i < words(); i++) {
      to[at + i] = 0;
    }
    marks.forEach(Side.X, point -> set(2 * offer + points + point, to, at));
    marks.forEach(Side.O, point -> set(2 * offer + point, to, at));
    if (marks.offers()) {
      for (int i = 0; i < offer; i++) {
        if ((marks.firstOffered() + 1 >> i & 1) != 0) {
          set(offer + i, to, at);
        }
        if ((marks.secondOffered() + 1 >> i & 1) != 0) {
          set(i, to, at);
        }
      }
    }
  }

  private void set(int bit, long[] to, int at) {
    to[at + words() - 1 - bit / WORD] |= 1L << bit % WORD;
  }

  private boolean has(int bit, long[] from, int at) {
    return (from[at + words() - 1 - bit / WORD] >>> bit % WORD & 1) != 0;
  }

  @Override
  public Marks unpack(long[] from, int at) {
    Marks marks = Marks.none(points);
    for (int point = 0; point < points; point++) {
      if (has(2 * offer + points + point, from, at)) {
        marks = marks.with(Side.X, point);
      }
      if (has(2 * offer + point, from, at)) {
        marks = marks.with(Side.O, point);
      }
    }
    int first = number(offer, from, at);
    return first == 0 ? marks : marks.offering(first - 1, number(0, from, at) - 1);
  }

  private int number(int lowest, long[] from, int at) {
    int number = 0;
    for (int i = 0; i < offer; i++) {
      number |= has(lowest + i, from, at) ? 1 << i : 0;
    }
    return number;
  }
}

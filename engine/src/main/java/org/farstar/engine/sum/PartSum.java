package org.farstar.engine.sum;

import java.util.Arrays;
import java.util.List;
import org.farstar.values.shortgame.ShortGame;

/**
 * A sum in the solver's normal form: what is a number with ups and stars added up to one value, the
 * other parts in a fixed order, no part beside its negative. Immutable.
 */
final class PartSum {
  private final ShortGame plain;
  private final Member[] members;

  PartSum(ShortGame plain, Member[] members) {
    this.plain = plain;
    this.members = members;
  }

  /** The parts that are numbers, ups and stars, added up. */
  ShortGame plain() {
    return plain;
  }

  /** The other parts, in the order of their codes. */
  List<Member> members() {
    return Arrays.asList(members);
  }

  int size() {
    return members.length;
  }

  Member member(int index) {
    return members[index];
  }

  /** The sum with the players exchanged. */
  PartSum negative() {
    Member[] negatives = new Member[members.length];
    for (int i = 0; i < members.length; i++) {
      negatives[i] = members[i].negative();
    }
    Arrays.sort(negatives);
    return new PartSum(plain.negate(), negatives);
  }

  /** Whether the members are only one, and nothing stands beside it. */
  boolean isSinglePart() {
    return members.length == 1 && plain.isNumber() && plain.equals(plain.negate());
  }

  /**
   * This sum with one member replaced.
   *
   * @param index the member that is taken out
   * @param option what comes in for it
   * @param swapped whether the option is taken with the players exchanged
   * @param cancel whether parts beside their negatives vanish
   */
  PartSum replaced(int index, PartSum option, boolean swapped, boolean cancel) {
    PartSum in = swapped ? option.negative() : option;
    Member[] joined = new Member[members.length - 1 + in.members.length];
    int count = 0;
    int next = 0;
    for (int i = 0; i < members.length; i++) {
      if (i == index) {
        continue;
      }
      while (next < in.members.length && in.members[next].compareTo(members[i]) <= 0) {
        joined[count++] = in.members[next++];
      }
      joined[count++] = members[i];
    }
    while (next < in.members.length) {
      joined[count++] = in.members[next++];
    }
    Member[] left = Arrays.copyOf(joined, count);
    return new PartSum(plain.plus(in.plain), cancel ? cancelled(left, count) : left);
  }

  /** This sum with another plain value. */
  PartSum with(ShortGame other) {
    return new PartSum(other, members);
  }

  /** Takes out pairs of negatives from members in order; those stand side by side. */
  static Member[] cancelled(Member[] sorted, int count) {
    Member[] left = new Member[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (size > 0 && left[size - 1].equals(sorted[i].negative())) {
        size--;
      } else {
        left[size++] = sorted[i];
      }
    }
    return size == count && sorted.length == count ? sorted : Arrays.copyOf(left, size);
  }

  /** Whether the play in this sum begins with the same key, whatever is to be known of it. */
  Key key() {
    int[] codes = new int[members.length];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = members[i].code();
    }
    return new Key(plain, codes);
  }

  /** What a table knows a sum by. */
  static final class Key {
    private final ShortGame plain;
    private final int[] codes;
    private final int hash;

    Key(ShortGame plain, int[] codes) {
      this.plain = plain;
      this.codes = codes;
      this.hash = Arrays.hashCode(codes) * 31 + plain.hashCode();
    }

    /** An order of keys without meaning, by which one of a sum and its negative is chosen. */
    boolean precedes(Key other) {
      return Arrays.compare(codes, other.codes) <= 0;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key that
          && hash == that.hash
          && plain.equals(that.plain)
          && Arrays.equals(codes, that.codes);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}

package org.farstar.games.positional.family;

import java.util.ArrayList;
import java.util.List;

/** Questions about families in the forms that solvers of formulas read. */
public final class Formulas {
  private Formulas() {}

  /**
   * DIMACS: whether the points can have two colours so that no set has only one. Variable i says
   * that point i has the first colour; each set gives two clauses.
   */
  public static String colouring(SetFamily family) {
    List<int[]> clauses = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      int[] set = family.points(i);
      int[] some = new int[set.length];
      int[] notAll = new int[set.length];
      for (int j = 0; j < set.length; j++) {
        some[j] = set[j] + 1;
        notAll[j] = -set[j] - 1;
      }
      clauses.add(some);
      clauses.add(notAll);
    }
    StringBuilder text = new StringBuilder("c two colours, no set of one colour\n");
    for (int i = 0; i < family.points(); i++) {
      text.append("c ").append(i + 1).append(' ').append(family.name(i)).append('\n');
    }
    return write(text, family.points(), List.of(), clauses);
  }

  /** One block of a prefix: variables that are all of one kind. */
  private record Block(boolean exists, int[] variables) {}

  /**
   * QDIMACS: whether Maker completes a set. A pick of Maker is a block of existential variables, at
   * most one of them true, that say which point; a pick of Breaker a block of universal ones, the
   * number of a point in binary. A number of no point, and one of a point that Maker has, is a
   * pass, which never helps Breaker; Maker's picks may not be points that Breaker has named before.
   *
   * @param sets the sets that Maker may still complete, as what each still needs
   * @param free the points that have no colour yet
   * @param makers for every pick that is left whether it is Maker's
   */
  public static String maker(List<int[]> sets, int[] free, boolean[] makers) {
    return new MakerFormula(sets, free, makers).text();
  }

  /** The formula while it is made. */
  private static final class MakerFormula {
    private final List<int[]> sets;
    private final int[] free;
    private final int bits;
    private final List<Block> prefix = new ArrayList<>();
    private final List<int[]> clauses = new ArrayList<>();
    private final List<int[]> picks = new ArrayList<>();
    private final List<int[]> named = new ArrayList<>();
    private int variables;

    MakerFormula(List<int[]> sets, int[] free, boolean[] makers) {
      this.sets = sets;
      this.free = free;
      this.bits = Math.max(1, 32 - Integer.numberOfLeadingZeros(Math.max(0, free.length - 1)));
      for (boolean maker : makers) {
        int[] block = fresh(maker ? free.length : bits);
        prefix.add(new Block(maker, block));
        if (maker) {
          pick(block);
        } else {
          named.add(block);
        }
      }
      complete();
    }

    private int[] fresh(int count) {
      int[] block = new int[count];
      for (int i = 0; i < count; i++) {
        block[i] = ++variables;
      }
      return block;
    }

    private void pick(int[] block) {
      for (int i = 0; i < block.length; i++) {
        for (int j = i + 1; j < block.length; j++) {
          clauses.add(new int[] {-block[i], -block[j]});
        }
        for (int[] number : named) {
          int[] clause = new int[bits + 1];
          clause[0] = -block[i];
          for (int bit = 0; bit < bits; bit++) {
            clause[bit + 1] = (i >> bit & 1) != 0 ? -number[bit] : number[bit];
          }
          clauses.add(clause);
        }
      }
      picks.add(block);
    }

    private void complete() {
      int[] owned = fresh(free.length);
      int[] whole = fresh(sets.size());
      int[] inner = new int[owned.length + whole.length];
      System.arraycopy(owned, 0, inner, 0, owned.length);
      System.arraycopy(whole, 0, inner, owned.length, whole.length);
      prefix.add(new Block(true, inner));
      for (int i = 0; i < owned.length; i++) {
        int[] clause = new int[picks.size() + 1];
        clause[0] = -owned[i];
        for (int j = 0; j < picks.size(); j++) {
          clause[j + 1] = picks.get(j)[i];
        }
        clauses.add(clause);
      }
      for (int i = 0; i < whole.length; i++) {
        for (int point : sets.get(i)) {
          clauses.add(new int[] {-whole[i], owned[java.util.Arrays.binarySearch(free, point)]});
        }
      }
      clauses.add(whole);
    }

    String text() {
      StringBuilder text = new StringBuilder("c true if and only if Maker completes a set\n");
      return write(text, variables, prefix, clauses);
    }
  }

  private static String write(
      StringBuilder text, int variables, List<Block> prefix, List<int[]> clauses) {
    text.append("p cnf ").append(variables).append(' ').append(clauses.size()).append('\n');
    for (Block block : prefix) {
      if (block.variables().length > 0) {
        text.append(block.exists() ? "e" : "a");
        line(text, block.variables(), true);
      }
    }
    for (int[] clause : clauses) {
      line(text, clause, false);
    }
    return text.toString();
  }

  private static void line(StringBuilder text, int[] numbers, boolean behind) {
    for (int i = 0; i < numbers.length; i++) {
      text.append(i > 0 || behind ? " " : "").append(numbers[i]);
    }
    text.append(numbers.length > 0 || behind ? " 0\n" : "0\n");
  }
}

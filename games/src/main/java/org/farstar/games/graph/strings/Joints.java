package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What counts of a connected graph of strings with no coin to take: the joints, which are the coins
 * with three strings or more, and the chains between them and the ground. A move that is not loony
 * deletes a chain of at most two coins, whoever then takes them; a joint that is left with two
 * strings is a coin of a longer chain. To open a chain of three coins or more is loony, so that
 * each of its ends is an anchor, a string of the joint that is never cut; a joint with two anchors
 * is as good as the ground.
 *
 * <p>Joints are numbered from 1, and 0 is the ground. The numbering is nearly the same for
 * isomorphic graphs. Immutable.
 */
final class Joints {
  /** How many coins an anchor counts, a chain that is never cut. */
  private static final int LONG = 3;

  private static final int ROUNDS = 3;
  private static final int COINS_BITS = 2;
  private static final int COINS = (1 << COINS_BITS) - 1;
  private static final int END_BITS = 10;
  private static final int END = (1 << END_BITS) - 1;

  /**
   * Several graphs together.
   *
   * @param single the nim-value of the components that have no joint, 0 or 1
   * @param parts the components that have some
   */
  record Sum(int single, List<Joints> parts) {}

  /**
   * The chains, sorted: the end with the smaller number, the other, and how many coins there are;
   * an anchor is a chain from the ground.
   */
  private final int[] chains;

  private final int hash;

  private Joints(int[] chains) {
    this.chains = chains;
    this.hash = Arrays.hashCode(chains);
  }

  private static int chain(int one, int other, int coins) {
    return (Math.min(one, other) << END_BITS | Math.max(one, other)) << COINS_BITS | coins;
  }

  private static int from(int chain) {
    return chain >>> END_BITS + COINS_BITS;
  }

  private static int to(int chain) {
    return chain >>> COINS_BITS & END;
  }

  private static int coins(int chain) {
    return chain & COINS;
  }

  /**
   * The graph of some strings.
   *
   * @return empty where a coin has a single string, or a string has both ends at one coin
   */
  static Optional<Sum> of(List<Strand> strands) {
    int[] chains = new int[strands.size()];
    int[] degree = new int[END + 1];
    for (int c = 0; c < chains.length; c++) {
      Strand strand = strands.get(c);
      if (strand.low() == strand.high() && strand.low() > 0) {
        return Optional.empty();
      }
      degree[strand.low()]++;
      degree[strand.high()]++;
      chains[c] = chain(strand.low(), strand.high(), 0);
    }
    return Arrays.stream(degree, 1, END + 1).anyMatch(d -> d == 1)
        ? Optional.empty()
        : Optional.of(new Contraction(chains, -1).sum());
  }

  /** What is left after each move that is not loony; moves that are alike are listed once. */
  List<Sum> options() {
    List<Sum> options = new ArrayList<>();
    for (int c = 0; c < chains.length; c++) {
      boolean first = c == 0 || chains[c] != chains[c - 1];
      if (first && coins(chains[c]) < LONG && !loony(chains[c])) {
        options.add(new Contraction(chains, c).sum());
      }
    }
    return options;
  }

  /** Whoever cuts a loop at a joint with only one more string leaves an open chain there. */
  private boolean loony(int chain) {
    int joint = to(chain);
    return joint == from(chain)
        && Arrays.stream(chains)
                .map(c -> (from(c) == joint ? 1 : 0) + (to(c) == joint ? 1 : 0))
                .sum()
            == 3;
  }

  /** How many chains there are. */
  int size() {
    return chains.length;
  }

  /** Chains while those that meet at a coin with two strings are made one. */
  private static final class Contraction {
    private final int[] chains;
    private final int joints;

    /** How many strings a joint has; 0 where it is a joint no longer. */
    private final int[] degree;

    private final int[] anchors;

    /** What each joint is now: itself, or the ground. */
    private final int[] stands;

    private int count;
    private int single;

    /**
     * @param given the chains
     * @param without the index of one that is left out, or -1
     */
    Contraction(int[] given, int without) {
      this.chains = new int[given.length];
      int largest = 0;
      for (int c = 0; c < given.length; c++) {
        largest = Math.max(largest, to(given[c]));
        if (c != without) {
          chains[count++] = given[c];
        }
      }
      this.joints = largest;
      this.degree = new int[joints + 1];
      this.anchors = new int[joints + 1];
      this.stands = new int[joints + 1];
      for (int v = 0; v <= joints; v++) {
        stands[v] = v;
      }
      int kept = 0;
      for (int c = 0; c < count; c++) {
        degree[from(chains[c])]++;
        degree[to(chains[c])]++;
        if (coins(chains[c]) == LONG) {
          anchors[to(chains[c])]++;
        } else {
          chains[kept++] = chains[c];
        }
      }
      count = kept;
    }

    Sum sum() {
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int v = 1; v <= joints; v++) {
          if (stands[v] == v && anchors[v] >= 2) {
            stands[v] = 0;
            changed = true;
          } else if (stands[v] == v && degree[v] == 2) {
            degree[v] = 0;
            contract(v);
            changed = true;
          }
        }
      }
      return parts();
    }

    /** The coin has two strings: two chains, a loop, or a chain and an anchor. */
    private void contract(int coin) {
      int length = 1;
      int[] ends = new int[2];
      int found = 0;
      if (anchors[coin] == 1) {
        length = LONG;
        found = 1;
      }
      for (int c = count - 1; c >= 0; c--) {
        int chain = chains[c];
        if (from(chain) == coin || to(chain) == coin) {
          length += coins(chain);
          if (from(chain) == to(chain)) {
            found = 2;
            ends[0] = coin;
          } else {
            ends[found++] = from(chain) == coin ? to(chain) : from(chain);
          }
          chains[c] = chains[--count];
        }
      }
      if (ends[0] == coin) {
        // A circle of at most three coins is opened like a short chain.
        single ^= length <= 3 ? 1 : 0;
      } else if (length >= LONG) {
        anchors[ends[0]]++;
        anchors[ends[1]]++;
      } else {
        chains[count++] = chain(ends[0], ends[1], length);
      }
    }

    private Sum parts() {
      int[] root = new int[joints + 1];
      for (int v = 0; v <= joints; v++) {
        root[v] = v;
      }
      int kept = 0;
      for (int c = 0; c < count; c++) {
        int one = stands[from(chains[c])];
        int other = stands[to(chains[c])];
        if (one == 0 && other == 0) {
          single ^= 1;
        } else {
          chains[kept++] = chain(one, other, coins(chains[c]));
          if (one > 0 && other > 0) {
            root[find(root, one)] = find(root, other);
          }
        }
      }
      List<Joints> parts = new ArrayList<>();
      boolean[] done = new boolean[joints + 1];
      for (int c = 0; c < kept; c++) {
        int part = find(root, to(chains[c]));
        if (!done[part]) {
          done[part] = true;
          parts.add(part(root, part, kept));
        }
      }
      return new Sum(single, parts);
    }

    private static int find(int[] root, int v) {
      int at = v;
      while (root[at] != at) {
        root[at] = root[root[at]];
        at = root[at];
      }
      return at;
    }

    private Joints part(int[] root, int part, int kept) {
      int[] own = new int[kept + joints];
      int size = 0;
      for (int c = 0; c < kept; c++) {
        if (find(root, to(chains[c])) == part) {
          own[size++] = chains[c];
        }
      }
      for (int v = 1; v <= joints; v++) {
        if (stands[v] == v && anchors[v] == 1 && degree[v] > 0 && find(root, v) == part) {
          own[size++] = chain(0, v, LONG);
        }
      }
      return numbered(Arrays.copyOf(own, size), joints);
    }
  }

  /** Numbers the joints by what is around them. */
  private static Joints numbered(int[] chains, int largest) {
    long[] colours = new long[largest + 1];
    for (int round = 0; round < ROUNDS; round++) {
      long[] next = new long[colours.length];
      for (int chain : chains) {
        next[from(chain)] += mix(colours[to(chain)] * 5 + coins(chain) + 1);
        next[to(chain)] += mix(colours[from(chain)] * 5 + coins(chain) + 1);
      }
      for (int v = 1; v < next.length; v++) {
        colours[v] = next[v] == 0 ? 0 : mix(colours[v] * 31 + next[v]);
      }
    }
    int[] number = new int[largest + 1];
    int[] order = new int[largest];
    int joints = 0;
    for (int v = 1; v <= largest; v++) {
      if (colours[v] != 0) {
        int at = joints++;
        while (at > 0 && colours[order[at - 1]] > colours[v]) {
          order[at] = order[--at];
        }
        order[at] = v;
      }
    }
    for (int i = 0; i < joints; i++) {
      number[order[i]] = i + 1;
    }
    int[] renamed = new int[chains.length];
    for (int c = 0; c < chains.length; c++) {
      renamed[c] = chain(number[from(chains[c])], number[to(chains[c])], coins(chains[c]));
    }
    Arrays.sort(renamed);
    return new Joints(renamed);
  }

  private static long mix(long x) {
    long y = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    return (y ^ y >>> 27) * 0x94D049BB133111EBL ^ y >>> 31;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Joints that && Arrays.equals(chains, that.chains);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}

package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.farstar.engine.audit.SlowLoops;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LoopySearchTest {
  /** All orders of up to four vertices, by how many. */
  private static final List<List<int[]>> ORDERS =
      IntStream.rangeClosed(0, 4).mapToObj(LoopySearchTest::orders).toList();

  /** So many graphs of four vertices there are without loops at one, by Burnside's lemma. */
  private static final int FOURS = 703_760;

  /**
   * A token on a graph of a few vertices; the edges of each player as bits.
   *
   * @param drawn a vertex on which the play is over, a draw; -1 for none
   */
  private record Token(int n, long left, long right, int drawn, Ending ending, Outcome limit)
      implements Play<Integer> {
    Token(int n, long left, long right, Ending ending) {
      this(n, left, right, -1, ending, Outcome.D);
    }

    @Override
    public void moves(Integer at, Player player, Moves<Integer> moves) {
      long edges = player == Player.LEFT ? left : right;
      for (int to = 0; to < n; to++) {
        int vertex = to;
        if ((edges >>> at * n + to & 1) != 0) {
          moves.add(to, () -> "to " + vertex);
        }
      }
    }

    @Override
    public Ending ending() {
      return ending;
    }

    @Override
    public Optional<Outcome> endless() {
      return Optional.of(limit);
    }

    /** Who cannot move loses; where nobody can, the one who is to move. */
    @Override
    public Optional<Outcome> verdict(Integer at) {
      if (ending != Ending.VERDICT) {
        return Optional.empty();
      }
      boolean stuck = options(at, Player.LEFT).isEmpty() || options(at, Player.RIGHT).isEmpty();
      return at == drawn
          ? Optional.of(Outcome.D)
          : stuck ? Optional.of(Outcome.P) : Optional.empty();
    }

    @Override
    public boolean impartial() {
      return left == right;
    }
  }

  private static <P> LoopySearch<P> search(Play<P> play) {
    return new LoopySearch<>(play, new LoopySearch.Tables<>(), Control.unlimited());
  }

  private static void agrees(Token token) {
    LoopySearch<Integer> fast = search(token);
    for (int start = 0; start < token.n; start++) {
      SlowLoops.Found slow =
          new SlowLoops<>(token, 1000, Control.unlimited()).found(start).orElseThrow();
      assertThat(fast.outcome(start)).as("%s from %s", token, start).isEqualTo(slow.outcome());
      for (Player player : Player.values()) {
        OptionalInt moves = fast.remoteness(start, player);
        assertThat(moves.isPresent() ? moves.getAsInt() : null)
            .as("%s from %s, %s first", token, start, player)
            .isEqualTo(slow.remoteness().get(player));
      }
    }
  }

  /**
   * Every graph of up to three vertices with edges of both players, apart from the names of the
   * vertices, every digraph of four, and some of the others of four.
   */
  @ParameterizedTest
  @EnumSource
  void smallGraphsAreDecidedByTheDefinition(Ending ending) {
    for (int n = 1; n <= 3; n++) {
      for (long left = 0; left < 1L << n * n; left++) {
        for (long right = 0; right < 1L << n * n; right++) {
          if (isFirst(n, left, right)) {
            agrees(new Token(n, left, right, ending));
          }
        }
      }
    }
    Random random = new Random(20);
    for (int i = 0; i < 20_000; i++) {
      int n = 3 + i % 2;
      long mask = (1L << n * n) - 1;
      agrees(new Token(n, random.nextLong() & mask, random.nextLong() & mask, ending));
    }
    for (long edges = 0; edges < 1L << 16; edges++) {
      agrees(new Token(4, edges, edges, ending));
    }
  }

  /**
   * Every graph of four vertices without edges from a vertex to itself, apart from the names of the
   * vertices; at the small size, a part of them.
   */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void graphsOfFourVerticesAreDecidedByTheDefinition(Ending ending) {
    int n = 4;
    int step = "small".equals(System.getProperty("farstar.slow.size")) ? 40 : 1;
    int graphs = 0;
    for (int bits = 0; bits < 1 << 24; bits++) {
      long left = withoutLoops(n, bits & 0xfff);
      long right = withoutLoops(n, bits >>> 12);
      if (isFirst(n, left, right) && graphs++ % step == 0) {
        agrees(new Token(n, left, right, ending));
      }
    }
    assertThat(graphs).isEqualTo(FOURS);
  }

  private static long withoutLoops(int n, int bits) {
    long edges = 0;
    int at = 0;
    for (int from = 0; from < n; from++) {
      for (int to = 0; to < n; to++) {
        if (from != to) {
          edges |= (long) (bits >>> at++ & 1) << from * n + to;
        }
      }
    }
    return edges;
  }

  /** Whether no other names of the vertices give a smaller pair of numbers. */
  private static boolean isFirst(int n, long left, long right) {
    for (int[] names : ORDERS.get(n)) {
      long one = renamed(n, left, names);
      if (one < left || one == left && renamed(n, right, names) < right) {
        return false;
      }
    }
    return true;
  }

  private static long renamed(int n, long edges, int[] names) {
    long renamed = 0;
    for (long rest = edges; rest != 0; rest &= rest - 1) {
      int edge = Long.numberOfTrailingZeros(rest);
      renamed |= 1L << names[edge / n] * n + names[edge % n];
    }
    return renamed;
  }

  private static List<int[]> orders(int n) {
    if (n == 0) {
      return List.of(new int[0]);
    }
    List<int[]> orders = new ArrayList<>();
    for (int[] shorter : orders(n - 1)) {
      for (int place = 0; place < n; place++) {
        int[] order = new int[n];
        System.arraycopy(shorter, 0, order, 0, place);
        System.arraycopy(shorter, place, order, place + 1, n - 1 - place);
        order[place] = n - 1;
        orders.add(order);
      }
    }
    return orders;
  }

  /** A win is made within as many moves as it is remote, and a draw is kept. */
  @Test
  void theStrategyMakesProgress() {
    Random random = new Random(30);
    for (int i = 0; i < 2_000; i++) {
      int n = 7;
      long mask = (1L << n * n) - 1;
      long left = random.nextLong() & random.nextLong() & mask;
      long right = random.nextLong() & random.nextLong() & mask;
      Token token = new Token(n, left, right, Ending.LAST_PLAYER_WINS);
      LoopySearch<Integer> search = search(token);
      for (int start = 0; start < n; start++) {
        for (Player player : Player.values()) {
          Result result = search.result(start, player);
          int moves = search.remoteness(start, player).orElse(-1);
          List<Move<Integer>> winning = search.winningMoves(start, player);
          assertThat(winning.isEmpty()).isEqualTo(result != Result.WIN);
          if (result == Result.WIN) {
            Integer to = winning.get(0).to();
            assertThat(search.remoteness(to, player.opponent())).hasValue(moves - 1);
          } else if (result == Result.LOSS) {
            int longest = -1;
            for (Integer to : token.options(start, player)) {
              longest = Math.max(longest, search.remoteness(to, player.opponent()).orElseThrow());
            }
            assertThat(moves).isEqualTo(longest + 1);
          } else {
            assertThat(moves).isNegative();
            assertThat(token.options(start, player))
                .anyMatch(to -> search.result(to, player.opponent()) == Result.DRAW);
          }
        }
      }
    }
  }

  /**
   * Where endless play is won by Left, Left wins what Right cannot end: by the definition, Right
   * gets more than a loss exactly where Right forces an end within n moves.
   */
  @Test
  void endlessPlayMayBeWon() {
    Random random = new Random(40);
    for (int i = 0; i < 3_000; i++) {
      int n = 5;
      long mask = (1L << n * n) - 1;
      long left = random.nextLong() & mask;
      long right = random.nextLong() & mask;
      Token token = new Token(n, left, right, 0, Ending.VERDICT, Outcome.L);
      LoopySearch<Integer> search = search(token);
      boolean[][] saved = saved(token);
      for (int start = 0; start < n; start++) {
        for (Player player : Player.values()) {
          Result forLeft =
              player == Player.LEFT
                  ? search.result(start, player)
                  : search.result(start, player).forOpponent();
          assertThat(forLeft == Result.WIN)
              .as("%s from %s, %s", token, start, player)
              .isEqualTo(!saved[player.ordinal()][start]);
        }
      }
    }
  }

  /** By the moves that keep it a player gets something against every play of the opponent. */
  @Test
  void movesThatKeepSomethingEndThePlayWhereTheyMust() {
    Random random = new Random(50);
    int forcedDraws = 0;
    for (int i = 0; i < 3_000; i++) {
      int n = 5;
      long mask = (1L << n * n) - 1;
      long left = random.nextLong() & random.nextLong() & mask;
      long right = random.nextLong() & random.nextLong() & mask;
      Outcome limit = List.of(Outcome.D, Outcome.L, Outcome.R).get(left == right ? 0 : i % 3);
      Token token = new Token(n, left, right, 0, Ending.VERDICT, limit);
      LoopySearch<Integer> search = search(token);
      for (int start = 0; start < n; start++) {
        for (Player mover : Player.values()) {
          for (Player keeper : Player.values()) {
            Result got = search.result(start, mover);
            got = mover == keeper ? got : got.forOpponent();
            if (got != Result.LOSS) {
              forcedDraws += got == Result.DRAW && limit.forMover(keeper) == Result.LOSS ? 1 : 0;
              kept(search, start, mover, keeper, got, new ArrayList<>());
            }
          }
        }
      }
    }
    assertThat(forcedDraws).isGreaterThan(100);
  }

  private static void kept(
      LoopySearch<Integer> search,
      int at,
      Player mover,
      Player keeper,
      Result least,
      List<List<Object>> path) {
    Play<Integer> token = search.rules();
    if (path.contains(List.of(at, mover))) {
      Result endless = token.endless().orElseThrow().forMover(keeper);
      assertThat(least.betterThan(endless)).as("%s comes back to %s", token, at).isFalse();
    } else if (token.verdict(at).isPresent()) {
      Result got = token.verdict(at).get().forMover(mover);
      assertThat(least.betterThan(mover == keeper ? got : got.forOpponent()))
          .as("%s ends at %s", token, at)
          .isFalse();
    } else {
      path.add(List.of(at, mover));
      List<Integer> next =
          mover == keeper
              ? List.of(search.keepingMove(at, keeper, least, to -> to == 1).orElseThrow().to())
              : token.options(at, mover);
      next.forEach(to -> kept(search, to, mover.opponent(), keeper, least, path));
      path.remove(path.size() - 1);
    }
  }

  /** Where Right forces a draw or a win within finitely many moves. */
  private static boolean[][] saved(Token token) {
    boolean[][] saved = new boolean[2][token.n];
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Player player : Player.values()) {
        for (int at = 0; at < token.n; at++) {
          Optional<Outcome> verdict = token.verdict(at);
          List<Integer> options = token.options(at, player);
          boolean[] after = saved[player.opponent().ordinal()];
          boolean now =
              verdict.isPresent()
                  ? (player == Player.LEFT) != (verdict.get().forMover(player) == Result.WIN)
                      || verdict.get() == Outcome.D
                  : player == Player.RIGHT
                      ? options.stream().anyMatch(to -> after[to])
                      : options.stream().allMatch(to -> after[to]);
          if (now && !saved[player.ordinal()][at]) {
            saved[player.ordinal()][at] = true;
            changed = true;
          }
        }
      }
    }
    return saved;
  }

  @Test
  void whatWasFoundBeforeTheBudgetEndedIsKept() {
    Play<Integer> line =
        new Play<>() {
          @Override
          public void moves(Integer n, Player player, Moves<Integer> moves) {
            if (n > 0) {
              moves.add(n - 1, () -> "on");
              moves.add(Math.min(5000, n + 1), () -> "back");
            }
          }

          @Override
          public Optional<Outcome> endless() {
            return Optional.of(Outcome.D);
          }
        };
    LoopySearch.Tables<Integer> tables = new LoopySearch.Tables<>();
    Control little = new Control(Budget.ofPositions(100));
    assertThatThrownBy(() -> new LoopySearch<>(line, tables, little).outcome(5000))
        .isInstanceOf(SearchStopped.class);
    assertThat(tables.bytes()).isPositive();
    // Nobody can pass the other on a line: who is at 1 takes the token to 0.
    assertThat(new LoopySearch<>(line, tables, Control.unlimited()).outcome(1))
        .isEqualTo(Outcome.N);
    assertThat(new LoopySearch<>(line, tables, Control.unlimited()).outcome(2))
        .isEqualTo(Outcome.D);
  }

  @Test
  void bothPlayersOfAnImpartialGameAreAlike() {
    List<Outcome> wrong = new ArrayList<>(List.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P));
    for (Outcome outcome : wrong) {
      Token token = new Token(2, 1, 1, -1, Ending.LAST_PLAYER_WINS, outcome);
      assertThatThrownBy(() -> search(token))
          .isInstanceOf(BrokenRulesException.class)
          .hasMessageContaining("never ends");
    }
  }
}

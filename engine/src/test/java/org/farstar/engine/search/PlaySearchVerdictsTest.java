package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** The search by proof numbers where verdicts end the play, against the plain one. */
class PlaySearchVerdictsTest {
  private static <P> PlaySearch<P> search(Play<P> rules) {
    return new PlaySearch<>(rules, new PlaySearch.Tables<>(1 << 22), Control.unlimited());
  }

  private static <P> OutcomeSearch<P> plain(Play<P> rules) {
    return new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
  }

  @Test
  void agreesWithThePlainSearchOnEveryBoardOfTicTacToe() {
    TicTacToe rules = new TicTacToe(3);
    PlaySearch<String> search = search(rules);
    OutcomeSearch<String> plain = plain(rules);
    Set<String> seen = new HashSet<>();
    check(rules, ".........", search, plain, seen);
    assertThat(seen).hasSizeGreaterThan(500);
  }

  private static void check(
      TicTacToe rules,
      String board,
      PlaySearch<String> search,
      OutcomeSearch<String> plain,
      Set<String> seen) {
    if (seen.add(rules.representative(board))) {
      assertThat(search.outcome(board)).as(board).isEqualTo(plain.outcome(board));
      if (rules.verdict(board).isEmpty()) {
        for (String option : rules.options(board, Player.LEFT)) {
          check(rules, option, search, plain, seen);
        }
      }
    }
  }

  /** A partizan play on an acyclic graph whose ends have verdicts of every class. */
  private record Ends(int[][][] arcs, Outcome[] verdicts) implements Play<Integer> {
    static Ends random(Random random) {
      int size = 12;
      Outcome[] ends = {Outcome.L, Outcome.R, Outcome.D, Outcome.P, Outcome.N};
      int[][][] arcs = new int[2][size][];
      Outcome[] verdicts = new Outcome[size];
      for (int from = 0; from < size; from++) {
        boolean end = from < 3 || random.nextInt(5) == 0;
        verdicts[from] = end ? ends[random.nextInt(ends.length)] : null;
        for (int player = 0; player < 2; player++) {
          arcs[player][from] =
              end ? new int[0] : random.ints(1 + random.nextInt(3), 0, from).toArray();
        }
      }
      return new Ends(arcs, verdicts);
    }

    @Override
    public Ending ending() {
      return Ending.VERDICT;
    }

    @Override
    public Optional<Outcome> verdict(Integer position) {
      return Optional.ofNullable(verdicts[position]);
    }

    @Override
    public void moves(Integer position, Player player, Moves<Integer> moves) {
      for (int to : arcs[player.ordinal()][position]) {
        moves.add(to, () -> Integer.toString(to));
      }
    }
  }

  @Test
  void agreesWithThePlainSearchOnPartizanPlaysWithDraws() {
    Random random = new Random(8);
    Set<Outcome> met = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      Ends rules = Ends.random(random);
      Outcome expected = plain(rules).outcome(11);
      met.add(expected);
      assertThat(search(rules).outcome(11)).as("sample %d", i).isEqualTo(expected);
    }
    assertThat(met).hasSize(Outcome.values().length);
  }

  @Test
  void aPositionWithoutMovesNeedsAVerdict() {
    Play<Integer> silent =
        new Play<>() {
          @Override
          public Ending ending() {
            return Ending.VERDICT;
          }

          @Override
          public void moves(Integer position, Player player, Moves<Integer> moves) {}
        };
    assertThatThrownBy(() -> search(silent).outcome(7))
        .isInstanceOf(BrokenRulesException.class)
        .hasMessage("the ruleset gives no verdict on '7', which has no move");
  }

  @Test
  void aPlayThatReturnsIsRefused() {
    Play<Integer> circle =
        new Play<>() {
          @Override
          public Ending ending() {
            return Ending.VERDICT;
          }

          @Override
          public void moves(Integer position, Player player, Moves<Integer> moves) {
            moves.add((position + 1) % 4, () -> "on");
          }
        };
    assertThatThrownBy(() -> search(circle).outcome(0)).isInstanceOf(LoopyGameException.class);
  }

  @Test
  void stopsWithItsBudgetAndGoesOn() {
    TicTacToe rules = new TicTacToe(3);
    PlaySearch.Tables<String> table = new PlaySearch.Tables<>(1 << 22);
    PlaySearch<String> short1 = new PlaySearch<>(rules, table, new Control(Budget.ofPositions(20)));
    assertThatThrownBy(() -> short1.outcome(".........")).isInstanceOf(SearchStopped.class);
    assertThat(new PlaySearch<>(rules, table, Control.unlimited()).outcome("........."))
        .isEqualTo(Outcome.D);
    assertThat(List.of(short1.visited())).containsExactly(20L);
  }
}

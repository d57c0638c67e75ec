package org.farstar.ask.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

/** Strengths do what their model says, and the stronger ones win. */
class StrengthTest {
  private static final Map<String, String> BOARDS =
      Map.of(
          "nim", "1 2 4",
          "kayles", "5 3",
          "domineering", "3x3",
          "clobber", "xox|oxo",
          "tic-tac-toe", "3^2: 1,1 2,2 3,3 1,3",
          "toads-and-frogs", "tt..ff");

  private final Random random = new Random(7);

  private static Sum read(String game, String position) {
    return Catalogue.STANDARD.game(game).read(position, Sources.none(), false);
  }

  private static List<Move<Sum>> moves(Sum position, Player player) {
    return FirstMoves.of(new SumPlay(position), position, player, 1000).list();
  }

  /** Whether the player to move can end the play as won within so many moves, by trying all. */
  private static boolean wins(Sum position, Player mover, int within) {
    GamePlay play = new GamePlay(position, mover);
    if (play.over()) {
      return play.result(mover).orElseThrow() == Result.WIN;
    }
    return within > 0
        && moves(position, mover).stream()
            .anyMatch(move -> loses(move.to(), mover.opponent(), within - 1));
  }

  private static boolean loses(Sum position, Player mover, int within) {
    GamePlay play = new GamePlay(position, mover);
    if (play.over()) {
      return play.result(mover).orElseThrow() == Result.LOSS;
    }
    return within > 0
        && moves(position, mover).stream()
            .allMatch(move -> wins(move.to(), mover.opponent(), within - 1));
  }

  /** Who overlooks nothing finds every win that is near enough, and walks into no loss that is. */
  @Test
  void whatIsLookedForIsFound() {
    int won = 0;
    int escaped = 0;
    for (Map.Entry<String, String> board : BOARDS.entrySet()) {
      for (int plays = 0; plays < 6; plays++) {
        GamePlay play = new GamePlay(read(board.getKey(), board.getValue()), Player.LEFT);
        while (!play.over()) {
          Sum at = play.position();
          Player mover = play.mover();
          int ahead = 1 + random.nextInt(4);
          Sum to = new Strength("none", ahead, 0).choose(at, mover, random).orElseThrow().to();
          if (wins(at, mover, ahead)) {
            assertThat(loses(to, mover.opponent(), ahead - 1)).as(board + " " + at).isTrue();
            won++;
          } else if (moves(at, mover).stream()
              .anyMatch(move -> !wins(move.to(), mover.opponent(), ahead - 1))) {
            assertThat(wins(to, mover.opponent(), ahead - 1)).as(board + " " + at).isFalse();
            escaped++;
          }
          List<Move<Sum>> moves = moves(at, mover);
          play.move(moves.get(random.nextInt(moves.size())).to());
        }
      }
    }
    assertThat(won).isGreaterThan(30);
    assertThat(escaped).isGreaterThan(30);
  }

  /**
   * One of five moves wins, and it is taken where it is not overlooked, or where all five are and
   * chance takes it.
   */
  @Test
  void movesAreOverlookedAsOftenAsTheModelSays() {
    Sum heap = read("nim", "5");
    for (Strength strength : Strength.ALL) {
      Strength near = new Strength("short", 1, strength.overlooks());
      int tries = 4000;
      int taken = 0;
      for (int i = 0; i < tries; i++) {
        Sum to = near.choose(heap, Player.LEFT, random).orElseThrow().to();
        taken += moves(to, Player.RIGHT).isEmpty() ? 1 : 0;
      }
      double q = strength.overlooks();
      double expected = 1 - q + Math.pow(q, 5) / 5;
      assertThat((double) taken / tries).as(strength.name()).isCloseTo(expected, within(0.03));
    }
  }

  /** Each beats the one below it, both in turn beginning from the same positions. */
  @Test
  void theStrongerOnesWin() {
    Map<String, Double> shares = new HashMap<>();
    for (int i = 1; i < Strength.ALL.size(); i++) {
      Strength strong = Strength.ALL.get(i);
      Strength weak = Strength.ALL.get(i - 1);
      int won = 0;
      int played = 0;
      for (Sum start : starts()) {
        for (Player side : Player.values()) {
          for (Player first : Player.values()) {
            won += wins(start, first, side, strong, weak) ? 1 : 0;
            played++;
          }
        }
      }
      shares.put(strong.name(), (double) won / played);
    }
    assertThat(shares.values()).as("%s", shares).allMatch(share -> share > 0.55);
  }

  private List<Sum> starts() {
    List<Sum> starts = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      starts.add(read("nim", (1 + i % 3) + " " + (2 + i % 4) + " " + (3 + i % 3)));
      starts.add(read("clobber", "xox|oxo|xox"));
      starts.add(read("domineering", "4x4"));
      starts.add(read("kayles", (4 + i % 5) + " 3"));
    }
    return starts;
  }

  private boolean wins(Sum start, Player first, Player side, Strength strong, Strength weak) {
    GamePlay play = new GamePlay(start, first);
    while (!play.over()) {
      Strength mover = play.mover() == side ? strong : weak;
      play.move(mover.choose(play.position(), play.mover(), random).orElseThrow().to());
    }
    return play.result(side).orElseThrow() == Result.WIN;
  }

  /** From won positions the engine without mistakes wins against all of them. */
  @Test
  void perfectPlayKeepsEveryWin() {
    Opponent engine =
        new Opponent(new Analyst(new Workspace()), Searches.of(Control::unlimited, () -> {}));
    for (Strength strength : Strength.ALL) {
      for (String line : List.of("1 2 4", "3 5 7")) {
        GamePlay play = new GamePlay(read("nim", line), Player.LEFT);
        while (!play.over()) {
          Sum at = play.position();
          play.move(
              play.mover() == Player.LEFT
                  ? engine.choose(at, Player.LEFT).to()
                  : engine.choose(at, Player.RIGHT, strength, random).to());
        }
        assertThat(play.result(Player.LEFT)).contains(Result.WIN);
      }
    }
  }

  @Test
  void everyNameIsOfOneStrength() {
    assertThat(Strength.names())
        .containsExactly("beginner", "learner", "player", "expert", Strength.PERFECT);
    assertThat(Strength.named("player")).contains(Strength.ALL.get(2));
    assertThat(Strength.named(Strength.PERFECT)).isEmpty();
  }
}

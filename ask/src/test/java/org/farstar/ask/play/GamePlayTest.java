package org.farstar.ask.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GamePlayTest {
  private static final int MOST = 50;

  /** One move, after which the rules say who gets what. */
  private record Judged(Outcome verdict) implements Rules<Integer> {
    @Override
    public void moves(Integer n, Player player, Moves<Integer> moves) {
      if (n > 0) {
        moves.add(n - 1, () -> "down");
      }
    }

    @Override
    public Integer read(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String write(Integer n) {
      return n.toString();
    }

    @Override
    public Ending ending() {
      return Ending.VERDICT;
    }

    @Override
    public Optional<Outcome> verdict(Integer n) {
      return n == 0 ? Optional.of(verdict) : Optional.empty();
    }
  }

  private static Sum read(Game<?> game, boolean misere, String text) {
    return game.read(text, Sources.none(), misere);
  }

  private static GamePlay nim(String text, boolean misere, Player starts) {
    return new GamePlay(read(Catalogue.STANDARD.game("nim"), misere, text), starts);
  }

  private static Game<Integer> judged(Outcome verdict) {
    String none = "a test";
    return Game.of(
        "judged",
        new Game.Card("Judged", "test", "", none, List.of(), none, List.of(), List.of()),
        Variant.of(new Judged(verdict)));
  }

  @Test
  void whoCannotMoveLosesAndInMiserePlayWins() {
    for (boolean misere : new boolean[] {false, true}) {
      GamePlay play = nim("1", misere, Player.RIGHT);
      assertThat(play.over()).isFalse();
      assertThat(play.result(Player.LEFT)).isEmpty();
      play.move(play.after("#1", MOST).orElseThrow());
      assertThat(play.mover()).isEqualTo(Player.LEFT);
      assertThat(play.judged()).isFalse();
      assertThat(play.result(Player.LEFT)).contains(misere ? Result.WIN : Result.LOSS);
      assertThat(play.result(Player.RIGHT)).contains(misere ? Result.LOSS : Result.WIN);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatTheRulesJudgeGoesByWhoseTurnItIs(Outcome verdict) {
    for (Player starts : Player.values()) {
      GamePlay play = new GamePlay(read(judged(verdict), false, "1"), starts);
      assertThat(play.over()).isFalse();
      play.move(play.after("down", MOST).orElseThrow());
      assertThat(play.judged()).isTrue();
      Player mover = starts.opponent();
      Result expected = verdict.forMover(mover);
      assertThat(play.result(mover)).contains(expected);
      assertThat(play.result(starts)).contains(expected.forOpponent());
    }
  }

  @Test
  void undoGoesBackToThePlayersOwnLastMove() {
    GamePlay play = nim("3", false, Player.LEFT);
    assertThat(play.undo(Player.LEFT)).isFalse();
    play.move(play.after("#1", MOST).orElseThrow());
    assertThat(play.undo(Player.RIGHT)).isFalse();
    assertThat(play.mover()).isEqualTo(Player.RIGHT);
    String afterOne = SumText.write(play.position());
    play.move(play.after("#1", MOST).orElseThrow());
    assertThat(play.undo(Player.RIGHT)).isTrue();
    assertThat(SumText.write(play.position())).isEqualTo(afterOne);
    play.move(play.after("#1", MOST).orElseThrow());
    assertThat(play.undo(Player.LEFT)).isTrue();
    assertThat(SumText.write(play.position())).isEqualTo("3");
    assertThat(play.mover()).isEqualTo(Player.LEFT);
    assertThat(play.undo(Player.LEFT)).isFalse();
  }

  @Test
  void movesAreTextsOrNumbers() {
    GamePlay play = nim("2 1", false, Player.LEFT);
    List<Move<Sum>> moves = play.moves(MOST).list();
    for (int i = 0; i < moves.size(); i++) {
      assertThat(play.after("#" + (i + 1), MOST)).contains(moves.get(i).to());
      assertThat(play.after(moves.get(i).text(), MOST)).contains(moves.get(i).to());
    }
    assertThat(play.after("#" + (moves.size() + 1), MOST)).isEmpty();
    assertThat(play.after("#2", 1)).isEmpty();
    assertThat(play.after("#0", MOST)).isEmpty();
    assertThat(play.after("nonsense", MOST)).isEmpty();
  }

  /**
   * At the end of a play of Clobber whoever moved last has won, and undoing all of it comes home.
   */
  @Property(tries = 50)
  void everyPlayEndsWithAWinnerAndCanBeTakenBack(@ForAll long seed) {
    Random random = new Random(seed);
    Sum start = read(Catalogue.STANDARD.game("clobber"), false, "xoxo|oxox|xxoo");
    GamePlay play = new GamePlay(start, Player.LEFT);
    Player last = Player.RIGHT;
    while (!play.over()) {
      assertThat(play.result(Player.LEFT)).isEmpty();
      List<Move<Sum>> moves = play.moves(Integer.MAX_VALUE).list();
      last = play.mover();
      play.move(moves.get(random.nextInt(moves.size())).to());
    }
    assertThat(play.result(last)).contains(Result.WIN);
    assertThat(play.result(last.opponent())).contains(Result.LOSS);
    while (play.undo(Player.LEFT)) {
      assertThat(play.mover()).isEqualTo(Player.LEFT);
      assertThat(play.over()).isFalse();
    }
    assertThat(play.position()).isEqualTo(start);
  }

  /** A row of piles of which the theory knows the winner, but no search the moves. */
  @Test
  void aPlayWhoseMovesCannotBeListedIsNotOver() {
    Sum row = Catalogue.STANDARD.game("end-nim").read("w^(w+1)|5");
    GamePlay play = new GamePlay(row, Player.RIGHT);
    assertThat(play.moves(10)).isEqualTo(new FirstMoves<>(List.of(), false));
    assertThat(play.over()).isFalse();
    assertThat(play.result(Player.LEFT)).isEmpty();
  }
}

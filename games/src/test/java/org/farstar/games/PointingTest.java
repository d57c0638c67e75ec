package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Moves;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.picture.Spot;
import org.farstar.values.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is played by pointing at its drawing. */
class PointingTest {
  private static final int MOST_MOVES = 60;

  /** Moves that are made at one place, so that somebody who points there is asked which. */
  private static final Set<String> ASKS =
      Set.of(
          "toppling-dominoes",
          "end-nim",
          "fission",
          "monotone",
          "transposition",
          "kayles",
          "sheep",
          "subtraction");

  static Stream<Game<?>> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveOfTheExamplesIsAtSpotsOfItsOwn(Game<?> game) {
    int drawn = 0;
    for (Game.Example example : game.card().examples()) {
      Sum sum = game.read(example.position());
      if (SumLook.drawing(sum).isPresent()) {
        drawn++;
        look(game, sum);
        after(sum).ifPresent(next -> look(game, next));
      }
    }
    assertThat(drawn).as("positions with a drawing").isPositive();
  }

  private static Optional<Sum> after(Sum sum) {
    return moves(sum, Player.LEFT).stream().findFirst().map(Move::to);
  }

  private static List<Move<Sum>> moves(Sum sum, Player player) {
    SumPlay play = new SumPlay(sum);
    return play.unsearchable(sum, true).isPresent()
        ? List.of()
        : moves(play, sum, player).stream().limit(MOST_MOVES).toList();
  }

  private static List<Move<Sum>> moves(SumPlay play, Sum sum, Player player) {
    List<Move<Sum>> moves = new ArrayList<>();
    Moves.WithSpots<Sum> each =
        (to, text, spots) -> moves.add(new Move<>(text.get(), to, spots.get()));
    play.moves(sum, player, each);
    return moves;
  }

  private static void look(Game<?> game, Sum sum) {
    List<String> names =
        SumLook.drawing(sum).orElseThrow().spots().stream().map(Spot::name).toList();
    assertThat(names).as("spots of %s", sum).doesNotHaveDuplicates();
    for (Player player : sum.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      Map<List<String>, Set<String>> told = new HashMap<>();
      for (Move<Sum> move : moves(sum, player)) {
        List<List<String>> ways = SumLook.pointed(sum, move).ways();
        assertThat(ways).as("ways to point at %s in %s", move.text(), sum).isNotEmpty();
        for (List<String> way : ways) {
          assertThat(names).as("%s in %s", move.text(), sum).containsAll(way);
          told.computeIfAbsent(way, w -> new LinkedHashSet<>()).add(move.text());
        }
      }
      if (!ASKS.contains(game.id())) {
        assertThat(told.values()).as("moves at one place of %s", sum).allMatch(m -> m.size() == 1);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim;               3 3 5;       3 -> 1;       1.2 / 2.2",
        "nim;               100000;      100000 -> 5;  1",
        "octal;             0.7: 4 4;    4 -> 1 2;     1.2 / 1.3 / 2.2 / 2.3",
        "kayles;            5;           5 -> 1 2;     1.2 1.3 / 1.3 1.4",
        "kayles;            5;           5 -> 3;       1.1 1.2 / 1.4 1.5",
        "end-nim;           3|5|2;       right to 1;   3.2",
        "end-nim;           3|w;         right to 7;   2",
        "pennies;           4;           take 1;       1.1 / 1.4",
        "pennies;           1 1 4;       merge 2;      2.1 3.1",
        "pennies;           1 1 4;       split 3 1 2;  3.2",
        "take-away;         f(x)=x: 20;  take 3;       18",
        "transposition;     N : / 7;     1000;         6..",
        "transposition;     z : / 7;     1:0;          1:0",
        "monotone;          a=3 d=3 deck=5 extended : 4@2; 1@1; 1@1",
        "hackenbush;        0b1 0b1;     0b1 copy 2;   0b1 copy 2",
        "amazons;           x..|..o;     1,1 1,2 1,1;  1,1 1,2 1,1",
        "clobber;           xo + xo;     2: 1,1 1,2;   2:1,1 2:1,2",
      })
  void aMoveIsPointedAt(String game, String position, String move, String ways) {
    Sum sum = Games.find(game).orElseThrow().read(position);
    Move<Sum> pointed =
        Stream.of(Player.values())
            .flatMap(player -> moves(new SumPlay(sum), sum, player).stream())
            .filter(made -> made.text().equals(move))
            .findFirst()
            .orElseGet(() -> new Move<>(move, sum));
    String found =
        SumLook.pointed(sum, pointed).ways().stream()
            .map(way -> String.join(" ", new ArrayList<>(way)))
            .collect(Collectors.joining(" / "));
    assertThat(found).isEqualTo(ways);
  }
}

package org.farstar.values.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Misère canonical forms against the definition. */
class MisereGamesTest {
  private final MisereGames games = new MisereGames();
  private final Brute brute = new Brute();

  /** All games whose options are among these. */
  private List<MisereGame> born(List<MisereGame> options) {
    Set<MisereGame> born = new LinkedHashSet<>();
    for (int subset = 0; subset < 1 << options.size(); subset++) {
      born.add(games.of(chosen(options, subset)));
    }
    return new ArrayList<>(born);
  }

  private static <T> List<T> chosen(List<T> all, int subset) {
    List<T> chosen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if ((subset >> i & 1) != 0) {
        chosen.add(all.get(i));
      }
    }
    return chosen;
  }

  private List<MisereGame> bornBy(int day) {
    return day < 0 ? List.of() : born(bornBy(day - 1));
  }

  /** On Numbers and Games, chapter 12, counts 1, 2, 3, 5 and 22. */
  @Test
  void thereAreTwentyTwoGamesBornByDayFour() {
    assertThat(List.of(0, 1, 2, 3, 4))
        .extracting(day -> bornBy(day).size())
        .containsExactly(1, 2, 3, 5, 22);
  }

  @Test
  void gamesOfDayFourAreWhatTheirTreesAreBesideAllSmallGames() {
    List<MisereGame> tests = bornBy(3);
    List<MisereGame> options = bornBy(3);
    for (int subset = 0; subset < 1 << options.size(); subset++) {
      List<MisereGame> chosen = chosen(options, subset);
      Set<Object> tree = new HashSet<>();
      chosen.forEach(option -> tree.add(Brute.tree(option)));
      MisereGame form = games.of(chosen);
      for (MisereGame test : tests) {
        assertThat(brute.isLost(List.of(tree, Brute.tree(test))))
            .as("%s as %s beside %s", chosen, form, test)
            .isEqualTo(brute.isLost(List.of(Brute.tree(form), Brute.tree(test))));
      }
    }
  }

  @Test
  void formsOfDayThreeAreToldApartByGamesOfDayFour() {
    List<MisereGame> all = bornBy(3);
    List<MisereGame> tests = bornBy(4);
    assertThat(all)
        .extracting(
            game -> tests.stream().map(test -> games.sum(game, test).isLost()).toList().toString())
        .doesNotHaveDuplicates();
  }

  @Test
  void sumsAreSumsOfTrees() {
    List<MisereGame> all = bornBy(4);
    for (MisereGame a : all) {
      for (MisereGame b : all.subList(0, 6)) {
        MisereGame sum = games.sum(a, b);
        for (MisereGame test : bornBy(2)) {
          assertThat(games.sum(sum, test).isLost())
              .isEqualTo(brute.isLost(List.of(Brute.tree(a), Brute.tree(b), Brute.tree(test))));
        }
      }
    }
  }

  @Test
  void gameAndMateAreLostByThePlayerToMove() {
    for (MisereGame game : bornBy(4)) {
      assertThat(games.sum(game, games.mate(game)).isLost()).as("%s", game).isTrue();
      assertThat(brute.isLost(List.of(Brute.tree(game), Brute.tree(games.mate(game))))).isTrue();
    }
  }

  /** By the definition of the misère Grundy value: mex of the options, 1 without any. */
  private int misere(MisereGame game) {
    Set<Integer> seen = new HashSet<>();
    game.options().forEach(option -> seen.add(misere(option)));
    int least = seen.isEmpty() ? 1 : 0;
    while (!seen.isEmpty() && seen.contains(least)) {
      least++;
    }
    return least;
  }

  @Test
  void genusIsThatOfTheDefinition() {
    for (MisereGame game : bornBy(4)) {
      MisereGame beside = game;
      for (int twos = 0; twos < 5; twos++) {
        assertThat(games.genus(game).misere(twos))
            .as("%s beside %s twos", game, twos)
            .isEqualTo(misere(beside));
        beside = games.sum(beside, games.heap(2));
      }
    }
  }

  @Test
  void heapsHaveTheGeneraOfWinningWays() {
    assertThat(List.of(0, 1, 2, 3, 8, 12))
        .extracting(size -> games.genus(games.heap(size)).toString())
        .containsExactly("0^120", "1^031", "2^20", "3^31", "8^{8,10}", "12^{12,14}");
    assertThat(games.genus(games.read("*2 + *2"))).hasToString("0^02");
  }

  @Test
  void tameGamesAreWonAsTheirNimHeapsAre() {
    List<MisereGame> tame = bornBy(4).stream().filter(games::isTame).toList();
    assertThat(tame).hasSizeBetween(6, 21);
    for (MisereGame a : tame) {
      for (MisereGame b : tame) {
        for (MisereGame c : tame) {
          List<MisereGame> all = List.of(a, b, c);
          assertThat(games.sum(games.sum(a, b), c).isLost())
              .as("%s", all)
              .isEqualTo(lostAsNim(all.stream().map(games::genus).toList()));
        }
      }
    }
    assertThat(games.isTame(games.read("*[2# 2 0]"))).isFalse();
  }

  private static boolean lostAsNim(List<Genus> genera) {
    int sum = genera.stream().mapToInt(Genus::grundy).reduce(0, (a, b) -> a ^ b);
    boolean fickle = genera.stream().allMatch(genus -> genus.misere(0) == 1 - genus.grundy());
    return sum == (fickle ? 1 : 0);
  }

  @Test
  void whatIsPrintedIsReadBack() {
    for (MisereGame game : bornBy(4)) {
      MisereGame again = new MisereGames().read(game.toString());
      assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
      assertThat(games.adopt(again)).isSameAs(game);
    }
    assertThat(games.read("*[3 2]#")).hasToString("*[3 2]#");
    assertThat(games.read(" *[1 0] + * ")).isSameAs(games.heap(3));
    assertThat(games.read("*[]")).isSameAs(games.zero());
  }

  @Test
  void whatIsNoMisereGameIsRefused() {
    for (String wrong :
        List.of(
            "",
            "2",
            "*[2",
            "*2 3",
            "*x",
            "*[10001 2]",
            "*2 +",
            "*[*]",
            "*[2]",
            "*[2#]",
            "*[[3 2]]",
            "*[2#0]",
            "*[[2]3]",
            "*[3[2]]")) {
      assertThatThrownBy(() -> games.read(wrong)).isInstanceOf(NotationException.class);
    }
  }

  @Test
  @Tag("slow")
  @Tag("day0")
  void gamesBornByDayFiveAreCounted() {
    assertThat(bornBy(5)).hasSize(4_171_780);
  }
}

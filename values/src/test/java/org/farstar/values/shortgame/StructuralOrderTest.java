package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.junit.jupiter.api.Test;

/** The order of options is one order, and the documented one. */
class StructuralOrderTest {
  /** One value or more of each kind, in order. */
  private static final List<String> IN_ORDER =
      List.of(
          "-2",
          "0",
          "1/2",
          "7",
          "*",
          "*2",
          "*12",
          "-1*",
          "-1^<2>",
          "-1^",
          "v*3",
          "v<2>",
          "^<2>",
          "^<2>*",
          "^<2>*3",
          "^*2",
          "1/2*",
          "1/2*2",
          "1/2v*5",
          "9*4",
          "9v*5",
          "9^[2]",
          "9^^",
          "Tiny(2)",
          "{0||0|v3}",
          "{1|0}",
          "1Tiny({3|1})",
          "{*|-1}",
          "{-1*|-2}",
          "{^[2],+-1|-5}",
          "{{2|0}|-4}");

  private final Universe u = new Universe();

  private ShortGame parsed(Universe u, String text) {
    String[] sum = text.split("(?<=>)(?=\\*)");
    return sum.length == 1 ? u.read(text) : u.read(sum[0]).plus(u.read(sum[1]));
  }

  @Test
  void theKindsFollowEachOtherAsDocumented() {
    List<ShortGame> sorted = IN_ORDER.stream().map(text -> parsed(u, text)).toList();
    uptimalsBeforeTheRest(sorted);
    for (int i = 0; i < sorted.size(); i++) {
      for (int j = 0; j < sorted.size(); j++) {
        assertThat(Integer.signum(StructuralOrder.INSTANCE.compare(sorted.get(i), sorted.get(j))))
            .as("%s, %s", sorted.get(i), sorted.get(j))
            .isEqualTo(Integer.compare(i, j));
      }
    }
  }

  private static void uptimalsBeforeTheRest(List<ShortGame> games) {
    List<Boolean> uptimal = games.stream().map(ShortGame::isUptimal).toList();
    assertThat(uptimal.indexOf(false)).isGreaterThan(uptimal.lastIndexOf(true));
  }

  @Property(tries = 60)
  void itIsATotalOrder(@ForAll long seed) {
    Random random = new Random(seed);
    List<ShortGame> games = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      games.add(Games.random(u, random, 3));
      games.add(Games.randomAllSmall(u, random, 4));
      games.add(uptimal(random));
      games.add(u.of(games.get(random.nextInt(games.size())), uptimal(random)));
    }
    for (ShortGame a : games) {
      for (ShortGame b : games) {
        int ab = Integer.signum(StructuralOrder.INSTANCE.compare(a, b));
        assertThat(ab).isEqualTo(-Integer.signum(StructuralOrder.INSTANCE.compare(b, a)));
        assertThat(ab == 0).isEqualTo(a.equals(b));
        for (ShortGame c : games) {
          if (ab <= 0 && StructuralOrder.INSTANCE.compare(b, c) <= 0) {
            assertThat(StructuralOrder.INSTANCE.compare(a, c)).isNotPositive();
          }
        }
      }
    }
  }

  private ShortGame uptimal(Random random) {
    List<Long> a = Stream.generate(() -> random.nextInt(5) - 2L).limit(3).toList();
    return new UptimalExpansion(Dyadic.of(random.nextInt(3) - 1), random.nextInt(4), a).in(u);
  }

  @Property(tries = 60)
  void itIsTheSameInEveryUniverse(@ForAll long seed) {
    Random random = new Random(seed);
    List<ShortGame> games = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      games.add(i % 2 == 0 ? Games.random(u, random, 3) : uptimal(random));
    }
    Universe other = new Universe();
    List<ShortGame> copies = new ArrayList<>(games.stream().map(other::adopt).toList());
    Collections.reverse(copies);
    copies.sort(StructuralOrder.INSTANCE);
    games.sort(StructuralOrder.INSTANCE);
    assertThat(copies).isEqualTo(games);
  }
}

package org.farstar.games.positional;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.farstar.games.positional.family.FamilyText;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.play.Goal;

/** Small families of sets, made from a seed. */
public final class RandomFamilies {
  private RandomFamilies() {}

  /** A family on at most so many points, with up to so many sets of one to four points. */
  public static ListedFamily family(Random random, int mostPoints, int mostSets) {
    int points = 2 + random.nextInt(mostPoints - 1);
    int count = 1 + random.nextInt(mostSets);
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int size = Math.min(points, 1 + random.nextInt(4));
      sets.add(random.ints(0, points).distinct().limit(size).toArray());
    }
    return ListedFamily.numbered(points, sets);
  }

  /** Lines of games on such families: the goals and the first player in turn, some moves made. */
  public static Stream<String> lines(long seed, int count, int mostPoints, Goal... goals) {
    Random random = new Random(seed);
    return Stream.generate(
            () -> {
              ListedFamily family = family(random, mostPoints, 5);
              Goal goal = goals[random.nextInt(goals.length)];
              boolean second = !goal.offers() && random.nextInt(3) == 0;
              return FamilyText.write(family)
                  + " "
                  + goal.word()
                  + (second ? " first=O" : "")
                  + " : "
                  + (random.nextBoolean() ? first(random, family, second) : "");
            })
        .limit(count);
  }

  /** One point for each player, where no set is complete by that. */
  private static String first(Random random, ListedFamily family, boolean second) {
    if (family.smallest() < 2 || family.points() < 3) {
      return "";
    }
    int[] two = random.ints(0, family.points()).distinct().limit(2).toArray();
    return "X=" + family.name(two[second ? 1 : 0]) + " O=" + family.name(two[second ? 0 : 1]);
  }
}

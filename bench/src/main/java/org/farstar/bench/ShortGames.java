package org.farstar.bench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The operations on short games: canonical forms from options, sums and comparisons of games of
 * birthday up to 6 that are not numbers, ups or nimbers, each in a universe that has never seen the
 * result. Times are per operation.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class ShortGames {
  private static final int PAIRS = 200;

  private List<String> texts;
  private Universe universe;
  private ShortGame[] games;
  private ShortGame[][] options;

  /** Draws the games, once. */
  @Setup(Level.Trial)
  public void draw() {
    Universe drawing = new Universe();
    Random random = new Random(19820101);
    List<ShortGame> born = new ArrayList<>();
    for (String text : List.of("0", "1", "-1", "*", "^", "{1|0}", "+-1", "1/2", "{2||1|0}")) {
      born.add(drawing.read(text));
    }
    Set<String> chosen = new HashSet<>();
    while (chosen.size() < 2 * PAIRS) {
      List<ShortGame> left = some(born, random);
      List<ShortGame> right = some(born, random);
      ShortGame game = drawing.of(left, right);
      if (!game.isNumber() && !game.isUptimal() && game.birthday().intValue() <= 6) {
        born.add(game);
        chosen.add(game.toString());
      }
    }
    texts = chosen.stream().sorted().toList();
  }

  private static List<ShortGame> some(List<ShortGame> games, Random random) {
    List<ShortGame> some = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      some.add(games.get(random.nextInt(games.size())));
    }
    return some;
  }

  /** A universe that knows the games and nothing else. */
  @Setup(Level.Invocation)
  public void begin() {
    universe = new Universe();
    games = texts.stream().map(universe::read).toArray(ShortGame[]::new);
    options = new ShortGame[PAIRS][];
    Random random = new Random(19820102);
    for (int i = 0; i < PAIRS; i++) {
      options[i] =
          random.ints(6, 0, games.length).mapToObj(k -> games[k]).toArray(ShortGame[]::new);
    }
  }

  /** The canonical form of three options on either side. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void canonicalise(Blackhole hole) {
    for (ShortGame[] six : options) {
      hole.consume(universe.of(List.of(six[0], six[1], six[2]), List.of(six[3], six[4], six[5])));
    }
  }

  /** The sum of two games. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void add(Blackhole hole) {
    for (int i = 0; i < PAIRS; i++) {
      hole.consume(games[i].plus(games[PAIRS + i]));
    }
  }

  /** Two games compared. */
  @Benchmark
  @OperationsPerInvocation(PAIRS)
  public void compare(Blackhole hole) {
    for (int i = 0; i < PAIRS; i++) {
      hole.consume(games[i].compare(games[PAIRS + i]));
    }
  }
}

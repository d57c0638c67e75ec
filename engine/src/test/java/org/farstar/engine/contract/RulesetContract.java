package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.rules.Ending;
import org.farstar.engine.rules.Move;
import org.farstar.engine.rules.Outcome;
import org.farstar.engine.rules.Player;
import org.farstar.engine.rules.PositionCodec;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Ruleset;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.values.NotationException;

/**
 * What every ruleset promises, checked along random plays. One small subclass for each ruleset:
 *
 * <pre>{@code
 * class NimTest extends RulesetContract<NimHeaps> {
 *   NimTest() {
 *     super(new Nim(), "3 5 7", "1", "0");
 *   }
 * }
 * }</pre>
 *
 * <p>Everything runs on jqwik, which prints the seed and the smallest failing play. Give a variant
 * of the rules a subclass of its own.
 *
 * @param <P> the positions
 */
public abstract class RulesetContract<P> {
  /**
   * A play longer than this does not end, for all a test can tell; override where plays are long.
   */
  protected static final int LONGEST_PLAY = 10_000;

  private static final int SLOW_POSITIONS = 60_000;

  /** The rules. */
  protected final Ruleset<P> rules;

  private final List<P> starts;

  /**
   * @param rules the rules
   * @param starts positions, small and large, from which plays begin; among them some so small that
   *     a search without a table ends after some ten thousand positions
   */
  protected RulesetContract(Ruleset<P> rules, String... starts) {
    this.rules = rules;
    this.starts = Arrays.stream(starts).map(rules::read).toList();
  }

  /** Texts that must be refused by an error that names a place in them. */
  protected List<String> malformed() {
    return List.of();
  }

  /** Positions that some players reach from the starts, moving in any order. */
  @Provide
  protected Arbitrary<P> reached() {
    Arbitrary<List<Integer>> choices =
        Arbitraries.integers().between(0, 9_999).list().ofMaxSize(12);
    return Combinators.combine(Arbitraries.of(starts), choices).as(this::follow);
  }

  private P follow(P start, List<Integer> choices) {
    P position = start;
    for (int choice : choices) {
      Player player = choice % 2 == 0 ? Player.LEFT : Player.RIGHT;
      List<P> options = over(position) ? List.of() : rules.options(position, player);
      if (!options.isEmpty()) {
        position = options.get(choice / 2 % options.size());
      }
    }
    return position;
  }

  private boolean over(P position) {
    return rules.verdict(position).isPresent();
  }

  @Property(tries = 100)
  void aPositionIsReadBackFromItsText(@ForAll("reached") P position) {
    String text = rules.write(position);
    P again = rules.read(text);
    assertThat(again).as("read(\"%s\")", text).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(rules.write(again)).isEqualTo(text).isEqualTo(text.strip()).doesNotContain("\n");
    assertThat(position).isNotEqualTo(null).isNotEqualTo("a text");
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aWholeLineIsReadBack(@ForAll("reached") P first, @ForAll("reached") P second) {
    SumRuleset<P> sums = new SumRuleset<>(rules);
    Sum<P> position = rules.sums() ? Sum.of(List.of(first, second)) : Sum.of(first);
    PositionText<P> line = new PositionText<>(sums, position);
    PositionText<P> again = PositionText.read(rules, line.write());
    assertThat(again.position().terms()).as(line.write()).isEqualTo(position.terms());
    assertThat(again.write()).isEqualTo(line.write());
  }

  @Property(tries = 100)
  void movesHaveNamesOfTheirOwn(@ForAll("reached") P position) {
    for (Player player : Player.values()) {
      List<Move<P>> moves = rules.moveList(position, player);
      assertThat(moves).extracting(Move::text).doesNotHaveDuplicates();
      for (Move<P> move : moves) {
        assertThat(move.text()).isEqualTo(move.text().strip().replaceAll("\\s+", " ")).isNotEmpty();
        assertThat(rules.play(position, player, " " + move.text() + " "))
            .as("%s plays '%s' in '%s'", player, move.text(), rules.write(position))
            .contains(move.to());
      }
      assertThat(rules.play(position, player, "no such move")).isEmpty();
      assertThat(rules.play(position, player, "")).isEmpty();
    }
  }

  @Property(tries = 100)
  void movesAreTheSameEveryTime(@ForAll("reached") P position) {
    P twin = rules.read(rules.write(position));
    for (Player player : Player.values()) {
      List<Move<P>> moves = rules.moveList(position, player);
      assertThat(rules.moveList(twin, player)).isEqualTo(moves);
      assertThat(rules.options(position, player)).isEqualTo(moves.stream().map(Move::to).toList());
    }
  }

  @Property(tries = 100)
  void everyMoveLowersTheRank(@ForAll("reached") P position) {
    if (rules.rank(position).isEmpty()) {
      return;
    }
    for (Player player : Player.values()) {
      for (Move<P> move : rules.moveList(position, player)) {
        assertThat(rules.rank(move.to()))
            .as("rank after '%s' in '%s'", move.text(), rules.write(position))
            .isPresent();
        assertThat(rules.rank(move.to()).getAsLong())
            .as("rank after '%s' in '%s'", move.text(), rules.write(position))
            .isLessThan(rules.rank(position).getAsLong());
      }
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void bytesAreThePosition(@ForAll("reached") P first, @ForAll("reached") P second) {
    if (rules.codec().isPresent()) {
      PositionCodec<P> codec = rules.codec().get();
      byte[] bytes = codec.encode(first);
      assertThat(codec.decode(bytes)).isEqualTo(first);
      assertThat(codec.encode(rules.read(rules.write(first)))).isEqualTo(bytes);
      assertThat(Arrays.equals(bytes, codec.encode(second))).isEqualTo(first.equals(second));
    }
  }

  @Property(tries = 60)
  void thePartsAreWorthTheWhole(@ForAll("reached") P position) {
    List<P> parts = rules.parts(position);
    if (rules.ending() == Ending.VERDICT) {
      assertThat(parts).as("verdicts judge the whole board").containsExactly(position);
    } else if (!parts.equals(List.of(position))) {
      assertThat(slow(new SumRuleset<>(rules), Sum.of(parts)))
          .as("the sum of the parts of '%s'", rules.write(position))
          .isEqualTo(slow(rules, position));
    }
  }

  @Property(tries = 60)
  void theRepresentativeIsAsGood(@ForAll("reached") P position) {
    P representative = rules.representative(position);
    assertThat(rules.representative(representative)).isEqualTo(representative);
    if (!representative.equals(position)) {
      assertThat(slow(rules, representative))
          .as("'%s', which stands for '%s'", rules.write(representative), rules.write(position))
          .isEqualTo(slow(rules, position));
    }
  }

  private static <Q> Outcome slow(Ruleset<Q> rules, Q position) {
    Optional<Outcome> outcome = new SlowSearch<>(rules, SLOW_POSITIONS).outcome(position);
    Assume.that(outcome.isPresent());
    return outcome.get();
  }

  @Property(tries = 100)
  void impartialMeansTheSameForBoth(@ForAll("reached") P position) {
    if (rules.impartial()) {
      assertThat(new HashSet<>(rules.options(position, Player.LEFT)))
          .isEqualTo(new HashSet<>(rules.options(position, Player.RIGHT)));
      if (over(position)) {
        assertThat(rules.verdict(position).get()).isIn(Outcome.N, Outcome.P, Outcome.D);
      }
    }
  }

  @Property(tries = 100)
  void verdictsAreGivenWhereTheyAreDue(@ForAll("reached") P position) {
    boolean stuck =
        rules.options(position, Player.LEFT).isEmpty()
            && rules.options(position, Player.RIGHT).isEmpty();
    if (rules.ending() != Ending.VERDICT) {
      assertThat(over(position)).as("verdict without Ending.VERDICT").isFalse();
    } else {
      assertThat(over(position) || !stuck)
          .as("a verdict on '%s', where nobody can move", rules.write(position))
          .isTrue();
      assertThat(rules.sums()).as("sums of positions with verdicts").isFalse();
    }
  }

  @Property(tries = 50)
  void everyPlayEnds(@ForAll("reached") P position, @ForAll long seed) {
    Random random = new Random(seed);
    Player player = random.nextBoolean() ? Player.LEFT : Player.RIGHT;
    P now = position;
    for (int length = 0; !over(now); length++) {
      assertThat(length).as("moves played").isLessThan(longestPlay());
      List<P> options = new ArrayList<>(rules.options(now, player));
      if (options.isEmpty()) {
        assertThat(rules.ending())
            .as("%s cannot move in '%s', which has no verdict", player, rules.write(now))
            .isNotEqualTo(Ending.VERDICT);
        return;
      }
      now = options.get(random.nextInt(options.size()));
      player = player.opponent();
    }
  }

  /** The most moves a play from one of the starts can last. */
  protected int longestPlay() {
    return LONGEST_PLAY;
  }

  @Property(tries = 20)
  void aPictureIsDrawn(@ForAll("reached") P position) {
    assertThat(rules.picture(position)).isNotBlank();
  }

  @Example
  void parametersAreReadBack() {
    if (!rules.hasParameters()) {
      assertThat(rules.parameters()).as("parameters of rules that have none").isEmpty();
    }
    if (!rules.parameters().isEmpty()) {
      Ruleset<P> again = rules.variant(rules.parameters());
      assertThat(again.parameters()).isEqualTo(rules.parameters());
      assertThat(again.ending()).isEqualTo(rules.ending());
      assertThat(again.impartial()).isEqualTo(rules.impartial());
      assertThat(again.parity()).isEqualTo(rules.parity());
      for (P start : starts) {
        for (Player player : Player.values()) {
          assertThat(again.options(start, player)).isEqualTo(rules.options(start, player));
        }
      }
    }
  }

  @Example
  void nonsenseIsRefusedWithItsPlace() {
    for (String text : malformed()) {
      assertThatThrownBy(() -> rules.read(text))
          .as("read(\"%s\")", text)
          .isInstanceOfSatisfying(
              NotationException.class, e -> assertThat(e.text()).isEqualTo(text));
    }
    assertThatThrownBy(() -> rules.variant("no such parameters"))
        .isInstanceOf(NotationException.class);
  }
}

package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.audit.RulesetAudit;
import org.farstar.engine.picture.Box;
import org.farstar.engine.picture.Shape;
import org.farstar.engine.picture.Svg;
import org.farstar.engine.plot.BoardFigure;
import org.farstar.engine.rules.Ending;
import org.farstar.engine.rules.Ruleset;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.xml.sax.InputSource;

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

  /** The rules. */
  protected final Ruleset<P> rules;

  private final RulesetAudit<P> audit;
  private final List<P> starts;

  /**
   * @param rules the rules
   * @param starts positions, small and large, from which plays begin; among them some so small that
   *     a search without a table ends after some ten thousand positions
   */
  protected RulesetContract(Ruleset<P> rules, String... starts) {
    this.rules = rules;
    this.audit = new RulesetAudit<>(rules);
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
    assertThat(audit.text(position)).isEmpty();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aWholeLineIsReadBack(@ForAll("reached") P first, @ForAll("reached") P second) {
    assertThat(audit.line(first, second)).isEmpty();
  }

  @Property(tries = 100)
  void movesHaveNamesOfTheirOwn(@ForAll("reached") P position) {
    assertThat(audit.moveNames(position)).isEmpty();
  }

  @Property(tries = 100)
  void movesAreTheSameEveryTime(@ForAll("reached") P position) {
    assertThat(audit.sameMoves(position)).isEmpty();
  }

  @Property(tries = 100)
  void everyMoveLowersTheRank(@ForAll("reached") P position) {
    assertThat(audit.rank(position)).isEmpty();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void bytesAreThePosition(@ForAll("reached") P first, @ForAll("reached") P second) {
    assertThat(audit.bytes(first, second)).isEmpty();
  }

  @Property(tries = 60)
  void thePartsAreWorthTheWhole(@ForAll("reached") P position) {
    Assume.that(audit.withinReach(position));
    assertThat(audit.parts(position)).isEmpty();
  }

  @Property(tries = 60)
  void theRepresentativeIsAsGood(@ForAll("reached") P position) {
    Assume.that(audit.withinReach(position));
    assertThat(audit.representative(position)).isEmpty();
  }

  @Property(tries = 60)
  void exchangingThePlayersExchangesTheOutcome(@ForAll("reached") P position) {
    Assume.that(audit.withinReach(position));
    assertThat(audit.exchanged(position)).isEmpty();
  }

  @Property(tries = 100)
  void impartialMeansTheSameForBoth(@ForAll("reached") P position) {
    assertThat(audit.impartial(position)).isEmpty();
  }

  @Property(tries = 100)
  void verdictsAreGivenWhereTheyAreDue(@ForAll("reached") P position) {
    assertThat(audit.verdicts(position)).isEmpty();
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

  private static void xml(String text) throws Exception {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  @Property(tries = 20)
  void aDrawingIsWellFormedAndAlwaysTheSame(@ForAll("reached") P position) {
    String svg = Svg.write(BoardFigure.of(rules, position, "a title", rules.write(position)));
    P twin = rules.read(rules.write(position));
    assertThat(svg)
        .isEqualTo(Svg.write(BoardFigure.of(rules, twin, "a title", rules.write(position))));
    assertThatCode(() -> xml(svg)).as(svg).doesNotThrowAnyException();
    rules
        .drawing(position)
        .ifPresent(
            drawing -> {
              assertThat(drawing.shapes()).as("'%s'", rules.write(position)).isNotEmpty();
              Box paper = new Box(0, 0, drawing.width(), drawing.height());
              for (Shape shape : drawing.shapes()) {
                assertThat(paper.with(shape.box())).as("around %s", shape).isEqualTo(paper);
              }
            });
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

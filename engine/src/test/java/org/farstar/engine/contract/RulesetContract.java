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
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.picture.Boards;
import org.farstar.picture.Box;
import org.farstar.picture.Drawing;
import org.farstar.picture.Figure;
import org.farstar.picture.Shape;
import org.farstar.picture.Svg;
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
  protected final Rules<P> rules;

  private final Variant<P> variant;
  private final Family<P> family;
  private final RulesetAudit<P> audit;
  private final List<P> starts;

  /**
   * @param rules the rules
   * @param starts positions, small and large, from which plays begin; among them some so small that
   *     a search without a table ends after some ten thousand positions
   */
  protected RulesetContract(Rules<P> rules, String... starts) {
    this(Variant.of(rules), starts);
  }

  /**
   * @param variant the only variant of its game: rules, and what its positions look like
   * @param starts as above
   */
  protected RulesetContract(Variant<P> variant, String... starts) {
    this(Family.of(variant), variant, starts);
  }

  /**
   * @param game a game that is played without parameters
   * @param starts as above
   */
  protected RulesetContract(Game<P> game, String... starts) {
    this(game.family(), game.family().standard().orElseThrow(), starts);
  }

  /**
   * @param family what the variant is one of; its parameters are read back
   * @param variant the variant
   * @param starts as above
   */
  protected RulesetContract(Family<P> family, Variant<P> variant, String... starts) {
    this.family = family;
    this.variant = variant.named("contract");
    this.rules = variant.rules();
    this.audit = new RulesetAudit<>(family, this.variant);
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
    assertThat(audit.allSmall(position)).isEmpty();
  }

  @Property(tries = 100)
  void verdictsAreGivenWhereTheyAreDue(@ForAll("reached") P position) {
    assertThat(audit.verdicts(position)).isEmpty();
  }

  @Property(tries = 50)
  void everyPlayEnds(@ForAll("reached") P position, @ForAll long seed) {
    if (rules.endless().isPresent()) {
      return;
    }
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
    assertThat(variant.look().picture(position)).isNotBlank();
  }

  private static void xml(String text) throws Exception {
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  private Figure figure(P position) {
    Drawing drawing =
        variant
            .look()
            .drawing(position)
            .orElseGet(() -> Boards.text(variant.look().picture(position)));
    return new Figure("a title", rules.write(position), drawing);
  }

  @Property(tries = 20)
  void aDrawingIsWellFormedAndAlwaysTheSame(@ForAll("reached") P position) {
    String svg = Svg.write(figure(position));
    P twin = rules.read(rules.write(position));
    assertThat(svg).isEqualTo(Svg.write(figure(twin)));
    assertThatCode(() -> xml(svg)).as(svg).doesNotThrowAnyException();
    variant
        .look()
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
    if (!family.takesParameters()) {
      assertThat(variant.parameters()).as("parameters of rules that have none").isEmpty();
    }
    if (!variant.parameters().isEmpty()) {
      Variant<P> again = family.variant(variant.parameters(), Sources.none());
      assertThat(again.parameters()).isEqualTo(variant.parameters());
      assertThat(again.rules().ending()).isEqualTo(rules.ending());
      assertThat(again.rules().impartial()).isEqualTo(rules.impartial());
      for (P start : starts) {
        for (Player player : Player.values()) {
          assertThat(again.rules().options(start, player)).isEqualTo(rules.options(start, player));
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
    if (family.takesParameters()) {
      assertThatThrownBy(() -> family.variant("no such parameters", Sources.none()))
          .isInstanceOf(NotationException.class);
    }
  }
}

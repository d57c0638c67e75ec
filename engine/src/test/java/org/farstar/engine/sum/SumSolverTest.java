package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.engine.audit.SlowSearch;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.toys.Digraph;
import org.farstar.engine.toys.Digraphs;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.NimGame;
import org.farstar.engine.toys.Strings;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** The solver of sums against the definition. */
class SumSolverTest {
  private static final Workspace SHARED = new Workspace(1 << 28);

  private static final Variant<Integer> NIM = NimGame.variant(NimGame.THEORY);
  private static final Variant<String> STRINGS = Variant.of(new Strings()).named("strings");
  private static final Variant<Integer> HEAPS =
      Variant.of(new Heap(Set.of(1, 4), Set.of(2, 3))).named("heaps");

  /** The same rules, of whose positions no value can be found. */
  private static final Variant<Integer> UNVALUED =
      Variant.of(new Heap(Set.of(1, 2), Set.of(1, 3))).named("unvalued").valued(ValueKind.NONE);

  /** By trying every move of the sum; that search is itself compared with the definition. */
  private static Outcome slow(Sum sum) {
    return new OutcomeSearch<>(new SumPlay(sum), OutcomeTable.remembering(), Control.unlimited())
        .outcome(sum);
  }

  @Provide
  Arbitrary<Sum> sums() {
    Arbitrary<Term> nim = Arbitraries.integers().between(0, 3).map(n -> new Term.Placed<>(NIM, n));
    Arbitrary<Term> heaps =
        Arbitraries.integers().between(0, 6).map(n -> new Term.Placed<>(HEAPS, n));
    Arbitrary<Term> unvalued =
        Arbitraries.integers().between(0, 6).map(n -> new Term.Placed<>(UNVALUED, n));
    Arbitrary<Term> strings =
        Arbitraries.strings()
            .withChars('b', 'w')
            .ofMinLength(1)
            .ofMaxLength(3)
            .map(s -> new Term.Placed<>(STRINGS, s));
    Arbitrary<Term> values =
        Arbitraries.of(
                "0",
                "1",
                "-1",
                "1/2",
                "*",
                "^",
                "v*",
                "{1|-1}",
                "{2|0}",
                "{1||0|-2}",
                "^^",
                "v[2]",
                "{0||0|-1}",
                "{^|v*}",
                "{^^*,*|v}",
                "{0,*|^^}")
            .map(text -> new Term.Worth(SHARED.universe().read(text)));
    Arbitrary<Term> terms =
        Arbitraries.oneOf(List.of(nim, heaps, unvalued, strings, values))
            .flatMap(term -> Arbitraries.of(term, term.exchanged()));
    return terms.list().ofMaxSize(4).map(Sum::of);
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void agreesWithThePlainSearch(@ForAll @From("sums") Sum sum) {
    for (boolean theories : new boolean[] {false, true}) {
      assertThat(new SumSolver(SHARED, theories, Control.unlimited()).outcome(sum))
          .as("%s, theories %s", SumText.write(sum), theories)
          .isEqualTo(slow(sum));
    }
  }

  /** Without any table in between: the definition, word by word, where it ends soon. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void agreesWithTheDefinitionItself(@ForAll @From("sums") Sum sum) {
    Sum two = Sum.of(sum.terms().subList(0, Math.min(2, sum.terms().size())));
    Optional<Outcome> definition = new SlowSearch<>(new SumPlay(two), 20_000).outcome(two);
    Assume.that(definition.isPresent());
    assertThat(new SumSolver(SHARED, false, Control.unlimited()).outcome(two))
        .as(SumText.write(two))
        .isEqualTo(definition.get());
  }

  /** Each with a workspace of its own, so that nothing is known from the others. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void everyShortcutMayBeLeftOut(@ForAll @From("sums") Sum sum) {
    Outcome outcome = slow(sum);
    for (ItemShortcut left : ItemShortcut.values()) {
      Set<ItemShortcut> others = EnumSet.complementOf(EnumSet.of(left));
      assertThat(with(others).outcome(sum))
          .as("%s without %s", SumText.write(sum), left)
          .isEqualTo(outcome);
      assertThat(with(EnumSet.of(left)).outcome(sum))
          .as("%s with %s alone", SumText.write(sum), left)
          .isEqualTo(outcome);
    }
    assertThat(with(EnumSet.noneOf(ItemShortcut.class)).outcome(sum)).isEqualTo(outcome);
  }

  private static SumSolver with(Set<ItemShortcut> shortcuts) {
    return with(shortcuts, new Workspace(1 << 20), Control.unlimited());
  }

  private static SumSolver with(Set<ItemShortcut> shortcuts, Workspace workspace, Control control) {
    ItemStock stock = new ItemStock(workspace, shortcuts, 0);
    return new SumSolver(workspace, false, control, stock, 0);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void threadsThatShareTheirTablesAgree(@ForAll @From("sums") Sum sum) {
    Control control = new Control(Budget.unlimited(), progress -> {}, 3);
    Set<ItemShortcut> none = EnumSet.noneOf(ItemShortcut.class);
    for (Set<ItemShortcut> shortcuts : List.of(none, EnumSet.allOf(ItemShortcut.class))) {
      SumSolver solver = with(shortcuts, new Workspace(1 << 20), control);
      assertThat(solver.outcome(sum)).as(SumText.write(sum)).isEqualTo(slow(sum));
    }
  }

  @Example
  void aBudgetStopsAllThreads() {
    Control control = new Control(Budget.ofPositions(3000), progress -> {}, 3);
    SumSolver solver = with(EnumSet.allOf(ItemShortcut.class), new Workspace(1 << 24), control);
    Sum sum = Sum.of(UNVALUED, List.of(400, 411, 427));
    assertThatThrownBy(() -> solver.outcome(sum)).isInstanceOf(SearchStopped.class);
    assertThat(control.progress().positions()).isLessThanOrEqualTo(3000);
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().startsWith("sum-"));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void agreesWithTheDefinitionOnRandomGames(
      @ForAll("games") Digraph game, @ForAll("vertices") List<Integer> vertices) {
    Sum sum = Sum.of(Variant.of(game), vertices);
    assertThat(new SumSolver(new Workspace(1 << 24), false, Control.unlimited()).outcome(sum))
        .isEqualTo(slow(sum));
  }

  @Provide
  Arbitrary<Digraph> games() {
    return Arbitraries.oneOf(
        Digraphs.partizan(Ending.LAST_PLAYER_WINS), Digraphs.impartial(Ending.LAST_PLAYER_WINS));
  }

  @Provide
  Arbitrary<List<Integer>> vertices() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 7),
            Arbitraries.integers().between(0, 5),
            Arbitraries.integers().between(0, 4))
        .as(List::of);
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void aTableThatForgetsChangesNothing(@ForAll @From("sums") Sum sum) {
    Workspace least = new Workspace(1);
    assertThat(new SumSolver(least, false, Control.unlimited()).outcome(sum)).isEqualTo(slow(sum));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void aSumAndItsNegativeAreWorthNothing(@ForAll @From("sums") Sum sum) {
    List<Term> both = new ArrayList<>(sum.terms());
    both.addAll(sum.exchanged().terms());
    SumSolver solver = new SumSolver(SHARED, false, Control.unlimited());
    assertThat(solver.outcome(Sum.of(both))).isEqualTo(Outcome.P);
  }

  @Example
  void equalPartsWithThePlayersExchangedVanish() {
    SumSolver solver = new SumSolver(new Workspace(1 << 24), false, Control.unlimited());
    Sum sum =
        Sum.of(
            List.of(
                new Term.Placed<>(UNVALUED, 3000),
                new Term.Placed<>(UNVALUED, 3000, true),
                new Term.Placed<>(HEAPS, 6)));
    assertThat(solver.outcome(sum)).isEqualTo(slow(Sum.of(HEAPS, 6)));
    assertThat(solver.visited()).as("only the heap of 6 is looked at").isLessThan(50);
  }

  @Example
  void largePartsWithValuesAreNotAddedUp() {
    Universe universe = SHARED.universe();
    List<Term> terms = new ArrayList<>();
    for (String text : List.of("{9|1||-3|-8}", "{7||5|-6}", "{4|*||-1|-9}", "{10|2||1|-12}")) {
      ShortGame game = universe.read(text);
      terms.add(new Term.Worth(game));
      terms.add(new Term.Worth(game.plus(universe.up())));
    }
    SumSolver solver = new SumSolver(SHARED, false, Control.unlimited());
    Outcome outcome = solver.outcome(Sum.of(terms));
    ShortGame added =
        terms.stream()
            .map(term -> ((Term.Worth) term).value())
            .reduce(universe.zero(), ShortGame::plus);
    assertThat(outcome).isEqualTo(added.outcome());
  }

  @Example
  void workIsKeptForTheNextQuestion() {
    Workspace workspace = new Workspace(1 << 24);
    Sum sum = Sum.of(UNVALUED, List.of(40, 41, 43));
    SumSolver first = new SumSolver(workspace, false, Control.unlimited());
    Outcome outcome = first.outcome(sum);
    SumSolver again = new SumSolver(workspace, false, new Control(Budget.ofPositions(0)));
    assertThat(again.outcome(sum)).isEqualTo(outcome);
    assertThat(again.visited()).isZero();
    SumSolver other = new SumSolver(new Workspace(1 << 24), false, Control.unlimited());
    assertThat(other.outcome(sum)).isEqualTo(outcome);
    assertThat(other.visited()).isEqualTo(first.visited());
  }

  @Example
  void fewTurnsSayNothingFalseAndWhatWasFoundIsKnownWithoutOne() {
    Workspace workspace = new Workspace(1 << 24);
    Sum sum = Sum.of(UNVALUED, List.of(40, 41, 43));
    SumSolver solver = new SumSolver(workspace, false, Control.unlimited());
    assertThat(solver.result(sum, Player.LEFT, 0)).isEmpty();
    int turns = 0;
    while (solver.result(sum, Player.LEFT, turns).isEmpty()) {
      turns++;
    }
    Result result =
        new SumSolver(new Workspace(), false, Control.unlimited()).result(sum, Player.LEFT);
    assertThat(solver.result(sum, Player.LEFT, turns)).contains(result);
    long visited = solver.visited();
    assertThat(solver.result(sum, Player.LEFT, 0)).contains(result);
    assertThat(solver.visited()).isEqualTo(visited);
  }

  @Example
  void aBudgetStopsIt() {
    Control control = new Control(Budget.ofPositions(5));
    SumSolver solver = new SumSolver(new Workspace(1 << 24), false, control);
    assertThatThrownBy(() -> solver.outcome(Sum.of(UNVALUED, List.of(400, 41))))
        .isInstanceOf(SearchStopped.class);
    assertThat(control.progress().positions()).isEqualTo(5);
  }

  @Example
  void endingsOtherThanNormalPlayAreRefused() {
    SumSolver solver = new SumSolver(SHARED, false, Control.unlimited());
    assertThatThrownBy(() -> solver.result(Sum.of(HEAPS.misere(), 3), Player.LEFT))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Beyond what the bounds count with. */
  @Example
  void largeNumbersAreAnsweredToo() {
    Universe universe = SHARED.universe();
    Term heap = new Term.Placed<>(UNVALUED, 3);
    Map<String, Outcome> outcomes =
        Map.of(
            "99999999999", Outcome.L,
            "-99999999999", Outcome.R,
            "{100000000001|-100000000001} + 99999999950", Outcome.N,
            "{100000000001|-100000000001} + -100000000050", Outcome.R);
    outcomes.forEach(
        (text, outcome) -> {
          List<Term> terms = new ArrayList<>(List.of(heap));
          for (String summand : text.split(" \\+ ")) {
            terms.add(new Term.Worth(universe.read(summand.replace(" ", ""))));
          }
          assertThat(new SumSolver(SHARED, false, Control.unlimited()).outcome(Sum.of(terms)))
              .as(text)
              .isEqualTo(outcome);
        });
  }
}

package org.farstar.games.graph.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.theory.Reduced;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** The play on letters against plays that are just played. */
class LetterReductionTest {
  private static final Rules<Words> RULES = new WordChain();

  /** Whether the next player wins: tries every word, knows nothing of letters. */
  private static boolean plain(Words words, Map<Words, Boolean> table) {
    Boolean known = table.get(words);
    if (known == null) {
      known = RULES.options(words, Player.LEFT).stream().anyMatch(to -> !plain(to, table));
      table.put(words, known);
    }
    return known;
  }

  private static boolean fast(Words words) {
    return fast(words, new Workspace(), Control.unlimited());
  }

  private static boolean fast(Words words, Workspace workspace, Control control) {
    Reduced reduced = new LetterReduction().reduce(words, workspace).orElseThrow();
    return reduced.outcome(control) == Outcome.N;
  }

  private static Words random(Random random, int letters, int words, boolean started) {
    List<String> list = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      list.add(letter(random, letters) + Integer.toString(i) + letter(random, letters));
    }
    return Words.of(list, started ? Optional.of(letter(random, letters)) : Optional.empty());
  }

  private static String letter(Random random, int letters) {
    return Character.toString('a' + random.nextInt(letters));
  }

  @Property(tries = 300)
  void theReductionsChangeNoWinner(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 6) int letters,
      @ForAll @IntRange(min = 0, max = 10) int words,
      @ForAll boolean started) {
    Words position = random(new Random(seed), letters, words, started);
    assertThat(fast(position))
        .as("the next player wins %s", position)
        .isEqualTo(plain(position, new HashMap<>()));
  }

  /** Two cycles of four letters with chords, and a word or two from the first to the second. */
  @Property(tries = 20)
  void componentsAreDecidedOneAfterTheOther(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> list = new ArrayList<>();
    for (int cycle = 0; cycle < 8; cycle += 4) {
      for (int k = 0; k < 4; k++) {
        for (int copies = random.nextInt(4) == 0 ? 2 : 1; copies > 0; copies--) {
          add(list, cycle + k, cycle + (k + 1) % 4);
        }
      }
      for (int k = 0; k < 2; k++) {
        boolean back = random.nextBoolean();
        if (random.nextInt(3) > 0) {
          add(list, cycle + (back ? k + 2 : k), cycle + (back ? k : k + 2));
        }
      }
    }
    for (int more = random.nextInt(2); more >= 0; more--) {
      add(list, random.nextInt(4), 4 + random.nextInt(4));
    }
    Words position = Words.of(list, Optional.of("a"));
    assertThat(fast(position))
        .as("the next player wins %s", position)
        .isEqualTo(plain(position, new HashMap<>()));
  }

  private static void add(List<String> list, int from, int to) {
    list.add((char) ('a' + from) + Integer.toString(list.size()) + (char) ('a' + to));
  }

  @Property(tries = 30)
  void fewCountries(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> countries = WordText.countries();
    List<String> some =
        IntStream.range(0, 13)
            .mapToObj(i -> countries.get(random.nextInt(countries.size())))
            .distinct()
            .toList();
    Words position = Words.of(some, Optional.of(countries.get(random.nextInt(countries.size()))));
    assertThat(fast(position)).as("%s", position).isEqualTo(plain(position, new HashMap<>()));
  }

  /** The tables are kept from one question to the next, though the letters are others. */
  @Example
  void oneTableServesManyQuestions() {
    Workspace workspace = new Workspace();
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      Words position = random(random, 3 + i % 5, 9, i % 2 == 0);
      assertThat(fast(position, workspace, Control.unlimited()))
          .as("%s", position)
          .isEqualTo(plain(position, new HashMap<>()));
    }
  }

  @Example
  void theReductionIsNotForMisere() {
    Variant<Words> normal = WordChainGame.game().family().standard().orElseThrow();
    assertThat(normal.reductions()).isNotEmpty();
    assertThat(normal.misere().reductions()).isEmpty();
    // Two words must be used, and the player without one wins.
    Words position = RULES.read("ab ba / xa");
    assertThat(result(new Misere<>(RULES), position)).isEqualTo(Result.WIN);
    assertThat(result(RULES, position)).isEqualTo(Result.LOSS);
  }

  private static Result result(Rules<Words> rules, Words position) {
    return new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited())
        .result(position, Player.LEFT);
  }

  @Example
  void winningMovesAreThoseOfTheSlowSearch() {
    Random random = new Random(20);
    for (int i = 0; i < 60; i++) {
      Words position = random(random, 4, 8, i % 2 == 0);
      List<String> slow =
          RULES.moveList(position, Player.LEFT).stream()
              .filter(move -> !plain(move.to(), new HashMap<>()))
              .map(Move::text)
              .toList();
      assertThat(winning(position)).as("%s", position).isEqualTo(slow);
    }
  }

  /** Every move is tried, as the engine does where a game has reductions only. */
  private static List<String> winning(Words position) {
    Workspace workspace = new Workspace();
    return RULES.moveList(position, Player.LEFT).stream()
        .filter(move -> !fast(move.to(), workspace, Control.unlimited()))
        .map(Move::text)
        .toList();
  }

  @Example
  void theWholeListOfCountriesIsDecided() {
    assertThat(fast(RULES.read("{countries}"))).isTrue();
    assertThat(winning(RULES.read("{countries} / Spain"))).containsExactly("Niger", "Norway");
    assertThat(winning(RULES.read("{countries}"))).hasSize(35).contains("Italy", "Congo");
  }

  @Example
  void aBudgetThatEndsStopsTheSearch() {
    Words large = random(new Random(3), 26, 3_000, true);
    Control control = new Control(Budget.ofPositions(2_000));
    Reduced reduced = new LetterReduction().reduce(large, new Workspace()).orElseThrow();
    assertThatThrownBy(() -> reduced.outcome(control)).isInstanceOf(SearchStopped.class);
    assertThat(reduced.visited()).isBetween(1L, 2_000L);
  }

  /** The search keeps its own stack, so that no play is too long for it. */
  @Example
  void aPlayOfManyThousandWordsIsNoTrouble() {
    List<String> list = new ArrayList<>();
    for (int i = 0; i < 9_999; i++) {
      list.add((char) ('a' + i % 3) + Integer.toString(i) + (char) ('a' + (i + 1) % 3));
    }
    // Round and round through the letters a, b and c: an odd number of words, one choice each.
    assertThat(fast(Words.of(list, Optional.of("a")))).isTrue();
  }

  @Example
  void tooManyLettersAreLeftToTheSearch() {
    List<String> list =
        IntStream.range(0, 300).mapToObj(i -> Character.toString(0x4E00 + i)).toList();
    assertThat(new LetterReduction().reduce(Words.of(list, Optional.empty()), new Workspace()))
        .isEmpty();
  }

  @Property
  void aChainIsReadAsItIsWritten(@ForAll long seed) {
    Random random = new Random(seed);
    int[] letters = {0, 'a', 'z', 0x4E00, 0x1D400};
    LetterGraph graph = new LetterGraph(letters.length);
    for (int i = random.nextInt(8); i > 0; i--) {
      int count = 1 + random.nextInt(random.nextBoolean() ? 200 : 100_000);
      graph.add(random.nextInt(5), random.nextInt(5), count);
    }
    int letter = random.nextInt(3) == 0 ? LetterPosition.Chain.ANY : letters[random.nextInt(5)];
    LetterPosition.Chain chain = LetterPosition.Chain.of(letters, graph, letter);
    LetterPosition.Chain.Numbered numbered = chain.numbered();
    assertThat(LetterPosition.Chain.of(numbered.letters(), numbered.graph(), letter))
        .isEqualTo(chain);
    assertThat(numbered.letter() < 0 ? letter : numbered.letters()[numbered.letter()])
        .isEqualTo(letter);
    LetterGraph read = numbered.graph();
    for (int u = 0; u < 5; u++) {
      for (int v = 0; v < 5; v++) {
        int from = Arrays.binarySearch(numbered.letters(), letters[u]);
        int to = Arrays.binarySearch(numbered.letters(), letters[v]);
        assertThat(from < 0 || to < 0 ? 0 : read.count(from, to)).isEqualTo(graph.count(u, v));
      }
    }
  }

  @Example
  void thereAreAsManyCountriesAsTheListSays() {
    assertThat(WordText.countries()).hasSize(193).doesNotHaveDuplicates();
    assertThat(OptionalLong.of(193)).isEqualTo(RULES.rank(RULES.read("{countries}")));
    assertThat(WordText.countries().stream().collect(Collectors.toSet()))
        .contains("New_Zealand", "Guinea-Bissau");
  }
}

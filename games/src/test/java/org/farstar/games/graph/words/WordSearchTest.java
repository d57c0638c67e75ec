package org.farstar.games.graph.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
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
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** The search with all its reductions against plays that are just played. */
class WordSearchTest {
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
    return new WordSearch(new WordSearch.Table(), Control.unlimited()).wins(words);
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
    WordSearch.Table table = new WordSearch.Table();
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      Words position = random(random, 3 + i % 5, 9, i % 2 == 0);
      assertThat(new WordSearch(table, Control.unlimited()).wins(position))
          .as("%s", position)
          .isEqualTo(plain(position, new HashMap<>()));
    }
  }

  @Example
  void theReductionsAreNotForMisere() {
    PositionText<Words> line = PositionText.read(new Misere<>(new WordChain()), "ab ba / xa");
    Outcome misere =
        new Analyst<>(WordChainGame.game(), line.ruleset())
            .outcome(line.position(), Method.SEARCH, Ask.ANSWER, Control.unlimited())
            .first()
            .orElseThrow()
            .outcome();
    // Two words must be used, and the player without one wins.
    assertThat(misere).isEqualTo(Outcome.N);
  }

  @Example
  void winningMovesAreThoseOfTheSlowSearch() {
    Random random = new Random(20);
    for (int i = 0; i < 60; i++) {
      Words position = random(random, 4, 8, i % 2 == 0);
      List<String> slow =
          RULES.moveList(position, Player.LEFT).stream()
              .filter(move -> !plain(move.to(), new HashMap<>()))
              .map(move -> move.text())
              .toList();
      assertThat(winning(RULES.write(position), Control.unlimited()))
          .as("%s", position)
          .isEqualTo(slow);
    }
  }

  private static List<String> winning(String text, Control control) {
    PositionText<Words> line = PositionText.read(RULES, text);
    OutcomeAnswer answer =
        new Analyst<>(WordChainGame.game(), line.ruleset())
            .outcome(line.position(), Method.BEST, Ask.MOVES, control)
            .first()
            .orElseThrow();
    return answer.moves().orElseThrow().get(Player.LEFT).moves().stream()
        .map(WinningMove::text)
        .toList();
  }

  /** One node count that changes only when the search is meant to change. */
  @Example
  void theWholeListOfCountriesIsDecided() {
    Words all = RULES.read("{countries}");
    WordSearch search = new WordSearch(new WordSearch.Table(), Control.unlimited());
    assertThat(search.wins(all)).isTrue();
    assertThat(winning("{countries} / Spain", Control.unlimited()))
        .containsExactly("Niger", "Norway");
    assertThat(winning("{countries}", Control.unlimited())).hasSize(35).contains("Italy", "Congo");
  }

  @Example
  void aBudgetThatEndsIsAnswered() {
    Words large = random(new Random(3), 26, 3_000, true);
    Control control = new Control(Budget.ofPositions(2_000));
    assertThatThrownBy(() -> new WordSearch(new WordSearch.Table(), control).wins(large))
        .isInstanceOf(SearchStopped.class);
    PositionText<Words> line = PositionText.read(RULES, RULES.write(large));
    Report<OutcomeAnswer> report =
        new Analyst<>(WordChainGame.game(), line.ruleset())
            .outcome(
                line.position(), Method.BEST, Ask.ANSWER, new Control(Budget.ofPositions(2_000)));
    assertThat(report.first()).isEmpty();
    assertThat(report.unfinished().orElseThrow().possible())
        .containsExactlyInAnyOrder(Outcome.N, Outcome.P);
  }

  @Example
  void keysTellGraphsApart() {
    LetterGraph one = new LetterGraph(4);
    one.add(1, 2, 3);
    one.add(3, 1, 70_000);
    LetterGraph other = new LetterGraph(9);
    other.add(1, 2, 3);
    other.add(3, 1, 70_000);
    assertThat(one.key(1)).isEqualTo(other.key(1)).isNotEqualTo(one.key(2));
    other.add(3, 1, -65_536);
    assertThat(one.key(1)).isNotEqualTo(other.key(1));
  }

  @Example
  void thereAreAsManyCountriesAsTheListSays() {
    assertThat(WordText.countries()).hasSize(193).doesNotHaveDuplicates();
    assertThat(OptionalLong.of(193)).isEqualTo(RULES.rank(RULES.read("{countries}")));
    assertThat(WordText.countries().stream().collect(Collectors.toSet()))
        .contains("New_Zealand", "Guinea-Bissau");
  }
}

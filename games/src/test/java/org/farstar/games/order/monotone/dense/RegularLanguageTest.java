package org.farstar.games.order.monotone.dense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegularLanguageTest {
  static String text(long word, int length) {
    StringBuilder text = new StringBuilder();
    for (int bit = length - 1; bit >= 0; bit--) {
      text.append(word >>> bit & 1);
    }
    return text.toString();
  }

  private static List<String> words(int length) {
    List<String> words = new ArrayList<>();
    for (long word = 0; word < 1L << length; word++) {
      words.add(text(word, length));
    }
    return words;
  }

  private static RegularLanguage only(List<String> words) {
    List<WordPattern> patterns = new ArrayList<>();
    for (String word : words) {
      List<WordPattern.Zeros> gaps = new ArrayList<>();
      for (String zeros : word.split("1", -1)) {
        gaps.add(new WordPattern.Zeros(zeros.length(), 0));
      }
      patterns.add(new WordPattern(gaps));
    }
    return WordPattern.language(patterns);
  }

  @Test
  void combinesLanguagesAsSets() {
    Random random = new Random(7);
    List<String> all = words(6);
    for (int round = 0; round < 20; round++) {
      List<String> x = all.stream().filter(w -> random.nextInt(3) == 0).toList();
      List<String> y = all.stream().filter(w -> random.nextInt(3) == 0).toList();
      RegularLanguage first = only(x);
      RegularLanguage second = only(y);
      Set<String> both = new HashSet<>(x);
      both.retainAll(y);
      Set<String> either = new HashSet<>(x);
      either.addAll(y);
      RegularLanguage meet = first.and(second);
      RegularLanguage join = first.or(second);
      RegularLanguage less = first.without(second);
      for (String word : all) {
        assertThat(meet.contains(word)).isEqualTo(both.contains(word));
        assertThat(join.contains(word)).isEqualTo(either.contains(word));
        assertThat(less.contains(word)).isEqualTo(x.contains(word) && !y.contains(word));
        assertThat(first.complement().contains(word)).isNotEqualTo(x.contains(word));
      }
      assertThat(first.or(second)).isEqualTo(only(new ArrayList<>(either)));
      assertThat(first.shortest().isPresent()).isEqualTo(!x.isEmpty());
    }
  }

  /** The relation of automata against the moves of boxes, for all words of up to 7 letters. */
  @Test
  void slidesAsBoxesMove() {
    for (int length = 1; length <= 7; length++) {
      for (String target : words(length)) {
        RegularLanguage into = MoveRelation.into(only(List.of(target)));
        int ones = (int) target.chars().filter(c -> c == '1').count();
        DiagramBox box = new DiagramBox(length - ones, ones);
        for (String from : words(length)) {
          Set<String> options = new HashSet<>();
          int size = length;
          if (from.chars().filter(c -> c == '1').count() == ones) {
            box.options(Long.parseLong(from, 2), to -> options.add(text(to, size)));
          }
          assertThat(into.contains(from))
              .as("from %s to %s", from, target)
              .isEqualTo(options.contains(target));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3+2, 0, false", "3+2, 3, true", "3+2, 4, false", "3+2, 9, true", "2, 2, true"})
  void countsZeros(String gap, int zeros, boolean allowed) {
    WordPattern pattern = WordPattern.read("0 " + gap + " 1");
    assertThat(WordPattern.language(List.of(pattern)).contains("1" + "0".repeat(zeros) + "10"))
        .isEqualTo(allowed);
    assertThat(WordPattern.read(pattern.toString())).isEqualTo(pattern);
  }

  @Test
  void readsStrategies() {
    Strategy strategy = Strategy.read("# two\n0 1 1+1 # P\n\n1+1 1 1+1\n2+1 0 0\n");
    assertThat(strategy.blues()).isEqualTo(2);
    assertThat(strategy.toString()).isEqualTo("0 1 1+1\n1+1 1 1+1\n2+1 0 0\n");
    assertThat(Strategy.read(strategy.toString())).isEqualTo(strategy);
    assertThat(strategy.colours()).isEqualTo("P; 1+1\nR*PP; 1+1\nRR*PB; 0\n");
    assertThatThrownBy(() -> Strategy.read("1 1\n1 x"))
        .hasMessage(
            "column 7: found 'x', allowed: numbers of zeros n, or n+s for n, n+s, n+2s, .., with"
                + " blanks, up to 1000");
    assertThatThrownBy(() -> Strategy.read("1 1\n1 1 1"))
        .hasMessage("column 5: found 3 gaps, allowed: 2 gaps, as in the first line");
    assertThatThrownBy(() -> Strategy.read("# nothing\n"))
        .hasMessage("column 11: found the end, allowed: a pattern of two gaps or more");
    assertThatThrownBy(() -> Strategy.read("1001 1"))
        .hasMessageStartingWith("column 1: found 1001, allowed: numbers of zeros");
  }

  /** A proof that holds is true, a flaw is one: both against tables of boxes. */
  @Test
  void provesOnlyWhatIsTrue() {
    Random random = new Random(11);
    int proved = 0;
    for (int round = 0; round < 100; round++) {
      StringBuilder text = new StringBuilder("0 1 1+1\n");
      text.append(random.nextInt(4) > 0 ? "1+1 1 1+1\n" : "");
      text.append(random.nextInt(4) > 0 ? "2+1 0 0\n" : "");
      for (int line = random.nextInt(3); line > 0; line--) {
        text.append(random.nextBoolean() ? "0" : "1+1");
        for (int gap = 0; gap < 2; gap++) {
          text.append(' ').append(random.nextInt(2)).append(random.nextBoolean() ? "" : "+1");
        }
        text.append('\n');
      }
      Strategy strategy = Strategy.read(text.toString());
      Strategy.Proof proof = strategy.prove();
      RegularLanguage words = strategy.words();
      boolean allLost = true;
      for (int reds = 1; reds <= 8; reds++) {
        DiagramBox box = new DiagramBox(reds, 2);
        BoxTable table = BoxTable.solve(box, Control.unlimited());
        for (String word : words(reds + 2)) {
          boolean inside = word.chars().filter(c -> c == '1').count() == 2 && words.contains(word);
          allLost &= !inside || table.lost(Long.parseLong(word, 2));
        }
      }
      if (proof.flaw().isEmpty()) {
        proved++;
        assertThat(allLost).as(strategy.toString()).isTrue();
      } else {
        String flaw = proof.flaw().orElseThrow();
        assertThat(words.contains(flaw)).isTrue();
        int reds = flaw.length() - 2;
        boolean[] unanswered = {false};
        DiagramBox box = new DiagramBox(reds, 2);
        box.options(
            Long.parseLong(flaw, 2),
            to -> {
              boolean[] answered = {false};
              box.options(to, back -> answered[0] |= words.contains(text(back, reds + 2)));
              unanswered[0] |= !answered[0];
            });
        assertThat(unanswered[0]).as(strategy + flaw).isTrue();
      }
    }
    assertThat(proved).isPositive();
  }

  /** The sets of the paper and ours are proved for every a, and only that of d = 4 is complete. */
  @Test
  void strategiesAreProved() {
    assertThat(Strategies.four().prove().exact()).isTrue();
    assertThat(Strategies.five().prove().exact()).isFalse();
    assertThat(Strategies.six().prove().from()).hasValue(2);
    Strategy eight = Strategies.eight();
    assertThat(eight.blues()).isEqualTo(6);
    assertThat(eight.patterns()).hasSize(354);
    assertThat(Strategy.read(eight.toString())).isEqualTo(eight);
    RegularLanguage words = eight.words();
    for (int reds = 1; reds <= 8; reds++) {
      BoxTable table = BoxTable.solve(new DiagramBox(reds, 6), Control.unlimited());
      for (long word = 0; word < 1L << (reds + 6); word++) {
        if (Long.bitCount(word) == 6 && words.contains(text(word, reds + 6))) {
          assertThat(table.lost(word)).as("%s in %s", word, table.box()).isTrue();
        }
      }
    }
    Strategy.Proof proof = eight.prove();
    assertThat(proof.flaw()).isEmpty();
    assertThat(proof.holds()).as("for all a").isFalse();
    assertThat(proof.uncovered()).startsWith(1, 5, 7, 9).allMatch(reds -> reds % 2 == 1);
  }

  /** The strategy for d = 6 agrees with the tables for the first a. */
  @Test
  void theStrategyForSixIsThatOfTheTables() {
    RegularLanguage words = Strategies.six().words();
    for (int a = 4; a <= 20; a++) {
      DenseGame game = DenseGame.solve(a, 6, false, Control.unlimited());
      assertThat(game.outcome(ColourSequence.read("P"))).isEqualTo(Outcome.P);
      for (String word : words(Math.min(a + 2, 14))) {
        if (word.length() == a + 2 && words.contains(word)) {
          assertThat(game.table().lost(Long.parseLong(word, 2))).as(word).isTrue();
        }
      }
    }
  }
}

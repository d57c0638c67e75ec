package org.farstar.games.order.monotone.dense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.papers.monotone.DenseReferee;
import org.farstar.papers.monotone.Permutation;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiagramBoxTest {
  @ParameterizedTest
  @CsvSource({"RPB, 1001100", "P, 1101000", "PPP, 0101010", "RRPBB, 0001110", "PBP, 0110100"})
  void writesColoursAsZerosAndOnes(String colours, String bits) {
    DiagramBox box = new DiagramBox(4, 3);
    ColourSequence sequence = ColourSequence.read(colours);
    assertThat(box.word(sequence)).isEqualTo(Long.parseLong(bits, 2));
    assertThat(box.colours(box.word(sequence))).isEqualTo(sequence);
    assertThat(box.colours(box.empty())).isEqualTo(ColourSequence.EMPTY);
  }

  @Test
  void refusesWhatItDoesNotHold() {
    assertThatThrownBy(() -> new DiagramBox(60, 3).empty())
        .hasMessage("a box of 60 by 3, allowed: up to 62 together");
    assertThatThrownBy(() -> new DiagramBox(1, 1).word(ColourSequence.read("PP")))
        .hasMessage("PP in the box of 1 by 1");
    assertThatThrownBy(() -> new DiagramBox(3, 3).word(ColourSequence.read("BP")))
        .hasMessage("BP in the box of 3 by 3");
  }

  /** Every word of a box is met, and its moves are the insertions that stay inside. */
  @ParameterizedTest
  @CsvSource({"1,1", "1,5", "4,1", "3,3", "5,4", "4,5", "7,3", "6,6"})
  void movesAsDoubleBumpingDoes(int reds, int blues) {
    DiagramBox box = new DiagramBox(reds, blues);
    Deque<ColourSequence> open = new ArrayDeque<>(List.of(ColourSequence.EMPTY));
    Set<ColourSequence> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      ColourSequence colours = open.remove();
      Set<Long> expected =
          colours.children().stream().filter(box::holds).map(box::word).collect(Collectors.toSet());
      Set<Long> found = new TreeSet<>();
      box.options(
          box.word(colours),
          to -> {
            assertThat(found.add(to)).as("%s twice from %s", box.colours(to), colours).isTrue();
            assertThat(to).isLessThan(box.word(colours));
            if (seen.add(box.colours(to))) {
              open.add(box.colours(to));
            }
          });
      assertThat(found).as("%s", colours).isEqualTo(expected);
    }
    assertThat((long) seen.size()).isEqualTo(BoxTable.words(box));
  }

  /** The marking backwards against the moves forwards, for every word. */
  @ParameterizedTest
  @CsvSource({"0,0", "0,3", "1,1", "1,6", "2,7", "7,2", "5,5", "9,5", "5,9", "12,4"})
  void solvesEveryWord(int reds, int blues) {
    DiagramBox box = new DiagramBox(reds, blues);
    BoxTable table = BoxTable.solve(box, Control.unlimited());
    long lost = 0;
    for (long word = 0; word < 1L << box.length(); word++) {
      if (Long.bitCount(word) == blues) {
        boolean[] reachesLost = {false};
        box.options(word, to -> reachesLost[0] |= table.lost(to));
        assertThat(table.lost(word)).as("%s", box.colours(word)).isEqualTo(!reachesLost[0]);
        lost += table.lost(word) ? 1 : 0;
      }
    }
    assertThat(table.lostWords()).isEqualTo(lost);
  }

  /** The same with low parts of every length, so that moves go from block to block. */
  @ParameterizedTest
  @CsvSource({"0,0", "0,3", "1,1", "1,6", "2,7", "7,2", "5,5", "9,5", "5,9", "12,4", "8,7"})
  void solvesEveryWordInBlocksOfAnySize(int reds, int blues) {
    DiagramBox box = new DiagramBox(reds, blues);
    for (int mostLow : new int[] {1, 10, 100, 1000}) {
      BoxTable table = BoxTable.solve(box, Control.unlimited(), mostLow);
      for (long number = table.words() - 1; number >= 0; number--) {
        boolean[] reachesLost = {false};
        long word = table.word(number);
        box.options(word, to -> reachesLost[0] |= table.lost(to));
        assertThat(table.lost(word))
            .as("%s, low parts up to %s", box.colours(word), mostLow)
            .isEqualTo(!reachesLost[0]);
      }
    }
  }

  /** Words longer than a long by double bumping: every colour sequence of the box is met. */
  @ParameterizedTest
  @CsvSource({"61,1", "62,2", "2,62", "90,2", "2,90", "200,1", "1,200"})
  void solvesLongWords(int reds, int blues) {
    DiagramBox box = new DiagramBox(reds, blues);
    BoxTable table = BoxTable.solve(box, Control.unlimited(), 1000);
    Deque<ColourSequence> open = new ArrayDeque<>(List.of(ColourSequence.EMPTY));
    Set<ColourSequence> seen = new HashSet<>(open);
    long lost = 0;
    while (!open.isEmpty()) {
      ColourSequence colours = open.remove();
      boolean reachesLost = false;
      for (ColourSequence to : new HashSet<>(colours.children())) {
        if (box.holds(to)) {
          reachesLost |= table.lost(to);
          if (seen.add(to)) {
            open.add(to);
          }
        }
      }
      assertThat(table.lost(colours)).as("%s", colours).isEqualTo(!reachesLost);
      lost += table.lost(colours) ? 1 : 0;
    }
    assertThat((long) seen.size()).isEqualTo(table.words());
    assertThat(table.lostWords()).isEqualTo(lost);
  }

  /** The places of the ones and back, for words of any length. */
  @ParameterizedTest
  @CsvSource({"0,0", "0,70", "70,0", "5,4", "70,3", "3,70", "25,25"})
  void numbersWords(int reds, int blues) {
    DiagramBox box = new DiagramBox(reds, blues);
    WordNumbers numbers = new WordNumbers(box);
    Random any = new Random(blues);
    for (int i = 0; i < 200; i++) {
      List<Integer> all = IntStream.range(0, box.length()).boxed().collect(Collectors.toList());
      Collections.shuffle(all, any);
      int[] places = all.stream().limit(blues).mapToInt(place -> place).sorted().toArray();
      assertThat(numbers.places(numbers.number(places))).isEqualTo(places);
    }
    int[] empty = box.places(ColourSequence.EMPTY);
    assertThat(empty).isEqualTo(IntStream.range(reds, reds + blues).toArray());
    if (BoxTable.words(box) < LargeGap.UNBOUNDED) {
      assertThat(numbers.number(empty)).isEqualTo(BoxTable.words(box) - 1);
    }
  }

  /** Boxes with more words than can all be looked up: any of them by double bumping, both ways. */
  @ParameterizedTest
  @CsvSource({"70,3", "60,4", "110,3"})
  void solvesLargeBoxesOfLongWords(int reds, int blues) {
    BoxTable table = BoxTable.solve(new DiagramBox(reds, blues), Control.unlimited());
    BoxTable mirror = BoxTable.solve(new DiagramBox(blues, reds), Control.unlimited());
    assertThat(table.lostWords()).isEqualTo(mirror.lostWords());
    Random any = new Random(reds);
    for (int play = 0; play < 20; play++) {
      ColourSequence colours = ColourSequence.EMPTY;
      while (table.box().holds(colours)) {
        boolean reachesLost =
            colours.children().stream().anyMatch(to -> table.box().holds(to) && table.lost(to));
        assertThat(table.lost(colours)).as("%s", colours).isEqualTo(!reachesLost);
        assertThat(mirror.lost(colours.reversed())).as("%s", colours).isEqualTo(!reachesLost);
        colours = colours.insert(any.nextInt(colours.size() + 1));
      }
    }
  }

  /** How many words are lost, as a fingerprint that changes only with the rules. */
  @ParameterizedTest
  @CsvSource({"14,6,38760", "10,10,184756"})
  void keepsItsCounts(int reds, int blues, long words) {
    BoxTable table = BoxTable.solve(new DiagramBox(reds, blues), Control.unlimited());
    BoxTable mirror = BoxTable.solve(new DiagramBox(blues, reds), Control.unlimited());
    assertThat(table.words()).isEqualTo(words);
    assertThat(table.lostWords()).isEqualTo(mirror.lostWords());
  }

  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "3,2", "2,5", "3,3", "4,3", "3,4", "5,3", "3,5", "6,3", "4,4", "5,2"})
  void agreesWithTheDefinition(int a, int d) {
    for (boolean misere : new boolean[] {false, true}) {
      if (misere && a * d > 15) {
        continue;
      }
      DenseGame game = DenseGame.solve(a, d, misere, Control.unlimited());
      OutcomeSearch<Permutation> referee =
          new OutcomeSearch<>(
              new DenseReferee(a, d, misere), OutcomeTable.remembering(), Control.unlimited());
      assertThat(game.outcome())
          .as("misere %s", misere)
          .isEqualTo(referee.outcome(Permutation.EMPTY));
      boards(game, referee, ColourSequence.EMPTY, Permutation.EMPTY, a, d, 5);
    }
  }

  private static void boards(
      DenseGame game,
      OutcomeSearch<Permutation> referee,
      ColourSequence colours,
      Permutation board,
      int a,
      int d,
      int most) {
    assertThat(game.outcome(colours)).as("%s", colours).isEqualTo(referee.outcome(board));
    if (board.size() == most || colours.reddish() >= a || colours.bluish() >= d) {
      return;
    }
    // Heights between two recorded cards lead to one colour sequence; the recorded ones are found
    // by bumping the ranks along.
    for (int height = 0; height <= board.size(); height++) {
      Permutation next = board.plus(board.size(), height);
      boards(game, referee, DenseReferee.colours(next), next, a, d, most);
    }
  }

  @Test
  void namesTheWinningMoves() {
    DenseGame game = DenseGame.solve(6, 5, false, Control.unlimited());
    assertThat(game.outcome(ColourSequence.read("RPB"))).isEqualTo(Outcome.P);
    assertThat(game.winningGaps(ColourSequence.read("RPB"))).isEmpty();
    assertThat(game.winningGaps(ColourSequence.read("RP"))).contains(1);
    assertThat(game.winningGaps(ColourSequence.read("RRRRP"))).contains(5);
    assertThat(game.winningGaps(ColourSequence.read("RRRRRP"))).isEmpty();
  }

  @Test
  void heedsItsBudget() {
    Control small =
        new Control(new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(1000)));
    assertThatThrownBy(() -> BoxTable.solve(new DiagramBox(14, 6), small))
        .isInstanceOf(SearchStopped.class)
        .hasMessage("the memory is used up");
    assertThatThrownBy(
            () -> BoxTable.solve(new DiagramBox(14, 6), new Control(Budget.ofPositions(10))))
        .isInstanceOf(SearchStopped.class);
  }
}

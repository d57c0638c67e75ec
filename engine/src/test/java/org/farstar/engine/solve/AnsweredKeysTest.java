package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers in pieces, against a map of all of them. */
class AnsweredKeysTest {
  private static final int RANGE = 1000;

  /** Numbers without moves: keys are all that is asked about here, and any key is a position. */
  private static final Rules<Integer> NUMBERS =
      new Rules<>() {
        @Override
        public void moves(Integer from, Player player, Moves<Integer> moves) {
          // None.
        }

        @Override
        public Integer read(String text) {
          return text.length();
        }

        @Override
        public String write(Integer position) {
          return Integer.toString(position);
        }
      };

  private final KeyPlay play = RulesKeys.of(NUMBERS, 7, false);
  private final int words = play.words();

  private long[] key(long number) {
    long[] key = new long[words];
    key[words - 1] = number;
    return key;
  }

  private Piece piece(long layer, int range, TreeMap<Long, Integer> entries) {
    KeyArray keys = new KeyArray(words);
    RecordArray records = new RecordArray(0);
    entries.forEach(
        (number, record) -> {
          keys.add(key(number), 0);
          records.add(record);
        });
    byte[] chunk = new ChunkWriter(words, 2, false).write(keys, records, 0, keys.count());
    return new Piece(new Bucket(layer, range), chunk);
  }

  /** Each range in several pieces that have keys in common, as where options were too many. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void agreesWithAMap(long seed) {
    Random random = new Random(seed);
    TreeMap<Long, Integer> all = new TreeMap<>();
    List<Piece> pieces = new ArrayList<>();
    for (int range = 0; range < 6; range++) {
      for (int part = 0; part < 1 + random.nextInt(3); part++) {
        TreeMap<Long, Integer> entries = new TreeMap<>();
        for (int i = random.nextInt(300); i >= 0; i--) {
          long number = range * RANGE + random.nextInt(RANGE);
          entries.put(number, all.computeIfAbsent(number, any -> random.nextInt(1 << 16)));
        }
        pieces.add(piece(3, range, entries));
      }
    }
    pieces.add(piece(4, 0, new TreeMap<>(Collections.singletonMap(5L, 9))));
    Collections.shuffle(pieces, random);
    AnsweredKeys answers = new AnsweredKeys(play, pieces);
    for (int question = 0; question < 20; question++) {
      List<Long> numbers = new ArrayList<>();
      for (long number : all.keySet()) {
        for (int times = random.nextInt(4); times > 1; times--) {
          numbers.add(number);
        }
      }
      int stride = words + 1;
      long[] wanted = new long[numbers.size() * stride];
      for (int i = 0; i < numbers.size(); i++) {
        System.arraycopy(key(numbers.get(i)), 0, wanted, i * stride, words);
      }
      RecordArray found = new RecordArray(0);
      answers.find(3, wanted, numbers.size(), stride, found);
      assertThat(found.count()).isEqualTo(numbers.size());
      for (int i = 0; i < numbers.size(); i++) {
        assertThat(found.get(i)).isEqualTo(all.get(numbers.get(i)));
      }
    }
  }

  @Test
  void whatIsMissingIsNamed() {
    TreeMap<Long, Integer> entries = new TreeMap<>();
    entries.put(10L, 1);
    entries.put(20L, 2);
    AnsweredKeys answers = new AnsweredKeys(play, List.of(piece(3, 0, entries)));
    for (long number : new long[] {9, 15, 21}) {
      assertThatThrownBy(() -> answers.find(3, key(number), 1, words, new RecordArray(0)))
          .isInstanceOf(SolveException.class)
          .hasMessageStartingWith("an option has no record:")
          .hasMessageEndingWith("the folder is incomplete");
    }
    assertThatThrownBy(() -> answers.find(4, key(10), 1, words, new RecordArray(0)))
        .isInstanceOf(SolveException.class);
  }
}

package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys as bytes, sorted and cut. */
class ChunkTest {
  private static KeyArray keys(int words, int count, int bits, long seed) {
    Random random = new Random(seed);
    KeyArray keys = new KeyArray(words);
    long[] key = new long[words];
    for (int i = 0; i < count; i++) {
      for (int word = 0; word < words; word++) {
        key[word] = random.nextLong() >>> Long.SIZE - bits;
      }
      keys.add(key, 0);
    }
    return keys;
  }

  private static TreeSet<long[]> sorted(KeyArray keys) {
    TreeSet<long[]> sorted = new TreeSet<>(Arrays::compare);
    for (int i = 0; i < keys.count(); i++) {
      sorted.add(Arrays.copyOfRange(keys.keys(), i * keys.words(), (i + 1) * keys.words()));
    }
    return sorted;
  }

  private static long[] words(KeyArray keys) {
    return Arrays.copyOf(keys.keys(), keys.count() * keys.words());
  }

  /** Sorting is that of a set of arrays, whatever the size of keys. */
  @Property(tries = 300)
  void keysAreSortedAndDistinct(
      @ForAll @IntRange(min = 1, max = 4) int words,
      @ForAll @IntRange(min = 0, max = 400) int count,
      @ForAll @IntRange(min = 1, max = 63) int bits,
      @ForAll long seed) {
    KeyArray keys = keys(words, count, bits, seed);
    long[] expected = sorted(keys).stream().flatMapToLong(Arrays::stream).toArray();
    keys.sortDistinct(new KeySort());
    assertThat(words(keys)).isEqualTo(expected);
  }

  /** What is written comes back, with records and without, packed or not. */
  @Property(tries = 300)
  void chunksComeBack(
      @ForAll @IntRange(min = 1, max = 3) int words,
      @ForAll @IntRange(min = 0, max = 20_000) int count,
      @ForAll @IntRange(min = 12, max = 63) int bits,
      @ForAll @IntRange(min = 0, max = 2) int recordBytes,
      @ForAll boolean packed,
      @ForAll long seed) {
    KeyArray keys = keys(words, count, bits, seed);
    keys.sortDistinct(new KeySort());
    RecordArray records = new RecordArray(0);
    Random random = new Random(seed);
    for (int i = 0; i < keys.count(); i++) {
      records.add(random.nextInt(recordBytes == 2 ? 65_536 : 256));
    }
    byte[] bytes =
        new ChunkWriter(words, recordBytes, packed).write(keys, records, 0, keys.count());
    Chunk chunk = Chunk.of(bytes);
    KeyArray read = new KeyArray(words);
    RecordArray found = new RecordArray(0);
    chunk.all(read, found);
    assertThat(words(read)).isEqualTo(words(keys));
    assertThat(chunk.count()).isEqualTo(keys.count());
    for (int i = 0; i < found.count(); i++) {
      assertThat(found.get(i)).isEqualTo(records.get(i));
    }
    assertThat(found.count()).isEqualTo(recordBytes == 0 ? 0 : keys.count());
  }

  /** Every byte counts: a changed one is noticed, as is a cut at any place. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void damageIsNoticed(boolean packed) {
    KeyArray keys = keys(2, 300, 20, 5);
    keys.sortDistinct(new KeySort());
    RecordArray records = new RecordArray(0);
    for (int i = 0; i < keys.count(); i++) {
      records.add(i % 3);
    }
    byte[] bytes = new ChunkWriter(2, 1, packed).write(keys, records, 0, keys.count());
    for (int i = 0; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 16;
      assertThatThrownBy(() -> Chunk.of(damaged).all(new KeyArray(2), new RecordArray(0)))
          .as("byte " + i)
          .isInstanceOf(SolveException.class);
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> Chunk.of(cut)).isInstanceOf(SolveException.class);
    }
  }

  /** The pieces of a cut are the keys of its ranges, and ranges come back from their text. */
  @Property(tries = 200)
  void piecesAreInTheirRanges(
      @ForAll @IntRange(min = 1, max = 2) int words,
      @ForAll @IntRange(min = 1, max = 300) int count,
      @ForAll @IntRange(min = 0, max = 20) int cuts,
      @ForAll @IntRange(min = 4, max = 63) int bits,
      @ForAll long seed) {
    KeyArray keys = keys(words, count, bits, seed);
    keys.sortDistinct(new KeySort());
    KeyArray firsts = keys(words, cuts, bits, seed + 1);
    firsts.sortDistinct(new KeySort());
    Ranges made = new Ranges(words);
    made.put(7, firsts);
    Ranges ranges = Ranges.read(made.write(), words);
    assertThat(ranges.write()).isEqualTo(made.write());
    java.util.List<Piece> pieces = new java.util.ArrayList<>();
    Expansion.cut(7, keys, ranges, pieces);
    KeyArray together = new KeyArray(words);
    for (Piece piece : pieces) {
      KeyArray these = Chunk.of(piece.chunk()).keys();
      for (int i = 0; i < these.count(); i++) {
        assertThat(ranges.range(7, these.keys(), i * words)).isEqualTo(piece.bucket().range());
        together.add(these.keys(), i * words);
      }
    }
    assertThat(words(together)).isEqualTo(words(keys));
  }

  @Test
  void tasksAndDescriptionsComeBack() {
    SolveTask task = new SolveTask("g", "a=1", true, "x y", "abc", Content.REMOTENESS, 1000, "1.0");
    assertThat(SolveTask.read(task.write())).isEqualTo(task);
    java.util.Map<Integer, Long> unordered = new java.util.LinkedHashMap<>();
    unordered.put(2, 3L);
    unordered.put(1, 2L);
    Description description =
        new Description(
            task,
            java.util.List.of(
                new Description.Layer(0, 1, 1, "00", java.util.Map.of(3, 1L)),
                new Description.Layer(9, 5, 2, "ff", unordered)));
    String text = description.write();
    assertThat(text).contains("layer 9 positions 5 chunks 2 sha256 ff records 1:2 2:3\n");
    assertThat(Description.read(text)).isEqualTo(description);
    Description old = new Description(1, task, description.layers());
    assertThat(Description.read(old.write())).isEqualTo(old).isNotEqualTo(description);
    for (int i = 0; i < text.length(); i++) {
      String changed = text.substring(0, i) + '~' + text.substring(i + 1);
      assertThatThrownBy(() -> Description.read(changed)).isInstanceOf(SolveException.class);
    }
    String newer = text.replace("farstar solved 2", "farstar solved 3");
    assertThatThrownBy(() -> Description.read(newer))
        .hasMessage("a description begins with 'farstar solved 3'; allowed: 'farstar solved 2'");
  }
}

package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The external merge against a sorted set, and in less memory than its keys take. */
class KeyMergeTest {
  private static final int LIMIT = 1 << 14;

  @TempDir Path folder;

  private Path aside() {
    try {
      return Files.createTempFile(folder, "run", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] chunk(KeyArray keys) {
    keys.sortDistinct(new KeySort());
    return new ChunkWriter(keys.words(), 0, false).write(keys);
  }

  /** Chunks of random keys below a bound: of few keys many are equal, of many few. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 10, 1000",
    "1, 3, 100, 10",
    "1, 9, 20000, 1000000",
    "2, 5, 12000, 100000",
    "1, 20, 9000, 2000000000",
    "3, 20, 9000, 5"
  })
  void handsOverEachKeyOnceInOrder(int words, int chunks, int keys, int bound) {
    Random random = new Random(33);
    TreeSet<long[]> expected = new TreeSet<>(Arrays::compare);
    KeyArray handed = new KeyArray(words);
    try (KeyMerge merge = new KeyMerge(words, new KeySort(), LIMIT, 3, this::aside)) {
      for (int i = 0; i < chunks; i++) {
        KeyArray some = new KeyArray(words);
        for (int j = 0; j < keys; j++) {
          long[] key = random.longs(words, 0, bound).toArray();
          some.add(key, 0);
          expected.add(key);
        }
        merge.add(Chunk.of(chunk(some)));
      }
      merge.each(handed::add);
    }
    long[] inOrder = expected.stream().flatMapToLong(Arrays::stream).toArray();
    assertThat(Arrays.equals(handed.keys(), 0, handed.count() * words, inOrder, 0, inOrder.length))
        .isTrue();
    assertThat(folder).isEmptyDirectory();
  }

  /** More runs than are read at once, and files that go where the merge is given up. */
  @Test
  void leavesNoFileWhereItIsGivenUp() throws IOException {
    try (KeyMerge merge = new KeyMerge(1, new KeySort(), LIMIT, 3, this::aside)) {
      for (int i = 0; i < 5; i++) {
        KeyArray some = new KeyArray(1);
        for (int j = 0; j < LIMIT; j++) {
          some.add(new long[] {5L * j + i}, 0);
        }
        merge.add(Chunk.of(chunk(some)));
      }
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files.count()).isBetween(2L, 5L);
      }
    }
    assertThat(folder).isEmptyDirectory();
  }

  /** So many keys, 8 bytes each, and how much memory the process has that merges them. */
  private static final int MANY = 24_000_000;

  private static final int MEGABYTES = 128;

  /** Rules of which nothing is asked but how many words a key has. */
  private static KeyPlay oneWord() {
    return (KeyPlay)
        Proxy.newProxyInstance(
            KeyPlay.class.getClassLoader(), new Class<?>[] {KeyPlay.class}, (self, of, with) -> 1);
  }

  /** Merges keys that take 192 MB in a process that has 128 MB, and prints what came. */
  public static void main(String[] words) throws IOException {
    Path folder = Path.of(words[0]);
    LocalStore store = new LocalStore(folder.resolve("store"));
    Ranges ranges = new Ranges(1);
    KeyArray firsts = new KeyArray(1);
    for (long first = 1 << 20; first < MANY; first += 1 << 20) {
      firsts.add(new long[] {first}, 0);
    }
    ranges.put(0, firsts);
    Ranges all = ranges.coarser(1);
    int chunks = 60;
    // Chunk c has the keys that are c modulo 60, each also in the next chunk.
    var pieces =
        Stream.iterate(0, i -> i + 1)
            .limit(chunks)
            .map(
                i -> {
                  KeyArray keys = new KeyArray(1, MANY / chunks * 2);
                  for (long key = 0; key < MANY; key += chunks) {
                    keys.add(new long[] {key + i}, 0);
                    keys.add(new long[] {key + (i + 1) % chunks}, 0);
                  }
                  return chunk(keys);
                })
            .iterator();
    KeyMergeTest test = new KeyMergeTest();
    test.folder = Files.createDirectory(folder.resolve("runs"));
    ChunkNames names = new ChunkNames("keys/*/*");
    SolveTask task = new SolveTask("numbers", "", false, "0", "", Content.OUTCOME, 16, "test");
    ChunkWork work = ChunkWork.of(task, oneWord());
    List<Bucket> inside = ranges.inside(all, new Bucket(0, 0));
    work.merge(store, names, ranges, inside, pieces, test::aside);
    long next = 0;
    for (Bucket bucket : inside) {
      KeyArray keys = Chunk.of(store.read(names.of(bucket))).keys();
      for (int i = 0; i < keys.count(); i++) {
        if (keys.keys()[i] != next++) {
          throw new IllegalStateException("key " + keys.keys()[i] + " in place of " + (next - 1));
        }
      }
    }
    System.out.println(next + " keys in " + inside.size() + " chunks");
  }

  @Tag("slow")
  @Tag("day1")
  @Test
  void mergesMoreKeysThanHaveRoomInMemory() throws Exception {
    assertThat(8L * MANY).isGreaterThan((long) MEGABYTES << 20);
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + MEGABYTES + "m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                KeyMergeTest.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(Files.readString(out)).isEqualTo(MANY + " keys in 23 chunks\n");
    assertThat(folder.resolve("runs")).isEmptyDirectory();
  }
}

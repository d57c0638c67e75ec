package org.farstar.spark.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.BlockLocation;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.LocalStore;
import org.farstar.engine.solve.SolveException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file system of Hadoop, and what goes wrong with one. */
class HadoopStoreTest extends StoreContract {
  @TempDir Path folder;

  @BeforeEach
  @AfterEach
  void mend() {
    FaultyFiles.mend();
  }

  private ChunkStore hadoop(long patienceMillis) throws Exception {
    String address = FaultyFiles.SCHEME + "://" + folder.toUri().getPath() + "x";
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(address);
    return new HadoopStore(
        address,
        path.getFileSystem(FaultyFiles.known()),
        Duration.ofMillis(patienceMillis),
        Duration.ofMillis(60));
  }

  @Override
  ChunkStore store() throws Exception {
    return hadoop(0);
  }

  @Override
  void put(String name, byte[] bytes) throws Exception {
    Files.write(folder.resolve("x").resolve(name), bytes);
  }

  @Override
  boolean isThere(String name) {
    return Files.exists(folder.resolve("x").resolve(name));
  }

  /**
   * Each machine by its name and by its number, once; a folder is listed once for all its files.
   */
  @Test
  void saysWhichMachinesHaveAFile() throws Exception {
    FaultyFiles.place =
        new BlockLocation(
            new String[] {"10.0.0.7:9866", "localhost:9866"},
            new String[] {"seven", "localhost"},
            0,
            4);
    ChunkStore store = hadoop(0);
    store.write("a/1", SOME);
    store.write("a/2", SOME);
    store.write("b/1", SOME);
    FaultyFiles.LISTED.set(0);
    List<String> hosts = List.of("seven", "10.0.0.7");
    assertThat(store.hosts(List.of("a/2", "b/1", "a/1", "a/3", "c/1")))
        .containsExactly(hosts, hosts, hosts, List.of(), List.of());
    assertThat(FaultyFiles.LISTED).hasValue(3);
  }

  /** A store of which no machine is known is not asked again. */
  @Test
  void aStoreWithoutMachinesSaysNothing() throws Exception {
    ChunkStore store = hadoop(0);
    store.write("a/1", SOME);
    store.write("a/mark", new byte[0]);
    assertThat(store.hosts(List.of("a/1"))).containsExactly(List.of());
    assertThat(FaultyFiles.LISTED).hasValue(1);
    assertThat(store.hosts(List.of("a/1", "a/mark"))).containsExactly(List.of(), List.of());
    assertThat(FaultyFiles.LISTED).hasValue(1);
    assertThat(new LocalStore(folder).hosts(List.of("a/1"))).containsExactly(List.of());
  }

  /** Whoever asks is not kept waiting, and may ask again. */
  @Test
  void aStoreThatIsAwaySaysNothingOfMachines() throws Exception {
    FaultyFiles.place =
        new BlockLocation(new String[] {"10.0.0.7:9866"}, new String[] {"seven"}, 0, 4);
    ChunkStore store = hadoop(60_000);
    store.write("a/1", SOME);
    FaultyFiles.AWAY_UNTIL.set(System.nanoTime() + TimeUnit.HOURS.toNanos(1));
    assertThat(store.hosts(List.of("a/1"))).containsExactly(List.of());
    assertThat(FaultyFiles.REFUSED).hasValue(1);
    FaultyFiles.AWAY_UNTIL.set(System.nanoTime());
    assertThat(store.hosts(List.of("a/1"))).containsExactly(List.of("seven", "10.0.0.7"));
  }

  /** Somebody else has written the file while it was written: it stays, and nothing is left. */
  @Test
  void aSecondWriterDoesNoHarm() throws Exception {
    ChunkStore store = hadoop(0);
    FaultyFiles.twice = true;
    store.write("a/1", SOME);
    assertThat(FaultyFiles.TAKEN).hasValue(1);
    assertThat(store.read("a/1")).isEqualTo(SOME);
    assertThat(folder.resolve("x/a")).isDirectoryContaining(file -> file.endsWith("1"));
    try (var files = Files.list(folder.resolve("x/a"))) {
      assertThat(files.filter(file -> !file.toString().endsWith(".crc"))).hasSize(1);
    }
  }

  @Test
  void aStoreThatIsAwayIsAskedAgain() throws Exception {
    ChunkStore store = hadoop(20_000);
    FaultyFiles.AWAY_UNTIL.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(400));
    store.write("a", SOME);
    assertThat(FaultyFiles.REFUSED).hasValueGreaterThan(1);
    FaultyFiles.AWAY_UNTIL.set(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(200));
    assertThat(store.read("a")).isEqualTo(SOME);
  }

  @Test
  void aFileThatBreaksOffIsWrittenAgain() throws Exception {
    ChunkStore store = hadoop(20_000);
    FaultyFiles.BREAKS.set(true);
    store.write("a", SOME);
    assertThat(FaultyFiles.BREAKS).isFalse();
    assertThat(store.read("a")).isEqualTo(SOME);
  }

  @Test
  void oneThatStaysAwayIsOneMessage() throws Exception {
    ChunkStore store = hadoop(100);
    FaultyFiles.AWAY_UNTIL.set(System.nanoTime() + TimeUnit.SECONDS.toNanos(60));
    assertThatThrownBy(() -> store.read("a"))
        .isInstanceOf(SolveException.class)
        .hasMessage("cannot read '" + store.place() + "/a': Connection refused");
  }

  @Test
  void noRoomIsToldAtOnce() throws Exception {
    ChunkStore store = hadoop(60_000);
    FaultyFiles.ROOM.set(0);
    assertThatThrownBy(() -> store.write("layers/1", SOME))
        .isInstanceOfSatisfying(SolveException.class, e -> assertThat(e.isUnwritten()).isTrue())
        .hasMessageContaining("No space left on device");
    assertThat(store.has("layers/1")).isFalse();
  }

  @Test
  void theLockIsHadByOneThatLives() throws Exception {
    ChunkStore store = hadoop(0);
    ChunkStore.Hold first = store.lock();
    first.require();
    first.close();
    // A file without an owner, as a process leaves it that was killed.
    Files.writeString(folder.resolve("x/.unfinished-lock"), "somebody 7\n");
    try (ChunkStore.Hold third = store.lock()) {
      third.require();
      // Somebody takes it, rightly or not: the one that had it ends.
      Files.writeString(folder.resolve("x/.unfinished-lock"), "other 1\n");
      Thread.sleep(400);
      assertThatThrownBy(third::require).isInstanceOf(SolveException.class);
    }
    assertThat(folder.resolve("x/.unfinished-lock")).hasContent("other 1");
  }

  @Test
  void anAddressThatHadoopDoesNotKnowIsOneMessage() {
    assertThatThrownBy(() -> Stores.open("nothing://a/b", FaultyFiles.known()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot use the store 'nothing://a/b'")
        .hasMessageContaining("nothing");
    assertThat(Stores.open("file://" + folder, FaultyFiles.known()))
        .isEqualTo(new LocalStore(folder));
  }
}

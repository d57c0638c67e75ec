package org.farstar.spark.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.SolveException;
import org.junit.jupiter.api.Test;

/** What a store must do. */
abstract class StoreContract {
  static final byte[] SOME = "some".getBytes(StandardCharsets.UTF_8);

  /** A store that is empty at the beginning of a test. */
  abstract ChunkStore store() throws Exception;

  /** Puts a file where the store has its files, past the store. */
  abstract void put(String name, byte[] bytes) throws Exception;

  /** Whether there is a file, seen past the store. */
  abstract boolean isThere(String name) throws Exception;

  @Test
  void keepsWhatItIsGiven() throws Exception {
    ChunkStore store = store();
    assertThat(store.list("")).isEmpty();
    assertThat(store.has("a/1")).isFalse();
    assertThat(store.text("a/1")).isEmpty();
    assertThat(store.bytes("a")).isZero();
    store.delete("a");
    store.write("a/2/x", SOME);
    store.write("a/1", SOME);
    store.write("a/1", SOME);
    store.write("mark", new byte[0]);
    assertThat(store.has("mark")).isTrue();
    assertThat(store.read("a/1")).isEqualTo(SOME);
    assertThat(store.text("a/2/x")).contains("some");
    assertThat(store.list("")).containsExactly("a", "mark");
    assertThat(store.list("a")).containsExactly("1", "2");
    assertThat(store.bytes("a")).isEqualTo(8);
    assertThatThrownBy(() -> store.read("a/3"))
        .isInstanceOf(SolveException.class)
        .hasMessageStartingWith("cannot read '" + store.place() + "/a/3'");
    store.delete("a");
    assertThat(store.list("")).containsExactly("mark");
  }

  /** What a writer has left that was killed is not seen, and swept away; the lock stays. */
  @Test
  void whatWasNotFinishedIsNotThere() throws Exception {
    ChunkStore store = store();
    store.write("a/1", SOME);
    put("a/.unfinished-2-77", SOME);
    try (ChunkStore.Hold hold = store.lock()) {
      hold.require();
      assertThat(store.list("a")).containsExactly("1");
      assertThat(store.bytes("a")).isEqualTo(4);
      store.sweep();
      assertThat(isThere("a/.unfinished-2-77")).isFalse();
      assertThat(isThere(".unfinished-lock")).isTrue();
      assertThat(store.list("")).containsExactly("a");
      hold.require();
    }
  }

  @Test
  void theLockIsHadByOne() throws Exception {
    ChunkStore store = store();
    try (ChunkStore.Hold first = store.lock()) {
      first.require();
      try (ChunkStore.Hold second = store.lock()) {
        assertThatThrownBy(second::require)
            .isInstanceOf(SolveException.class)
            .hasMessage("another process is at work in the folder '" + store.place() + "'");
      }
      first.require();
    }
    try (ChunkStore.Hold third = store.lock()) {
      third.require();
    }
  }
}

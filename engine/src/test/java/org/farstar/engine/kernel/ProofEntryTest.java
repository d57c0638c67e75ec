package org.farstar.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.farstar.engine.memory.KeptResults;
import org.junit.jupiter.api.Test;

class ProofEntryTest {
  @Test
  void holdsItsNumbers() {
    Random random = new Random(2);
    for (int i = 0; i < 1_000; i++) {
      int prove = random.nextInt(ProofEntry.NEVER + 1);
      int refute = random.nextInt(ProofEntry.NEVER + 1);
      int busy = random.nextInt(2);
      long entry = ProofEntry.of(prove, refute, busy, 1L + random.nextInt(1 << 20));
      assertThat(ProofEntry.prove(entry)).isEqualTo(prove);
      assertThat(ProofEntry.refute(entry)).isEqualTo(refute);
      assertThat(ProofEntry.busy(entry)).isEqualTo(busy);
      assertThat(ProofEntry.solved(entry)).isEqualTo(prove == 0 || refute == 0);
    }
    assertThat(ProofEntry.solved(0)).isFalse();
  }

  @Test
  void isTheSameAfterItWasKept() {
    for (long entry : new long[] {ProofEntry.WON, ProofEntry.LOST, ProofEntry.of(7, 12, 1, 900)}) {
      KeptResults.Entry kept = ProofEntry.kept(entry);
      long again = ProofEntry.ofKept(kept.content());
      assertThat(ProofEntry.prove(again)).isEqualTo(ProofEntry.prove(entry));
      assertThat(ProofEntry.refute(again)).isEqualTo(ProofEntry.refute(entry));
      assertThat(kept.isSound()).isTrue();
    }
    assertThat(ProofEntry.kept(ProofEntry.WON).content()).isEqualTo(KeptResults.WON);
    assertThat(ProofEntry.kept(ProofEntry.LOST).content()).isEqualTo(KeptResults.LOST);
    assertThat(ProofEntry.kept(ProofEntry.of(7, 12, 0, 900)).effort()).isEqualTo(9);
    assertThat(ProofEntry.kept(ProofEntry.of(7, 12, 0, 1), 5_000).effort()).isEqualTo(12);
  }
}

package org.farstar.engine.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.memory.KeptResults.Entry;
import org.junit.jupiter.api.Test;

class KeptKeysTest {
  /** Names that share all results hand over their own keys, each with what was kept last. */
  @Test
  void everyNameHasItsOwnKeys() {
    KeptResults results = new KeptResults(1 << 24);
    List<KeptKeys> names =
        List.of(
            new KeptKeys(results, List.of("boards", "a")),
            new KeptKeys(results, List.of("boards", "b")),
            new KeptKeys(results, List.of("boardsa")));
    List<Map<List<Long>, Entry>> told = List.of(new HashMap<>(), new HashMap<>(), new HashMap<>());
    Random random = new Random(17);
    for (int i = 0; i < 3_000; i++) {
      int which = random.nextInt(3);
      List<Long> key = List.of(random.nextLong(), (long) random.nextInt(5), -random.nextLong() % 9);
      Entry entry =
          new Entry(i % 2 == 0 ? KeptResults.WON : 1 + random.nextInt(99), random.nextInt(40));
      names.get(which).keep(key.get(0), key.get(1), key.get(2), entry);
      told.get(which).put(key, entry);
    }
    for (int which = 0; which < 3; which++) {
      Map<List<Long>, Entry> handed = new HashMap<>();
      names
          .get(which)
          .forEach(
              (first, second, third, entry) -> handed.put(List.of(first, second, third), entry));
      assertThat(handed).isEqualTo(told.get(which));
      KeptKeys name = names.get(which);
      told.get(which)
          .forEach(
              (key, entry) ->
                  assertThat(name.content(key.get(0), key.get(1), key.get(2)))
                      .isEqualTo(entry.content()));
    }
    assertThat(names.get(0).content(1, 2, 3)).isZero();
  }

  @Test
  void nothingIsKeptOfUnnamedRulesOrWithoutAFile() {
    Workspace without = new Workspace(1 << 20);
    assertThat(KeptKeys.of("boards", Optional.of(List.of("cram")), without)).isNull();
    Workspace keeping = new Workspace(1 << 20);
    keeping.keep(new KeptResults(1 << 20));
    assertThat(KeptKeys.of("boards", Optional.empty(), keeping)).isNull();
    assertThat(KeptKeys.of("boards", Optional.of(List.of("cram")), keeping)).isNotNull();
  }
}

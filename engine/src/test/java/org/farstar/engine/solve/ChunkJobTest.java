package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Jobs as text. */
class ChunkJobTest {
  private static final int WORDS = 2;

  private static KnownChunks known(String pattern, long... layers) {
    Ranges ranges = new Ranges(WORDS);
    for (long layer : layers) {
      KeyArray firsts = new KeyArray(WORDS);
      for (long i = 1; i < layer; i++) {
        firsts.add(new long[] {layer * i, Long.MAX_VALUE - i}, 0);
      }
      ranges.put(layer, firsts);
    }
    return new KnownChunks(new ChunkNames(pattern), ranges);
  }

  static Stream<ChunkJob> jobs() {
    KnownChunks records = known("layers/*/*", 3, 5, 400);
    return Stream.of(
        new ChunkJob.Generation(SolveFolder.generation(3), List.of()),
        new ChunkJob.Generation(
            SolveFolder.generation(9),
            List.of(known("a/*/*", 7), known("b/*/*"), known("c/*/*", 1), known("d/*/*", 7))),
        new ChunkJob.Pass(1, known("layers/*/*")),
        new ChunkJob.Pass(12, records),
        new ChunkJob.LastPass(ChunkNames.RECORDS),
        new ChunkJob.Records(ChunkNames.RECORDS, records));
  }

  @ParameterizedTest
  @MethodSource("jobs")
  void areReadAsTheyWereWritten(ChunkJob job) {
    ChunkJob read = ChunkJob.read(job.write(), WORDS);
    assertThat(read).hasSameClassAs(job);
    assertThat(read.write()).isEqualTo(job.write());
    assertThat(read.name()).isEqualTo(job.name());
    assertThat(read.made()).isEqualTo(job.made());
    assertThat(read.known())
        .extracting(each -> each.names() + " " + each.ranges().write())
        .isEqualTo(
            job.known().stream().map(each -> each.names() + " " + each.ranges().write()).toList());
  }

  @Test
  void otherNamesAreRefused() {
    assertThatThrownBy(() -> ChunkJob.read("sleep layers/*/*\n", WORDS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no job is called 'sleep'");
  }
}

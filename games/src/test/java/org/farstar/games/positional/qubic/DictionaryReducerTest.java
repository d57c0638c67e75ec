package org.farstar.games.positional.qubic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.Entry;
import org.junit.jupiter.api.Test;

class DictionaryReducerTest {
  private static List<Entry> entries(List<String> lines) {
    List<Entry> entries = new ArrayList<>();
    for (String line : lines) {
      entries.add(Entry.read(entries.size() + 1, line));
    }
    return entries;
  }

  @Test
  void aDictionaryIsReadAndWrittenAsItIs() {
    List<String> lines = new DictionaryReducer(ShippedDictionary.entries()).lines();
    assertThat(lines).hasSameSizeAs(ShippedDictionary.entries());
    assertThat(DictionaryChecker.check(entries(lines), () -> {}).used()).isEqualTo(lines.size());
  }

  /** A line that needs others is given another move: what is left still wins, by no more lines. */
  @Test
  void whatIsChangedStillWins() {
    int before = ShippedDictionary.entries().size();
    DictionaryReducer reducer = new DictionaryReducer(ShippedDictionary.entries());
    int[] left = {40};
    reducer.reduce(1, () -> left[0]-- > 0);
    List<String> lines = reducer.lines();
    assertThat(lines).hasSizeLessThanOrEqualTo(before);
    DictionaryChecker.Verified found = DictionaryChecker.check(entries(lines), () -> {});
    assertThat(found.used()).isEqualTo(lines.size());
  }
}

package org.farstar.engine.solve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks records up in answers that were brought here. Not for threads. */
final class AnsweredKeys implements Lookup {
  private final KeyPlay play;
  private final Map<Long, KeyArray> keys = new HashMap<>();
  private final Map<Long, RecordArray> records = new HashMap<>();

  AnsweredKeys(KeyPlay play, List<Piece> answers) {
    this.play = play;
    Map<Long, KeyArray> entries = new HashMap<>();
    int words = play.words();
    for (Piece answer : answers) {
      KeyArray these = new KeyArray(words);
      RecordArray found = new RecordArray(0);
      Chunk.of(answer.chunk()).all(these, found);
      KeyArray all =
          entries.computeIfAbsent(answer.bucket().layer(), any -> new KeyArray(words + 1));
      long[] entry = new long[words + 1];
      for (int i = 0; i < these.count(); i++) {
        System.arraycopy(these.keys(), i * words, entry, 0, words);
        entry[words] = found.get(i);
        all.add(entry, 0);
      }
    }
    entries.forEach(this::sorted);
  }

  private void sorted(long layer, KeyArray entries) {
    int words = play.words();
    int count = entries.count();
    long[] sorted = new KeySort().sort(entries.keys(), count, words + 1, words);
    KeyArray these = new KeyArray(words, count);
    RecordArray found = new RecordArray(count);
    for (int i = 0; i < count; i++) {
      these.add(sorted, i * (words + 1));
      found.add((int) sorted[i * (words + 1) + words]);
    }
    keys.put(layer, these);
    records.put(layer, found);
  }

  @Override
  public void find(long layer, long[] wanted, int count, int stride, RecordArray found) {
    KeyArray these = keys.get(layer);
    if (these == null) {
      throw Answers.missing(play, wanted, 0);
    }
    int at = 0;
    for (int i = 0; i < count; i++) {
      at = Answers.gallop(these, at, wanted, i * stride);
      int words = play.words();
      boolean there =
          at < these.count()
              && KeySort.compare(these.keys(), at * words, wanted, i * stride, words) == 0;
      if (!there) {
        throw Answers.missing(play, wanted, i * stride);
      }
      found.add(records.get(layer).get(at));
    }
  }
}

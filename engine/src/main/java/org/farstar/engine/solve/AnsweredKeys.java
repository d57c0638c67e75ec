package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Looks records up in answers that were brought here, each of which has its keys in order. They are
 * decoded and left as they are: sorted together they would take four times the memory, which is
 * what workers have least of. Not for threads.
 */
final class AnsweredKeys implements Lookup {
  private final KeyPlay play;

  /** The answers by layer and range; several have parts of the same range. */
  private final Map<Long, TreeMap<Integer, List<Answer>>> layers = new HashMap<>();

  /** The keys and records of an answer, and how far it has been looked through. */
  private static final class Answer {
    final KeyArray keys;
    final RecordArray records;
    int at;

    Answer(Chunk chunk) {
      keys = new KeyArray(chunk.words(), chunk.count());
      records = new RecordArray(chunk.count());
      chunk.all(keys, records);
    }

    /** Whether it has a key, which is no smaller than the one asked for before. */
    boolean has(long[] wanted, int place) {
      at = Answers.gallop(keys, at, wanted, place);
      int words = keys.words();
      return at < keys.count()
          && KeySort.compare(keys.keys(), at * words, wanted, place, words) == 0;
    }
  }

  AnsweredKeys(KeyPlay play, List<Piece> answers) {
    this.play = play;
    for (Piece answer : answers) {
      Chunk chunk = Chunk.of(answer.chunk());
      if (chunk.count() > 0) {
        layers
            .computeIfAbsent(answer.bucket().layer(), any -> new TreeMap<>())
            .computeIfAbsent(answer.bucket().range(), any -> new ArrayList<>())
            .add(new Answer(chunk));
      }
    }
  }

  @Override
  public void find(long layer, long[] wanted, int count, int stride, RecordArray found) {
    List<List<Answer>> ranges = List.copyOf(layers.getOrDefault(layer, new TreeMap<>()).values());
    ranges.forEach(range -> range.forEach(answer -> answer.at = 0));
    int range = 0;
    for (int i = 0; i < count; i++) {
      int place = i * stride;
      while (range + 1 < ranges.size() && begins(ranges.get(range + 1), wanted, place)) {
        range++;
      }
      found.add(
          ranges.isEmpty() ? missing(wanted, place) : record(ranges.get(range), wanted, place));
    }
  }

  /** Whether a key is no smaller than the least one of a range. */
  private static boolean begins(List<Answer> range, long[] wanted, int place) {
    for (Answer answer : range) {
      if (KeySort.compare(answer.keys.keys(), 0, wanted, place, answer.keys.words()) <= 0) {
        return true;
      }
    }
    return false;
  }

  private int record(List<Answer> range, long[] wanted, int place) {
    for (Answer answer : range) {
      if (answer.has(wanted, place)) {
        return answer.records.get(answer.at);
      }
    }
    return missing(wanted, place);
  }

  private int missing(long[] wanted, int place) {
    throw Answers.missing(play, wanted, place);
  }
}

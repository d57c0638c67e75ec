package org.farstar.engine.solve;

import java.util.Map;
import java.util.TreeMap;
import org.farstar.values.player.Player;

/**
 * The records of the positions of a chunk from those of their options. Positions are taken some at
 * a time: their options are collected, sorted with the place they came from, looked up in one pass
 * through the later layer, and brought back to their places. Not for threads.
 */
final class Evaluation implements KeyPlay.Options {
  /** So many options are looked up together, about. */
  private static final int TOGETHER = 1 << 19;

  private final KeyPlay play;
  private final Judge judge;
  private final KeySort sort;
  private final Lookup lookup;
  private final TreeMap<Long, KeyArray> wanted = new TreeMap<>();
  private final RecordArray found = new RecordArray(TOGETHER);
  private final IntList shape = new IntList();
  private final long[] entry;
  private char[] records = new char[TOGETHER];
  private int parts;
  private int optionPlace;
  private int options;
  private long from;
  private long lastLayer = Long.MIN_VALUE;
  private KeyArray last;

  Evaluation(KeyPlay play, Content content, KeySort sort, Lookup lookup) {
    this.play = play;
    this.judge = Judge.of(content, play);
    this.sort = sort;
    this.lookup = lookup;
    this.entry = new long[play.words() + 1];
  }

  /** The records of keys. */
  RecordArray records(long layer, KeyArray keys) {
    from = layer;
    RecordArray result = new RecordArray(keys.count());
    int done = 0;
    while (done < keys.count()) {
      int begin = done;
      while (done < keys.count() && parts < TOGETHER) {
        collect(keys.keys(), done * play.words());
        done++;
      }
      look();
      judge(keys, begin, done, result);
    }
    return result;
  }

  private void collect(long[] keys, int at) {
    int verdict = play.verdict(keys, at);
    if (verdict != KeyPlay.NO_VERDICT) {
      shape.add(-1 - verdict);
      return;
    }
    collect(keys, at, Player.LEFT);
    if (!play.impartial()) {
      collect(keys, at, Player.RIGHT);
    }
  }

  private void collect(long[] keys, int at, Player player) {
    int place = shape.size();
    shape.add(0);
    options = 0;
    play.options(keys, at, from, player, this);
    shape.set(place, options);
  }

  @Override
  public void option() {
    options++;
    if (judge.sums()) {
      optionPlace = shape.size();
      shape.add(0);
    }
  }

  @Override
  public void part(long[] keys, int at, long layer) {
    if (layer != lastLayer || last == null) {
      lastLayer = layer;
      last = wanted.computeIfAbsent(layer, any -> new KeyArray(play.words() + 1));
    }
    System.arraycopy(keys, at, entry, 0, play.words());
    entry[play.words()] = parts++;
    last.add(entry, 0);
    if (judge.sums()) {
      shape.set(optionPlace, shape.get(optionPlace) + 1);
    }
  }

  private void look() {
    if (records.length < parts) {
      records = new char[parts + parts / 2];
    }
    int stride = play.words() + 1;
    for (Map.Entry<Long, KeyArray> each : wanted.entrySet()) {
      KeyArray entries = each.getValue();
      int count = entries.count();
      if (count > 0) {
        entries.sort(sort, play.words());
        found.clear();
        lookup.find(each.getKey(), entries.keys(), count, stride, found);
        for (int i = 0; i < count; i++) {
          records[(int) entries.keys()[i * stride + stride - 1]] = (char) found.get(i);
        }
        entries.clear();
      }
    }
  }

  private void judge(KeyArray keys, int begin, int end, RecordArray result) {
    int place = 0;
    int record = 0;
    int players = play.impartial() ? 1 : 2;
    for (int i = begin; i < end; i++) {
      if (shape.get(place) < 0) {
        result.add(judge.verdict(-1 - shape.get(place++)));
        continue;
      }
      judge.begin();
      for (int player = 0; player < players; player++) {
        int count = shape.get(place++);
        if (count == 0) {
          judge.stuck(player);
        }
        for (int option = 0; option < count; option++) {
          int size = judge.sums() ? shape.get(place++) : 1;
          judge.option(player, records, record, size);
          record += size;
        }
      }
      int judged = judge.record();
      if (judged < 0) {
        String where = play.describe(keys.keys(), i * play.words());
        throw new SolveException(judge.fault() + ": " + where);
      }
      result.add(judged);
    }
    shape.clear();
    parts = 0;
  }
}

package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.values.player.Player;

/** The options of many positions, by layers, sorted and cut into pieces. Not for threads. */
final class Expansion implements KeyPlay.Options {
  /** When this many options of a layer have been collected, equal ones are dropped. */
  private static final int MOST = 1 << 22;

  private final KeyPlay play;
  private final KeySort sort;
  private final Ranges ranges;
  private final TreeMap<Long, KeyArray> options = new TreeMap<>();
  private final List<Piece> pieces = new ArrayList<>();
  private long lastLayer = Long.MIN_VALUE;
  private KeyArray last;

  Expansion(KeyPlay play, KeySort sort, Ranges ranges) {
    this.play = play;
    this.sort = sort;
    this.ranges = ranges;
  }

  /** The options of these positions of a layer. */
  List<Piece> pieces(long layer, KeyArray keys) {
    int words = play.words();
    for (int i = 0; i < keys.count(); i++) {
      int at = i * words;
      if (play.verdict(keys.keys(), at) == KeyPlay.NO_VERDICT) {
        play.options(keys.keys(), at, layer, Player.LEFT, this);
        if (!play.impartial()) {
          play.options(keys.keys(), at, layer, Player.RIGHT, this);
        }
      }
    }
    for (Map.Entry<Long, KeyArray> each : options.entrySet()) {
      each.getValue().sortDistinct(sort);
      cut(each.getKey(), each.getValue(), ranges, pieces);
    }
    return pieces;
  }

  @Override
  public void option() {
    // Which parts belong together does not matter here.
  }

  @Override
  public void part(long[] keys, int at, long layer) {
    if (layer != lastLayer) {
      lastLayer = layer;
      last = options.computeIfAbsent(layer, any -> new KeyArray(play.words()));
    }
    last.add(keys, at);
    if (last.count() >= MOST) {
      last.sortDistinct(sort);
      if (last.count() > MOST / 2) {
        cut(layer, last, ranges, pieces);
        last.clear();
      }
    }
  }

  /** Cuts sorted keys where ranges begin. */
  static void cut(long layer, KeyArray sorted, Ranges ranges, List<Piece> pieces) {
    ChunkWriter writer = new ChunkWriter(sorted.words(), 0, false);
    int begin = 0;
    while (begin < sorted.count()) {
      int range = ranges.range(layer, sorted.keys(), begin * sorted.words());
      int end = ranges.end(layer, range, sorted);
      pieces.add(new Piece(new Bucket(layer, range), writer.write(sorted, null, begin, end)));
      begin = end;
    }
  }
}

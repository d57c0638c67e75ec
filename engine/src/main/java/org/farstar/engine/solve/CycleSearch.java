package org.farstar.engine.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.values.player.Player;

/**
 * Looks for a cycle among the followers of a layer, depth first, for games whose rules know no
 * rank: such a walk from the start never ends, and neither would the solve.
 */
final class CycleSearch {
  /** After this many positions nothing is known; layers twice as far are looked at again. */
  private static final int MOST = 1 << 20;

  private final KeyPlay play;

  /** Whether the walk that leads to a position continues; not there where it was not met. */
  private final Map<Key, Boolean> open = new HashMap<>();

  CycleSearch(KeyPlay play) {
    this.play = play;
  }

  /** A key that can be looked up. */
  private record Key(List<Long> words) {
    static Key of(long[] keys, int at, int words) {
      List<Long> list = new ArrayList<>();
      for (int i = 0; i < words; i++) {
        list.add(keys[at + i]);
      }
      return new Key(list);
    }

    long[] array() {
      return words.stream().mapToLong(Long::longValue).toArray();
    }
  }

  private record Step(Key key, Deque<Key> options) {}

  /**
   * Looks through the followers of a layer.
   *
   * @throws SolveException if there is a cycle; it names a position of it
   */
  void look(LayerInput layer) {
    for (int i = 0; i < layer.count(); i++) {
      KeyArray keys = Chunk.of(layer.read(i)).keys();
      for (int at = 0; at < keys.count(); at++) {
        Key key = Key.of(keys.keys(), at * play.words(), play.words());
        if (open.size() >= MOST) {
          return;
        }
        if (!open.containsKey(key)) {
          walk(key, layer.layer());
        }
      }
    }
  }

  private void walk(Key from, long layer) {
    Deque<Step> steps = new ArrayDeque<>();
    steps.push(step(from, layer));
    while (!steps.isEmpty()) {
      Step step = steps.peek();
      Key next = step.options.poll();
      if (next == null) {
        open.put(step.key, false);
        steps.pop();
      } else if (!open.containsKey(next)) {
        if (open.size() >= MOST) {
          return;
        }
        steps.push(step(next, layer + steps.size()));
      } else if (open.get(next)) {
        throw new SolveException(
            "the play need not end: it can come back to the position "
                + play.describe(next.array(), 0));
      }
    }
  }

  private Step step(Key key, long layer) {
    open.put(key, true);
    Deque<Key> options = new ArrayDeque<>();
    KeyPlay.Options receiver =
        new KeyPlay.Options() {
          @Override
          public void option() {
            // Every part of an option is a follower.
          }

          @Override
          public void part(long[] keys, int at, long next) {
            options.add(Key.of(keys, at, play.words()));
          }
        };
    long[] array = key.array();
    if (play.verdict(array, 0) == KeyPlay.NO_VERDICT) {
      for (Player player : Player.values()) {
        play.options(array, 0, layer, player, receiver);
      }
    }
    return new Step(key, options);
  }
}

package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.farstar.engine.play.LoopyGameException;

/**
 * The path from the root to the position that a search is at, on the heap instead of the thread's
 * stack, so that a play may be millions of moves long.
 *
 * @param <F> one entry of the path
 */
final class SearchStack<F> {
  /** Plays this long are rare, and looking for a loop now and then costs nothing beside them. */
  private static final int FIRST_LOOK = 4096;

  private final List<F> frames = new ArrayList<>();
  private final Function<F, Object> key;
  private final Function<F, String> text;
  private int nextLook = FIRST_LOOK;

  SearchStack(Function<F, Object> key, Function<F, String> text) {
    this.key = key;
    this.text = text;
  }

  boolean isEmpty() {
    return frames.isEmpty();
  }

  F top() {
    return frames.get(frames.size() - 1);
  }

  F pop() {
    return frames.remove(frames.size() - 1);
  }

  /** Adds an entry; {@link LoopyGameException} where the path turns out to run in a circle. */
  void push(F frame) {
    frames.add(frame);
    if (frames.size() >= nextLook) {
      nextLook *= 2;
      lookForLoop();
    }
  }

  private void lookForLoop() {
    Map<Object, Integer> seen = new HashMap<>();
    for (int i = 0; i < frames.size(); i++) {
      Integer before = seen.put(key.apply(frames.get(i)), i);
      if (before != null) {
        throw LoopyGameException.returning(frames.subList(before, i).stream().map(text).toList());
      }
    }
  }
}

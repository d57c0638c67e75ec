package org.farstar.games.heap.grundy;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Rules;

/** Impartial games on heaps in which a move changes one heap. */
public abstract class HeapRules implements Rules<Heaps> {
  /** The rules. */
  public HeapRules() {}

  @Override
  public boolean impartial() {
    return true;
  }

  /** The single heaps, in the order of their sizes. */
  @Override
  public List<Heaps> parts(Heaps heaps) {
    return heaps.sizes().stream().map(Heaps::of).toList();
  }

  @Override
  public Optional<Heaps> withPart(Heaps heaps, int part, Heaps replacement) {
    return Optional.of(heaps.with(part, replacement));
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text);
  }

  @Override
  public String write(Heaps heaps) {
    return heaps.toString();
  }
}

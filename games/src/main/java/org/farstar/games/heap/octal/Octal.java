package org.farstar.games.heap.octal;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * An octal game: the code says how many may be taken from a heap, and into how many heaps the rest
 * may be split.
 */
public final class Octal implements Rules<Heaps> {
  /** Knocking down one or two neighbouring pins of a row. */
  public static final OctalCode KAYLES = new OctalCode("0.77");

  /** Knocking down two neighbouring pins of a row. */
  public static final OctalCode DAWSON_KAYLES = new OctalCode("0.07");

  private final OctalCode code;
  private final boolean named;

  /**
   * @param code the code
   * @param named whether the game is known by a name, so that its code is no parameter
   */
  public Octal(OctalCode code, boolean named) {
    this.code = code;
    this.named = named;
  }

  /** The code of these rules. */
  public OctalCode code() {
    return code;
  }

  @Override
  public void moves(Heaps heaps, Player player, Moves<Heaps> moves) {
    for (int i = 0; i < heaps.sizes().size(); i++) {
      int heap = heaps.sizes().get(i);
      if (i == 0 || heap != heaps.sizes().get(i - 1)) {
        for (int taken = 0; taken <= Math.min(heap, code.places()); taken++) {
          split(heaps, i, taken, moves);
        }
      }
    }
  }

  private void split(Heaps heaps, int index, int taken, Moves<Heaps> moves) {
    int heap = heaps.sizes().get(index);
    int rest = heap - taken;
    if (code.leaves(taken, rest == 0 ? 0 : 1)) {
      moves.add(heaps.with(index, 0, rest), () -> heap + " -> " + rest);
    }
    for (int one = 1; one <= rest / 2 && code.leaves(taken, 2); one++) {
      int less = one;
      moves.add(
          heaps.with(index, less, rest - less), () -> heap + " -> " + less + " " + (rest - less));
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public List<Heaps> parts(Heaps heaps) {
    return heaps.sizes().stream().map(Heaps::of).toList();
  }

  @Override
  public Heaps read(String text) {
    return Heaps.read(text);
  }

  @Override
  public String write(Heaps heaps) {
    return heaps.toString();
  }

  @Override
  public Rules<Heaps> variant(String parameters) {
    if (named) {
      return Rules.super.variant(parameters);
    }
    try {
      return new Octal(new OctalCode(parameters.strip()), false);
    } catch (NotationException e) {
      throw e.within(parameters, parameters.indexOf(parameters.strip()));
    }
  }

  @Override
  public String parameters() {
    return named ? "" : code.text();
  }

  /** Twice the pins without the heaps: taking lowers it by two or more, a split by one. */
  @Override
  public OptionalLong rank(Heaps heaps) {
    return OptionalLong.of(
        heaps.sizes().stream().mapToLong(n -> 2L * n).sum() - heaps.sizes().size());
  }

  @Override
  public Optional<Drawing> drawing(Heaps heaps) {
    return Optional.of(Boards.tokens(heaps.sizes().stream().map(String::valueOf).toList()));
  }
}

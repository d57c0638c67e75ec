package org.farstar.engine.toys;

import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * One heap of counters; Left takes a number from one set, Right from another. Nim is the set of all
 * numbers, for both. Parameters: {@code left=1,2 right=2,5}.
 */
public final class Heap implements Rules<Integer> {
  private final Set<Integer> left;
  private final Set<Integer> right;

  public Heap(Set<Integer> left, Set<Integer> right) {
    this.left = new TreeSet<>(left);
    this.right = new TreeSet<>(right);
  }

  /** Nim with heaps up to a hundred. */
  public static Heap nim() {
    Set<Integer> all = IntStream.rangeClosed(1, 100).boxed().collect(Collectors.toSet());
    return new Heap(all, all);
  }

  @Override
  public void moves(Integer heap, Player player, Moves<Integer> moves) {
    for (int take : player == Player.LEFT ? left : right) {
      if (take <= heap) {
        moves.add(heap - take, () -> "take " + take);
      }
    }
  }

  @Override
  public Integer read(String text) {
    if (!text.matches("[0-9]{1,8}")) {
      throw new NotationException(text, 1, "'" + text + "'", "a number of counters");
    }
    return Integer.valueOf(text);
  }

  @Override
  public String write(Integer heap) {
    return heap.toString();
  }

  @Override
  public boolean impartial() {
    return left.equals(right);
  }

  @Override
  public OptionalLong rank(Integer heap) {
    return OptionalLong.of(heap);
  }

  /** All variants: the parameters are what may be taken. */
  public static Family<Integer> family() {
    return (parameters, sources) -> {
      Heap heap = parameters.isEmpty() ? new Heap(Set.of(1), Set.of(1)) : reading(parameters);
      return Variant.of(heap).with(heap.takes());
    };
  }

  private static Heap reading(String parameters) {
    String[] words = parameters.strip().split("\\s+");
    if (words.length != 2 || !parameters.strip().matches("left=[0-9,]+\\s+right=[0-9,]+")) {
      throw new NotationException(parameters, 1, "'" + parameters + "'", "left=.. right=..");
    }
    return new Heap(numbers(words[0]), numbers(words[1]));
  }

  private static Set<Integer> numbers(String word) {
    return Set.of(word.substring(word.indexOf('=') + 1).split(",")).stream()
        .map(Integer::valueOf)
        .collect(Collectors.toSet());
  }

  private String takes() {
    return "left=" + list(left) + " right=" + list(right);
  }

  private static String list(Set<Integer> numbers) {
    return numbers.stream().map(Object::toString).collect(Collectors.joining(","));
  }
}

package org.farstar.verify.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.RefusedException;

/**
 * Sums as trees see them: positions fall into parts, a part stands for its images, a part beside
 * its negative vanishes, and all values are one. For one thread.
 *
 * <p>Rules are believed when they say what the parts of a position are, which positions are images
 * of each other, and what a position is with the players exchanged.
 */
public final class TreeSums {
  /** How a summand begins that is a value. */
  static final String VALUE = "value ";

  private static final String BESIDE = ": ";

  /** A line cannot have more parts: sums of bounds are to stay within 64 bits. */
  private static final int MOST_PARTS = 1_000;

  private final List<Rules<?>> rules;
  private final long mostRank;
  private final Runnable checkStop;
  private final PartValues known;
  private final Universe universe;
  private final Map<CheckedPart, TreePart> numbers = new HashMap<>();
  private final List<TreePart> parts = new ArrayList<>();
  private final Set<String> theorems = new TreeSet<>();
  private final PartWalls walls = new PartWalls(this);

  /**
   * @param start whose rules its followers have
   * @param mostRank parts of this rank and lower ones are valued
   * @param checkStop called in every loop
   */
  public TreeSums(CheckedSum start, long mostRank, Runnable checkStop) {
    this(start, mostRank, checkStop, PartValues.none());
  }

  /**
   * Sums for a search, which knows values otherwise. No checker has them.
   *
   * @param start whose rules its followers have
   * @param mostRank parts of this rank and lower ones are valued
   * @param checkStop called in every loop
   * @param known asked for the value of a part before its options are
   */
  public TreeSums(CheckedSum start, long mostRank, Runnable checkStop, PartValues known) {
    this.known = known;
    this.universe = known.universe();
    this.rules =
        start.parts().stream()
            .filter(CheckedPart.Placed.class::isInstance)
            .<Rules<?>>map(part -> ((CheckedPart.Placed<?>) part).rules())
            .distinct()
            .toList();
    this.mostRank = mostRank;
    this.checkStop = checkStop;
  }

  /** The node of a sum. */
  public TreeNode node(CheckedSum sum) {
    return node(sum.parts());
  }

  private TreeNode node(List<CheckedPart> summands) {
    ShortGame value = universe.zero();
    List<Integer> numbers = new ArrayList<>();
    for (CheckedPart summand : summands) {
      if (summand instanceof CheckedPart.Worth worth) {
        value = value.plus(universe.adopt(worth.value()));
      } else {
        addParts((CheckedPart.Placed<?>) summand, numbers);
      }
    }
    return new TreeNode(sorted(new int[0], numbers), value);
  }

  /** Adds the numbers of the parts of a position. */
  <P> void addParts(CheckedPart.Placed<P> placed, List<Integer> numbers) {
    for (P part : placed.rules().parts(placed.position())) {
      numbers.add(number(new CheckedPart.Placed<>(placed.rules(), part, placed.swapped())));
    }
  }

  /** A part is known by the least of its images, with the players exchanged where it can be. */
  private <P> int number(CheckedPart.Placed<P> placed) {
    Rules<P> rule = placed.rules();
    Optional<P> exchanged =
        !placed.swapped()
            ? Optional.empty()
            : rule.impartial() ? Optional.of(placed.position()) : rule.exchanged(placed.position());
    P shown = rule.representative(exchanged.orElse(placed.position()));
    CheckedPart.Placed<P> least =
        new CheckedPart.Placed<>(rule, shown, placed.swapped() && exchanged.isEmpty());
    TreePart known = numbers.get(least);
    if (known == null) {
      known = made(least);
      numbers.put(least, known);
      parts.add(known);
    }
    return known.number;
  }

  private <P> TreePart made(CheckedPart.Placed<P> least) {
    checkStop.run();
    least
        .hidden(true)
        .ifPresent(
            why -> {
              throw RefusedException.whole("'" + least.text() + "' cannot be checked: " + why);
            });
    least.theorem().ifPresent(theorems::add);
    String number = rules.size() == 1 ? "" : rules.indexOf(least.rules()) + 1 + BESIDE;
    return new TreePart(
        parts.size(), least, number, least.rules().rank(least.position()).orElse(-1));
  }

  /** Parts in ascending order, those beside their negatives left out. */
  private int[] sorted(int[] some, List<Integer> more) {
    List<Integer> all = new ArrayList<>(some.length + more.size());
    Arrays.stream(some).forEach(all::add);
    for (Integer part : more) {
      if (!all.remove((Integer) negative(part))) {
        all.add(part);
      }
    }
    if (all.size() > MOST_PARTS) {
      throw RefusedException.whole("a sum of more than " + MOST_PARTS + " parts");
    }
    return all.stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  private int negative(int number) {
    TreePart part = parts.get(number);
    if (part.negative < 0) {
      part.negative = number((CheckedPart.Placed<?>) part.placed.negative());
    }
    return part.negative;
  }

  /** The parts and the value of a node. */
  public List<CheckedPart> summands(TreeNode node) {
    List<CheckedPart> summands = new ArrayList<>();
    IntStream.of(node.parts()).forEach(number -> summands.add(part(number).placed));
    summands.add(new CheckedPart.Worth(node.value()));
    return summands;
  }

  /** The node with the players exchanged. */
  public TreeNode negative(TreeNode node) {
    int[] negatives = IntStream.of(node.parts()).map(this::negative).sorted().toArray();
    return new TreeNode(negatives, node.value().negate());
  }

  /** What a player can move to, each node once. */
  public List<TreeNode> options(TreeNode node, Player player) {
    Set<TreeNode> options = new LinkedHashSet<>();
    for (int i = 0; i < node.size(); i++) {
      if (i > 0 && node.part(i) == node.part(i - 1)) {
        continue;
      }
      int[] rest = node.without(i);
      for (int[] option : options(parts.get(node.part(i)), player)) {
        options.add(
            new TreeNode(sorted(rest, Arrays.stream(option).boxed().toList()), node.value()));
      }
    }
    for (ShortGame option : node.value().options(player)) {
      options.add(new TreeNode(node.parts(), option));
    }
    return new ArrayList<>(options);
  }

  private int[][] options(TreePart part, Player player) {
    if (part.options(player) == null) {
      List<int[]> made = new ArrayList<>();
      List<Move<CheckedPart>> moves = moves(part.placed, player);
      if (part.placed.impartial() && !moves.equals(moves(part.placed, player.opponent()))) {
        throw RefusedException.whole("the players are not alike at '" + part.text() + "'");
      }
      for (Move<CheckedPart> move : moves) {
        List<Integer> numbers = new ArrayList<>();
        addParts((CheckedPart.Placed<?>) move.to(), numbers);
        made.add(sorted(new int[0], numbers));
      }
      part.setOptions(player, made.toArray(int[][]::new));
    }
    return part.options(player);
  }

  private List<Move<CheckedPart>> moves(CheckedPart part, Player player) {
    List<Move<CheckedPart>> moves = new ArrayList<>();
    part.moves(
        player,
        (to, text) -> {
          checkStop.run();
          moves.add(new Move<>("", to));
        });
    return moves;
  }

  /** Whether Left wins moving second, where values or bounds of all parts say that she does. */
  public boolean isClosed(TreeNode node) {
    return isValued(node) ? worth(node).isAtLeast(universe.zero()) : walls.winSecond(node);
  }

  private ShortGame worth(TreeNode node) {
    ShortGame sum = node.value();
    for (int i = 0; i < node.size(); i++) {
      checkStop.run();
      sum = sum.plus(value(part(node.part(i))));
    }
    return sum;
  }

  /** Whether Left wins moving first, where values or bounds of all parts say that she does. */
  public boolean isWonFirst(TreeNode node) {
    return isValued(node) ? !universe.zero().isAtLeast(worth(node)) : walls.winFirst(node);
  }

  /** Whether all parts are valued, so that who wins is known. */
  public boolean isValued(TreeNode node) {
    return IntStream.of(node.parts()).mapToObj(this::part).allMatch(this::isValued);
  }

  /** About how far ahead Left is, in numbers: the middle of the bounds of the mean values. */
  public double lead(TreeNode node) {
    return (walls.mean(node) - walls.mean(negative(node))) / 2;
  }

  TreePart part(int number) {
    return parts.get(number);
  }

  boolean isValued(TreePart part) {
    return part.rank >= 0 && part.rank <= mostRank;
  }

  /** The value of a part that is valued, from those of its options. */
  ShortGame value(TreePart part) {
    if (part.value == null) {
      checkStop.run();
      part.value =
          known
              .value(part.placed)
              .orElseGet(() -> universe.of(values(part, Player.LEFT), values(part, Player.RIGHT)));
    }
    return part.value;
  }

  private List<ShortGame> values(TreePart part, Player player) {
    List<ShortGame> values = new ArrayList<>();
    for (int[] option : options(part, player)) {
      ShortGame sum = universe.zero();
      for (int number : option) {
        TreePart next = part(number);
        if (next.rank < 0 || next.rank >= part.rank) {
          throw RefusedException.whole("a move from '" + part.text() + "' does not lower its rank");
        }
        sum = sum.plus(value(next));
      }
      values.add(sum);
    }
    return values;
  }

  void uses(String theorem) {
    theorems.add(theorem);
  }

  /** The theorems that were used. */
  public Set<String> theorems() {
    return Collections.unmodifiableSet(theorems);
  }

  /** The node as a line has it. */
  public String text(TreeNode node) {
    List<String> texts =
        IntStream.of(node.parts()).mapToObj(number -> part(number).text()).sorted().toList();
    boolean bare = node.value().isZero() && !texts.isEmpty();
    return String.join(CheckedSum.BETWEEN, texts)
        + (bare ? "" : (texts.isEmpty() ? "" : CheckedSum.BETWEEN) + VALUE + node.value());
  }

  /**
   * Reads a line.
   *
   * @throws NotationException where a summand is none
   */
  TreeNode read(String line) {
    List<CheckedPart> summands = new ArrayList<>();
    for (String text : line.split(CheckedSum.BETWEEN, -1)) {
      summands.add(
          text.startsWith(VALUE)
              ? new CheckedPart.Worth(universe.read(text.substring(VALUE.length())))
              : summand(text));
    }
    return node(summands);
  }

  private CheckedPart summand(String text) {
    if (rules.size() == 1) {
      return placed(rules.get(0), text);
    }
    for (int i = 0; i < rules.size(); i++) {
      String number = i + 1 + BESIDE;
      if (text.startsWith(number)) {
        return placed(rules.get(i), text.substring(number.length()));
      }
    }
    String allowed =
        IntStream.rangeClosed(1, rules.size())
            .mapToObj(number -> number + BESIDE + "...")
            .collect(Collectors.joining(" or "));
    throw new NotationException(text, 1, "'" + text + "'", allowed);
  }

  private static <P> CheckedPart placed(Rules<P> rule, String text) {
    boolean swapped = text.startsWith("-");
    return new CheckedPart.Placed<>(rule, rule.read(swapped ? text.substring(1) : text), swapped);
  }
}

package org.farstar.games.heap.cake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.heap.breaking.BreakCode;
import org.farstar.games.heap.breaking.Cuts;
import org.farstar.games.heap.cake.Cakes.Cake;
import org.farstar.values.player.Player;

/**
 * Left does with the columns of a cake what her code does with a heap, Right with the rows what his
 * does: the cake is cut into cakes of as many columns, or rows, as the heaps that are left.
 */
final class CakeRules implements Rules<Cakes> {
  /** No side is longer. */
  private static final int LONGEST = 1000;

  private final BreakCode left;
  private final BreakCode right;
  private final boolean turning;

  /**
   * @param turning whether each cake is turned by a right angle before it is cut
   */
  CakeRules(BreakCode left, BreakCode right, boolean turning) {
    this.left = left;
    this.right = right;
    this.turning = turning;
  }

  /** Cakes of equal sizes have the same moves, which are listed once. */
  @Override
  public void moves(Cakes cakes, Player player, Moves<Cakes> moves) {
    for (int i = 0; i < cakes.cakes().size(); i++) {
      int index = i;
      Cake cake = cakes.cakes().get(i);
      if (cakes.cakes().indexOf(cake) == i) {
        boolean columns = turning == (player == Player.RIGHT);
        BreakCode code = player == Player.LEFT ? left : right;
        code.options(
            columns ? cake.columns() : cake.rows(),
            sizes -> {
              List<Cake> cut = cut(cake, columns, sizes);
              moves.add(
                  cakes.with(index, cut),
                  () -> cake + " -> " + Cakes.of(cut),
                  () -> spots(cakes, cake, columns, sizes));
            });
      }
    }
  }

  private List<Cake> cut(Cake cake, boolean columns, int[] sizes) {
    List<Cake> cut = new ArrayList<>();
    for (int size : sizes) {
      Cake piece = columns ? new Cake(cake.rows(), size) : new Cake(size, cake.columns());
      cut.add(turning ? piece.turned() : piece);
    }
    return cut;
  }

  /** The {@link Cuts} along the first row or column, in every cake of the size. */
  private static List<List<String>> spots(Cakes cakes, Cake cake, boolean columns, int[] sizes) {
    int length = columns ? cake.columns() : cake.rows();
    List<List<String>> ways = new ArrayList<>();
    for (int i = 0; i < cakes.cakes().size(); i++) {
      if (cakes.cakes().get(i).equals(cake)) {
        String prefix = (i + 1) + ".";
        ways.add(Cuts.way(length, sizes, at -> prefix + (columns ? "1," + at : at + ",1")));
      }
    }
    return ways;
  }

  @Override
  public List<Cakes> parts(Cakes cakes) {
    return cakes.cakes().stream().map(cake -> Cakes.of(List.of(cake))).toList();
  }

  @Override
  public Optional<Cakes> withPart(Cakes cakes, int part, Cakes replacement) {
    return Optional.of(cakes.with(part, replacement.cakes()));
  }

  /** With one code for both, rows as columns. */
  @Override
  public Optional<Cakes> exchanged(Cakes cakes) {
    return left.toString().equals(right.toString())
        ? Optional.of(Cakes.of(cakes.cakes().stream().map(Cake::turned).toList()))
        : Optional.empty();
  }

  @Override
  public Cakes read(String text) {
    return Cakes.read(text, Math.min(LONGEST, Math.min(left.largest(), right.largest())));
  }

  @Override
  public String write(Cakes cakes) {
    return cakes.toString();
  }

  /** Twice the area without the cakes: eating lowers it by two or more, a cut by one. */
  @Override
  public OptionalLong rank(Cakes cakes) {
    return left.adds() || right.adds()
        ? OptionalLong.empty()
        : OptionalLong.of(
            cakes.cakes().stream().mapToLong(c -> 2L * c.rows() * c.columns() - 1).sum());
  }
}

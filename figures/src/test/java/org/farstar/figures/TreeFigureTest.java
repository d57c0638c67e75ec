package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Track;
import org.farstar.picture.Drawing;
import org.farstar.picture.Drawings;
import org.farstar.picture.Ink;
import org.farstar.picture.Point;
import org.farstar.picture.Shape;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class TreeFigureTest {
  private static final OptionalInt EASY = OptionalInt.empty();

  private final Universe universe = new Universe();

  private static List<Shape.Path> edges(Drawing drawing, Ink ink) {
    return Drawings.shapes(drawing, Shape.Path.class, ink);
  }

  private static double slant(Shape.Path edge) {
    return edge.points().get(1).x() - edge.points().get(0).x();
  }

  /** A game from a list of numbers, two levels deep. */
  private ShortGame game(List<Integer> numbers) {
    List<List<ShortGame>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      ShortGame option =
          universe.of(universe.integer(numbers.get(i)), universe.integer(numbers.get(i + 1)));
      sides.get(i / 2 % 2).add(option);
    }
    return universe.of(sides.get(0), sides.get(1));
  }

  private static int nodes(ShortGame game) {
    int nodes = 1;
    for (ShortGame option : game.leftOptions()) {
      nodes += nodes(option);
    }
    for (ShortGame option : game.rightOptions()) {
      nodes += nodes(option);
    }
    return nodes;
  }

  @Property(tries = 100)
  void leftOptionsSlantLeftRightOptionsRightAndNothingOverlaps(
      @ForAll @Size(max = 12) List<@IntRange(min = -4, max = 4) Integer> numbers) {
    ShortGame game = game(numbers);
    TreeFigure tree = TreeFigure.ofValue(game, OptionalInt.of(20), true);
    Drawing drawing = tree.figure().drawing();
    assertThat(tree.nodes()).isEqualTo(nodes(game));
    assertThat(tree.cut()).isFalse();
    assertThat(edges(drawing, Ink.LEFT_EDGE)).allMatch(edge -> slant(edge) < -5);
    assertThat(edges(drawing, Ink.RIGHT_EDGE)).allMatch(edge -> slant(edge) > 5);
    assertThat(edges(drawing, Ink.LEFT_EDGE).size() + edges(drawing, Ink.RIGHT_EDGE).size())
        .isEqualTo(nodes(game) - 1);
    List<Shape.Text> labels = Drawings.shapes(drawing, Shape.Text.class);
    assertThat(labels).hasSize(nodes(game));
    for (Shape.Text a : labels) {
      for (Shape.Text b : labels) {
        boolean apart =
            a.box().right() <= b.box().left()
                || b.box().right() <= a.box().left()
                || a.box().bottom() <= b.box().top()
                || b.box().bottom() <= a.box().top();
        assertThat(a == b || apart).as("%s and %s", a, b).isTrue();
      }
    }
  }

  @Test
  void theTreeOfAValueIsItsCanonicalForm() {
    TreeFigure up = TreeFigure.ofValue(universe.up(), EASY, false);
    assertThat(Drawings.texts(up.figure().drawing()))
        .containsExactlyInAnyOrder("^", "0", "*", "0", "0");
    assertThat(up.figure().title()).isEqualTo("Game tree of ^");
    assertThat(up.depth()).isEqualTo(2);
  }

  @Test
  void numbersEndABranchUnlessTheTreeIsFull() {
    ShortGame hot = universe.read("{3|1/2}");
    assertThat(TreeFigure.ofValue(hot, EASY, false).nodes()).isEqualTo(3);
    // 3 goes down to 0 in three moves; 1/2 has 0 and 1, and 1 has 0.
    assertThat(TreeFigure.ofValue(hot, OptionalInt.of(9), true).nodes()).isEqualTo(1 + 4 + 4);
    // A number that is the root is drawn in any case.
    assertThat(TreeFigure.ofValue(universe.read("1/2"), EASY, false).nodes()).isEqualTo(3);
  }

  @Test
  void whatIsBelowTheDepthHangsOnDots() {
    TreeFigure tree = TreeFigure.ofValue(universe.read("{2|1||0}"), OptionalInt.of(1), false);
    Drawing drawing = tree.figure().drawing();
    assertThat(tree.cut()).isTrue();
    assertThat(tree.nodes()).isEqualTo(3);
    assertThat(edges(drawing, Ink.CUT_EDGE)).hasSize(2);
    assertThat(edges(drawing, Ink.CUT_EDGE))
        .extracting(e -> Math.signum(slant(e)))
        .containsExactlyInAnyOrder(-1.0, 1.0);
    TreeFigure none = TreeFigure.ofValue(universe.read("1/2"), OptionalInt.of(0), false);
    assertThat(none.nodes()).isEqualTo(1);
    assertThat(edges(none.figure().drawing(), Ink.CUT_EDGE)).hasSize(2);
  }

  private static <P> TreeFigure tree(
      Rules<P> rules, String position, OptionalInt depth, boolean full) {
    TreeFigure.Style style = new TreeFigure.Style(full, false, p -> Optional.empty());
    Family<P> family = Family.of(Variant.of(rules));
    Sum sum = SumText.read(family, "toy", position, Sources.none(), false);
    return TreeFigure.ofPosition(sum, depth, style, "a tree");
  }

  private static <P> int nodes(Rules<P> rules, P position) {
    return 1
        + rules.options(position, Player.LEFT).stream()
            .mapToInt(option -> nodes(rules, option))
            .sum();
  }

  @Test
  void theTreeOfAPositionHasItsOptions() {
    Heap rules = new Heap(Set.of(1, 3), Set.of(2));
    TreeFigure tree = tree(rules, "4", OptionalInt.of(9), false);
    Drawing drawing = tree.figure().drawing();
    // 4: Left to 3 and 1, Right to 2; 3: Left to 2 and 0, Right to 1; and so on.
    assertThat(edges(drawing, Ink.LEFT_EDGE)).hasSize(10);
    assertThat(edges(drawing, Ink.RIGHT_EDGE)).hasSize(4);
    assertThat(Drawings.texts(drawing).stream().filter(text -> text.equals("0"))).hasSize(7);
    assertThat(tree.figure().title()).isEqualTo("a tree");
  }

  @Test
  void theOptionsOfAnImpartialGameAreDrawnOnce() {
    Heap nim = Heap.nim();
    for (int heap = 0; heap <= 6; heap++) {
      TreeFigure tree = tree(nim, "" + heap, OptionalInt.of(9), false);
      assertThat(tree.nodes()).isEqualTo(nodes(nim, heap)).isEqualTo(1 << heap);
      assertThat(edges(tree.figure().drawing(), Ink.EDGE)).hasSize((1 << heap) - 1);
      assertThat(edges(tree.figure().drawing(), Ink.LEFT_EDGE)).isEmpty();
    }
  }

  @Test
  void symmetricOptionsAreDrawnOnceWithTheirNumber() {
    Heap nim = Heap.nim();
    TreeFigure once = tree(nim, "1 + 1 + 1 + 2", OptionalInt.of(1), false);
    // From the ones to 1 + 1 + 2 in three ways, from the two to 1 + 1 + 1 + 1 and to 1 + 1 + 1.
    assertThat(once.nodes()).isEqualTo(4);
    assertThat(Drawings.texts(once.figure().drawing())).contains("\u00d73");
    TreeFigure each = tree(nim, "1 + 1 + 1 + 2", OptionalInt.of(1), true);
    assertThat(each.nodes()).isEqualTo(6);
    assertThat(Drawings.texts(each.figure().drawing()))
        .noneMatch(text -> text.startsWith("\u00d7"));
  }

  @Test
  void noEdgeTouchesANumberOfOptions() {
    for (String position : List.of("1 + 1", "1 + 1 + 1 + 2", "1 + 1 + 2 + 2 + 3 + 3")) {
      Drawing drawing = tree(Heap.nim(), position, OptionalInt.of(2), false).figure().drawing();
      List<Shape.Text> numbers =
          Drawings.shapes(drawing, Shape.Text.class).stream()
              .filter(text -> text.text().startsWith("\u00d7"))
              .toList();
      assertThat(numbers).isNotEmpty();
      for (Shape.Path edge : Drawings.shapes(drawing, Shape.Path.class, Ink.EDGE)) {
        Point from = edge.points().get(0);
        Point to = edge.points().get(1);
        for (int i = 0; i <= 200; i++) {
          double x = from.x() + (to.x() - from.x()) * i / 200;
          double y = from.y() + (to.y() - from.y()) * i / 200;
          assertThat(numbers).noneMatch(number -> covers(number, x, y));
        }
      }
    }
  }

  private static boolean covers(Shape.Text text, double x, double y) {
    double middle = text.y() - 0.35 * text.size();
    return Math.abs(x - text.x()) < text.width() / 2 && Math.abs(y - middle) < text.size() / 2;
  }

  @Test
  void aTreeThatNobodyCouldReadIsRefused() {
    assertThatThrownBy(() -> tree(Heap.nim(), "9", OptionalInt.of(9), false))
        .isInstanceOfSatisfying(
            TreeTooLargeException.class, e -> assertThat(e.fits()).isBetween(3, 5))
        .hasMessageMatching("at depth [4-6] this tree has more than 400 nodes");
    // The depth that is named can be drawn.
    for (int depth = 1; depth <= 5; depth++) {
      OptionalInt wanted = OptionalInt.of(depth);
      try {
        assertThat(tree(Heap.nim(), "9", wanted, false).nodes()).isLessThanOrEqualTo(400);
      } catch (TreeTooLargeException e) {
        assertThat(tree(Heap.nim(), "9", OptionalInt.of(e.fits()), false).depth())
            .isEqualTo(e.fits());
      }
    }
    // Without a wish it is drawn as deep as it is easy to read.
    TreeFigure easy = tree(Heap.nim(), "9", EASY, false);
    assertThat(easy.nodes()).isLessThanOrEqualTo(40);
    assertThat(easy.cut()).isTrue();
  }

  @Test
  void aPlayThatNeverEndsIsCutOff() {
    assertThat(tree(new Track(5), "5", EASY, false).depth()).isEqualTo(4);
    assertThat(tree(new Track(5), "5", OptionalInt.of(50), false).depth()).isEqualTo(50);
  }

  @Test
  void moreOptionsThanCanBeListedAreRefusedWithoutListingThem() {
    Rules<Integer> endless =
        new Rules<>() {
          @Override
          public void moves(Integer position, Player player, Moves<Integer> moves) {
            for (int i = 0; i >= 0; i++) {
              int move = i;
              moves.add(move, () -> "" + move);
            }
          }

          @Override
          public Integer read(String text) {
            return Integer.valueOf(text);
          }

          @Override
          public String write(Integer position) {
            return position.toString();
          }
        };
    assertThatThrownBy(() -> tree(endless, "1", EASY, false))
        .isInstanceOf(TreeTooLargeException.class)
        .hasMessageContaining("options");
    // Below the depth that is drawn it is enough to know that there is one.
    assertThat(tree(endless, "1", OptionalInt.of(0), false).cut()).isTrue();
  }

  @Test
  void captionsStandBelowTheirPositions() {
    TreeFigure.Style style =
        new TreeFigure.Style(false, false, heap -> Optional.of("g" + SumText.write(heap)));
    Sum heap = Sum.of(Variant.of(Heap.nim()), 2);
    Drawing drawing = TreeFigure.ofPosition(heap, EASY, style, "a tree").figure().drawing();
    assertThat(Drawings.texts(drawing)).contains("g2", "g1", "g0", "2", "1", "0");
  }
}

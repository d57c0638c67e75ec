package org.farstar.figures;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.figures.GameTree.Branch;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.farstar.values.player.Player;

/**
 * Places a game tree: Left's options to the left below a node, Right's to the right, those of an
 * impartial game to both sides. Subtrees are pushed together as far as they do not touch.
 */
final class TreeLayout {
  private static final double GAP = 16;
  private static final double DROP = 40;

  /** How far an edge reaches to its side at least. */
  private static final double SLANT = 22;

  private static final double CLEAR = 4;
  private static final double COUNT_SIZE = 10;

  /** How far down an edge, as a part of it: lower down edges are further apart. */
  private static final double COUNT_AT = 0.6;

  /** The room between a number and the ends of its edge. */
  private static final double COUNT_GAP = 1.5;

  private final boolean impartial;
  private final Map<GameTree, Double> places = new IdentityHashMap<>();
  private final List<Double> tops = new ArrayList<>();
  private final Canvas canvas = new Canvas();

  private TreeLayout(boolean impartial) {
    this.impartial = impartial;
  }

  static Drawing of(GameTree tree, boolean impartial, double margin) {
    TreeLayout layout = new TreeLayout(impartial);
    layout.place(tree);
    layout.levels(List.of(tree));
    layout.draw(tree, 0, 0);
    return layout.canvas.drawing(margin);
  }

  /** How far a subtree reaches to both sides of its root, level by level. */
  private record Outline(List<Double> left, List<Double> right) {
    /** How far this must be moved to the right to clear another on its left. */
    double beside(Outline other) {
      double shift = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < Math.min(left.size(), other.right.size()); i++) {
        shift = Math.max(shift, other.right.get(i) + GAP - left.get(i));
      }
      return shift;
    }

    /** Both, this one moved. */
    void add(Outline other, double shift) {
      for (int i = 0; i < other.left.size(); i++) {
        double from = other.left.get(i) + shift;
        double to = other.right.get(i) + shift;
        if (i < left.size()) {
          left.set(i, Math.min(left.get(i), from));
          right.set(i, Math.max(right.get(i), to));
        } else {
          left.add(from);
          right.add(to);
        }
      }
    }
  }

  /** Gives every child its place from its parent, and returns how far the subtree reaches. */
  private Outline place(GameTree tree) {
    List<Branch> lefts = tree.branches(Player.LEFT);
    List<Branch> rights = tree.branches(Player.RIGHT);
    List<Double> at = new ArrayList<>();
    Outline below = new Outline(new ArrayList<>(), new ArrayList<>());
    List<Branch> all = new ArrayList<>(lefts);
    all.addAll(rights);
    for (int i = 0; i < all.size(); i++) {
      Outline own = place(all.get(i).tree());
      double x = i == 0 ? 0 : own.beside(below);
      if (i == lefts.size() && i > 0) {
        x = Math.max(x, at.get(i - 1) + 2 * SLANT);
      }
      at.add(x);
      below.add(own, x);
    }
    double root = root(at, lefts.size());
    for (int i = 0; i < all.size(); i++) {
      places.put(all.get(i).tree(), at.get(i) - root);
    }
    double half = tree.drawing().width() / 2;
    Outline outline = new Outline(new ArrayList<>(List.of(-half)), new ArrayList<>(List.of(half)));
    for (int i = 0; i < below.left.size(); i++) {
      outline.left.add(below.left.get(i) - root);
      outline.right.add(below.right.get(i) - root);
    }
    return outline;
  }

  /** Where a node is above its children: all of Left's are on its left, Right's on its right. */
  private double root(List<Double> children, int lefts) {
    if (children.isEmpty()) {
      return 0;
    }
    double last = children.get(children.size() - 1);
    if (impartial) {
      return (children.get(0) + last) / 2;
    }
    if (lefts == 0) {
      return children.get(0) - SLANT;
    }
    return lefts == children.size()
        ? last + SLANT
        : (children.get(lefts - 1) + children.get(lefts)) / 2;
  }

  private void levels(List<GameTree> root) {
    double top = 0;
    for (List<GameTree> level = root; !level.isEmpty(); ) {
      tops.add(top);
      top += level.stream().mapToDouble(tree -> tree.drawing().height()).max().orElse(0) + DROP;
      List<GameTree> next = new ArrayList<>();
      for (GameTree tree : level) {
        tree.branches(Player.LEFT).forEach(branch -> next.add(branch.tree()));
        tree.branches(Player.RIGHT).forEach(branch -> next.add(branch.tree()));
      }
      level = next;
    }
  }

  private void draw(GameTree tree, double x, int level) {
    double top = tops.get(level);
    double bottom = top + tree.drawing().height() + CLEAR;
    for (Player player : Player.values()) {
      Ink ink = impartial ? Ink.EDGE : player == Player.LEFT ? Ink.LEFT_EDGE : Ink.RIGHT_EDGE;
      double side = impartial ? 0 : player == Player.LEFT ? -1 : 1;
      for (Branch branch : tree.branches(player)) {
        double to = x + places.get(branch.tree());
        double end = tops.get(level + 1) - CLEAR;
        if (branch.copies() > 1) {
          counted(ink, branch.copies(), x, bottom, to, end);
        } else {
          canvas.line(ink, x, bottom, to, end);
        }
        draw(branch.tree(), to, level + 1);
      }
      if (tree.cut(player)) {
        canvas.line(Ink.CUT_EDGE, x, bottom, x + side * 12, bottom + 20);
      }
    }
    canvas.add(tree.drawing(), x - tree.drawing().width() / 2, top, 1);
  }

  /**
   * An edge with the number of options that it stands for in a gap of it: beside it there may be
   * another edge.
   */
  private void counted(Ink ink, int copies, double x, double y, double toX, double toY) {
    String text = "\u00d7" + copies;
    double width =
        new Shape.Text(Ink.TEXT, 0, 0, text, COUNT_SIZE, Anchor.MIDDLE, Face.PLAIN).width();
    double dx = Math.abs(toX - x);
    double dy = Math.abs(toY - y);
    // The part of the edge from the middle of the text to where it leaves the text's box.
    double half = Math.min((width / 2 + COUNT_GAP) / dx, (COUNT_SIZE / 2 + COUNT_GAP) / dy);
    double from = COUNT_AT - half;
    double to = COUNT_AT + half;
    canvas.line(ink, x, y, x + (toX - x) * from, y + (toY - y) * from);
    canvas.line(ink, x + (toX - x) * to, y + (toY - y) * to, toX, toY);
    canvas.text(
        Ink.FAINT_TEXT,
        x + (toX - x) * COUNT_AT,
        y + (toY - y) * COUNT_AT,
        text,
        COUNT_SIZE,
        Anchor.MIDDLE);
  }
}

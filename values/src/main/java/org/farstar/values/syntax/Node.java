package org.farstar.values.syntax;

import java.math.BigInteger;
import java.util.List;

/**
 * The tree of an expression: what was written, not what it means.
 *
 * <p>A chain of operators of one precedence is one node with a list, however long, so that the
 * depth of the tree is bounded by the nesting of brackets, which the parser limits. Columns are
 * kept where an evaluation can fail.
 */
public sealed interface Node {

  /** Nodes within nodes that can be evaluated; forms within forms by bars may be more. */
  int DEEPEST = 700;

  /** What is found where there are more. */
  String TOO_DEEP = "a tree of forms deeper than " + DEEPEST;

  /** Where the expression starts in the text, from 1. */
  int column();

  /** An integer literal. */
  record Literal(int column, BigInteger value) implements Node {}

  /**
   * A number, a nimber, ups or a power of up, or a sum of them, without operators as values are
   * printed: {@code *3}, {@code v*}, {@code -1/2^*}. It stands in the text as it is here.
   */
  record Written(int column, String text) implements Node {}

  /**
   * A nimber that is written with an ordinal in brackets, {@code *(w^2+3)}.
   *
   * @param column where the star stands
   * @param size what stands in the brackets
   */
  record Heap(int column, String size) implements Node {}

  /** A misère game as the field writes it, {@code *[2# 2 0]}. */
  record Misere(int column, String text) implements Node {}

  /** A value with another one written against it, {@code 1Tiny(2)} or {@code on*}: their sum. */
  record Juxtaposed(Node number, Node value) implements Node {
    @Override
    public int column() {
      return number.column();
    }
  }

  /** What stands between quotation marks. */
  record Text(int column, String text) implements Node {}

  /**
   * A power of what a name or brackets stand for, {@code w^2}, {@code (w+1)^-2} or {@code w^(1/2)}.
   *
   * @param base the name, or what stands in the brackets
   * @param exponent an integer, a name or a power, or what stands in brackets, or the negative
   */
  record Power(Node base, Node exponent) implements Node {
    @Override
    public int column() {
      return base.column();
    }
  }

  /** A name, to be looked up. */
  record Name(int column, String name) implements Node {}

  /** {@code P or D}; at least two. */
  record Either(List<Name> names) implements Node {
    @Override
    public int column() {
      return names.get(0).column();
    }
  }

  /** {@code first op operand op operand ...}, from left to right; at least one step. */
  record Chain(Node first, List<Step> steps) implements Node {
    @Override
    public int column() {
      return first.column();
    }
  }

  /** One operator of a chain with its right operand. */
  record Step(int column, Operator operator, Node operand) {}

  /** Prefix operators before an operand, outermost first; at least one. */
  record Signed(List<Prefix> prefixes, Node operand) implements Node {
    @Override
    public int column() {
      return prefixes.get(0).column();
    }
  }

  /** One prefix operator. */
  record Prefix(int column, Kind kind) {
    /** The prefix operators. */
    public enum Kind {
      /** {@code +x} = x. */
      PLUS,
      /** {@code -x}. */
      MINUS,
      /** {@code +-x} = {@code {x|-x}}. */
      PLUS_MINUS
    }
  }

  /** {@code { left | right }}. */
  record Form(int column, List<Node> left, List<Node> right) implements Node {}

  /** {@code '{ left | right }'}: the form itself, with the options that are written. */
  record Quoted(int column, Node form) implements Node {}

  /**
   * {@code a{ left | right }}, in which the name stands for the game itself.
   *
   * @param column where it begins
   * @param name the name
   * @param form its options
   */
  record Loop(int column, String name, Form form) implements Node {}

  /** {@code inf{0,1}}, an infinite nim-value with the nim-values that a move leads to. */
  record Infinite(int column, List<Node> exits) implements Node {}

  /** {@code +-{a, b}} = {@code {a, b | -a, -b}}. */
  record Symmetric(int column, List<Node> options) implements Node {}

  /** {@code [a, b]}, as lists are printed. */
  record Items(int column, List<Node> items) implements Node {}

  /** {@code function(argument, ...)}. */
  record Call(int column, String function, List<Node> arguments) implements Node {}

  /** {@code target.Property.Property...}; at least one. */
  record Access(Node target, List<Property> properties) implements Node {
    @Override
    public int column() {
      return target.column();
    }
  }

  /** One property asked for, with its arguments, of which most have none. */
  record Property(int column, String name, List<Node> arguments) {}

  /** {@code name := value}. */
  record Assignment(int column, String name, Node value) implements Node {}
}

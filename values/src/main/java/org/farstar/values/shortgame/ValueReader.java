package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.farstar.values.Dyadic;
import org.farstar.values.syntax.Node;
import org.farstar.values.syntax.Operator;
import org.farstar.values.syntax.Parser;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Reads values: whatever {@link Printer} writes, and what is commonly typed. The grammar is that of
 * {@link Parser#value}; here its trees become games.
 */
final class ValueReader {
  private static final String DIGITS = "a digit";

  private final Universe universe;
  private final String text;
  private int depth;

  private ValueReader(Universe universe, String text) {
    this.universe = universe;
    this.text = text;
  }

  /** See {@link Universe#read}. */
  static ShortGame read(Universe universe, String text) {
    return new ValueReader(universe, text).game(Parser.value(text));
  }

  private ShortGame game(Node node) {
    if (depth == Node.DEEPEST) {
      throw new NotationException(text, node.column(), Node.TOO_DEEP, "a flatter one");
    }
    depth++;
    ShortGame g = dispatch(node);
    depth--;
    return g;
  }

  private ShortGame dispatch(Node node) {
    if (node instanceof Node.Written written) {
      return written(written);
    } else if (node instanceof Node.Form form) {
      return universe.of(games(form.left()), games(form.right()));
    } else if (node instanceof Node.Signed signed) {
      return signed(signed);
    } else if (node instanceof Node.Juxtaposed sum) {
      return game(sum.number()).plus(game(sum.value()));
    } else if (node instanceof Node.Chain chain) {
      return sum(chain);
    } else if (node instanceof Node.Symmetric symmetric) {
      List<ShortGame> left = games(symmetric.options());
      return universe.of(left, left.stream().map(ShortGame::negate).toList());
    } else if (node instanceof Node.Call call) {
      return tiny(call);
    }
    throw new IllegalStateException("no value has a " + node.getClass().getSimpleName());
  }

  private List<ShortGame> games(List<Node> nodes) {
    List<ShortGame> games = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      games.add(game(node));
    }
    return games;
  }

  private ShortGame sum(Node.Chain chain) {
    ShortGame sum = game(chain.first());
    for (Node.Step step : chain.steps()) {
      ShortGame g = game(step.operand());
      sum = step.operator() == Operator.MINUS ? sum.minus(g) : sum.plus(g);
    }
    return sum;
  }

  private ShortGame signed(Node.Signed signed) {
    ShortGame g = game(signed.operand());
    for (int i = signed.prefixes().size() - 1; i >= 0; i--) {
      g =
          switch (signed.prefixes().get(i).kind()) {
            case PLUS -> g;
            case MINUS -> g.negate();
            case PLUS_MINUS -> universe.plusMinus(g);
          };
    }
    return g;
  }

  private ShortGame tiny(Node.Call call) {
    if (call.arguments().size() != 1) {
      throw new NotationException(
          text,
          call.column(),
          call.function() + " of " + call.arguments().size() + " values",
          "one value");
    }
    ShortGame g = game(call.arguments().get(0));
    return call.function().equals("Tiny") ? universe.tiny(g) : universe.miny(g);
  }

  /** A number, ups or a power of up, and a nimber; some of them. */
  private ShortGame written(Node.Written written) {
    Scanner at = new Scanner(written.text());
    try {
      ShortGame g = at.is('-') || at.atDigit() ? number(at) : universe.zero();
      g = at.is('^') || at.is('v') ? g.plus(arrow(at)) : g;
      return at.accept('*') ? g.plus(nimber(at)) : g;
    } catch (NotationException e) {
      throw e.within(text, written.column() - 1);
    }
  }

  private ShortGame number(Scanner at) {
    String number = at.takeWhile(c -> c == '-' || c == '/' || Scanner.isDigit(c));
    return universe.number(Dyadic.read(number));
  }

  private ShortGame arrow(Scanner at) {
    char arrow = at.peek();
    int arrows = at.takeWhile(c -> c == arrow).length();
    ShortGame g;
    if (at.accept('<')) {
      int n = power(at, '>');
      g = n == 0 ? universe.zero() : Uptimals.power(universe, n);
    } else if (at.accept('[')) {
      g = Uptimals.sumTo(universe, power(at, ']'));
    } else {
      g = universe.up().times(at.atDigit() ? at.digits(DIGITS) : BigInteger.valueOf(arrows));
    }
    return arrow == '^' ? g : g.negate();
  }

  private static int power(Scanner at, char close) {
    long n = at.natural(0, Universe.DEEPEST, "a power of up up to " + Universe.DEEPEST);
    at.expect(close);
    return (int) n;
  }

  private ShortGame nimber(Scanner at) {
    int most = Integer.MAX_VALUE;
    return universe.nimber(at.atDigit() ? (int) at.natural(0, most, "a nimber up to " + most) : 1);
  }
}

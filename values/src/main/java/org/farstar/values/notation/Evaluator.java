package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Player;
import org.farstar.values.syntax.Node;
import org.farstar.values.syntax.Node.Prefix;
import org.farstar.values.syntax.Operator;
import org.farstar.values.text.Nearest;
import org.farstar.values.text.NotationException;

/**
 * Computes what a tree means. One evaluator serves one evaluation. Everything that cannot be
 * computed is a {@link NotationException} at the place that caused it.
 */
final class Evaluator {
  /** Binary digits of a result, numerator and denominator together: over a million decimals. */
  static final int MOST_BITS = 4_000_000;

  /** The names that stand for the players unless they were given a value. */
  private static final Map<String, Player> PLAYERS =
      Map.of(Player.LEFT.title(), Player.LEFT, Player.RIGHT.title(), Player.RIGHT);

  private final String text;
  private final Environment environment;
  private int depth;

  /** Which forms play may come back to. */
  private final Map<Node.Form, Boolean> loops = new IdentityHashMap<>();

  /** Made when the first value is met that is no number, so that numbers load no class for it. */
  private GameArithmetic games;

  Evaluator(String text, Environment environment) {
    this.text = text;
    this.environment = environment;
  }

  /** What the node evaluates to; assignments are made in the environment. */
  Evaluated evaluate(Node node) {
    if (depth == Node.DEEPEST) {
      throw error(node.column(), Node.TOO_DEEP, "a flatter one");
    }
    depth++;
    Cancellation.check();
    Evaluated result = dispatch(node);
    depth--;
    return result;
  }

  private Evaluated dispatch(Node node) {
    if (node instanceof Node.Literal literal) {
      return sized(node.column(), Dyadic.of(literal.value()));
    } else if (node instanceof Node.Name name) {
      return lookUp(name);
    } else if (node instanceof Node.Chain chain) {
      return chain(chain);
    } else if (node instanceof Node.Signed signed) {
      return signed(signed);
    } else if (node instanceof Node.Form form) {
      return LoopyForms.isLoop(form, loops, 0)
          ? loopy().form(form)
          : form(form.column(), values(form.left()), values(form.right()));
    } else if (node instanceof Node.Loop loop) {
      return loopy().loop(loop);
    } else if (node instanceof Node.Call call) {
      return call(call);
    } else if (node instanceof Node.Access access) {
      return access(access);
    } else if (node instanceof Node.Written written) {
      return games().read(written);
    } else if (node instanceof Node.Heap heap) {
      return games().heap(heap);
    } else if (node instanceof Node.Juxtaposed pair) {
      Evaluated number = evaluate(pair.number());
      return games().sum(pair.column(), number, evaluate(pair.value()));
    } else if (node instanceof Node.Symmetric symmetric) {
      return games().symmetric(symmetric.column(), values(symmetric.options()));
    } else if (node instanceof Node.Text literal) {
      return new Evaluated.OfText(literal.text());
    } else if (node instanceof Node.Items list) {
      return new Evaluated.OfList(list.items().stream().map(this::evaluate).toList());
    } else if (node instanceof Node.Assignment assignment) {
      Evaluated value = evaluate(assignment.value());
      environment.set(assignment.name(), value);
      return value;
    }
    throw new IllegalStateException("no rule for " + node.getClass().getSimpleName());
  }

  private Evaluated lookUp(Node.Name name) {
    Optional<Evaluated> known = environment.get(name.name());
    if (known.isEmpty() && LoopyArithmetic.isName(name.name())) {
      return LoopyArithmetic.named(name.name(), environment.universe());
    }
    if (known.isEmpty() && PLAYERS.containsKey(name.name())) {
      return new Evaluated.OfPlayer(PLAYERS.get(name.name()));
    }
    return known.orElseThrow(
        () -> error(name.column(), "'" + name.name() + "', which has no value", allowed(name)));
  }

  /** What may stand in the place of a name without a value. */
  private String allowed(Node.Name name) {
    Optional<String> game = hyphenated(name.column() - 1);
    if (game.isPresent()) {
      return game.get() + "(\"...\"), since a minus sign subtracts";
    }
    List<String> names =
        environment.names().stream().filter(each -> !each.startsWith("_")).toList();
    return names.isEmpty()
        ? "a name that was given a value, as in x := 1/2"
        : "one of " + String.join(", ", names);
  }

  /** The game whose name stands at a place of the text with minus signs for its underscores. */
  private Optional<String> hyphenated(int place) {
    return environment.positions().names().stream()
        .filter(name -> name.contains("_") && text.startsWith(name.replace('_', '-'), place))
        .max(Comparator.comparingInt(String::length));
  }

  private Evaluated chain(Node.Chain chain) {
    Evaluated result = evaluate(chain.first());
    int column = chain.first().column();
    for (Node.Step step : chain.steps()) {
      Evaluated operand = evaluate(step.operand());
      result = apply(step, column, result, operand);
    }
    return result;
  }

  private Evaluated apply(Node.Step step, int column, Evaluated first, Evaluated second) {
    int place = step.operand().column();
    boolean values = isValue(first) && isValue(second);
    Evaluated left = values ? value(column, first) : first;
    Evaluated right = values ? value(place, second) : second;
    boolean equality = step.operator() == Operator.EQUAL || step.operator() == Operator.UNEQUAL;
    if (equality && left.getClass() != right.getClass() && !values) {
      throw error(place, right.kind(), left.kind() + " to compare with");
    }
    if (equality && left instanceof OfList a && right instanceof OfList b) {
      boolean equal = worth(column, a).equals(worth(place, b));
      return new OfTruth(equal == (step.operator() == Operator.EQUAL));
    }
    if (equality) {
      return new OfTruth(left.equals(right) == (step.operator() == Operator.EQUAL));
    }
    if (left instanceof OfNumber a && right instanceof OfNumber b) {
      return compute(step, a.number(), b.number());
    }
    return games().apply(step, column, value(column, left), value(place, right));
  }

  /** A list in which positions are replaced by their values, so that it can be compared. */
  private OfList worth(int column, OfList list) {
    return new OfList(
        list.items().stream()
            .map(
                item ->
                    item instanceof OfList inner
                        ? worth(column, inner)
                        : item instanceof Evaluated.OfPosition position
                            ? valueOf(column, position.position())
                            : item)
            .toList());
  }

  private Evaluated compute(Node.Step step, Dyadic left, Dyadic right) {
    int place = step.operand().column();
    return switch (step.operator()) {
      case CONFUSED -> new OfTruth(false);
      case LESS, LESS_OR_CONFUSED -> new OfTruth(left.compareTo(right) < 0);
      case LESS_OR_EQUAL -> new OfTruth(left.compareTo(right) <= 0);
      case GREATER, GREATER_OR_CONFUSED -> new OfTruth(left.compareTo(right) > 0);
      case GREATER_OR_EQUAL -> new OfTruth(left.compareTo(right) >= 0);
      case PLUS -> sized(step.column(), left.plus(right));
      case MINUS -> sized(step.column(), left.minus(right));
      case TIMES -> sized(step.column(), left.times(right));
      case DIVIDED_BY -> sized(step.column(), quotient(place, left, right));
      case ORDINAL_SUM -> sized(step.column(), ordinalSum(step.column(), left, right));
      case EQUAL, UNEQUAL -> throw new IllegalStateException("equality is not of numbers only");
      case SIDES -> games().apply(step, place, new OfNumber(left), new OfNumber(right));
    };
  }

  private Dyadic quotient(int place, Dyadic left, Dyadic right) {
    if (right.isZero()) {
      throw error(place, "the divisor 0", "a divisor other than 0");
    }
    return left.dividedBy(right)
        .orElseThrow(
            () ->
                error(
                    place,
                    "the divisor " + right,
                    "one that leaves a power of two as denominator: 1, 2, 4, 8, ..."));
  }

  private Dyadic ordinalSum(int column, Dyadic left, Dyadic right) {
    boolean merges = left.isInteger() && left.signum() * right.signum() >= 0;
    if (!merges && right.birthday().compareTo(BigInteger.valueOf(MOST_BITS)) > 0) {
      throw tooLarge(column);
    }
    return left.ordinalSum(right);
  }

  private Evaluated signed(Node.Signed signed) {
    Evaluated value = value(signed.operand().column(), evaluate(signed.operand()));
    for (int i = signed.prefixes().size() - 1; i >= 0; i--) {
      Prefix prefix = signed.prefixes().get(i);
      value =
          switch (prefix.kind()) {
            case PLUS -> value;
            case MINUS -> negative(prefix.column(), value);
            case PLUS_MINUS ->
                form(prefix.column(), List.of(value), List.of(negative(prefix.column(), value)));
          };
    }
    return value;
  }

  private Evaluated negative(int column, Evaluated value) {
    return value instanceof OfNumber number
        ? new OfNumber(number.number().negate())
        : games().negative(column, value);
  }

  private Evaluated form(int column, List<Evaluated> left, List<Evaluated> right) {
    Optional<Dyadic> number = Optional.empty();
    if (areNumbers(left) && areNumbers(right)) {
      number = Dyadic.ofOptions(dyadics(left), dyadics(right));
    }
    return number.<Evaluated>map(OfNumber::new).orElseGet(() -> games().form(column, left, right));
  }

  private static boolean areNumbers(List<Evaluated> values) {
    return values.stream().allMatch(OfNumber.class::isInstance);
  }

  private static List<Dyadic> dyadics(List<Evaluated> numbers) {
    return numbers.stream().map(x -> ((OfNumber) x).number()).toList();
  }

  private Evaluated call(Node.Call call) {
    BinaryOperator<Dyadic> function = NumberVocabulary.function(call.function()).orElse(null);
    if (function == null) {
      return callOther(call);
    }
    List<Dyadic> arguments = numbers(call.arguments());
    if (arguments.size() != 2) {
      throw error(
          call.column(), call.function() + " of " + arguments.size() + " numbers", "two numbers");
    }
    try {
      return new OfNumber(function.apply(arguments.get(0), arguments.get(1)));
    } catch (IllegalArgumentException e) {
      throw error(call.column(), e.getMessage(), "bounds in order, as in Simplest(1/4, 1)");
    }
  }

  private Evaluated callOther(Node.Call call) {
    String name = call.function();
    Positions positions = environment.positions();
    if (name.equals(GameVocabulary.VALUE)) {
      return games().read(textOf(call, "value"));
    }
    if (GameVocabulary.FUNCTIONS.contains(name)) {
      List<Evaluated> values = values(call.arguments());
      if (values.size() != 1) {
        throw error(call.column(), name + " of " + values.size() + " values", "one value");
      }
      return games().tiny(call, values.get(0));
    }
    if (!positions.names().contains(name)) {
      List<String> known = new ArrayList<>(NumberVocabulary.functions());
      known.addAll(GameVocabulary.FUNCTIONS);
      known.addAll(positions.names());
      throw error(call.column(), "the function '" + name + "'", Nearest.allowed(name, known));
    }
    Node.Text position = textOf(call, "position");
    try {
      return new Evaluated.OfPosition(positions.read(name, position.text()));
    } catch (NotationException e) {
      throw e.within(text, position.column());
    }
  }

  private Node.Text textOf(Node.Call call, String what) {
    if (call.arguments().size() == 1 && call.arguments().get(0) instanceof Node.Text only) {
      return only;
    }
    String name = call.function();
    throw error(call.column(), name + " without a " + what, name + "(\"...\"), one text");
  }

  private Evaluated access(Node.Access access) {
    Evaluated result = evaluate(access.target());
    int place = access.target().column();
    for (Node.Property property : access.properties()) {
      result =
          result instanceof Evaluated.OfPosition position && !isOfValues(position, property)
              ? ofPosition(position.position(), property)
              : ofValue(value(place, result), property);
      place = property.column();
    }
    return result;
  }

  private Evaluated ofValue(Evaluated value, Node.Property property) {
    boolean plain = property.arguments().isEmpty() && value instanceof OfNumber;
    Optional<Function<Dyadic, Evaluated>> read =
        plain ? NumberVocabulary.property(property.name()) : Optional.empty();
    return read.isPresent()
        ? read.get().apply(((OfNumber) value).number())
        : games().property(property, value, values(property.arguments()));
  }

  /** Whether it is a property of every value, and positions have none of their own by its name. */
  private static boolean isOfValues(Evaluated.OfPosition position, Node.Property property) {
    String name = property.name();
    return !position.position().properties().contains(name) && ofValues().contains(name);
  }

  private static Set<String> ofValues() {
    Set<String> names = new TreeSet<>(GameVocabulary.properties());
    names.addAll(LoopyArithmetic.properties());
    names.addAll(NimArithmetic.properties().keySet());
    names.addAll(NumberVocabulary.properties());
    return names;
  }

  private Evaluated ofPosition(Positions.Position position, Node.Property property) {
    String name = property.name();
    if (!position.properties().contains(name)) {
      Set<String> known = ofValues();
      known.addAll(position.properties());
      String near =
          Nearest.to(name, known).isEmpty()
              ? Nearest.allowed(name, position.properties()) + ", or a property of its value"
              : Nearest.allowed(name, known);
      throw error(property.column(), "the property '" + name + "' of a position", near);
    }
    String parameters = position.parameters(name);
    if (parameters.isEmpty() && !property.arguments().isEmpty()) {
      throw error(property.column(), name + " with parameters", name + " without");
    }
    List<Evaluated> arguments = property.arguments().stream().map(this::evaluate).toList();
    try {
      return parameters.isEmpty()
          ? position.property(name, environment)
          : position.property(name, arguments, environment);
    } catch (IllegalArgumentException e) {
      String wanted =
          parameters.isEmpty() ? "a property that the position has" : name + " of " + parameters;
      throw error(property.column(), e.getMessage(), wanted);
    }
  }

  /** What a position stands for where a value is wanted. */
  private Evaluated valueOf(int column, Positions.Position position) {
    if (!position.properties().contains(Positions.VALUE)) {
      throw error(column, "a position without a value", "a number or a game");
    }
    try {
      return position.property(Positions.VALUE, environment);
    } catch (IllegalArgumentException e) {
      throw error(column, e.getMessage(), "a position that has a value");
    }
  }

  private GameArithmetic games() {
    if (games == null) {
      games = new GameArithmetic(text, environment);
    }
    return games;
  }

  private LoopyForms loopy() {
    return new LoopyForms(text, environment, node -> value(node.column(), evaluate(node)));
  }

  private List<Evaluated> values(List<Node> nodes) {
    List<Evaluated> values = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      values.add(value(node.column(), evaluate(node)));
    }
    return values;
  }

  /** A number or a game, which is also what a position stands for. */
  private Evaluated value(int column, Evaluated result) {
    if (result instanceof Evaluated.OfPosition position) {
      return valueOf(column, position.position());
    }
    if (!isValue(result)) {
      throw error(column, result.kind(), "a number or a game");
    }
    return result;
  }

  private static boolean isValue(Evaluated result) {
    return result instanceof OfNumber
        || result instanceof Evaluated.OfGame
        || result instanceof Evaluated.OfLoopy
        || result instanceof Evaluated.OfNimber
        || result instanceof Evaluated.OfPosition;
  }

  private List<Dyadic> numbers(List<Node> nodes) {
    List<Dyadic> numbers = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      numbers.add(number(node.column(), evaluate(node)));
    }
    return numbers;
  }

  private Dyadic number(int column, Evaluated result) {
    Evaluated value = isValue(result) ? value(column, result) : result;
    if (value instanceof OfNumber number) {
      return number.number();
    }
    throw error(column, value.kind(), "a number");
  }

  private OfNumber sized(int column, Dyadic value) {
    if ((long) value.numerator().bitLength() + value.denominatorExponent() > MOST_BITS) {
      throw tooLarge(column);
    }
    return new OfNumber(value);
  }

  private NotationException tooLarge(int column) {
    return error(
        column,
        "a result of more than " + MOST_BITS + " binary digits",
        "results of at most that many");
  }

  private NotationException error(int column, String found, String allowed) {
    return new NotationException(text, column, found, allowed);
  }
}

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
import java.util.stream.Stream;
import org.farstar.values.Dyadic;
import org.farstar.values.Ordinal;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameForm;
import org.farstar.values.surreal.Surreal;
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

  /** Properties of a player: {@code Options(Left)} is {@code LeftOptions}. */
  static final Set<String> OF_A_PLAYER = Set.of("Options", "Stop", "StrongStop");

  /** What misère games may be computed with. */
  private static final String IMPARTIAL = "impartial games such as *3 and *[2# 2 0]";

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
    } else if (node instanceof Node.Either either) {
      return new Evaluated.OfOutcome(
          OutcomeSet.of(either.names().stream().flatMap(name -> outcomes(name).stream()).toList()));
    } else if (node instanceof Node.Power power) {
      return power(power);
    } else if (node instanceof Node.Chain chain) {
      return chain(chain);
    } else if (node instanceof Node.Signed signed) {
      return signed(signed);
    } else if (node instanceof Node.Form form) {
      return LoopyForms.isLoop(form, loops, 0)
          ? loopy().form(form)
          : form(form.column(), values(form.left()), values(form.right()));
    } else if (node instanceof Node.Quoted quoted) {
      GameForm form = explicit(quoted.form(), quoted.column());
      return FormArithmetic.evaluated(form, environment.universe());
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
    } else if (node instanceof Node.Infinite infinite) {
      return games().infinite(infinite.column(), values(infinite.exits()));
    } else if (node instanceof Node.Misere misere) {
      return misere(misere);
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
      requireFree(assignment);
      Evaluated value = evaluate(assignment.value());
      environment.set(assignment.name(), value);
      return value;
    }
    throw new IllegalStateException("no rule for " + node.getClass().getSimpleName());
  }

  /** The form that a node within quotes stands for. */
  private GameForm explicit(Node node, int column) {
    if (node instanceof Node.Form form) {
      return games()
          .explicit(
              column,
              form.left().stream().map(option -> explicit(option, option.column())).toList(),
              form.right().stream().map(option -> explicit(option, option.column())).toList());
    }
    return formOf(node.column(), evaluate(node));
  }

  private GameForm formOf(int column, Evaluated result) {
    return result instanceof Evaluated.OfForm form
        ? form.form()
        : games().canonical(column, value(column, result));
  }

  private Evaluated misere(Node.Misere misere) {
    try {
      return MisereArithmetic.read(misere.text());
    } catch (NotationException e) {
      throw e.within(text, misere.column() - 1);
    }
  }

  private Evaluated lookUp(Node.Name name) {
    return ReservedName.value(name.name(), environment)
        .or(() -> environment.get(name.name()))
        .orElseThrow(
            () -> error(name.column(), "'" + name.name() + "', which has no value", allowed(name)));
  }

  private OutcomeSet outcomes(Node.Name name) {
    Evaluated value = lookUp(name);
    if (value instanceof Evaluated.OfOutcome outcome) {
      return outcome.outcomes();
    }
    throw error(name.column(), value.kind(), "an outcome class such as N, P, L, R or D");
  }

  private void requireFree(Node.Assignment assignment) {
    ReservedName.meaning(assignment.name())
        .ifPresent(
            meaning -> {
              String name = "'" + assignment.name() + "', which is " + meaning;
              throw error(assignment.column(), name, "another name to give a value to");
            });
  }

  /** What may stand in the place of a name without a value. */
  private String allowed(Node.Name name) {
    if (text.startsWith(name.name() + ".java", name.column() - 1)) {
      return name.name() + ".java(\"...\"), a position of the game in the file";
    }
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
    if (step.operator() == Operator.ORDINAL_SUM && first instanceof Evaluated.OfForm form) {
      return games().ordinalSum(step.column(), form.form(), value(place, second));
    }
    if (first instanceof Evaluated.OfMisere || second instanceof Evaluated.OfMisere) {
      try {
        return MisereArithmetic.apply(step.operator(), ofMisere(first), ofMisere(second));
      } catch (IllegalArgumentException e) {
        throw error(step.column(), e.getMessage(), "'+', '==' or '!=' between " + IMPARTIAL);
      }
    }
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
    } else if (SurrealArithmetic.isNumber(left) && SurrealArithmetic.isNumber(right)) {
      return surreal(step, SurrealArithmetic.number(left), SurrealArithmetic.number(right));
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
      case DIVIDED_BY -> quotient(step, left, right);
      case ORDINAL_SUM -> sized(step.column(), ordinalSum(step.column(), left, right));
      case EQUAL, UNEQUAL -> throw new IllegalStateException("equality is not of numbers only");
      case SIDES -> games().apply(step, place, new OfNumber(left), new OfNumber(right));
    };
  }

  private Evaluated quotient(Node.Step step, Dyadic left, Dyadic right) {
    if (right.isZero()) {
      throw error(step.operand().column(), "the divisor 0", "a divisor other than 0");
    }
    Optional<Dyadic> dyadic = left.dividedBy(right);
    return dyadic.isPresent()
        ? sized(step.column(), dyadic.get())
        : surreal(step, Surreal.of(left), Surreal.of(right));
  }

  private Dyadic ordinalSum(int column, Dyadic left, Dyadic right) {
    boolean merges = left.isInteger() && left.signum() * right.signum() >= 0;
    if (!merges && right.birthday().compareTo(BigInteger.valueOf(MOST_BITS)) > 0) {
      throw tooLarge(column);
    }
    return left.ordinalSum(right);
  }

  private Evaluated surreal(Node.Step step, Surreal left, Surreal right) {
    try {
      return SurrealArithmetic.apply(step.operator(), left, right);
    } catch (ArithmeticException e) {
      throw error(step.column(), e.getMessage(), "smaller numbers, and a divisor other than 0");
    } catch (IllegalArgumentException e) {
      String wanted =
          step.operator() == Operator.ORDINAL_SUM
              ? SurrealArithmetic.WITH_SIGNS
              : "'+', '-', '*', '/', ':' or a comparison";
      throw error(step.column(), e.getMessage(), wanted);
    }
  }

  /**
   * A power: of omega Conway's, with an integer as exponent that of the field, and of an ordinal
   * with an infinite ordinal as exponent Cantor's.
   */
  private Evaluated power(Node.Power power) {
    Evaluated base = value(power.base().column(), evaluate(power.base()));
    if (!SurrealArithmetic.isNumber(base)) {
      throw error(power.base().column(), "a power of " + base.kind(), "a power of a number");
    }
    int column = power.exponent().column();
    Evaluated exponent = value(column, evaluate(power.exponent()));
    if (!SurrealArithmetic.isNumber(exponent)) {
      throw error(column, exponent.kind(), "a number as exponent");
    }
    Surreal of = SurrealArithmetic.number(base);
    Surreal to = SurrealArithmetic.number(exponent);
    if (of.signum() == 0 && to.signum() < 0) {
      throw error(power.base().column(), "a negative power of 0", "a power of another number");
    }
    try {
      return SurrealArithmetic.power(of, to);
    } catch (ArithmeticException e) {
      throw error(column, e.getMessage(), "a smaller exponent");
    } catch (IllegalArgumentException e) {
      throw error(column, e.getMessage(), SurrealArithmetic.EXPONENTS);
    }
  }

  private Ordinal ordinal(Node node) {
    Evaluated value = value(node.column(), evaluate(node));
    return OrdinalArithmetic.ordinal(value)
        .orElseThrow(() -> error(node.column(), value.kind(), "an ordinal"));
  }

  private Evaluated signed(Node.Signed signed) {
    Evaluated operand = evaluate(signed.operand());
    if (operand instanceof Evaluated.OfForm form
        && signed.prefixes().size() == 1
        && signed.prefixes().get(0).kind() == Prefix.Kind.MINUS) {
      return new Evaluated.OfForm(form.form().negate());
    }
    Evaluated value = value(signed.operand().column(), operand);
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
        : value instanceof Evaluated.OfSurreal surreal
            ? SurrealArithmetic.evaluated(surreal.number().negate())
            : games().negative(column, value);
  }

  private Evaluated form(int column, List<Evaluated> left, List<Evaluated> right) {
    Optional<Evaluated> number = Optional.empty();
    if (areNumbers(left) && areNumbers(right)) {
      number = Dyadic.ofOptions(dyadics(left), dyadics(right)).map(OfNumber::new);
    } else if (Stream.concat(left.stream(), right.stream()).allMatch(SurrealArithmetic::isNumber)) {
      number = Optional.of(simplest(column, left, right));
    }
    return number.orElseGet(() -> games().form(column, left, right));
  }

  /** The form of numbers that are not all dyadic. */
  private Evaluated simplest(int column, List<Evaluated> left, List<Evaluated> right) {
    try {
      return SurrealArithmetic.evaluated(
          Surreal.simplest(
              left.stream().map(SurrealArithmetic::number).max(Comparator.naturalOrder()),
              right.stream().map(SurrealArithmetic::number).min(Comparator.naturalOrder())));
    } catch (IllegalArgumentException e) {
      throw error(
          column,
          e.getMessage(),
          "numbers whose sign expansion is known, those of Left below those of Right");
    } catch (ArithmeticException e) {
      throw error(column, e.getMessage(), "smaller numbers");
    }
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
    List<Evaluated> arguments = numbers(call.arguments());
    if (arguments.size() != 2) {
      throw error(
          call.column(), call.function() + " of " + arguments.size() + " numbers", "two numbers");
    }
    try {
      return areNumbers(arguments)
          ? new OfNumber(function.apply(dyadics(arguments).get(0), dyadics(arguments).get(1)))
          : SurrealArithmetic.evaluated(
              SurrealArithmetic.apply(
                  call.function(),
                  SurrealArithmetic.number(arguments.get(0)),
                  SurrealArithmetic.number(arguments.get(1))));
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
    if (!positions.knows(name)) {
      if (name.contains(".")) {
        throw error(call.column(), "'" + name + "', a file", "a game of Farstar");
      }
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
          property.name().equals(ValueClass.NAME)
              ? classOf(place, result, property)
              : result instanceof Evaluated.OfPosition position && !isOfValues(position, property)
                  ? ofPosition(position.position(), property)
                  : result instanceof Evaluated.OfForm form
                      ? ofForm(place, form, property)
                      : ofValue(value(place, result), property);
      place = property.column();
    }
    return result;
  }

  private Evaluated classOf(int place, Evaluated of, Node.Property property) {
    if (!property.arguments().isEmpty()) {
      throw error(property.column(), "Class with parameters", "Class without");
    }
    boolean position = of instanceof Evaluated.OfPosition;
    return new Evaluated.OfClass(ValueClass.of(position ? value(place, of) : of));
  }

  private Evaluated ofForm(int place, Evaluated.OfForm of, Node.Property property) {
    String name = property.name();
    int column = property.column();
    List<Node> arguments = property.arguments();
    if (name.equals("Options")) {
      return ofForm(
          place, of, new Node.Property(column, player(property).title() + name, List.of()));
    } else if (arguments.isEmpty() && FormArithmetic.property(name) != null) {
      return games().ofForm(column, of.form(), FormArithmetic.property(name));
    } else if (arguments.size() == 1 && FormArithmetic.isOrdinalSum(name)) {
      Node argument = arguments.get(0);
      return games().ordinalSum(column, of.form(), value(argument.column(), evaluate(argument)));
    } else if (arguments.size() == 1 && FormArithmetic.isCompound(name)) {
      Node argument = arguments.get(0);
      GameForm other = formOf(argument.column(), evaluate(argument));
      return games().compound(column, name, of.form(), other);
    } else if (MisereArithmetic.properties().contains(name)) {
      return ofMisere(of, property);
    }
    return ofValue(value(place, of), property);
  }

  private Evaluated ofValue(Evaluated value, Node.Property property) {
    if (OF_A_PLAYER.contains(property.name())) {
      String name = player(property).title() + property.name();
      return ofValue(value, new Node.Property(property.column(), name, List.of()));
    }
    if (value instanceof Evaluated.OfMisere
        || MisereArithmetic.properties().contains(property.name())) {
      return ofMisere(value, property);
    }
    BinaryOperator<Ordinal> ofTwo = OrdinalArithmetic.binary(property.name());
    if (ofTwo != null) {
      return ofOrdinal(value, property, ofTwo);
    } else if (value instanceof Evaluated.OfSurreal number) {
      return ofSurreal(number, property);
    }
    boolean plain = property.arguments().isEmpty() && value instanceof OfNumber;
    Optional<Function<Dyadic, Evaluated>> read =
        plain ? NumberVocabulary.property(property.name()) : Optional.empty();
    return read.isPresent()
        ? read.get().apply(((OfNumber) value).number())
        : games().property(property, value, values(property.arguments()));
  }

  /** What stands for a position beside a misère game: its own misère canonical form. */
  private Evaluated ofMisere(Evaluated value) {
    return value instanceof Evaluated.OfPosition position
            && position.position().properties().contains(MisereArithmetic.FORM)
        ? position.position().property(MisereArithmetic.FORM, environment)
        : value;
  }

  private Evaluated ofMisere(Evaluated value, Node.Property property) {
    String name = property.name();
    if (!property.arguments().isEmpty()) {
      throw error(property.column(), name + " with parameters", name + " without");
    } else if (!MisereArithmetic.ofForms().contains(name)) {
      throw error(
          property.column(),
          "the property '" + name + "' of a misère game",
          Nearest.allowed(name, MisereArithmetic.ofForms()));
    }
    try {
      return MisereArithmetic.property(name, MisereArithmetic.game(value));
    } catch (IllegalArgumentException e) {
      throw error(property.column(), name + " of " + e.getMessage(), name + " of " + IMPARTIAL);
    }
  }

  private Evaluated ofOrdinal(
      Evaluated value, Node.Property property, BinaryOperator<Ordinal> ofTwo) {
    int column = property.column();
    String name = property.name();
    if (property.arguments().size() != 1) {
      throw error(column, name + " without another ordinal", name + "(w)");
    }
    Ordinal first =
        OrdinalArithmetic.ordinal(value)
            .orElseThrow(() -> error(column, name + " of " + value.kind(), "an ordinal"));
    Ordinal second = ordinal(property.arguments().get(0));
    try {
      return SurrealArithmetic.evaluated(Surreal.of(ofTwo.apply(first, second)));
    } catch (ArithmeticException e) {
      throw error(column, e.getMessage(), "smaller ordinals");
    }
  }

  private Evaluated ofSurreal(Evaluated.OfSurreal value, Node.Property property) {
    Function<Surreal, Evaluated> read = SurrealArithmetic.property(property.name());
    if (read == null || !property.arguments().isEmpty()) {
      String name = property.name();
      String wanted =
          GameVocabulary.property(name) != null
              ? name + " of a short game"
              : NumberVocabulary.properties().contains(name)
                  ? name + " of a dyadic number"
                  : Nearest.allowed(name, SurrealArithmetic.properties());
      throw error(property.column(), name + " of " + value.kind(), wanted);
    }
    try {
      return read.apply(value.number());
    } catch (ArithmeticException e) {
      throw error(property.column(), e.getMessage(), "smaller numbers");
    } catch (IllegalArgumentException e) {
      String wanted =
          SurrealArithmetic.isOfSigns(property.name())
              ? SurrealArithmetic.WITH_SIGNS
              : SurrealArithmetic.isOfOptions(property.name())
                  ? "a dyadic number"
                  : "a rational number";
      throw error(property.column(), e.getMessage(), wanted);
    }
  }

  private Player player(Node.Property property) {
    String name = property.name();
    if (property.arguments().size() == 1) {
      Node argument = property.arguments().get(0);
      Evaluated given = evaluate(argument);
      if (given instanceof Evaluated.OfPlayer player) {
        return player.player();
      }
      throw error(argument.column(), given.kind(), "Left or Right");
    }
    throw error(property.column(), name + " without a player", name + "(Left)");
  }

  /** Whether it is a property of every value, and positions have none of their own by its name. */
  private static boolean isOfValues(Evaluated.OfPosition position, Node.Property property) {
    String name = property.name();
    return !position.position().properties().contains(name) && ofValues().contains(name);
  }

  private static Set<String> ofValues() {
    return new TreeSet<>(Vocabulary.properties().keySet());
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
    if (result instanceof Evaluated.OfForm form) {
      return games().valueOf(column, form.form());
    }
    if (!isValue(result)) {
      throw error(column, result.kind(), "a number or a game");
    }
    return result;
  }

  private static boolean isValue(Evaluated result) {
    return SurrealArithmetic.isNumber(result)
        || result instanceof Evaluated.OfGame
        || result instanceof Evaluated.OfLoopy
        || result instanceof Evaluated.OfNimber
        || result instanceof Evaluated.OfInfinite
        || result instanceof Evaluated.OfMisere
        || result instanceof Evaluated.OfForm
        || result instanceof Evaluated.OfPosition;
  }

  private List<Evaluated> numbers(List<Node> nodes) {
    List<Evaluated> numbers = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      Evaluated result = evaluate(node);
      Evaluated value = isValue(result) ? value(node.column(), result) : result;
      if (!SurrealArithmetic.isNumber(value)) {
        throw error(node.column(), value.kind(), "a number");
      }
      numbers.add(value);
    }
    return numbers;
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

package org.farstar.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.notation.Evaluated.OfGame;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameForm;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.NoAtomicWeightException;
import org.farstar.values.shortgame.Relation;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.syntax.Node;
import org.farstar.values.syntax.Operator;
import org.farstar.values.text.Nearest;
import org.farstar.values.text.NotationException;

/**
 * What the operators and properties do to values of which at least one is not a number.
 *
 * <p>Every fault is a {@link NotationException} at the place that caused it.
 */
final class GameArithmetic {
  private static final String INFINITE =
      "nimbers and infinite nim-values; 'value sum' adds positions to games of all kinds";

  private static final String NIMBERS = "a nimber, as the other one is, which is no short game";

  private final String text;
  private final Environment environment;

  GameArithmetic(String text, Environment environment) {
    this.text = text;
    this.environment = environment;
  }

  /** Where games live now: the search for a position's value may have begun another one. */
  private Universe universe() {
    return environment.universe();
  }

  /** A value of any kind, its games brought into a universe. */
  static Evaluated evaluated(Value value, Universe universe) {
    ShortGame game =
        value instanceof ShortGame known ? universe.adopt(known) : universe.read(value.toString());
    return evaluated(game);
  }

  /** A game, as a number if it is one. */
  static Evaluated evaluated(ShortGame game) {
    return game.asNumber().<Evaluated>map(OfNumber::new).orElseGet(() -> new OfGame(game));
  }

  /** What is written as values are printed. */
  Evaluated read(Node.Written written) {
    if (NimArithmetic.isLarge(written.text())) {
      return NimArithmetic.read(written.text().substring(1), universe());
    }
    return guarded(
        written.column(),
        () -> {
          try {
            return evaluated(universe().read(written.text()));
          } catch (NotationException e) {
            throw e.within(text, written.column() - 1);
          }
        });
  }

  /** A nimber of ordinal size. */
  Evaluated heap(Node.Heap heap) {
    return guarded(
        heap.column(),
        () -> {
          try {
            return NimArithmetic.read(heap.size(), universe());
          } catch (NotationException e) {
            throw e.within(text, heap.column() + 1);
          }
        });
  }

  /** An infinite nim-value with these exits. */
  Evaluated infinite(int column, List<Evaluated> exits) {
    return guarded(
        column,
        "nim-values, such as 0 and 3",
        () -> new Evaluated.OfInfinite(NimArithmetic.infinite(exits)));
  }

  /** An operator between two values. */
  Evaluated apply(Node.Step step, int column, Evaluated left, Evaluated right) {
    int place = step.operand().column();
    if (isNimber(left) || isNimber(right)) {
      return guarded(
          step.column(),
          wanted(left, right),
          () -> NimArithmetic.apply(step.operator(), left, right, universe()));
    }
    if (isSurreal(left) || isSurreal(right)) {
      return guarded(
          step.column(), () -> SurrealArithmetic.apply(step.operator(), left, right, universe()));
    } else if (step.operator() == Operator.SIDES || isLoopy(left) || isLoopy(right)) {
      return loopy(step, column, left, right);
    }
    return switch (step.operator()) {
      case TIMES -> multiple(step.column(), left, right);
      case DIVIDED_BY ->
          throw left instanceof OfNumber
              ? error(place, right.kind(), "a number to divide by")
              : error(column, left.kind(), "a number to divide");
      case PLUS -> sum(step.column(), left, right);
      case MINUS -> guarded(step.column(), () -> evaluated(game(left).minus(game(right))));
      case ORDINAL_SUM ->
          guarded(step.column(), () -> evaluated(game(left).ordinalSum(game(right))));
      default ->
          guarded(
              step.column(),
              () -> new OfTruth(holds(step.operator(), game(left).compare(game(right)))));
    };
  }

  private static String wanted(Evaluated left, Evaluated right) {
    return left instanceof Evaluated.OfInfinite || right instanceof Evaluated.OfInfinite
        ? INFINITE
        : NIMBERS;
  }

  private static boolean isLoopy(Evaluated value) {
    return value instanceof Evaluated.OfLoopy;
  }

  private static boolean isSurreal(Evaluated value) {
    return value instanceof Evaluated.OfSurreal;
  }

  private static boolean isNimber(Evaluated value) {
    return value instanceof Evaluated.OfNimber || value instanceof Evaluated.OfInfinite;
  }

  private LoopyGame loopyGame(Evaluated value) {
    return LoopyArithmetic.game(value, universe());
  }

  private Evaluated loopy(Node.Step step, int column, Evaluated left, Evaluated right) {
    return switch (step.operator()) {
      case TIMES -> {
        boolean first = left instanceof OfNumber;
        BigInteger copies = copies(step.column(), first ? left : right, left, right);
        yield guarded(
            step.column(),
            "at most 64 copies",
            () ->
                LoopyArithmetic.evaluated(
                    LoopyArithmetic.times(loopyGame(first ? right : left), copies)));
      }
      case ORDINAL_SUM ->
          guarded(
              step.column(),
              LoopyArithmetic.STOPPERS,
              () -> LoopyArithmetic.evaluated(loopyGame(left).ordinalSum(loopyGame(right))));
      case DIVIDED_BY -> {
        boolean first = isLoopy(left);
        throw error(
            first ? column : step.operand().column(),
            (first ? left : right).kind(),
            "a short game, of which '" + step.operator().symbol() + "' is defined");
      }
      case PLUS, MINUS, SIDES ->
          guarded(
              step.column(),
              step.operator() == Operator.SIDES
                  ? "sides of which the first is at least the second"
                  : "two games",
              () ->
                  LoopyArithmetic.evaluated(
                      LoopyArithmetic.apply(step.operator(), loopyGame(left), loopyGame(right))));
      default ->
          guarded(
              step.column(),
              () -> new OfTruth(holds(step.operator(), loopyGame(left).compare(loopyGame(right)))));
    };
  }

  /** Whether a comparison holds between values of this relation. */
  static boolean holds(Operator operator, Relation relation) {
    return switch (operator) {
      case LESS -> relation == Relation.LESS;
      case LESS_OR_EQUAL -> relation == Relation.LESS || relation == Relation.EQUAL;
      case GREATER -> relation == Relation.GREATER;
      case GREATER_OR_EQUAL -> relation == Relation.GREATER || relation == Relation.EQUAL;
      case CONFUSED -> relation == Relation.CONFUSED;
      case LESS_OR_CONFUSED -> relation == Relation.LESS || relation == Relation.CONFUSED;
      case GREATER_OR_CONFUSED -> relation == Relation.GREATER || relation == Relation.CONFUSED;
      default -> throw new IllegalStateException(operator.symbol() + " does not compare");
    };
  }

  /** The sum. */
  Evaluated sum(int column, Evaluated left, Evaluated right) {
    if (isNimber(left) || isNimber(right)) {
      return guarded(
          column,
          wanted(left, right),
          () -> NimArithmetic.apply(Operator.PLUS, left, right, universe()));
    } else if (isLoopy(left) || isLoopy(right)) {
      return guarded(
          column, () -> LoopyArithmetic.evaluated(loopyGame(left).plus(loopyGame(right))));
    }
    return guarded(column, () -> evaluated(game(left).plus(game(right))));
  }

  private Evaluated multiple(int column, Evaluated left, Evaluated right) {
    boolean first = left instanceof OfNumber;
    BigInteger copies = copies(column, first ? left : right, left, right);
    return guarded(column, () -> evaluated(game(first ? right : left).times(copies)));
  }

  private BigInteger copies(int column, Evaluated factor, Evaluated left, Evaluated right) {
    if (!(factor instanceof OfNumber number && number.number().isInteger())) {
      throw error(
          column,
          "a product of " + kind(left) + " and " + kind(right),
          "a product of numbers, or an integer number of copies; x.NortonMultiply(u) is another");
    }
    return number.number().numerator();
  }

  private static String kind(Evaluated value) {
    return value instanceof OfNumber ? "the number " + value : value.kind();
  }

  /** {@code -x}. */
  Evaluated negative(int column, Evaluated value) {
    if (isNimber(value)) {
      return value;
    } else if (value instanceof Evaluated.OfLoopy loopy) {
      return LoopyArithmetic.evaluated(loopy.game().negate());
    }
    return guarded(column, () -> evaluated(game(value).negate()));
  }

  /** {@code {left | right}}. */
  Evaluated form(int column, List<Evaluated> left, List<Evaluated> right) {
    if (left.stream().anyMatch(GameArithmetic::isLoopy)
        || right.stream().anyMatch(GameArithmetic::isLoopy)) {
      return guarded(
          column,
          "options with stoppers as sides",
          () ->
              LoopyArithmetic.form(
                  left.stream().map(this::loopyGame).toList(),
                  right.stream().map(this::loopyGame).toList(),
                  universe()));
    }
    return guarded(column, () -> evaluated(universe().of(games(left), games(right))));
  }

  /** {@code '{left | right}'}. */
  GameForm explicit(int column, List<GameForm> left, List<GameForm> right) {
    return guarded(column, () -> GameForm.of(left, right, universe()));
  }

  /** The canonical form of a short game. */
  GameForm canonical(int column, Evaluated value) {
    return guarded(column, "a short game", () -> GameForm.of(game(value)));
  }

  /** The game that a form is a form of. */
  Evaluated valueOf(int column, GameForm form) {
    return guarded(column, () -> evaluated(form.value(universe())));
  }

  /** The ordinal sum of a form and a value. */
  Evaluated ordinalSum(int column, GameForm form, Evaluated value) {
    return guarded(column, "a short game", () -> evaluated(form.ordinalSum(game(value))));
  }

  /** A property of a form. */
  Evaluated ofForm(int column, GameForm form, Function<GameForm, Evaluated> read) {
    return guarded(column, () -> read.apply(form));
  }

  /** A compound of two forms. */
  Evaluated compound(int column, String name, GameForm form, GameForm other) {
    return guarded(
        column, () -> evaluated(FormArithmetic.compound(name, universe()).apply(form, other)));
  }

  /** {@code +-{a, b}}. */
  Evaluated symmetric(int column, List<Evaluated> options) {
    if (options.stream().anyMatch(GameArithmetic::isLoopy)) {
      return form(column, options, options.stream().map(o -> negative(column, o)).toList());
    }
    return guarded(
        column,
        () -> {
          List<ShortGame> left = games(options);
          return evaluated(universe().of(left, left.stream().map(ShortGame::negate).toList()));
        });
  }

  /** {@code Value("...")}: a value as it is printed. */
  Evaluated read(Node.Text value) {
    try {
      return guarded(value.column(), () -> evaluated(universe().read(value.text())));
    } catch (NotationException e) {
      throw e.within(text, value.column());
    }
  }

  /** {@code Tiny(x)} or {@code Miny(x)}. */
  Evaluated tiny(Node.Call call, Evaluated value) {
    boolean tiny = call.function().equals("Tiny");
    if (isNimber(value)) {
      throw error(call.arguments().get(0).column(), value.kind(), "a short game or a stopper");
    } else if (isLoopy(value)) {
      return guarded(
          call.column(),
          LoopyArithmetic.STOPPERS,
          () -> LoopyArithmetic.tiny(loopyGame(value), tiny ? Player.LEFT : Player.RIGHT));
    }
    return guarded(
        call.column(),
        () -> evaluated(tiny ? universe().tiny(game(value)) : universe().miny(game(value))));
  }

  /** A property of a value. */
  Evaluated property(Node.Property property, Evaluated value, List<Evaluated> arguments) {
    String name = property.name();
    if (isNimber(value) && !NimArithmetic.properties(value).contains(name)) {
      throw error(
          property.column(),
          "the property '" + name + "' of " + NimArithmetic.kind(value),
          Nearest.allowed(name, NimArithmetic.properties(value)));
    }
    Integer none = isNimber(value) ? 0 : null;
    Integer parameters = NimArithmetic.properties().getOrDefault(name, none);
    if (parameters != null && arguments.size() != parameters) {
      throw error(property.column(), name + " of " + count(arguments.size()), count(parameters));
    } else if (parameters != null) {
      return guarded(
          property.column(),
          "nimbers for which it is defined, such as *3 and *(w+1)",
          () -> NimArithmetic.property(name, value, arguments, universe()));
    }
    GameVocabulary.Property known = GameVocabulary.property(name);
    Function<LoopyGame, Evaluated> loopy = LoopyArithmetic.property(name);
    if (loopy != null && arguments.isEmpty() && (isLoopy(value) || known == null)) {
      return guarded(
          property.column(), LoopyArithmetic.STOPPERS, () -> loopy.apply(loopyGame(value)));
    }
    BinaryOperator<LoopyGame> binary = LoopyArithmetic.binary(name);
    boolean loopyArgument = arguments.stream().anyMatch(GameArithmetic::isLoopy);
    if (binary != null && arguments.size() != 1) {
      throw error(property.column(), name + " of " + count(arguments.size()), count(1));
    } else if (binary != null && (known == null || isLoopy(value) || loopyArgument)) {
      return guarded(
          property.column(),
          LoopyArithmetic.wanted(name),
          () ->
              LoopyArithmetic.evaluated(
                  binary.apply(loopyGame(value), loopyGame(arguments.get(0)))));
    } else if (known != null && isLoopy(value)) {
      String endless = name + " of a game in which play may never end";
      throw error(property.column(), endless, name + " of a short game");
    } else if (known == null) {
      throw unknown(property, value);
    }
    int wanted = known.parameters().size();
    if (arguments.size() != wanted) {
      throw error(property.column(), name + " of " + count(arguments.size()), count(wanted));
    }
    List<ShortGame> games = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      int place = property.arguments().get(i).column();
      if (known.parameters().get(i) && !(arguments.get(i) instanceof OfNumber)) {
        throw error(place, arguments.get(i).kind(), "a number");
      } else if (!(arguments.get(i) instanceof OfNumber || arguments.get(i) instanceof OfGame)) {
        throw error(place, arguments.get(i).kind(), "a short game");
      }
      games.add(game(arguments.get(i)));
    }
    return guarded(property.column(), known.wanted(), () -> known.read().apply(game(value), games));
  }

  private static String count(int parameters) {
    return switch (parameters) {
      case 0 -> "no parameters";
      case 1 -> "one parameter";
      default -> parameters + " parameters";
    };
  }

  private NotationException unknown(Node.Property property, Evaluated value) {
    String name = property.name();
    boolean ofNumbers = NumberVocabulary.properties().contains(name);
    if (ofNumbers && value instanceof OfNumber) {
      return error(property.column(), name + " with parameters", "no parameters");
    }
    if (ofNumbers) {
      return error(property.column(), name + " of " + value.kind(), name + " of a number");
    }
    List<String> names =
        new ArrayList<>(
            isLoopy(value) ? LoopyArithmetic.properties() : GameVocabulary.properties());
    names.addAll(LoopyArithmetic.properties());
    names.addAll(LoopyArithmetic.binaryProperties());
    names.addAll(NimArithmetic.properties().keySet());
    names.addAll(MisereArithmetic.properties());
    if (value instanceof OfNumber) {
      names.addAll(NumberVocabulary.properties());
    }
    List<String> sorted = names.stream().distinct().sorted().toList();
    List<String> akin = Nearest.to(name, sorted).isEmpty() ? Nearest.akin(name, sorted) : List.of();
    return error(
        property.column(),
        "the property '" + name + "'",
        akin.isEmpty() ? Nearest.allowed(name, sorted) : "one like " + String.join(", ", akin));
  }

  private List<ShortGame> games(List<Evaluated> values) {
    return values.stream().map(this::game).toList();
  }

  /** Values that were named elsewhere may be of another universe. */
  private ShortGame game(Evaluated value) {
    if (value instanceof OfNumber number) {
      return universe().number(number.number());
    }
    if (value instanceof OfGame game) {
      return universe().adopt(game.game());
    }
    throw new IllegalArgumentException(value + ", which is no short game");
  }

  private <T> T guarded(int column, Supplier<T> operation) {
    return guarded(column, "another game", operation);
  }

  private <T> T guarded(int column, String wanted, Supplier<T> operation) {
    try {
      return operation.get();
    } catch (NotationException e) {
      throw e;
    } catch (GameTooLargeException | ArithmeticException e) {
      throw error(column, e.getMessage(), "smaller games");
    } catch (NoAtomicWeightException e) {
      throw error(column, e.getMessage(), "a game that has one, as IsAtomic tells");
    } catch (IllegalArgumentException e) {
      throw error(column, e.getMessage(), wanted);
    }
  }

  private NotationException error(int column, String found, String allowed) {
    return new NotationException(text, column, found, allowed);
  }
}

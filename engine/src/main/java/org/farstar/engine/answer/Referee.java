package org.farstar.engine.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;

/**
 * Checks the steps of a reason without the theory that wrote them. The arithmetic of a step is
 * computed again from its data; a move must be legal and lead where the step says; a position that
 * a move is said to win is searched; and what the steps conclude, in data and in words, must be the
 * answer.
 *
 * <p>Steps about one of several parts are checked for their arithmetic, but conclude nothing about
 * the sum. Descriptions that other steps draw on, such as blocks, matchings and colourings, are
 * taken as they are.
 */
public final class Referee {
  /** Kinds of steps that put several parts together: what stands before them is about a part. */
  private static final List<StepKind> TOGETHER =
      List.of(StepKind.TERM, StepKind.PARTS, StepKind.SUM, StepKind.TOTAL, StepKind.ZEROS);

  /** How a text says who wins the position that the reason is about. */
  private static final Map<Outcome, Pattern> WORDS = words();

  private final Sum sum;
  private final SumPlay play;
  private final List<Step> steps;
  private final Outcome outcome;
  private final Function<Sum, Optional<Outcome>> search;
  private final boolean alone;
  private final boolean direct;
  private final List<String> faults = new ArrayList<>();

  private Referee(Sum sum, OutcomeAnswer answer, Function<Sum, Optional<Outcome>> search) {
    this.sum = sum;
    this.play = new SumPlay(sum);
    this.steps = answer.reason();
    this.outcome = answer.outcome();
    this.search = search;
    this.alone =
        sum.terms().size() == 1 && steps.stream().noneMatch(s -> TOGETHER.contains(s.kind()));
    this.direct =
        sum.single().filter(t -> t instanceof Term.Placed<?> p && !p.swapped()).isPresent();
  }

  private static final Set<StepKind> VALUES_OF_LINES =
      EnumSet.of(StepKind.BASE, StepKind.ORDINAL_SUM, StepKind.LONG_PARTITION);

  private static Map<Outcome, Pattern> words() {
    Map<Outcome, Pattern> words = new LinkedHashMap<>();
    words.put(
        Outcome.N, Pattern.compile("(?i)the (next|first) player wins|so .* is an N-position"));
    words.put(
        Outcome.P, Pattern.compile("(?i)the (previous|second) player wins|so .* is a P-position"));
    words.put(Outcome.L, Pattern.compile("\\bLeft wins\\b"));
    words.put(Outcome.R, Pattern.compile("\\bRight wins\\b"));
    return words;
  }

  /**
   * What is wrong with the reason of an answer; empty where every step holds and agrees with the
   * answer.
   *
   * @param search who wins a position to which a move leads, where a search finds it; it must not
   *     ask the theories
   */
  public static List<String> faults(
      Sum sum, OutcomeAnswer answer, Function<Sum, Optional<Outcome>> search) {
    Referee referee = new Referee(sum, answer, search);
    for (Step step : referee.steps) {
      referee.check(step);
    }
    return List.copyOf(referee.faults);
  }

  private void check(Step step) {
    switch (step.kind()) {
      case OVER, SINGLE_PILE, RESULT, ZEROS -> stated(step);
      case EMPTY -> {
        if (alone) {
          require(step, "no move is left", play.moveList(sum, Player.LEFT).isEmpty());
        }
      }
      case START -> start(step);
      case LINE -> line(step, texts(step, "moves"));
      case LENGTH -> line(step, texts(step, "moves"));
      case SUM -> sum(step);
      case HEAP, VALUE, TOKEN -> grundy(step);
      case PAIR -> pair(step);
      case PARTNERS, REPRESENTATION, REDUCTION, REDUCTIONS -> arithmetic(step);
      case CAP -> {
        boolean enough = number(step, "least").compareTo(number(step, "cap")) <= 0;
        require(step, "least <= cap is " + enough, flag(step, "wins") == enough);
        concludes(step, enough ? Outcome.N : Outcome.P);
      }
      case COMPARE -> compare(step);
      case WINNING_MOVES -> wins(step, text(step, "player"), !texts(step, "sizes").isEmpty());
      case COUNT -> count(step);
      case COVER -> concludes(step, flag(step, "always") ? Outcome.N : Outcome.P);
      case STRATEGY -> {
        concludes(step, text(step, "winner").equals("next") ? Outcome.N : Outcome.P);
        line(step, texts(step, "moves"));
      }
      case KERNEL -> concludes(step, Outcome.P);
      case SPAN -> concludes(step, Outcome.N);
      case MOVES -> {
        concludes(step, texts(step, "to").isEmpty() ? Outcome.P : Outcome.N);
        texts(step, "to").forEach(move -> winning(step, Player.LEFT, move));
      }
      case TURNS ->
          require(
              step,
              "White moves first with an even number of turns",
              text(step, "first").equals(even(step, "turns") ? "white" : "black"));
      case THEOREM, PENNIES -> winner(step);
      case PARITY -> {
        boolean odd = !even(step, "ascending") && !even(step, "descending");
        require(step, "the product is " + (odd ? "odd" : "even"), odd == says(step, Outcome.N));
        stated(step);
      }
      case EXCESS -> excess(step);
      case BEST -> {
        Player player = player(text(step, "player"));
        if (alone && direct) {
          legal(step, sum, player, text(step, "move"));
        }
      }
      // Headings, pictures, and what later steps draw on.
      case TERM, PARTS, SUM_RULE, PERIOD, TRIPLE_POINTS, PARTITION -> {}
      case TOTAL -> total(step);
      case BASE, ORDINAL_SUM, LONG_PARTITION -> ordinalSum(step);
      case NUMBERING, LARGE_NUMBERING, MATCHING, S_BLOCKS, PIVOTS, D_BLOCKS -> {}
      case REPLIES, DELTA, BUMPING, GAPS, LENGTHS, HELD, PAIRING, UNPAIRED, POTENTIAL -> {}
    }
    if (step.kind() != StepKind.REPLIES && alone && direct) {
      WORDS.forEach(
          (said, words) -> {
            if (words.matcher(step.text()).find()) {
              require(step, "the words are about " + outcome, said == outcome);
            }
          });
    }
  }

  /** The outcome class in the data of a step is that of the answer. */
  private void stated(Step step) {
    boolean wholeSum = step.kind() == StepKind.ZEROS || step.kind() == StepKind.OVER;
    if (wholeSum) {
      require(step, "the answer is " + outcome, says(step, outcome));
    } else if (alone) {
      require(step, "the answer is " + seen(), says(step, seen()));
    }
    if (step.data().containsKey("moves") && outcome == Outcome.N && play.impartial()) {
      texts(step, "moves").forEach(move -> winning(step, Player.LEFT, move));
    }
  }

  private static boolean says(Step step, Outcome outcome) {
    Object stated = step.data().get("outcome");
    return outcome.name().equals(stated) || outcome.label(false).equals(stated);
  }

  /** The answer as a theory sees it: of a term with the players exchanged, the other way round. */
  private Outcome seen() {
    return direct ? outcome : outcome.exchanged();
  }

  private void concludes(Step step, Outcome conclusion) {
    if (alone) {
      require(step, "it concludes " + conclusion + " for " + seen(), conclusion == seen());
    }
  }

  private void start(Step step) {
    Player player = player(text(step, "player"));
    Result result = Result.valueOf(text(step, "result").toUpperCase(Locale.ROOT));
    require(step, "the answer is " + outcome, result == outcome.forMover(player));
    if (step.data().containsKey("move")) {
      Optional<Sum> to = legal(step, sum, player, text(step, "move"));
      to.ifPresent(
          after -> {
            require(step, "the move leads there", shown(after).equals(text(step, "to")));
            search
                .apply(after)
                .ifPresent(
                    found ->
                        require(step, "the move keeps it", found.movingSecond(player) == result));
          });
    }
    if (step.data().containsKey("answers")) {
      for (Object row : (List<?>) step.data().get("answers")) {
        refuted(step, player, ((List<?>) row).stream().map(Object::toString).toList());
      }
    }
  }

  /** A move and where it leads, and unless the play is over, the answer and where it leads. */
  private void refuted(Step step, Player player, List<String> row) {
    Optional<Sum> to = legal(step, sum, player, row.get(0));
    to.ifPresent(after -> require(step, "the move leads there", shown(after).equals(row.get(1))));
    if (to.isPresent() && row.size() > 2) {
      legal(step, to.get(), player.opponent(), row.get(2))
          .ifPresent(
              after -> {
                require(step, "the answer leads there", shown(after).equals(row.get(3)));
                search
                    .apply(after)
                    .ifPresent(
                        found ->
                            require(
                                step, "the answer wins", found.forMover(player) == Result.LOSS));
              });
    }
  }

  private void line(Step step, List<String> moves) {
    if (!alone && step.kind() != StepKind.LINE || !direct && step.kind() != StepKind.LINE) {
      return;
    }
    Player player = step.data().containsKey("player") ? player(text(step, "player")) : Player.LEFT;
    Optional<Sum> now = Optional.of(sum);
    for (int i = 0; i < moves.size() && now.isPresent(); i++) {
      now = legal(step, now.get(), player, moves.get(i));
      if (now.isPresent() && step.data().containsKey("positions")) {
        String written = texts(step, "positions").get(i);
        require(step, "the move leads there", shown(now.get()).equals(written));
      }
      player = player.opponent();
    }
    if (now.isPresent() && step.data().containsKey("over")) {
      boolean over =
          play.verdict(now.get()).isPresent() || play.moveList(now.get(), player).isEmpty();
      require(step, "the play is over: " + over, flag(step, "over") == over);
    }
  }

  private void sum(Step step) {
    List<BigInteger> values = numbers(step, "values");
    BigInteger total = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    require(step, "the sum is " + total, total.equals(number(step, "total")));
    if (step.data().containsKey("from")) {
      BigInteger from = number(step, "from");
      BigInteger to = number(step, "to");
      require(
          step,
          "one of the values is lowered to what makes the sum 0",
          values.contains(from) && to.compareTo(from) < 0 && from.xor(total).equals(to));
    }
    if (sum.ending() == Ending.LAST_PLAYER_WINS && step == lastOf(StepKind.SUM)) {
      Outcome conclusion = total.signum() == 0 ? Outcome.P : Outcome.N;
      require(step, "it concludes " + conclusion + " for " + outcome, conclusion == outcome);
    }
  }

  /** The sum of values, where all are numbers. */
  private void total(Step step) {
    Dyadic total = Dyadic.ZERO;
    for (String value : texts(step, "values")) {
      Optional<Dyadic> number = dyadic(value);
      if (number.isEmpty()) {
        return;
      }
      total = total.plus(number.get());
    }
    require(step, "the sum is " + total, text(step, "total").equals(total.toString()));
    Outcome conclusion = Outcome.ofSign(total.signum());
    require(step, "it concludes " + conclusion + " for " + outcome, conclusion == outcome);
  }

  private static Optional<Dyadic> dyadic(String text) {
    try {
      return Optional.of(Dyadic.read(text));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** The last value of a line of coins is that of the line; of other games that of an edge. */
  private void ordinalSum(Step step) {
    List<Step> values = steps.stream().filter(s -> VALUES_OF_LINES.contains(s.kind())).toList();
    boolean line = values.get(0).kind() != StepKind.ORDINAL_SUM;
    if (line && step == values.get(values.size() - 1)) {
      concludes(step, Outcome.ofSign(Dyadic.read(text(step, "value")).signum()));
    }
  }

  /** A Grundy value, which decides in normal play where the step is about the whole position. */
  private void grundy(Step step) {
    boolean only = steps.stream().filter(s -> s.kind() == step.kind()).count() == 1;
    if (only && sum.ending() == Ending.LAST_PLAYER_WINS) {
      concludes(step, number(step, "value").signum() == 0 ? Outcome.P : Outcome.N);
    }
  }

  private void pair(Step step) {
    BigInteger first = number(step, "first");
    BigInteger second = number(step, "second");
    BigInteger a = number(step, "a");
    BigInteger b = number(step, "b");
    BigInteger k = number(step, "k");
    require(step, "k is the difference", first.subtract(second).abs().equals(k));
    require(step, "b = a + k", a.add(k).equals(b));
    require(step, "a = floor(k (1+sqrt 5)/2)", isPair(a, b));
    concludes(step, first.min(second).equals(a) ? Outcome.P : Outcome.N);
  }

  /** Whether a = floor(k phi) for k = b - a: 2a - k <= k sqrt 5 < 2a + 2 - k. */
  private static boolean isPair(BigInteger a, BigInteger b) {
    BigInteger k = b.subtract(a);
    BigInteger five = k.multiply(k).multiply(BigInteger.valueOf(5));
    BigInteger low = a.shiftLeft(1).subtract(k);
    BigInteger high = low.add(BigInteger.TWO);
    return low.signum() >= 0
        && low.multiply(low).compareTo(five) <= 0
        && high.multiply(high).compareTo(five) > 0;
  }

  private void arithmetic(Step step) {
    switch (step.kind()) {
      case PARTNERS -> {
        Optional<Step> pair = steps.stream().filter(s -> s.kind() == StepKind.PAIR).findFirst();
        if (alone && pair.isPresent()) {
          paired(step, number(pair.get(), "first"), number(step, "partnerOfFirst"));
          paired(step, number(pair.get(), "second"), number(step, "partnerOfSecond"));
        }
      }
      case REPRESENTATION -> {
        List<BigInteger> values = numbers(step, "values");
        require(
            step,
            "the least term comes first",
            !values.isEmpty() && values.get(0).equals(number(step, "least")));
        for (int i = 1; i < values.size(); i++) {
          require(step, "the terms grow", values.get(i - 1).compareTo(values.get(i)) < 0);
        }
      }
      case REDUCTION -> {
        String before = text(step, "before");
        int place = number(step, "place").intValueExact();
        String after = before.substring(0, place - 1) + "10" + before.substring(place + 3);
        require(
            step,
            "0111 becomes 10",
            before.startsWith("0111", place - 1)
                && shortest(after).equals(shortest(text(step, "after"))));
      }
      default -> {
        // Where a reduction ends the line, its head goes, too.
        BigInteger all = number(step, "ruleA").add(number(step, "ruleB"));
        BigInteger gone = number(step, "coinsBefore").subtract(number(step, "coinsAfter"));
        require(
            step,
            "each reduction takes two or three coins away",
            all.multiply(BigInteger.TWO).compareTo(gone) <= 0
                && all.multiply(BigInteger.valueOf(3)).compareTo(gone) >= 0);
      }
    }
  }

  /** A line of coins without the heads at its end, which change nothing. */
  private static String shortest(String coins) {
    return coins.replaceAll("0+$", "");
  }

  private void paired(Step step, BigInteger one, BigInteger other) {
    require(step, one + " and " + other + " are a pair", isPair(one.min(other), one.max(other)));
  }

  /** Proposition 11 of End Nim, from how far each pile exceeds its part of the triple point. */
  private void compare(Step step) {
    String left = text(step, "excessLeft");
    String right = text(step, "excessRight");
    if (left.equals("none") && right.equals("none")) {
      concludes(step, Outcome.N);
    } else if (left.equals(right)) {
      concludes(step, Outcome.P);
    } else if (right.equals("none")) {
      concludes(step, Outcome.L);
    } else if (left.equals("none")) {
      concludes(step, Outcome.R);
    }
    stated(step);
  }

  private void count(Step step) {
    BigInteger tails = number(step, "tails");
    boolean first = flag(step, "firstIsTail");
    if (step.data().containsKey("coins")) {
      String coins = text(step, "coins");
      require(
          step,
          "so many coins show tails",
          tails.equals(BigInteger.valueOf(coins.chars().filter(c -> c == '1').count()))
              && first == coins.startsWith("1"));
    }
    boolean none = tails.signum() == 0;
    require(
        step,
        "an even number of tails, or the first and another",
        none || !tails.testBit(0) || first && tails.compareTo(BigInteger.TWO) >= 0);
    concludes(step, none ? Outcome.P : Outcome.L);
    stated(step);
  }

  private void winner(Step step) {
    String stated = text(step, "winner");
    Optional<Winner> winner = alone ? SumLook.winner(sum, outcome) : Optional.empty();
    winner.ifPresent(
        found ->
            require(
                step,
                "the answer is: " + found.sentence(),
                stated.equals(found.word()) || found.role().filter(stated::equals).isPresent()));
  }

  private void excess(Step step) {
    int excess = number(step, "excess").intValueExact();
    boolean second = List.of(1, -1, -4).contains(excess);
    // With lengths 3 and 5 and nine cards, 4a - 3n is -7, and the rule has an exception.
    boolean exception = excess == -7 && says(step, Outcome.P);
    Outcome rule = excess >= 3 ? Outcome.D : second || exception ? Outcome.P : Outcome.N;
    require(step, "the rule says " + rule, says(step, rule));
    stated(step);
  }

  private void wins(Step step, String title, boolean wins) {
    if (alone) {
      Player player = player(title);
      require(step, "the answer is " + seen(), wins == (seen().forMover(player) == Result.WIN));
    }
  }

  /** A move that is said to win is legal, and the position after it is won. */
  private void winning(Step step, Player player, String move) {
    if (alone && direct) {
      legal(step, sum, player, move)
          .flatMap(search)
          .ifPresent(
              found -> require(step, move + " wins", found.movingSecond(player) == Result.WIN));
    }
  }

  private Optional<Sum> legal(Step step, Sum from, Player player, String move) {
    Optional<Sum> to = play.play(from, player, move);
    require(step, "'" + move + "' is a move from " + shown(from), to.isPresent());
    return to;
  }

  private static String shown(Sum position) {
    return SumText.positions(position);
  }

  private Player player(String title) {
    return play.impartial() || !title.equals(SumLook.title(sum, Player.RIGHT))
        ? Player.LEFT
        : Player.RIGHT;
  }

  private Step lastOf(StepKind kind) {
    return steps.stream()
        .filter(step -> step.kind() == kind)
        .reduce((one, other) -> other)
        .orElseThrow();
  }

  private void require(Step step, String statement, boolean holds) {
    if (!holds) {
      faults.add("'" + step.text() + "' is refuted: not " + statement);
    }
  }

  private static String text(Step step, String key) {
    return step.data().get(key).toString();
  }

  private static boolean flag(Step step, String key) {
    return (Boolean) step.data().get(key);
  }

  private static BigInteger number(Step step, String key) {
    return new BigInteger(text(step, key));
  }

  private static boolean even(Step step, String key) {
    return !number(step, key).testBit(0);
  }

  private static List<String> texts(Step step, String key) {
    Object list = step.data().get(key);
    return list == null ? List.of() : ((List<?>) list).stream().map(Object::toString).toList();
  }

  private static List<BigInteger> numbers(Step step, String key) {
    return texts(step, key).stream().map(BigInteger::new).toList();
  }
}

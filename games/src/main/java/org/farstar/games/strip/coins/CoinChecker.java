package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Checks what reasons say of a line of coins: tails are counted, reductions are made on the text
 * one by one, parts are read by their patterns, and short lines are searched.
 */
final class CoinChecker implements StepChecker<CoinLine> {
  /** Longer lines are not reduced on their text. */
  private static final int LONGEST = 2_000;

  /** Reductions of lines up to this length are searched. */
  private static final int SEARCHED = 14;

  /** The moves of lines up to this length are compared with the best one. */
  private static final int SHORT = 12;

  private static final Pattern EXPONENT = Pattern.compile("(0*)1(0*)1");
  private static final Pattern LAST = Pattern.compile("(.*?1|)((0*)1(0*)1)");
  private static final Pattern BASE = Pattern.compile("(0*)1|(1*?)(0*)1(0*)1");

  private final FlippingCoins rules;

  CoinChecker(FlippingCoins rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.COUNT,
        StepKind.REDUCTION,
        StepKind.REDUCTIONS,
        StepKind.PARTITION,
        StepKind.LONG_PARTITION,
        StepKind.BASE,
        StepKind.ORDINAL_SUM,
        StepKind.BEST);
  }

  @Override
  public void check(StepCheck<CoinLine> check) {
    CoinLine line = check.position();
    if (line.length() > LONGEST && check.kind() != StepKind.COUNT) {
      return;
    }
    switch (check.kind()) {
      case COUNT -> count(check, line);
      case REDUCTION -> reduction(check, line);
      case REDUCTIONS -> reductions(check, line);
      case PARTITION -> partition(check, reduced(line));
      case LONG_PARTITION -> {
        List<String> parts = parts(reduced(line));
        check.require(
            check.integer("exponents") == parts.size() - 1
                && check.integer("base") == parts.get(0).length(),
            "so many exponents behind such a base");
        worth(check, value(parts));
      }
      case BASE -> base(check, reduced(line));
      case ORDINAL_SUM -> ordinalSum(check, parts(reduced(line)));
      default -> best(check, line);
    }
  }

  private static void count(StepCheck<CoinLine> check, CoinLine line) {
    String coins = line.toString();
    long tails = coins.chars().filter(coin -> coin == '1').count();
    boolean first = coins.startsWith("1");
    check.require(check.number("tails").longValueExact() == tails, "so many coins show tails");
    check.require(check.flag("firstIsTail") == first, "the first coin shows tails: " + first);
    check.require(!check.has("coins") || check.text("coins").equals(coins), "this is the line");
    check.require(
        tails % 2 == 0 || first && tails >= 2, "an even number of tails, or the first and another");
    Outcome outcome = tails == 0 ? Outcome.P : Outcome.L;
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }

  /** Where a rule applies, from the right: an a or a b, at a place from 0. */
  private record Place(char rule, int at) {}

  private static Optional<Place> rightmost(String coins) {
    int tails = 0;
    for (int i = coins.length() - 1; i >= 0; i--) {
      if (coins.startsWith("0111", i)) {
        boolean more = coins.startsWith("1", i + 4);
        if (more || (tails - 3) % 2 == 0) {
          return Optional.of(new Place(more ? 'a' : 'b', i));
        }
      }
      tails += coins.charAt(i) == '1' ? 1 : 0;
    }
    return Optional.empty();
  }

  private static String after(String coins, int at) {
    return shortest(coins.substring(0, at) + "10" + coins.substring(at + 4));
  }

  /** The line without the heads at its end, which change nothing. */
  private static String shortest(String coins) {
    return coins.replaceAll("0+$", "");
  }

  private static String reduced(CoinLine line) {
    String now = shortest(line.toString());
    for (Optional<Place> place = rightmost(now); place.isPresent(); place = rightmost(now)) {
      now = after(now, place.get().at());
    }
    return now;
  }

  private static void reduction(StepCheck<CoinLine> check, CoinLine line) {
    String before = check.text("before");
    String last =
        check
            .earlier(StepKind.REDUCTION)
            .map(step -> step.data().get("after").toString())
            .filter(text -> !before.equals(line.toString()))
            .orElse(line.toString());
    check.require(shortest(before).equals(shortest(last)), "this is the line so far");
    int at = check.integer("place") - 1;
    Optional<Place> place = rightmost(shortest(before));
    check.require(
        place.equals(Optional.of(new Place(check.text("rule").charAt(0), at))),
        "the rule applies there, and nowhere to the right");
    check.require(
        before.startsWith("0111", at) && after(before, at).equals(shortest(check.text("after"))),
        "0111 becomes 10");
    if (check.text("rule").equals("a")) {
      int tails = before.substring(at + 1).replaceAll("0.*", "").length();
      check.require(
          check.integer("tails") == tails && check.integer("left") == tails - 3,
          tails + " tails follow");
    }
    if (before.length() > SEARCHED) {
      return;
    }
    Optional<Value> one = check.value(CoinLine.of(before));
    Optional<Value> other = check.value(CoinLine.of(check.text("after")));
    check.require(
        one.isEmpty() || other.isEmpty() || one.get().toString().equals(other.get().toString()),
        "the value stays");
  }

  private static void reductions(StepCheck<CoinLine> check, CoinLine line) {
    String now = shortest(line.toString());
    long[] count = new long[2];
    int last = 0;
    check.require(
        rightmost(now).filter(place -> place.at() == check.integer("first") - 1).isPresent(),
        "the first is there");
    for (Optional<Place> place = rightmost(now); place.isPresent(); place = rightmost(now)) {
      last = place.get().at() + 1;
      count[place.get().rule() - 'a']++;
      now = after(now, place.get().at());
    }
    check.require(check.integer("last") == last, "the last is at coin " + last);
    check.require(check.integer("coinsBefore") == line.length(), "there were so many coins");
    check.require(check.integer("coinsAfter") == now.length(), "so many coins are left");
    check.require(
        check.number("ruleA").longValueExact() == count[0]
            && check.number("ruleB").longValueExact() == count[1],
        "the rules apply so often");
  }

  /** A reduced line as its base and exponents; of the line without tails no parts. */
  private static List<String> parts(String reduced) {
    List<String> parts = new ArrayList<>();
    String rest = reduced;
    while (!rest.isEmpty() && !BASE.matcher(rest).matches()) {
      Matcher last = LAST.matcher(rest);
      if (!last.matches()) {
        return List.of();
      }
      parts.add(0, last.group(2));
      rest = last.group(1);
    }
    parts.add(0, rest);
    return parts;
  }

  private static void partition(StepCheck<CoinLine> check, String reduced) {
    check.require(check.text("coins").equals(reduced), "this is the reduced line");
    check.require(check.texts("parts").equals(parts(reduced)), "it has these parts");
    check.require(
        check.texts("parts").stream().skip(1).allMatch(p -> EXPONENT.matcher(p).matches()),
        "every exponent is 0^p 1 0^q 1");
    List<List<String>> exponents = new ArrayList<>();
    for (String coins : parts(reduced).subList(1, parts(reduced).size())) {
      Matcher form = EXPONENT.matcher(coins);
      check.require(form.matches(), coins + " is an exponent");
      exponents.add(
          List.of(
              coins,
              Integer.toString(form.group(1).length()),
              Integer.toString(form.group(2).length()),
              Digits.shown(exponent(coins))));
    }
    check.require(check.rows("exponents").equals(exponents), "these are the exponents");
  }

  private static Dyadic half(int times) {
    return Dyadic.ONE.shift(-times);
  }

  private static Dyadic value(String base) {
    Matcher form = BASE.matcher(base);
    if (!form.matches()) {
      return Dyadic.ZERO;
    }
    if (form.group(1) != null) {
      return Dyadic.of(-form.group(1).length());
    }
    int halvings = 2 * form.group(3).length() + form.group(4).length();
    return Dyadic.of(form.group(2).length() / 2).plus(half(halvings));
  }

  private static Dyadic exponent(String coins) {
    Matcher form = EXPONENT.matcher(coins);
    return form.matches()
        ? half(2 * form.group(1).length() + form.group(2).length() - 1)
        : Dyadic.ZERO;
  }

  private static Dyadic value(List<String> parts) {
    Dyadic value = value(parts.get(0));
    for (String part : parts.subList(1, parts.size())) {
      value = value.ordinalSum(exponent(part));
    }
    return value;
  }

  private static void worth(StepCheck<CoinLine> check, Dyadic value) {
    check.require(check.text("value").equals(Digits.shown(value)), "the value is " + value);
    check.isWorth(value);
  }

  private static void base(StepCheck<CoinLine> check, String reduced) {
    List<String> parts = parts(reduced);
    String base = parts.get(0);
    check.require(
        !check.has("coins") || shortest(check.text("coins")).equals(base), "this is the base");
    check.require(
        check.integer("tails") == base.chars().filter(coin -> coin == '1').count()
            && check.integer("length") >= base.length()
            && check.integer("length") <= check.position().length()
            && (!check.has("coins") || check.integer("length") == check.text("coins").length()),
        "it has so many coins");
    Matcher form = BASE.matcher(base);
    boolean negative = form.matches() && form.group(1) != null;
    int[] sizes =
        !form.matches()
            ? new int[0]
            : negative
                ? new int[] {form.group(1).length()}
                : new int[] {
                  form.group(3).length(), form.group(4).length(), form.group(2).length()
                };
    String[] keys = {"p", "q", "ones"};
    for (int i = 0; i < keys.length; i++) {
      boolean stated = check.has(keys[i]);
      check.require(
          stated == i < sizes.length && (!stated || check.integer(keys[i]) == sizes[i]),
          keys[i] + " is that of the form");
    }
    Dyadic value = value(base);
    check.require(check.text("value").equals(Digits.shown(value)), "the base is worth " + value);
    if (parts.size() == 1) {
      check.isWorth(value);
    }
  }

  private static void ordinalSum(StepCheck<CoinLine> check, List<String> parts) {
    List<String> terms = new ArrayList<>(List.of(value(parts.get(0)).toString()));
    parts.stream().skip(1).forEach(part -> terms.add(exponent(part).toString()));
    check.require(check.texts("terms").equals(terms), "these are the terms");
    worth(check, value(parts));
  }

  /** A player's best move: it is legal, leads to this value, and no other leads to a better one. */
  private void best(StepCheck<CoinLine> check, CoinLine line) {
    Player player = check.text("player").equals(Player.LEFT.title()) ? Player.LEFT : Player.RIGHT;
    Optional<CoinLine> to = rules.play(line, player, check.text("move"));
    check.require(to.isPresent(), "this is a move");
    check.require(
        check.text("move").equals(String.join(" ", check.texts("coins"))), "these are its coins");
    if (to.isEmpty()) {
      return;
    }
    Dyadic worth = value(parts(reduced(to.get())));
    check.require(check.text("value").equals(Digits.shown(worth)), "it is " + worth);
    if (line.length() > SHORT) {
      return;
    }
    Optional<Dyadic> best = check.value(to.get()).map(CoinChecker::number);
    best.ifPresent(
        value -> check.require(check.text("value").equals(value.toString()), "it is " + value));
    for (Move<CoinLine> move : rules.moveList(line, player)) {
      Optional<Dyadic> other = check.value(move.to()).map(CoinChecker::number);
      if (best.isPresent() && other.isPresent()) {
        int sign = other.get().compareTo(best.get());
        check.require(player == Player.LEFT ? sign <= 0 : sign >= 0, move.text() + " is no better");
      }
    }
  }

  private static Dyadic number(Value value) {
    return Dyadic.read(value.toString());
  }
}

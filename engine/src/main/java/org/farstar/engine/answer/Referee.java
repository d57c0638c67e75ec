package org.farstar.engine.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;

/**
 * Checks the steps of a reason without the theories that wrote them.
 *
 * <p>A step about a part of the sum must hold of some part of its term: it is evaluated from the
 * rules, by the checkers of the game and those for every game. Steps that put the parts together
 * must use what the steps about the parts conclude. The last word, of a part that is alone or of
 * the steps together, must be the answer. A kind of steps that nothing evaluates is a fault.
 */
public final class Referee {
  /** Steps about the sum: all others are about a part of it. */
  private static final Set<StepKind> OF_SUMS =
      EnumSet.of(
          StepKind.OVER,
          StepKind.START,
          StepKind.KEPT,
          StepKind.TERM,
          StepKind.PARTS,
          StepKind.SUM_RULE,
          StepKind.TOTAL,
          StepKind.QUOTIENT,
          StepKind.ZEROS);

  /** At most this many parts of a term are explained one by one. */
  private static final int EXPLAINED = TheoryReason.MOST_PARTS;

  /** Of the parts of a sum, and of the moves that are answered, so many are listed. */
  private static final int LISTED = 12;

  private static final int ANSWERED = 6;

  /** Positions that may be visited to find out how long a play is. */
  private static final int MOST_POSITIONS = 1_000;

  /** Short searches, which must not ask the theories. */
  public interface Searches {
    /** Who wins, where that is found soon enough. */
    Optional<Outcome> outcome(Sum sum);

    /** What a sum is worth, where that is found soon enough; of normal play. */
    Optional<Value> value(Sum sum);

    /** Where values that are no numbers and no nimbers live. */
    Universe universe();
  }

  /** Searches that are made once. */
  private record KeptSearches(
      Searches search, Map<Sum, Optional<Outcome>> outcomes, Map<Sum, Optional<Value>> values)
      implements Searches {
    KeptSearches(Searches search) {
      this(search, new HashMap<>(), new HashMap<>());
    }

    @Override
    public Optional<Outcome> outcome(Sum sum) {
      return outcomes.computeIfAbsent(sum, search::outcome);
    }

    @Override
    public Optional<Value> value(Sum sum) {
      return values.computeIfAbsent(sum, search::value);
    }

    @Override
    public Universe universe() {
      return search.universe();
    }
  }

  private final Sum sum;
  private final SumPlay play;
  private final List<Step> steps;
  private final Outcome outcome;
  private final Searches search;
  private final List<RefereedPart<?>> parts;
  private final List<Value> bare = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private int term = -1;
  private boolean concluded;

  private Referee(Sum sum, OutcomeAnswer answer, Searches search) {
    this.sum = sum;
    this.play = new SumPlay(sum);
    this.steps = answer.reason();
    this.outcome = answer.outcome();
    this.search = new KeptSearches(search);
    this.parts = RefereedPart.of(sum, this.search);
    for (Term each : sum.terms()) {
      each.bare().ifPresent(bare::add);
    }
  }

  /**
   * What is wrong with the reason of an answer; empty where every step holds and the answer follows
   * from them, or if there are none.
   *
   * @param search short searches of the positions that steps speak of
   */
  public static List<String> faults(Sum sum, OutcomeAnswer answer, Searches search) {
    Referee referee = new Referee(sum, answer, search);
    for (int i = 0; i < referee.steps.size(); i++) {
      referee.check(i);
    }
    if (!referee.steps.isEmpty()) {
      referee.conclude();
    }
    return List.copyOf(referee.faults);
  }

  /**
   * What is wrong with the steps by which theories rule out outcome classes of a sum of one part;
   * empty where every step holds, and they rule out what they are said to.
   *
   * @param search as above
   */
  static List<String> faults(Sum sum, HalfAnswer half, Searches search) {
    List<RefereedPart<?>> parts = RefereedPart.of(sum, new KeptSearches(search));
    if (parts.size() != 1 || half.reason().isEmpty()) {
      return List.of();
    }
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < half.reason().size(); i++) {
      faults.addAll(parts.get(0).check(half.reason().get(i), half.reason().subList(0, i)));
    }
    OutcomeSet left = HalfAnswer.possible(sum).and(parts.get(0).left());
    if (!half.possible().containsAll(left)) {
      faults.add("the steps leave " + left + ", and the answer is " + half.possible());
    }
    return faults;
  }

  private void check(int index) {
    Step step = steps.get(index);
    try {
      if (OF_SUMS.contains(step.kind()) || isTogether(index)) {
        ofSum(step);
      } else {
        ofPart(step, steps.subList(0, index));
      }
    } catch (SearchStopped e) {
      throw e;
    } catch (RuntimeException e) {
      // The data fit no such step: a list is too short, or a number is no number.
      require(step, "it speaks of this sum", false);
    }
  }

  private boolean alone() {
    return parts.size() == 1 && bare.isEmpty();
  }

  /** Whether a step adds up the parts of the sum, and not numbers that are a part. */
  private boolean isTogether(int index) {
    return steps.get(index).kind() == StepKind.SUM
        && index == steps.size() - 1
        && parts.size() + bare.size() > 1;
  }

  private void ofPart(Step step, List<Step> earlier) {
    if (step.kind() == StepKind.LINE) {
      line(step);
      if (parts.stream().noneMatch(part -> part.knows(step))) {
        named(step);
        return;
      }
    }
    if (step.kind() == StepKind.SUM) {
      require(step, "the total decides", step.data().get("alone").equals(alone()));
    }
    if (step.kind() == StepKind.EMPTY && parts.isEmpty()) {
      boolean stuck =
          play.moveList(sum, Player.LEFT).isEmpty() && play.moveList(sum, Player.RIGHT).isEmpty();
      require(step, "no move is left", stuck);
      concluded = true;
      Outcome empty = sum.ending() == Ending.LAST_PLAYER_LOSES ? Outcome.N : Outcome.P;
      require(
          step,
          "it concludes " + empty + " for " + outcome,
          empty == outcome && step.states(outcome));
      return;
    }
    List<String> found = null;
    boolean known = false;
    for (RefereedPart<?> part : parts) {
      // A step about parts of several terms stands under the first of them alone.
      if (part.term() >= term && part.knows(step)) {
        List<String> wrong = part.check(step, earlier);
        boolean here = term < 0 || part.term() == term;
        known |= here;
        if (here && (found == null || wrong.isEmpty())) {
          found = wrong;
        }
      }
    }
    if (!known) {
      faults.add("nothing evaluates steps of the kind " + step.kind() + ": '" + step.text() + "'");
    } else {
      found.forEach(statement -> require(step, statement, false));
    }
  }

  /** What follows from the steps together. */
  private void conclude() {
    if (concluded) {
      return;
    }
    if (!alone()) {
      faults.add("nothing says who wins the sum");
      return;
    }
    Set<Outcome> said = parts.get(0).concluded();
    if (!said.equals(Set.of(outcome))) {
      faults.add("the steps conclude " + said + ", and the answer is " + outcome);
    }
  }

  private void ofSum(Step step) {
    switch (step.kind()) {
      case OVER -> {
        concluded = true;
        require(step, "the play is over", play.verdict(sum).isPresent());
        play.verdict(sum)
            .ifPresent(
                found ->
                    require(
                        step, "the verdict is " + found, found == outcome && step.states(found)));
        Optional<Winner> winner = SumLook.winner(sum, outcome);
        require(
            step,
            "that is the winner",
            winner.map(Winner::word).equals(Optional.ofNullable(step.data().get("winner")))
                && winner
                    .flatMap(Winner::role)
                    .equals(Optional.ofNullable(step.data().get("role"))));
      }
      case START -> start(step);
      case KEPT ->
          new KeptReferee(
                  sum, outcome, search, (statement, holds) -> require(step, statement, holds))
              .check(step);
      case TERM -> {
        int next = term + 1;
        term = number(step, "term").intValueExact() - 1;
        boolean exists = term == next && term < sum.terms().size();
        require(
            step,
            "it is a term of the sum",
            exists && sum.terms().get(term).toString().equals(text(step, "text")));
      }
      case PARTS -> parts(step);
      case SUM_RULE -> {
        named(step);
        Player player = player(text(step, "player"));
        require(step, "that is the mover", player.title().equals(text(step, "mover")));
        boolean wins = step.data().get("wins").equals(true);
        require(step, "the answer is " + outcome, wins == (outcome.forMover(player) == Result.WIN));
        values()
            .ifPresent(
                all -> require(step, "the rule applies", SumRules.say(step, all, player, wins)));
      }
      case SUM -> sum(step);
      case TOTAL -> total(step);
      case QUOTIENT -> quotient(step);
      default -> zeros(step);
    }
  }

  /** What the parts and the bare values are worth, in their order, where a search finds it. */
  private Optional<List<ShortGame>> values() {
    List<Value> all = new ArrayList<>(bare);
    for (RefereedPart<?> part : parts) {
      Optional<Value> value =
          sum.ending() == Ending.LAST_PLAYER_WINS
              ? search.value(Sum.of(part.asTerm()))
              : Optional.empty();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      all.add(value.get());
    }
    List<ShortGame> games = new ArrayList<>();
    for (Value value : all) {
      Values.shortGame(value, search.universe()).ifPresent(games::add);
    }
    return games.size() == all.size() ? Optional.of(games) : Optional.empty();
  }

  private void start(Step step) {
    concluded = true;
    named(step);
    Player player = player(text(step, "player"));
    Result result = Result.valueOf(text(step, "result").toUpperCase(Locale.ROOT));
    require(step, "the answer is " + outcome, result == outcome.forMover(player));
    if (step.data().containsKey("remoteness") && result != Result.DRAW) {
      new Forced<>(play, MOST_POSITIONS)
          .takes(sum, player, result == Result.WIN, number(step, "remoteness").intValueExact())
          .ifPresent(yes -> require(step, "the play takes so many moves", yes));
    }
    if (step.data().containsKey("move")) {
      Optional<Sum> to = legal(step, sum, player, text(step, "move"));
      to.ifPresent(
          after -> {
            require(step, "the move leads there", shown(after).equals(text(step, "to")));
            search
                .outcome(after)
                .ifPresent(
                    found ->
                        require(step, "the move keeps it", found.movingSecond(player) == result));
          });
    }
    if (step.data().containsKey("count")) {
      int count = number(step, "count").intValueExact();
      require(step, "there are so many moves", count == play.moveList(sum, player).size());
      require(
          step,
          "the first moves are listed",
          step.rows("answers").stream().map(row -> row.get(0)).distinct().count()
                  == step.rows("answers").size()
              && step.rows("answers").size() == Math.min(ANSWERED, count));
    }
    step.rows("answers").forEach(row -> refuted(step, player, row));
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
                    .outcome(after)
                    .ifPresent(
                        found ->
                            require(
                                step, "the answer wins", found.forMover(player) == Result.LOSS));
              });
    }
  }

  /** A play of the whole sum, by the player whom the step names. */
  private void line(Step step) {
    Player player = player(text(step, "player"));
    Sum now = sum;
    List<String> moves = step.texts("moves");
    List<String> positions = step.texts("positions");
    require(step, "it has moves", !moves.isEmpty());
    require(step, "every move leads somewhere", moves.size() == positions.size());
    for (int i = 0; i < moves.size(); i++) {
      Optional<Sum> to = legal(step, now, player, moves.get(i));
      if (to.isEmpty()) {
        return;
      }
      now = to.get();
      require(step, "the move leads there", shown(now).equals(positions.get(i)));
      player = player.opponent();
    }
    boolean over = play.verdict(now).isPresent() || play.moveList(now, player).isEmpty();
    require(step, "the play is over: " + over, step.data().get("over").equals(over));
    boolean weighed = step.data().containsKey("potentials");
    require(step, "the play goes on", weighed || step.data().get("goesOn").equals(!over));
  }

  /** The player of a step has the name of a player of the sum. */
  private void named(Step step) {
    Player player = player(text(step, "player"));
    String name = play.impartial() ? "the next player" : SumLook.title(sum, player);
    require(step, "it is a player", text(step, "player").equals(name));
  }

  private void parts(Step step) {
    List<List<String>> rows = step.rows("parts");
    int all = parts.size() + bare.size();
    if (rows.isEmpty()) {
      long here = parts.stream().filter(part -> term < 0 || part.term() == term).count();
      require(step, "there are so many parts", number(step, "count").longValueExact() == here);
      return;
    }
    require(step, "there are so many parts", number(step, "count").longValueExact() == all);
    List<String> texts =
        play.parts(sum).stream().map(part -> part.terms().get(0).toString()).toList();
    require(step, "the first parts are listed", rows.size() == Math.min(LISTED, all));
    for (int i = 0; i < rows.size(); i++) {
      List<String> row = rows.get(i);
      require(step, "its parts are these", i < all && texts.get(i).equals(row.get(0)));
      if (i < all
          && !row.get(1).startsWith("not valued")
          && sum.ending() == Ending.LAST_PLAYER_WINS) {
        search
            .value(play.parts(sum).get(i))
            .ifPresent(
                found ->
                    require(
                        step,
                        row.get(0) + " is worth " + found,
                        found.toString().equals(row.get(1))));
      }
    }
  }

  /** The values that a step adds up are those that the steps about the parts conclude. */
  private void addends(Step step, List<String> values) {
    List<String> left = new ArrayList<>(values);
    for (Value value : bare) {
      require(step, value + " is added", left.remove(size(value)));
    }
    for (int i = 0; i <= sum.terms().size(); i++) {
      int at = i;
      List<RefereedPart<?>> here = parts.stream().filter(part -> part.term() == at).toList();
      for (RefereedPart<?> part : here.subList(0, Math.min(EXPLAINED, here.size()))) {
        // A P-position is worth 0 in normal play, whatever else is known of it.
        boolean zero = part.worth().isEmpty() && part.concluded().equals(Set.of(Outcome.P));
        List<String> sizes = zero ? List.of("0") : part.worth().stream().map(this::size).toList();
        require(step, part.written() + " is valued before", sizes.size() == 1);
        for (String size : sizes) {
          require(
              step, size + ", the value of " + part.written() + ", is added", left.remove(size));
        }
      }
    }
    long unexplained = parts.size() + bare.size() - (values.size() - left.size());
    require(step, "so many values are added", left.size() == unexplained);
  }

  /** A value as a step that adds values has it: of a nimber its size. */
  private String size(Value value) {
    return value instanceof Nimber nimber && steps.get(steps.size() - 1).kind() == StepKind.SUM
        ? nimber.size().toString()
        : value instanceof ShortGame game
                && game.isNimber()
                && steps.get(steps.size() - 1).kind() == StepKind.SUM
            ? nimber(game)
            : value.toString();
  }

  private static String nimber(ShortGame game) {
    String text = game.toString();
    return text.equals("0") ? "0" : text.equals("*") ? "1" : text.substring(1);
  }

  private void sum(Step step) {
    concluded = true;
    addends(step, step.texts("values"));
    require(step, "the total decides", step.data().get("alone").equals(true));
    String what = sum.terms().size() > 1 ? "terms" : "heaps";
    require(step, "these are values of " + what, text(step, "of").equals(what));
    BigInteger total = StepCheck.nimSum(step, statement -> require(step, statement, false));
    Outcome conclusion = total.signum() == 0 ? Outcome.P : Outcome.N;
    require(step, "it concludes " + conclusion + " for " + outcome, conclusion == outcome);
  }

  /** The product of words by the relations alone, and who wins by a search of the sum. */
  private void quotient(Step step) {
    concluded = true;
    List<String> heaps = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    for (List<String> row : step.rows("heaps")) {
      heaps.add(row.get(0));
      words.append(' ').append(row.get(1));
    }
    List<String> written = new ArrayList<>(parts.stream().map(RefereedPart::written).toList());
    written.sort(null);
    heaps.sort(null);
    require(step, "these are the heaps", heaps.equals(written));
    Words product = Words.read(words.toString()).reduced(step.texts("relations"));
    require(step, "the product is " + product, product.equals(Words.read(text(step, "product"))));
    Outcome conclusion =
        step.texts("lost").stream().map(Words::read).anyMatch(product::equals)
            ? Outcome.P
            : Outcome.N;
    require(
        step,
        "it concludes " + conclusion + " for " + outcome,
        conclusion == outcome && step.states(outcome));
    search
        .outcome(sum)
        .ifPresent(found -> require(step, "a search finds " + found, found == outcome));
  }

  /** The sum of values: of numbers by their own arithmetic, of others by a search of the sum. */
  private void total(Step step) {
    concluded = true;
    addends(step, step.texts("values"));
    Optional<Dyadic> total = Optional.of(Dyadic.ZERO);
    for (String value : step.texts("values")) {
      total = total.flatMap(so -> dyadic(value).map(so::plus));
    }
    Optional<Value> found = total.isPresent() ? total.map(number -> number) : search.value(sum);
    found.ifPresent(
        value -> {
          require(step, "the sum is " + value, text(step, "total").equals(value.toString()));
          require(
              step,
              "it concludes " + Values.outcome(value) + " for " + outcome,
              Values.outcome(value) == outcome);
        });
  }

  private static Optional<Dyadic> dyadic(String text) {
    try {
      return Optional.of(Dyadic.read(text));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** Parts worth 0 and others, of which one decides, or all are won by the same player. */
  private void zeros(Step step) {
    concluded = true;
    List<String> zero = new ArrayList<>(step.texts("zero"));
    List<String> others = new ArrayList<>(step.texts("others"));
    require(step, "these are the parts", zero.size() + others.size() == parts.size() + bare.size());
    Set<Outcome> left = new LinkedHashSet<>();
    int count = 0;
    for (Value value : bare) {
      require(step, value + " is one of them", others.remove(value.toString()));
      count += Values.outcome(value) == Outcome.P ? 0 : 1;
      left.add(Values.outcome(value));
    }
    for (RefereedPart<?> part : parts) {
      Set<Outcome> said = part.concluded();
      if (said.isEmpty()) {
        search.outcome(Sum.of(part.asTerm())).ifPresent(said::add);
      }
      boolean isZero = said.equals(Set.of(Outcome.P));
      require(
          step,
          part.written() + " is worth 0: " + isZero,
          said.isEmpty() || (isZero ? zero : others).remove(part.written()));
      count += isZero ? 0 : 1;
      left.addAll(said);
    }
    left.remove(Outcome.P);
    Outcome follows = left.isEmpty() ? Outcome.P : left.iterator().next();
    boolean decided =
        count <= 1 || left.equals(Set.of(Outcome.L)) || left.equals(Set.of(Outcome.R));
    require(step, "one part decides, or all are won by the same player", decided);
    require(
        step,
        "it concludes " + follows + " for " + outcome,
        follows == outcome && step.states(outcome));
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

  private void require(Step step, String statement, boolean holds) {
    if (!holds) {
      faults.add("'" + said(step) + "' is refuted: not " + statement);
    }
  }

  /** The sentence of a step; of one whose data make no sentence the data. */
  private static String said(Step step) {
    try {
      return step.text();
    } catch (RuntimeException e) {
      return step.kind() + " " + step.data();
    }
  }

  private static String text(Step step, String key) {
    return step.data().get(key).toString();
  }

  private static BigInteger number(Step step, String key) {
    return new BigInteger(text(step, key));
  }
}

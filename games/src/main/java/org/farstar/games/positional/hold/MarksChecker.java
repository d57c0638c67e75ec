package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * Checks what reasons say of a board of points: open sets are collected one by one, pairs are
 * looked for in each of them, potentials are added up again, and a pairing that is not listed, or
 * that there is said to be none, is searched for by augmenting paths.
 */
public final class MarksChecker implements StepChecker<Marks> {
  /** Families of more points in their sets are not collected again. */
  private static final int MOST_POINTS = 400_000;

  /** Pairings of more sets are not searched for. */
  private static final int MOST_PAIRED = 2_000;

  private final PositionalRules rules;

  /** The checker for these rules. */
  public MarksChecker(PositionalRules rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.HELD,
        StepKind.PAIRING,
        StepKind.UNPAIRED,
        StepKind.POTENTIAL,
        StepKind.LINE,
        StepKind.THREATS,
        StepKind.RESULT);
  }

  @Override
  public void check(StepCheck<Marks> check) {
    if (check.kind() == StepKind.LINE) {
      line(check);
      return;
    }
    if (check.kind() == StepKind.RESULT) {
      named(check);
      return;
    }
    if ((long) rules.family().sets() * rules.family().largest() > MOST_POINTS) {
      if (check.kind() == StepKind.THREATS) {
        wins(check);
      }
      holds(check);
      return;
    }
    switch (check.kind()) {
      case HELD -> held(check);
      case PAIRING -> pairing(check, attacker(check));
      case UNPAIRED -> unpaired(check);
      case THREATS -> threats(check);
      default -> potential(check);
    }
    holds(check);
  }

  /** The free points of the sets that a player may still complete. */
  private List<int[]> open(Marks marks, Side attacker) {
    SetFamily family = rules.family();
    List<int[]> open = new ArrayList<>();
    for (int i = 0; i < family.sets(); i++) {
      int[] set = family.points(i);
      if (Arrays.stream(set).noneMatch(point -> marks.has(attacker.other(), point))) {
        open.add(Arrays.stream(set).filter(marks::free).toArray());
      }
    }
    return open;
  }

  private Side side(String role) {
    for (Side side : Side.values()) {
      if (rules.goal().role(side).equals(role)) {
        return side;
      }
    }
    throw new IllegalArgumentException(role + " is no player");
  }

  /** Whoever is said to draw is to move, and whoever is said to win does. */
  private void named(StepCheck<Marks> check) {
    Side turn = rules.turn(check.position());
    String player = check.text("player");
    boolean holds =
        check.states(Outcome.D)
            ? List.of("the next player", turn.toString()).contains(player)
            : side(player) == (check.states(Outcome.N) ? turn : turn.other());
    check.require(holds, "that is the player");
  }

  /** The players of a play take turns; in one by weights each point has the largest. */
  private void line(StepCheck<Marks> check) {
    if (!check.has("sides")) {
      check.require(check.text("player").equals("the next player"), "it is a player");
      return;
    }
    Marks marks = check.position();
    Side turn = rules.turn(marks);
    check.require(side(check.text("player")) == turn, "it is this player's turn");
    Optional<Side> attacker =
        check
            .earlier(StepKind.POTENTIAL)
            .filter(step -> check.has("potentials"))
            .map(
                step ->
                    side(
                        step.data()
                            .getOrDefault("opponent", rules.goal().role(Side.X))
                            .toString()));
    check.require(
        attacker.isPresent() == check.has("potentials"), "the potential was named before");
    Map<String, Integer> names = names();
    Dyadic left = Dyadic.ONE;
    for (int i = 0; i < check.texts("moves").size(); i++) {
      int point = names.get(check.texts("moves").get(i));
      check.require(
          check.texts("sides").get(i).equals(turn.toString()), "it is " + turn + "'s turn");
      if (attacker.isPresent()) {
        List<int[]> open = open(marks, attacker.get());
        check.require(
            weight(open, point).equals(heaviest(open, marks)), "no point weighs more than this");
        left = potential(open(marks.with(turn, point), attacker.get()));
        check.require(
            check.texts("potentials").get(i).equals(left.toString()), "the potential is " + left);
      }
      marks = marks.with(turn, point);
      turn = turn.other();
    }
    int moves = check.texts("moves").size();
    check.require(
        check.texts("sides").size() == moves
            && (attacker.isEmpty() || check.texts("potentials").size() == moves),
        "so many moves");
    check.require(
        attacker.isEmpty() || check.flag("goesOn") == (left.signum() > 0), "something is open");
  }

  /** Against whom the player of a step plays. */
  private Side attacker(StepCheck<Marks> check) {
    return side(check.text("player")).other();
  }

  /** Whose sets a step says are never complete; null for a step that says something else. */
  private Side heldBack(Step step) {
    String player = step.data().getOrDefault("player", "").toString();
    return switch (step.kind()) {
      case PAIRING -> side(player).other();
      case HELD ->
          step.data().get("by").equals("blocked")
              ? side(player)
              : step.data().get("by").equals("stealing") ? side(player).other() : null;
      case POTENTIAL ->
          rules.goal() == Goal.AVOIDER_ENFORCER || player.equals("Maker")
              ? null
              : side(player).other();
      default -> null;
    };
  }

  /** Who wins follows once every player whose sets count is held back. */
  private void holds(StepCheck<Marks> check) {
    if (rules.goal().avoids()) {
      return;
    }
    Set<Side> held = EnumSet.noneOf(Side.class);
    List<Step> steps = new ArrayList<>(check.earlier());
    steps.add(check.step());
    for (Step step : steps) {
      Side side = heldBack(step);
      if (side != null) {
        held.add(side);
      }
    }
    Side turn = rules.turn(check.position());
    if (rules.goal().both()) {
      if (held.size() == 2) {
        check.concludes(Won.NOBODY.outcome(turn));
      }
      for (Side side : held) {
        check.leaves(OutcomeSet.of(Won.by(side.other()).outcome(turn), Outcome.D));
      }
    } else if (held.contains(rules.goal().owner())) {
      check.concludes(Won.by(rules.goal().owner().other()).outcome(turn));
    }
  }

  /** Plays by threats, each to its end, and that they are all that need be looked at. */
  private void threats(StepCheck<Marks> check) {
    Marks marks = check.position();
    Side player = side(check.text("player"));
    boolean symmetry = check.flag("symmetry");
    Map<String, Integer> names = names();
    Set<Integer> answers = new HashSet<>();
    if (check.has("move")) {
      Integer middle = names.get(check.text("move"));
      check.require(
          symmetry && middle == marks.points() / 2 && marks.free() == marks.points(),
          "the middle of the empty board is taken");
      marks = marks.with(player, middle);
    }
    check.require(
        rules.goal() == Goal.MAKER_MAKER && rules.turns().single(), "both have the same sets");
    for (String play : check.texts("plays")) {
      List<Integer> points = Arrays.stream(play.split(" ")).map(names::get).toList();
      Marks from = marks;
      if (symmetry) {
        answers.add(outside(points.get(0)));
        check.require(marks.free(points.get(0)), "the answer is free");
        from = marks.with(player.other(), points.get(0));
        points = points.subList(1, points.size());
      }
      Side turn = symmetry ? player : rules.turn(from);
      check.require(forced(from, turn, player, points), "every move threatens, or is forced");
    }
    boolean alone = marks.points() - marks.free() == 1 && marks.has(player, marks.points() / 2);
    int different = rules.family() instanceof Cube cube ? cube.dimension() : 0;
    check.require(
        symmetry
            ? alone && answers.size() == different && check.texts("plays").size() == different
            : check.texts("plays").size() == 1,
        "these are the answers up to symmetry");
    wins(check);
  }

  private void wins(StepCheck<Marks> check) {
    Won won = Won.by(side(check.text("player")));
    check.concludes(won.outcome(rules.turn(check.position())));
  }

  /** How many coordinates of a cell are not in the middle; the middle has none. */
  private int outside(int point) {
    Cube cube = (Cube) rules.family();
    int outside = 0;
    for (int i = 0; i < cube.dimension(); i++) {
      outside += 2 * cube.coordinate(point, i) == cube.side() + 1 ? 0 : 1;
    }
    return outside;
  }

  /** Whether a play by threats leaves the opponent no other answer, and ends with a set. */
  private boolean forced(Marks from, Side first, Side player, List<Integer> points) {
    Marks marks = from;
    Side turn = first;
    for (int point : points) {
      Set<Integer> wins = completing(marks, player);
      Set<Integer> losses = completing(marks, player.other());
      if (!marks.free(point)) {
        return false;
      }
      if (turn == player) {
        if (wins.contains(point)) {
          return points.indexOf(point) == points.size() - 1;
        }
        marks = marks.with(turn, point);
        if (!Set.of(point).containsAll(losses) || completing(marks, player).isEmpty()) {
          return false;
        }
      } else {
        if (!losses.isEmpty() || wins.isEmpty() || wins.size() == 1 && !wins.contains(point)) {
          return false;
        }
        marks = marks.with(turn, point);
      }
      turn = turn.other();
    }
    return false;
  }

  /** The free points that complete a set of a player. */
  private Set<Integer> completing(Marks marks, Side side) {
    Set<Integer> points = new HashSet<>();
    for (int[] set : open(marks, side)) {
      if (set.length == 1) {
        points.add(set[0]);
      }
    }
    return points;
  }

  private void held(StepCheck<Marks> check) {
    Marks marks = check.position();
    Side player = side(check.text("player"));
    switch (check.text("by")) {
      case "blocked" -> check.require(open(marks, player).isEmpty(), "no set is open");
      case "stealing" ->
          check.require(
              rules.goal() == Goal.MAKER_MAKER
                  && rules.turns().single()
                  && marks.free() == marks.points()
                  && rules.turn(marks) == player,
              "the first player has the first move on an empty board");
      default -> {
        mirrored(check, marks, player);
        boolean middle = marks.points() % 2 == 1 && marks.free(marks.points() / 2);
        check.require(check.flag("middle") == middle, "the middle is free: " + middle);
        Outcome wins = Won.by(player).outcome(rules.turn(marks));
        if (check.text("by").equals("mirror")) {
          check.concludes(wins);
        } else {
          check.require(rules.goal() == Goal.MISERE, "a whole set loses");
          check.leaves(OutcomeSet.of(wins, Outcome.D));
        }
      }
    }
  }

  /** Opposite cells have opposite colours, but for the middle, which only X may have. */
  private void mirrored(StepCheck<Marks> check, Marks marks, Side player) {
    boolean opposite = rules.family() instanceof Cube;
    boolean odd = marks.points() % 2 == 1;
    for (int point = 0; point < marks.points(); point++) {
      int other = marks.points() - 1 - point;
      opposite &=
          point == other
              ? !marks.has(Side.O, point)
              : marks.has(Side.X, point) == marks.has(Side.O, other);
    }
    check.require(opposite && (player == Side.X) == odd, "opposite cells have opposite colours");
  }

  /** The symmetries that a picture shows, but for the identity: of a board those of the body. */
  private List<int[]> symmetries() {
    PointGroup group =
        rules.family() instanceof Cube cube
            ? PointGroup.generated(cube.points(), CubeSymmetries.geometric(cube))
            : rules.group();
    return group.others();
  }

  private Map<String, Integer> names() {
    Map<String, Integer> names = new HashMap<>();
    for (int point = 0; point < rules.family().points(); point++) {
      names.put(rules.family().name(point), point);
    }
    return names;
  }

  private void pairing(StepCheck<Marks> check, Side attacker) {
    Marks marks = check.position();
    List<int[]> open = open(marks, attacker);
    check.require(check.integer("sets") == open.size(), "so many sets are open");
    check.require(side(check.text("opponent")) == attacker, "these are the opponent's sets");
    check.require(
        !check.has("shared")
            || !check.has("pairs")
            || check.rows("pairs").size() == check.integer("shared"),
        "so many pairs are shared");
    check.require(!check.has("picture") || drawn(check), "the picture shows the pairs");
    if (!check.has("pairs")) {
      check.require(
          open.size() > MOST_PAIRED || paired(open) == 2 * open.size(), "there is a pairing");
      return;
    }
    Map<String, Integer> names = names();
    Map<Integer, Integer> partner = new HashMap<>();
    boolean disjoint = true;
    for (List<String> pair : check.rows("pairs")) {
      disjoint &= pair.size() == 2 && names.keySet().containsAll(pair);
      if (disjoint) {
        int one = names.get(pair.get(0));
        int other = names.get(pair.get(1));
        disjoint =
            one != other
                && marks.free(one)
                && marks.free(other)
                && partner.put(one, other) == null
                && partner.put(other, one) == null;
      }
    }
    check.require(disjoint, "the pairs are free points without a point in common");
    check.require(
        open.stream()
            .allMatch(
                set ->
                    Arrays.stream(set)
                        .anyMatch(
                            p ->
                                partner.containsKey(p)
                                    && Arrays.stream(set).anyMatch(q -> q == partner.get(p)))),
        "every open set has both points of a pair");
    int symmetries = check.integer("symmetries");
    check.require(symmetries > 0, "the identity keeps them");
    if (symmetries > 0) {
      long keeping =
          symmetries().stream()
              .filter(to -> marks.image(to).equals(marks))
              .filter(
                  to ->
                      partner.entrySet().stream()
                          .allMatch(
                              pair ->
                                  Integer.valueOf(to[pair.getValue()])
                                      .equals(partner.get(to[pair.getKey()]))))
              .count();
      boolean whole = symmetries == keeping + 1 || symmetries == 1 && !check.has("picture");
      check.require(whole, "so many symmetries keep the pairs");
    }
  }

  /** The numbers from 1 on stand at two points each, and marks and stars at the others. */
  private static boolean drawn(StepCheck<Marks> check) {
    int pairs = check.integer(check.has("shared") ? "shared" : "sets");
    Map<String, Integer> words = new HashMap<>();
    for (String word : check.text("picture").strip().split("\\s+")) {
      words.merge(word, 1, Integer::sum);
    }
    Marks marks = check.position();
    Map<String, Integer> wanted = new HashMap<>();
    wanted.put("*", marks.free() - 2 * pairs);
    wanted.put("X", marks.count(Side.X));
    wanted.put("O", marks.count(Side.O));
    wanted.values().removeIf(count -> count == 0);
    for (int pair = 1; pair <= pairs; pair++) {
      wanted.put(Integer.toString(pair), 2);
    }
    return words.equals(wanted);
  }

  /** How many points of their own sets can have, at most two each: by augmenting paths. */
  private static int paired(List<int[]> open) {
    Map<Integer, Integer> owner = new HashMap<>();
    int matched = 0;
    for (int slot = 0; slot < 2 * open.size(); slot++) {
      matched += augment(open, slot, owner, new HashSet<>()) ? 1 : 0;
    }
    return matched;
  }

  private static boolean augment(
      List<int[]> open, int slot, Map<Integer, Integer> owner, Set<Integer> seen) {
    for (int point : open.get(slot / 2)) {
      if (seen.add(point)
          && (!owner.containsKey(point) || augment(open, owner.get(point), owner, seen))) {
        owner.put(point, slot);
        return true;
      }
    }
    return false;
  }

  private void unpaired(StepCheck<Marks> check) {
    int sets = check.integer("sets");
    int points = check.integer("points");
    check.require(points < 2 * sets, "the points are too few");
    check.require(points <= check.position().free(), "there are so many points");
    boolean some = false;
    for (Side attacker : Side.values()) {
      List<int[]> open = open(check.position(), attacker);
      some |=
          check.has("list")
              ? among(check.rows("list"), open, points)
              : open.size() > MOST_PAIRED || paired(open) < 2 * open.size();
    }
    check.require(some, "there is no pairing of the open sets");
    check.require(
        !check.has("list") || check.rows("list").size() == sets, "so many sets are listed");
  }

  private boolean among(List<List<String>> list, List<int[]> open, int points) {
    Map<String, Integer> names = names();
    Set<Set<Integer>> sets = new HashSet<>();
    open.forEach(set -> sets.add(new HashSet<>(Arrays.stream(set).boxed().toList())));
    Set<Integer> union = new HashSet<>();
    for (List<String> row : list) {
      Set<Integer> set = new HashSet<>(row.stream().map(names::get).toList());
      union.addAll(set);
      if (!sets.contains(set)) {
        return false;
      }
    }
    return union.size() == points && new HashSet<>(list).size() == list.size();
  }

  private static Dyadic potential(List<int[]> open) {
    Dyadic sum = Dyadic.ZERO;
    for (int[] set : open) {
      sum = sum.plus(Dyadic.ONE.shift(-set.length));
    }
    return sum;
  }

  private static Dyadic weight(List<int[]> open, int point) {
    return potential(
        open.stream().filter(set -> Arrays.stream(set).anyMatch(p -> p == point)).toList());
  }

  private Dyadic heaviest(List<int[]> open, Marks marks) {
    Dyadic most = Dyadic.ZERO;
    for (int point : marks.freePoints()) {
      most = most.max(weight(open, point));
    }
    return most;
  }

  private void potential(StepCheck<Marks> check) {
    Marks marks = check.position();
    Side turn = rules.turn(marks);
    boolean maker = check.text("player").equals("Maker");
    boolean avoider = check.text("player").equals("Avoider");
    Side attacker = maker || avoider ? Side.X : attacker(check);
    List<int[]> open = open(marks, attacker);
    Dyadic potential = potential(open);
    check.require(
        maker || avoider
            ? !check.has("opponent")
            : check.has("opponent") && side(check.text("opponent")) == attacker,
        "these are the opponent's sets");
    check.require(maker == check.has("rounds"), "rounds are counted for Maker");
    if (maker) {
      beck(check, marks, open, potential);
      return;
    }
    Dyadic most =
        avoider
            ? (marks.free() - (turn == Side.X ? 0 : 1)) % 2 == 0 ? potential : potential.shift(1)
            : turn == attacker ? potential.plus(heaviest(open, marks)) : potential;
    check.require(check.text("potential").equals(potential.toString()), "it is " + potential);
    check.require(check.text("bound").equals(most.toString()), "it is at most " + most);
    check.require(most.compareTo(Dyadic.ONE) < 0, "that is less than 1");
    if (avoider) {
      check.concludes(Won.X.outcome(turn));
    }
    for (List<String> row : check.rows("weights")) {
      Integer point = names().get(row.get(0));
      check.require(
          point != null && marks.free(point) && weight(open, point).toString().equals(row.get(1)),
          row.get(0) + " has another weight");
    }
    check.require(
        !check.has("weights")
            || check.rows("weights").size() == marks.free()
                && check.rows("weights").stream().map(row -> row.get(0)).distinct().count()
                    == marks.free(),
        "every free point has a weight");
  }

  /** Beck's criterion, from the largest number of open sets that two points have in common. */
  private void beck(StepCheck<Marks> check, Marks marks, List<int[]> open, Dyadic potential) {
    boolean makersTurn = rules.turn(marks) == Side.X;
    Map<List<Integer>, Integer> common = new HashMap<>();
    for (int[] set : open) {
      for (int one : set) {
        for (int other : set) {
          if (one < other) {
            common.merge(List.of(one, other), 1, Integer::sum);
          }
        }
      }
    }
    int degree = common.values().stream().max(Integer::compare).orElse(0);
    Dyadic at = makersTurn ? potential : potential.minus(heaviest(open, marks));
    long rounds = (marks.free() - (makersTurn ? 0 : 1)) / 2;
    check.require(check.number("rounds").longValueExact() == rounds, "so many rounds are left");
    Dyadic bound = Dyadic.of(degree * rounds).shift(-2);
    check.require(check.text("potential").equals(at.toString()), "it is " + at);
    check.require(check.text("bound").equals(bound.toString()), "the bound is " + bound);
    check.require(at.compareTo(bound) > 0, "it exceeds the bound");
    check.concludes(Won.X.outcome(rules.turn(marks)));
  }
}

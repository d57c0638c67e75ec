package org.farstar.games.positional.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.Dyadic;

/**
 * Why an attacker completes no set against a defender who plays well.
 *
 * @param statement why
 * @param steps the reason
 */
public record Hold(Statement statement, Supplier<List<Step>> steps) {
  private static final Statement PAIRING = PositionalStatements.PAIRING;
  private static final Statement POTENTIAL = PositionalStatements.POTENTIAL;
  private static final Statement STEALING = PositionalStatements.STEALING;
  private static final Statement NOTHING = PositionalStatements.NO_SET;

  /** Boards of this many points are tried for a pairing first. */
  private static final int SMALL = 4096;

  /** Boards up to this size are played by the potential in a reason. */
  private static final int PLAYED = 64;

  /** The defender's pairs that a reason lists. */
  private static final int LISTED = 60;

  /**
   * The first reason that applies, where one does: no set is open, the potential is small, there is
   * a pairing, and at the start for the player who moves second, that a strategy can be stolen.
   * Turns must take one point each.
   *
   * @param rules the rules
   * @param marks the position
   * @param attacker whose sets are held
   * @param pictures how a pairing is shown
   * @param control may stop the work
   */
  static Optional<Hold> find(
      PositionalRules rules, Marks marks, Side attacker, Pictures pictures, Control control) {
    Side turn = rules.turn(marks);
    if (rules.goal().both() && attacker != turn && marks.free() == marks.points()) {
      return Optional.of(stealing(rules, turn));
    }
    SetFamily open = OpenSets.of(rules.family(), marks, attacker);
    if (open.sets() == 0) {
      return Optional.of(blocked(rules, attacker));
    }
    if (open.smallest() < (attacker == turn ? 2 : 1)) {
      return Optional.empty();
    }
    // A pairing is shown more easily, a potential found more quickly.
    boolean small = marks.points() <= SMALL;
    Supplier<Optional<Hold>> pairing =
        () -> byPairing(rules, marks, attacker, open, pictures, control);
    Supplier<Optional<Hold>> potential = () -> byPotential(rules, marks, attacker, open, control);
    return (small ? pairing : potential)
        .get()
        .or(small ? potential : pairing)
        .or(() -> byShared(rules, marks, attacker, open, pictures, control));
  }

  private static Optional<Hold> byShared(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      SetFamily open,
      Pictures pictures,
      Control control) {
    return SharedPairs.find(open, marks.free(), control)
        .map(
            pairing ->
                new Hold(
                    PAIRING,
                    () -> List.of(sharedStep(rules, marks, attacker, open, pairing, pictures))));
  }

  private static Step sharedStep(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      SetFamily open,
      Pairing pairing,
      Pictures pictures) {
    String name = name(rules, attacker.other());
    List<int[]> pairs = pairing.pairs().stream().filter(pair -> pair.length == 2).toList();
    return listed(marks, open, pairing, pairs, pictures)
        .with("opponent", name(rules, attacker))
        .with("shared", pairs.size())
        .with("player", name)
        .with("sets", open.sets())
        .with("symmetries", 1);
  }

  /** The step with the pairs, on the board or in a list. */
  private static Step listed(
      Marks marks, SetFamily open, Pairing pairing, List<int[]> pairs, Pictures pictures) {
    List<List<Object>> rows =
        pairs.stream()
            .limit(LISTED + 1L)
            .map(pair -> List.<Object>of(open.name(pair[0]), open.name(pair[1])))
            .toList();
    boolean few = rows.size() <= LISTED;
    Optional<String> picture = pictures.pairing(marks, pairing);
    Step step = Step.of(StepKind.PAIRING, PAIRING).with("picture", picture);
    return few ? step.with("pairs", rows) : step;
  }

  private static Optional<Hold> byPairing(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      SetFamily open,
      Pictures pictures,
      Control control) {
    return 2L * open.sets() > marks.free() || open.smallest() < 2
        ? Optional.empty()
        : Optional.of(Pairing.of(open, control))
            .filter(Pairing::complete)
            .map(pairing -> pairing(rules, marks, attacker, open, pairing, pictures, control));
  }

  private static Optional<Hold> byPotential(
      PositionalRules rules, Marks marks, Side attacker, SetFamily open, Control control) {
    Side turn = rules.turn(marks);
    Dyadic potential = Potential.of(open);
    Dyadic most = attacker == turn ? potential.plus(Potential.largestWeight(open)) : potential;
    return most.compareTo(Dyadic.ONE) < 0
        ? Optional.of(potential(rules, marks, attacker, potential, most, control))
        : Optional.empty();
  }

  /** Shows pairings. */
  @FunctionalInterface
  public interface Pictures {
    /** The position with the number of its pair at each point of a pair; empty for none. */
    Optional<String> pairing(Marks marks, Pairing pairing);

    /** The symmetries that one sees, without the identity; none where pairs are listed. */
    default List<int[]> symmetries() {
      return List.of();
    }
  }

  private static String name(PositionalRules rules, Side side) {
    return rules.goal().role(side);
  }

  private static Hold blocked(PositionalRules rules, Side attacker) {
    String name = name(rules, attacker);
    Step step = Step.of(StepKind.HELD).with("player", name).with("by", "blocked");
    return new Hold(NOTHING, () -> List.of(step));
  }

  private static Hold stealing(PositionalRules rules, Side first) {
    String name = name(rules, first);
    Step step = Step.of(StepKind.HELD, STEALING).with("player", name).with("by", "stealing");
    return new Hold(STEALING, () -> List.of(step));
  }

  private static Hold potential(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      Dyadic potential,
      Dyadic most,
      Control control) {
    String name = name(rules, attacker.other());
    Step step =
        Step.of(StepKind.POTENTIAL, POTENTIAL)
            .with("opponent", name(rules, attacker))
            .with("player", name)
            .with("potential", potential.toString())
            .with("bound", most.toString());
    return new Hold(
        POTENTIAL,
        () -> {
          if (marks.points() > PLAYED) {
            return List.of(step);
          }
          List<Step> steps = new ArrayList<>();
          Unpaired.step(rules, marks, attacker, control).ifPresent(steps::add);
          steps.add(step.with("weights", weights(rules, marks, attacker)));
          Defence.line(rules, marks, attacker).ifPresent(steps::add);
          return steps;
        });
  }

  private static List<List<Object>> weights(PositionalRules rules, Marks marks, Side attacker) {
    Dyadic[] weights = Potential.weights(OpenSets.of(rules.family(), marks, attacker));
    List<List<Object>> rows = new ArrayList<>();
    for (int point : marks.freePoints()) {
      rows.add(List.of(rules.family().name(point), weights[point].toString()));
    }
    return rows;
  }

  private static Hold pairing(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      SetFamily open,
      Pairing pairing,
      Pictures pictures,
      Control control) {
    return new Hold(
        PAIRING,
        () -> List.of(pairingStep(rules, marks, attacker, open, pairing, pictures, control)));
  }

  /** The permutations that change no colour. */
  private static List<int[]> kept(List<int[]> permutations, Marks marks) {
    return permutations.stream().filter(to -> marks.image(to).equals(marks)).toList();
  }

  private static Step pairingStep(
      PositionalRules rules,
      Marks marks,
      Side attacker,
      SetFamily open,
      Pairing found,
      Pictures pictures,
      Control control) {
    String name = name(rules, attacker.other());
    Optional<SymmetricPairing> symmetric =
        SymmetricPairing.find(open, kept(pictures.symmetries(), marks), control);
    Pairing pairing = symmetric.map(SymmetricPairing::pairing).orElse(found);
    int order = symmetric.map(SymmetricPairing::order).orElse(1);
    return listed(marks, open, pairing, pairing.pairs(), pictures)
        .with("opponent", name(rules, attacker))
        .with("player", name)
        .with("sets", open.sets())
        .with("symmetries", order);
  }
}

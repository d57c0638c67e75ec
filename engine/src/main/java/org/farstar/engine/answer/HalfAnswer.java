package org.farstar.engine.answer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.sum.Values;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Half;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Theory;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What theories rule out about a sum that they do not decide.
 *
 * <p>A single part is what its theory says of it. In normal play parts that Left wins moving second
 * are together not against Left, and one that Left wins moving first beside such parts is won by
 * Left moving first; likewise for Right.
 *
 * @param possible the outcome classes that are left
 * @param by where that comes from
 * @param reason the steps, empty unless asked for
 */
record HalfAnswer(OutcomeSet possible, List<Source> by, List<Step> reason) {
  /** What is said of one part. */
  private record Said(OutcomeSet possible, Optional<Proof> proof) {}

  /**
   * Asks the theories about every part; empty where they rule out nothing.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  static Optional<HalfAnswer> of(Sum sum, Workspace workspace, Ask ask, Control control) {
    if (new SumPlay(sum).verdict(sum).isPresent()) {
      return Optional.empty();
    }
    List<Said> said = new ArrayList<>();
    for (Term term : sum.terms()) {
      if (term.bare().isPresent()) {
        Outcome outcome = Values.outcome(term.bare().get());
        said.add(new Said(OutcomeSet.of(outcome), Optional.empty()));
      } else {
        collect((Term.Placed<?>) term, workspace, ask, control, said);
      }
    }
    boolean normal = sum.ending() == Ending.LAST_PLAYER_WINS;
    if (said.isEmpty() || !normal && said.size() > 1) {
      return Optional.empty();
    }
    OutcomeSet all = possible(sum);
    OutcomeSet left =
        all.and(
            said.size() == 1
                ? said.get(0).possible
                : together(said.stream().map(Said::possible).toList()));
    if (left.equals(all)) {
      return Optional.empty();
    }
    Set<Source> by = new LinkedHashSet<>();
    List<Step> reason = new ArrayList<>();
    for (Said each : said) {
      each.proof.ifPresent(
          proof -> {
            by.add(new Source.ByTheory(proof.statements(), proof.notes()));
            reason.addAll(ask.explain() ? proof.steps() : List.of());
          });
    }
    return Optional.of(new HalfAnswer(left, List.copyOf(by), reason.stream().distinct().toList()));
  }

  /** Nothing but one outcome is left. */
  static HalfAnswer decided(OutcomeAnswer answer) {
    return new HalfAnswer(OutcomeSet.of(answer.outcome()), answer.by(), answer.reason());
  }

  /**
   * Where an outcome comes from that a search has found among those that are left: nothing where
   * the search has shown it alone, as it does who wins, and not that nobody does.
   */
  List<Source> by(Sum sum, Outcome outcome) {
    OutcomeSet all = possible(sum);
    boolean rests =
        Stream.of(Player.values())
            .anyMatch(
                player -> {
                  Set<Result> left = possible.results(player);
                  return left.size() < all.results(player).size()
                      && (outcome.forMover(player) == Result.DRAW || !left.contains(Result.DRAW));
                });
    return rests ? by : List.of();
  }

  /** All outcome classes that a sum may have by its rules. */
  static OutcomeSet possible(Sum sum) {
    OutcomeSet all = sum.impartial() ? OutcomeSet.ALL.alike() : OutcomeSet.ALL;
    boolean draws = sum.ending() == Ending.VERDICT || new SumPlay(sum).endless().isPresent();
    return draws ? all : all.withoutDraws();
  }

  private static <P> void collect(
      Term.Placed<P> placed, Workspace workspace, Ask ask, Control control, List<Said> said) {
    Rules<P> rules = placed.variant().rules();
    List<Theory<P>> theories =
        placed.variant().theories().stream().map(theory -> theory.in(workspace)).toList();
    List<P> parts =
        rules.ending() == Ending.VERDICT
            ? List.of(placed.position())
            : rules.parts(placed.position());
    for (P part : parts) {
      control.throwIfStopped();
      Said found = said(theories, part, ask, control);
      said.add(placed.swapped() ? new Said(found.possible.exchanged(), found.proof) : found);
    }
  }

  private static <P> Said said(List<Theory<P>> theories, P part, Ask ask, Control control) {
    for (Theory<P> theory : theories) {
      Optional<Half> half = theory.half(part, ask, control);
      if (half.isPresent()) {
        return new Said(half.get().possible(), Optional.of(half.get().proof()));
      }
    }
    return new Said(OutcomeSet.ALL, Optional.empty());
  }

  /**
   * What follows for a sum in normal play from what is known of its parts; draws are among it, also
   * where the sum has none.
   */
  static OutcomeSet together(List<OutcomeSet> said) {
    Set<Result> left = EnumSet.allOf(Result.class);
    Set<Result> right = EnumSet.allOf(Result.class);
    for (Player player : Player.values()) {
      List<OutcomeSet> others = said.stream().filter(each -> !notAgainst(each, player)).toList();
      boolean one = others.size() == 1 && winsFirst(others.get(0), player);
      boolean some = others.isEmpty() && said.stream().anyMatch(each -> winsFirst(each, player));
      Set<Result> own = player == Player.LEFT ? left : right;
      Set<Result> other = player == Player.LEFT ? right : left;
      if (one || some) {
        own.remove(Result.LOSS);
      }
      if (others.isEmpty()) {
        other.remove(Result.WIN);
      }
    }
    return OutcomeSet.ofResults(left, right);
  }

  /** Whether a player certainly wins a part moving second. */
  private static boolean notAgainst(OutcomeSet said, Player player) {
    return said.results(player.opponent()).equals(EnumSet.of(Result.LOSS));
  }

  private static boolean winsFirst(OutcomeSet said, Player player) {
    return said.results(player).equals(EnumSet.of(Result.WIN));
  }
}

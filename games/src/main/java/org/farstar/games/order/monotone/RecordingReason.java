package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.LargeGap;
import org.farstar.games.order.monotone.board.Lengths;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.games.order.monotone.board.RecordingSequence;
import org.farstar.games.order.monotone.board.ResultStep;
import org.farstar.games.order.monotone.chain.ChainGap;
import org.farstar.games.order.monotone.chain.ChainLengths;
import org.farstar.games.order.monotone.chain.ChainTables;
import org.farstar.games.order.monotone.chain.Convention;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The steps for a position on a chain: double bumping, gaps, who wins, and on {1..n} the length of
 * the game. What takes a search is left out where it would be long.
 */
final class RecordingReason {
  /** Beyond this the length of the game takes longer than anybody waits for it. */
  private static final long MOST_FOR_LENGTH = 200_000;

  /** The same for the winning moves that were not found with the outcome. */
  private static final long MOST_FOR_MOVES = 1_000_000;

  private final RecordingReduction reduction;
  private final BasicForm form;
  private final Parameters parameters;
  private final MonotonePosition position;
  private final RecordingSequence recording;
  private final Workspace workspace;
  private final Control control;

  /**
   * @param reduction knows who wins
   * @param position no subsequence is complete yet, and a card is free
   * @param workspace has what the search found
   * @param control stops what has to be searched for the reason
   */
  RecordingReason(
      RecordingReduction reduction,
      MonotonePosition position,
      Workspace workspace,
      Control control) {
    this.reduction = reduction;
    this.form = reduction.form();
    this.parameters = form.game();
    this.position = position;
    this.recording = RecordingSequence.of(position);
    this.workspace = workspace;
    this.control = control;
  }

  List<Step> steps(Outcome outcome) {
    List<Step> steps = new ArrayList<>();
    if (!position.cards().isEmpty()) {
      steps.add(bumping());
    }
    steps.add(gaps());
    steps.add(result(outcome));
    if (outcome != Outcome.D && parameters.deck().size().isPresent()) {
      length().ifPresent(steps::add);
    }
    return steps;
  }

  private Step bumping() {
    List<String> cards = new ArrayList<>();
    List<String> colours = new ArrayList<>();
    List<RecordingSequence> all = RecordingSequence.steps(position);
    for (int i = 1; i < all.size(); i++) {
      String card = name(position.cards().get(i - 1));
      cards.add(card);
      colours.add(all.get(i).colours().toString());
    }
    return Step.of(StepKind.BUMPING, MonotoneStatements.COLOURS)
        .with("cards", cards)
        .with("colours", colours);
  }

  private String name(Element card) {
    return parameters.deck().write(card);
  }

  private Step gaps() {
    List<String> free = recording.gaps().stream().map(OrderType::toString).toList();
    Step step =
        Step.of(StepKind.GAPS, reduction.statement())
            .with("colours", recording.colours().toString())
            .with("gaps", free)
            .with("picture", recording.picture())
            .with("ascending", recording.colours().reddish())
            .with("a", parameters.a())
            .with("descending", recording.colours().bluish())
            .with("d", parameters.d());
    return parameters.deck().size().isPresent() ? sizes(step) : step.with("large", List.of());
  }

  private Step sizes(Step step) {
    List<ChainGap> gaps = RecordingReduction.gaps(parameters, recording);
    long dead = gaps.stream().filter(ChainGap::dead).mapToLong(ChainGap::size).sum();
    List<List<Object>> large = new ArrayList<>();
    for (ChainGap gap : gaps) {
      long counts = LargeGap.paper(gap.x(), gap.y());
      if (!gap.dead() && gap.size() > counts) {
        large.add(List.of(gap.size(), counts, gap.x(), gap.y()));
      }
    }
    return step.with("dead", dead).with("large", large);
  }

  private Step result(Outcome outcome) {
    Optional<List<String>> cards = outcome == Outcome.N ? winning() : Optional.empty();
    return ResultStep.of(outcome, cards);
  }

  /** The winning moves, empty where they are not found soon enough. */
  private Optional<List<String>> winning() {
    Control part = control.part();
    part.share(MOST_FOR_MOVES);
    List<String> winning = new ArrayList<>();
    try {
      for (Move<MonotonePosition> move : form.moveList(position, Player.LEFT)) {
        part.throwIfStopped();
        if (outcome(move.to(), part) == Outcome.P) {
          winning.add(move.text());
        }
      }
    } catch (SearchStopped e) {
      if (e.reason() != StopReason.SHARE) {
        throw e;
      }
      return Optional.empty();
    }
    return Optional.of(winning);
  }

  private Outcome outcome(MonotonePosition at, Control part) {
    Optional<Outcome> verdict = form.verdict(at);
    return verdict.isPresent()
        ? verdict.get()
        : reduction.reduce(at, workspace).orElseThrow().outcome(part);
  }

  /** The length of the game, and a play of that length, where they are found soon enough. */
  private Optional<Step> length() {
    Parameters game = parameters.clamped();
    Convention convention = Convention.of(parameters.misere());
    if (!ChainTables.fit(game.a(), game.d(), convention)) {
      return Optional.empty();
    }
    ChainLengths lengths =
        new ChainLengths(game.a(), game.d(), convention, MOST_FOR_LENGTH, control);
    OptionalInt left = length(lengths, position);
    if (left.isEmpty()) {
      return Optional.empty();
    }
    List<String> cards = new ArrayList<>();
    MonotonePosition now = position;
    while (form.verdict(now).isEmpty()) {
      int wanted = left.getAsInt() - cards.size() - 1;
      Move<MonotonePosition> move = null;
      for (Move<MonotonePosition> option : form.moveList(now, Player.LEFT)) {
        control.throwIfStopped();
        if (move == null && length(lengths, option.to()).orElse(-1) == wanted) {
          move = option;
        }
      }
      if (move == null) {
        return Optional.empty();
      }
      cards.add(move.text());
      now = move.to();
    }
    Lengths end = Lengths.of(now);
    boolean ascending = end.ascending() >= parameters.a();
    return Optional.of(
        Step.of(StepKind.LENGTH)
            .with("length", left.getAsInt())
            .with("moves", cards)
            .with("completes", ascending ? "ascending" : "descending")
            .with("critical", ascending ? parameters.a() : parameters.d()));
  }

  private OptionalInt length(ChainLengths lengths, MonotonePosition at) {
    return form.verdict(at).isPresent()
        ? OptionalInt.of(form.verdict(at).get() == Outcome.D ? -1 : 0)
        : lengths.length(RecordingReduction.gaps(parameters.clamped(), RecordingSequence.of(at)));
  }
}

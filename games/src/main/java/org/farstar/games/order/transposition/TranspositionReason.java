package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.games.order.pennies.ClumpPicture;

/**
 * The theory's answer step by step: S-blocks, pivots, then the colouring of Theorem 2.3 or the
 * blocks of section 4, the case, and what the mover must keep true. No step grows with a long
 * sequence.
 */
final class TranspositionReason {
  /** Lists up to this length are shown whole. */
  private static final int SHOWN = 24;

  private final TranspositionPosition position;
  private final Domain domain;
  private final PivotStructure structure;
  private final SequenceShape shape;
  private final Decision decision;
  private final List<Step> steps = new ArrayList<>();

  TranspositionReason(TranspositionPosition position, Decision decision) {
    this.position = position;
    this.domain = position.domain();
    this.structure = position.structure();
    this.shape = position.shape();
    this.decision = decision;
  }

  List<Step> steps() {
    turns();
    if (shape.turns() > 0) {
      if (!position.sequence().isEmpty()) {
        sBlocks();
      }
      pivots();
      if (decision.rule() == TheoremCase.DELTA) {
        steps.add(
            ClumpPicture.step(OutcomeTheorems.clumps(shape), "elements", shape.turns() % 2 != 0));
      } else if (section4()) {
        dBlocks();
      }
      if (decision.rule() == TheoremCase.WHITE_REPLY) {
        replies();
      }
    }
    rule();
    return steps;
  }

  private void turns() {
    boolean white = shape.turns() % 2 == 0;
    long m = position.sequence().size();
    steps.add(
        Step.of(StepKind.TURNS, TranspositionStatements.PARITY)
            .with("terms", m)
            .with("turns", shape.turns())
            .with("parity", shape.odd() ? "odd" : "even")
            .with("first", white ? "white" : "black"));
  }

  private void sBlocks() {
    int gaps = structure.used().gaps();
    List<List<Object>> blocks = new ArrayList<>();
    int from = 0;
    int count = 0;
    for (int i = 0; i <= gaps; i++) {
      int to = i < gaps ? structure.used().usedBelow(i) : structure.used().size();
      if (to > from) {
        count++;
        if (blocks.size() < SHOWN) {
          blocks.add(row(structure.used().get(from), structure.used().get(to - 1), to - from));
        }
      }
      from = to;
    }
    steps.add(
        Step.of(StepKind.S_BLOCKS, TranspositionStatements.S_BLOCKS)
            .with("blocks", blocks)
            .with("count", count)
            .with("end", structure.endSize()));
  }

  private List<Object> row(Element low, Element high, int size) {
    return List.of(domain.write(low), domain.write(high), size);
  }

  private void pivots() {
    List<List<Object>> pivots =
        structure.pivots().stream()
            .limit(SHOWN)
            .map(pivot -> row(pivot.low(), pivot.high(), pivot.size()))
            .toList();
    steps.add(
        Step.of(StepKind.PIVOTS, TranspositionStatements.S_BLOCKS)
            .with("pivots", pivots)
            .with("count", structure.pivots().size()));
  }

  private boolean section4() {
    return switch (decision.rule()) {
      case FORCED, CHOICE, FULL, ROOM_NO_PIVOT, ROOM_ONE_PIVOT, ROOM_PIVOTS -> false;
      default -> true;
    };
  }

  private void dBlocks() {
    List<String> blocks = shape.freeOrder().blocks().stream().map(Object::toString).toList();
    steps.add(
        Step.of(StepKind.D_BLOCKS, TranspositionStatements.D_BLOCKS)
            .with("blocks", blocks.stream().limit(SHOWN).toList())
            .with("count", blocks.size())
            .with("dense", blocks.contains("q"))
            .with("least", shape.freeOrder().hasLeast())
            .with("greatest", shape.freeOrder().hasGreatest()));
  }

  /** White's turn: what each move that leaves no pivot leads to. */
  private void replies() {
    List<SequenceShape> replies = OutcomeTheorems.clearing(shape);
    List<List<String>> found = new ArrayList<>();
    for (SequenceShape reply : replies) {
      Decision after = OutcomeTheorems.of(reply);
      Winner winner = WhiteAndBlack.of(after.outcome(), false);
      found.add(
          List.of(
              after.places(domain, reply.turns()), winner.word(), winner.role().orElse("either")));
    }
    steps.add(Step.of(StepKind.REPLIES, TranspositionStatements.WHITE).with("replies", found));
  }

  private void rule() {
    Winner winner = WhiteAndBlack.of(decision.outcome(), shape.turns() % 2 == 0);
    steps.add(
        Step.of(StepKind.THEOREM, decision.statements(domain, shape.turns()))
            .with("rule", decision.rule().name())
            .with("place", decision.places(domain, shape.turns()))
            .with("winner", winner.word())
            .with("role", winner.role().orElse("either")));
  }
}

package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.games.order.pennies.ClumpPicture;
import org.farstar.values.player.Outcome;

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
            ClumpPicture.step(
                OutcomeTheorems.clumps(shape),
                "Free elements between the pivots",
                shape.turns() % 2 != 0));
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
    StringBuilder text = new StringBuilder();
    text.append("m = ").append(m).append(m == 1 ? " term" : " terms").append(" in the sequence, ");
    text.append(shape.odd() ? "odd" : "even").append(" parity; n = ").append(shape.turns());
    text.append(shape.turns() == 1 ? " turn" : " turns").append(" left");
    if (shape.turns() > 0) {
      text.append(white ? ": White moves first, Black last" : ": Black moves first and last");
    }
    steps.add(
        Step.of(StepKind.TURNS, TranspositionStatements.PARITY, text.append('.').toString())
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
    String sizesText =
        blocks.stream()
            .map(block -> between(block) + " (" + block.get(2) + ")")
            .collect(Collectors.joining(", "));
    String text =
        "S-blocks, with their sizes: "
            + sizesText
            + (count > SHOWN ? ", ... (" + count + " in all)" : "")
            + ". The end S-block has "
            + structure.endSize()
            + (structure.endSize() == 1 ? " term." : " terms.");
    steps.add(
        Step.of(StepKind.S_BLOCKS, TranspositionStatements.S_BLOCKS, text)
            .with("blocks", blocks)
            .with("count", count)
            .with("end", structure.endSize()));
  }

  private List<Object> row(Element low, Element high, int size) {
    return List.of(domain.write(low), domain.write(high), size);
  }

  /** The elements of a block: the least and the greatest, or the only one. */
  private String between(List<Object> block) {
    return block.get(0) + (block.get(0).equals(block.get(1)) ? "" : ".." + block.get(1));
  }

  private void pivots() {
    List<List<Object>> pivots =
        structure.pivots().stream()
            .limit(SHOWN)
            .map(pivot -> row(pivot.low(), pivot.high(), pivot.size()))
            .toList();
    int count = structure.pivots().size();
    String text =
        count == 0
            ? "No pivot: no S-block of odd size has free elements on both sides."
            : (count == 1 ? "One pivot: " : count + " pivots: ")
                + pivots.stream().map(this::between).collect(Collectors.joining(", "))
                + (count > SHOWN ? ", ..." : "")
                + ".";
    steps.add(
        Step.of(StepKind.PIVOTS, TranspositionStatements.S_BLOCKS, text)
            .with("pivots", pivots)
            .with("count", count));
  }

  private boolean section4() {
    return switch (decision.rule()) {
      case FORCED, CHOICE, FULL, ROOM_NO_PIVOT, ROOM_ONE_PIVOT, ROOM_PIVOTS -> false;
      default -> true;
    };
  }

  private void dBlocks() {
    List<String> blocks =
        shape.freeOrder().blocks().stream().limit(SHOWN).map(Object::toString).toList();
    int count = shape.freeOrder().blocks().size();
    String text =
        "What is free of the D-blocks, from the lowest: "
            + String.join(", ", blocks)
            + (count > SHOWN ? ", ..." : "")
            + (shape.freeOrder().blocks().stream().anyMatch(b -> b.toString().equals("q"))
                ? "; in q every element is a D-block of its own."
                : ".")
            + (shape.freeOrder().hasLeast() ? " There is a least" : " There is no least")
            + (shape.freeOrder().hasGreatest() ? " and a greatest" : " and no greatest")
            + " free element.";
    steps.add(
        Step.of(StepKind.D_BLOCKS, TranspositionStatements.D_BLOCKS, text).with("blocks", blocks));
  }

  /** White's turn: what each move that leaves no pivot leads to. */
  private void replies() {
    List<SequenceShape> replies = OutcomeTheorems.clearing(shape);
    List<List<String>> found = new ArrayList<>();
    for (SequenceShape reply : replies) {
      Decision after = OutcomeTheorems.of(reply);
      found.add(
          List.of(
              after.rule().cite(), WhiteAndBlack.of(after.outcome(), false).sentence().strip()));
    }
    String text =
        found.isEmpty()
            ? "White's every move leaves a pivot, and Black wins with it."
            : "White must leave no pivot. "
                + (found.size() == 1 ? "One move does: " : "Two moves do:\n  ")
                + found.stream()
                    .map(reply -> String.join(": ", reply))
                    .collect(Collectors.joining("\n  "))
                + ".";
    steps.add(
        Step.of(StepKind.REPLIES, TranspositionStatements.WHITE, text).with("replies", found));
  }

  private void rule() {
    Outcome outcome = decision.outcome();
    String winner = WhiteAndBlack.of(outcome, shape.turns() % 2 == 0).sentence();
    String gist = decision.rule().gist();
    String text =
        decision.rule().cite()
            + ": "
            + gist
            + ". So "
            + winner
            + ".\n"
            + StrategyText.of(decision, shape);
    steps.add(
        Step.of(StepKind.THEOREM, decision.rule().statement(), text.strip())
            .with("rule", decision.rule().name())
            .with("winner", WhiteAndBlack.of(outcome, shape.turns() % 2 == 0).word()));
  }
}

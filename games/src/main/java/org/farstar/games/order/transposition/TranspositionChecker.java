package org.farstar.games.order.transposition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;
import org.farstar.games.order.WhiteAndBlack;
import org.farstar.games.order.pennies.ClumpChecker;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Checks what reasons say of a transposition game, from the sorted sequence and what the domain has
 * between its terms; who wins is searched for.
 */
final class TranspositionChecker implements StepChecker<TranspositionPosition> {
  /** Longer sequences are not sorted again. */
  private static final int LONGEST = 3_000;

  /** White's moves that are looked at. */
  private static final int MOST_MOVES = 200;

  private static final int SHOWN = 24;

  private static final Map<String, Outcome> WINNERS =
      Map.of("first", Outcome.N, "second", Outcome.P, "even", Outcome.L, "odd", Outcome.R);

  private final Transposition rules;

  TranspositionChecker(Transposition rules) {
    this.rules = rules;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.TURNS,
        StepKind.S_BLOCKS,
        StepKind.PIVOTS,
        StepKind.D_BLOCKS,
        StepKind.DELTA,
        StepKind.REPLIES,
        StepKind.THEOREM);
  }

  /** A block of used elements with nothing free between them, and what is free just below it. */
  private record Block(Element low, Element high, int size, OrderType below) {
    boolean odd() {
      return size % 2 != 0;
    }
  }

  /** The S-blocks from the lowest, and what is free above the highest. */
  private record Blocks(List<Block> blocks, OrderType above) {
    static Blocks of(TranspositionPosition position) {
      List<Element> used = new ArrayList<>(position.sequence());
      used.sort(Domain::compare);
      List<Block> blocks = new ArrayList<>();
      int from = 0;
      OrderType below = free(position.domain(), null, used.isEmpty() ? null : used.get(0));
      if (used.isEmpty()) {
        return new Blocks(blocks, below);
      }
      for (int i = 0; i < used.size(); i++) {
        Element next = i + 1 < used.size() ? used.get(i + 1) : null;
        OrderType free = free(position.domain(), used.get(i), next);
        if (next == null || !free.isEmpty()) {
          blocks.add(new Block(used.get(from), used.get(i), i + 1 - from, below));
          from = i + 1;
          below = free;
        }
      }
      return new Blocks(blocks, below);
    }

    private static OrderType free(Domain domain, Element low, Element high) {
      OrderType.Builder type = new OrderType.Builder();
      for (Segment segment : domain.between(low, high)) {
        type.add(segment.type());
      }
      return type.build();
    }

    List<Block> pivots() {
      List<Block> pivots = new ArrayList<>();
      for (int i = 0; i < blocks.size(); i++) {
        OrderType above = i + 1 < blocks.size() ? blocks.get(i + 1).below() : this.above;
        if (blocks.get(i).odd() && !blocks.get(i).below().isEmpty() && !above.isEmpty()) {
          pivots.add(blocks.get(i));
        }
      }
      return pivots;
    }

    /** How many terms the block has above which nothing is free. */
    int end() {
      return above.isEmpty() && !blocks.isEmpty() ? blocks.get(blocks.size() - 1).size() : 0;
    }

    /** All that is free, from the lowest. */
    OrderType free() {
      OrderType.Builder type = new OrderType.Builder();
      blocks.forEach(block -> type.add(block.below()));
      return type.add(above).build();
    }

    /** The numbers of free elements between the pivots, where they are finite. */
    List<Long> gaps() {
      List<Long> gaps = new ArrayList<>();
      List<Block> pivots = pivots();
      long gap = 0;
      for (Block block : blocks) {
        gap += block.below().size().orElse(0);
        if (pivots.contains(block)) {
          gaps.add(gap);
          gap = 0;
        }
      }
      gaps.add(gap + above.size().orElse(0));
      return gaps;
    }
  }

  @Override
  public void check(StepCheck<TranspositionPosition> check) {
    TranspositionPosition position = check.position();
    if (position.bare() || position.sequence().size() > LONGEST) {
      return;
    }
    Blocks blocks = Blocks.of(position);
    Domain domain = position.domain();
    long turns = position.turns();
    switch (check.kind()) {
      case TURNS -> turns(check, position);
      case S_BLOCKS -> {
        rows(check, "blocks", blocks.blocks(), domain);
        check.require(check.integer("end") == blocks.end(), "the end S-block has so many terms");
      }
      case PIVOTS -> rows(check, "pivots", blocks.pivots(), domain);
      case D_BLOCKS -> {
        List<String> free = blocks.free().blocks().stream().map(Object::toString).toList();
        check.require(
            check.integer("count") == free.size() && check.flag("dense") == free.contains("q"),
            "there are " + free.size());
        check.require(
            check.flag("least") == blocks.free().hasLeast()
                && check.flag("greatest") == blocks.free().hasGreatest(),
            "there is a least, and a greatest, free element");
        check.require(
            check.texts("blocks").equals(free.stream().limit(SHOWN).toList()), "this is free");
      }
      case DELTA -> {
        ClumpChecker.coloured(check, "elements", blocks.gaps(), turns % 2 != 0);
      }
      case REPLIES -> replies(check);
      default -> {
        Outcome outcome = WINNERS.get(check.text("winner"));
        check.require(
            applies(TheoremCase.valueOf(check.text("rule")), blocks, turns), "the case applies");
        check.require(
            check
                .text("place")
                .equals(
                    new Decision(outcome, TheoremCase.valueOf(check.text("rule")))
                        .places(domain, turns)),
            "that is its place");
        String role = WhiteAndBlack.of(outcome, turns % 2 == 0).role().orElse("either");
        check.require(check.text("role").equals(role), "the winner is " + role);
        check.concludes(outcome);
      }
    }
  }

  private static void turns(
      StepCheck<TranspositionPosition> check, TranspositionPosition position) {
    List<Element> terms = position.sequence();
    boolean odd = false;
    for (int i = 0; i < terms.size(); i++) {
      for (int j = 0; j < i; j++) {
        odd ^= Domain.compare(terms.get(j), terms.get(i)) > 0;
      }
    }
    check.require(check.integer("terms") == terms.size(), "there are so many terms");
    check.require(
        check.number("turns").longValueExact() == position.turns(), "so many turns are left");
    check.require(check.text("parity").equals(odd ? "odd" : "even"), "that is the parity");
    check.require(
        check.text("first").equals(position.turns() % 2 == 0 ? "white" : "black"),
        "White moves first with an even number of turns");
  }

  private static void rows(
      StepCheck<TranspositionPosition> check, String key, List<Block> blocks, Domain domain) {
    List<List<String>> rows =
        blocks.stream()
            .limit(SHOWN)
            .map(
                block ->
                    List.of(
                        domain.write(block.low()),
                        domain.write(block.high()),
                        Integer.toString(block.size())))
            .toList();
    check.require(check.rows(key).equals(rows), "the blocks are " + rows);
    check.require(check.integer("count") == blocks.size(), "there are so many");
  }

  /** White's moves that leave no pivot, and who wins after each, by search. */
  private void replies(StepCheck<TranspositionPosition> check) {
    List<Move<TranspositionPosition>> moves = rules.moveList(check.position(), Player.LEFT);
    if (moves.size() > MOST_MOVES) {
      return;
    }
    List<String> wanted = new ArrayList<>();
    for (Move<TranspositionPosition> move : moves) {
      if (!move.to().bare() && Blocks.of(move.to()).pivots().isEmpty()) {
        Optional<Outcome> found = check.outcome(move.to());
        if (found.isEmpty()) {
          return;
        }
        wanted.add(reply(check, Blocks.of(move.to()), move.to().turns(), found.get()));
      }
    }
    List<String> said = new ArrayList<>();
    check.rows("replies").forEach(row -> said.add(String.join(" ", row)));
    Collections.sort(said);
    Collections.sort(wanted);
    check.require(said.equals(wanted), "they lead to: " + wanted);
  }

  /** What a step says of a position: the theorem that speaks of it, and who wins by search. */
  private static String reply(
      StepCheck<TranspositionPosition> check, Blocks after, long turns, Outcome found) {
    Winner winner = WhiteAndBlack.of(found, false);
    String who = winner.word() + " " + winner.role().orElse("either");
    return check.rows("replies").stream()
        .filter(row -> String.join(" ", row.subList(1, 3)).equals(who))
        .map(row -> row.get(0))
        .filter(place -> named(place, after, turns, check.position().domain()))
        .findFirst()
        .map(place -> place + " " + who)
        .orElse("another theorem " + who);
  }

  private static boolean named(String place, Blocks blocks, long turns, Domain domain) {
    return Arrays.stream(TheoremCase.values())
        .filter(rule -> applies(rule, blocks, turns))
        .anyMatch(rule -> new Decision(Outcome.N, rule).places(domain, turns).equals(place));
  }

  /** Whether a position is of the kind that a case of the theorems speaks of. */
  private static boolean applies(TheoremCase rule, Blocks blocks, long turns) {
    int pivots = blocks.pivots().size();
    OptionalLong free = blocks.free().size();
    boolean room = free.isPresent() && free.getAsLong() > turns + 1;
    boolean line = free.isEmpty() && blocks.free().blocks().size() == 1;
    return switch (rule) {
      case OVER -> turns == 0;
      case FORCED -> turns == 1 && pivots == 0;
      case CHOICE -> turns == 1 && pivots > 0;
      case FULL -> turns > 1 && free.isPresent() && free.getAsLong() == turns;
      case DELTA -> turns > 1 && free.isPresent() && free.getAsLong() == turns + 1;
      case ROOM_NO_PIVOT -> turns > 1 && room && pivots == 0;
      case ROOM_ONE_PIVOT -> turns > 1 && room && pivots == 1;
      case ROOM_PIVOTS -> turns > 1 && room && pivots > 1;
      case LINE_Z, LINE_N, LINE_MINUS_N ->
          turns > 1
              && line
              && pivots == 0
              && blocks.free().hasLeast() == (rule == TheoremCase.LINE_N)
              && blocks.free().hasGreatest() == (rule == TheoremCase.LINE_MINUS_N);
      case LINE_ONE_PIVOT -> turns > 1 && line && pivots == 1;
      case LINE_PIVOTS -> turns > 1 && line && pivots > 1;
      case WHITE_PIVOTS -> turns > 1 && turns % 2 == 0 && free.isEmpty() && pivots > 1;
      case WHITE_REPLY -> turns > 1 && turns % 2 == 0 && free.isEmpty() && pivots < 2;
      case PIVOT -> turns > 1 && turns % 2 != 0 && free.isEmpty() && pivots > 0;
      default -> turns > 1 && turns % 2 != 0 && free.isEmpty() && pivots == 0;
    };
  }
}

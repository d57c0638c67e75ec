package org.farstar.games.order.transposition;

import java.util.List;
import org.farstar.engine.theory.Statement;
import org.farstar.games.order.Domain;
import org.farstar.games.order.DomainBlock;
import org.farstar.values.player.Outcome;

/**
 * What the theory says of a shape.
 *
 * @param outcome who wins: N the first player, P the second, L or R who wants it even or odd
 * @param rule what decides
 */
public record Decision(Outcome outcome, TheoremCase rule) {
  /**
   * What it rests on. Theorems 3.1 and 4.2 speak of domains without finite blocks; where there are
   * some, and they are used up, the project's own statement says what holds, for (2) and on N
   * something else than the theorem.
   *
   * @param turns how many turns are left
   */
  List<Statement> statements(Domain domain, long turns) {
    List<DomainBlock> all = domain.type().blocks();
    boolean blocks =
        all.size() > 1 && all.stream().anyMatch(block -> block.kind() == DomainBlock.Kind.CHAIN);
    if (!blocks) {
      return List.of(rule.statement());
    }
    boolean black = turns % 2 != 0;
    return switch (rule) {
      case LINE_Z, LINE_N, LINE_MINUS_N, CASE_2 ->
          black
              ? List.of(TranspositionStatements.USED_UP)
              : List.of(TranspositionStatements.WHITE, TranspositionStatements.USED_UP);
      case LINE_ONE_PIVOT, LINE_PIVOTS ->
          black
              ? List.of(TranspositionStatements.PIVOT)
              : List.of(TranspositionStatements.WHITE, TranspositionStatements.USED_UP);
      case CASE_1A, CASE_1B, CASE_1C, CASE_1D, CASE_1E, CASE_1F, CASE_3, CASE_4 ->
          List.of(rule.statement(), TranspositionStatements.USED_UP);
      default -> List.of(rule.statement());
    };
  }

  /** The places of these statements. */
  String places(Domain domain, long turns) {
    return Statement.places(statements(domain, turns));
  }
}

package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Moves;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrundyFact;

/** The rook is Nim with two heaps: the value of (m, n) is the exclusive or of m and n. */
public final class RookTheory implements Theory<Corner> {
  private static final Statement CITE = CornerStatements.ROOK;

  /** The theory. */
  public RookTheory() {}

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Corner>> fact(Corner at, Ask ask, Control control) {
    List<BigInteger> coordinates = List.of(at.m(), at.n());
    Fact<Corner> fact =
        GrundyFact.worth(
            NimSum.of(coordinates),
            proof(coordinates, false),
            (wanted, moves) -> {
              options(at, wanted, moves);
              return true;
            });
    return Optional.of(fact.wonBy(proof(coordinates, true)));
  }

  private static Proof proof(List<BigInteger> coordinates, boolean alone) {
    return Proof.by(CITE)
        .because(() -> List.of(NimSum.step(coordinates, "coordinates", CITE, alone)));
  }

  private static void options(Corner at, BigInteger wanted, Moves<Corner> moves) {
    Corner first = new Corner(wanted.xor(at.n()), at.n());
    if (first.m().compareTo(at.m()) < 0) {
      moves.add(first, first::toString);
    }
    Corner second = new Corner(at.m(), wanted.xor(at.m()));
    if (second.n().compareTo(at.n()) < 0) {
      moves.add(second, second::toString);
    }
  }
}

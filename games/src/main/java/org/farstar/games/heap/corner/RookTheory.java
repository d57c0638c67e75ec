package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.sum.NimSum;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.GrundyRule;
import org.farstar.games.heap.grundy.OneRuleTheory;

/** The rook is Nim with two heaps: the value of (m, n) is the exclusive or of m and n. */
public final class RookTheory extends OneRuleTheory<Corner> {
  private static final String CITE = "slides, Example 2 is Nim with two piles";

  public RookTheory() {
    super(CITE, rules -> rules instanceof CornerGame game && !game.queen(), Rule::new);
  }

  private static final class Rule implements GrundyRule<Corner> {
    @Override
    public String cite() {
      return CITE;
    }

    @Override
    public boolean isZero(Corner at) {
      return at.m().equals(at.n());
    }

    @Override
    public Optional<BigInteger> value(Corner at) {
      return Optional.of(at.m().xor(at.n()));
    }

    @Override
    public void options(Corner at, BigInteger wanted, Moves<Corner> moves) {
      Corner first = new Corner(wanted.xor(at.n()), at.n());
      if (first.m().compareTo(at.m()) < 0) {
        moves.add(first, first::toString);
      }
      Corner second = new Corner(at.m(), wanted.xor(at.m()));
      if (second.n().compareTo(at.n()) < 0) {
        moves.add(second, second::toString);
      }
    }

    @Override
    public List<Step> reason(Corner at, boolean alone) {
      return List.of(NimSum.step(List.of(at.m(), at.n()), "two coordinates", CITE, alone));
    }
  }
}

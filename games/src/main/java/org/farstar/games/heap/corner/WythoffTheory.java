package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Step;
import org.farstar.games.heap.grundy.GrundyRule;
import org.farstar.games.heap.grundy.GrundyTheory;
import org.farstar.values.player.Player;

/**
 * Single points by the pairs (a_k, b_k), however far; sums by a table of Grundy values as far as
 * one reaches, and beyond it where at most one term is an N-position.
 */
public final class WythoffTheory extends GrundyTheory<Corner> {
  private static final String PAIRS = "slides, theorems on Wythoff's game";
  private static final String TABLE = "Sprague-Grundy recursion on points";

  @Override
  public String cite() {
    return PAIRS + "; " + TABLE;
  }

  @Override
  protected Optional<GrundyRule<Corner>> rule(
      Rules<Corner> rules, Sum<Corner> position, Ask ask, Control control) {
    if (!(rules instanceof CornerGame game) || !game.queen()) {
      return Optional.empty();
    }
    return Optional.of(new Rule(position, control));
  }

  private static final class Rule implements GrundyRule<Corner> {
    private final Sum<Corner> position;
    private final Control control;
    private Optional<WythoffTable> table = Optional.empty();
    private boolean looked;

    Rule(Sum<Corner> position, Control control) {
      this.position = position;
      this.control = control;
    }

    @Override
    public String cite() {
      return table.isPresent() ? PAIRS + "; " + TABLE : PAIRS;
    }

    /** A table that holds all points, made when the first value other than 0 is asked for. */
    private Optional<WythoffTable> table() {
      if (!looked) {
        looked = true;
        BigInteger least = BigInteger.ZERO;
        BigInteger most = BigInteger.ZERO;
        for (Corner at : position.terms()) {
          least = least.max(at.least());
          most = most.max(at.most());
        }
        if (most.compareTo(BigInteger.valueOf(WythoffTable.LARGEST)) <= 0) {
          Meter meter = control.meter();
          try {
            table = Optional.of(new WythoffTable(least.intValue(), most.intValue(), meter));
          } finally {
            meter.settle();
          }
        }
      }
      return table;
    }

    @Override
    public boolean isZero(Corner at) {
      return WythoffPairs.a(at.most().subtract(at.least())).equals(at.least());
    }

    @Override
    public Optional<BigInteger> value(Corner at) {
      return isZero(at)
          ? Optional.of(BigInteger.ZERO)
          : table()
              .map(t -> BigInteger.valueOf(t.value(at.least().intValue(), at.most().intValue())));
    }

    @Override
    public void options(Corner at, BigInteger wanted, Moves<Corner> moves) {
      if (wanted.signum() == 0) {
        zeros(at, moves);
      } else {
        CornerGame.wythoff()
            .moves(
                at,
                Player.LEFT,
                (to, text) -> {
                  if (value(to).filter(wanted::equals).isPresent()) {
                    moves.add(to, text);
                  }
                });
      }
    }

    /** One point on each line: that of the pair of the other coordinate, that of the difference. */
    private static void zeros(Corner at, Moves<Corner> moves) {
      BigInteger m = WythoffPairs.partner(at.n());
      if (m.compareTo(at.m()) < 0) {
        add(new Corner(m, at.n()), moves);
      }
      BigInteger n = WythoffPairs.partner(at.m());
      if (n.compareTo(at.n()) < 0) {
        add(new Corner(at.m(), n), moves);
      }
      BigInteger steps = at.least().subtract(WythoffPairs.a(at.most().subtract(at.least())));
      if (steps.signum() > 0) {
        add(at.back(steps), moves);
      }
    }

    private static void add(Corner to, Moves<Corner> moves) {
      moves.add(to, to::toString);
    }

    @Override
    public List<Step> reason(Corner at, boolean alone) {
      BigInteger k = at.most().subtract(at.least());
      BigInteger a = WythoffPairs.a(k);
      String point = "(" + Digits.shown(at.m()) + ", " + Digits.shown(at.n()) + ")";
      String pair =
          "The P-position with difference k = "
              + Digits.shown(k)
              + " is (a, b) with a = floor(k (1+sqrt 5)/2) = "
              + Digits.shown(a)
              + " and b = a + k = "
              + Digits.shown(a.add(k))
              + ": "
              + (isZero(at) ? "this is " + point + "." : point + " is another point.");
      Step step =
          Step.of("pair", PAIRS, pair)
              .with("k", k.toString())
              .with("a", a.toString())
              .with("b", a.add(k).toString());
      if (isZero(at)) {
        return List.of(step);
      }
      String lines =
          "Every number is in exactly one pair: "
              + partners(at.m())
              + " and "
              + partners(at.n())
              + ". A pair nearer to the corner on the row, the column or the diagonal of the point"
              + " can be moved to.";
      Step partners =
          Step.of("partners", PAIRS, lines)
              .with("partnerOfFirst", WythoffPairs.partner(at.m()).toString())
              .with("partnerOfSecond", WythoffPairs.partner(at.n()).toString());
      if (!looked || value(at).isEmpty()) {
        return List.of(step, partners);
      }
      BigInteger value = value(at).orElseThrow();
      return List.of(
          step,
          partners,
          Step.of("value", TABLE, point + " has the Grundy value " + value + ".")
              .with("value", value.toString()));
    }

    private static String partners(BigInteger x) {
      return Digits.shown(x) + " with " + Digits.shown(WythoffPairs.partner(x));
    }
  }
}

package org.farstar.games.heap.corner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Moves;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.heap.grundy.GrowingTable;
import org.farstar.games.heap.grundy.GrundyFact;
import org.farstar.values.player.Player;

/**
 * Who wins by the pairs (a_k, b_k), however far from the corner; Grundy values by a table as far as
 * one reaches.
 */
public final class WythoffTheory implements Theory<Corner> {
  private static final List<Statement> PAIRS =
      List.of(CornerStatements.PAIRS, CornerStatements.GOLDEN);

  private final Supplier<GrowingTable<WythoffTable>> tables;

  /** The theory without a workspace: every fact makes a table of its own. */
  public WythoffTheory() {
    this(WythoffTheory::table);
  }

  private WythoffTheory(Supplier<GrowingTable<WythoffTable>> tables) {
    this.tables = tables;
  }

  private static GrowingTable<WythoffTable> table() {
    return new GrowingTable<>(
        WythoffTable.LARGEST, (most, meter) -> new WythoffTable(most[0], most[1], meter));
  }

  /** The value of a point; empty where a coordinate is beyond the largest table. */
  static Optional<BigInteger> value(Corner at, GrowingTable<WythoffTable> values, Control control) {
    return values
        .upTo(control, at.least(), at.most())
        .map(t -> t.value(at.least().intValue(), at.most().intValue()))
        .map(BigInteger::valueOf);
  }

  @Override
  public Theory<Corner> in(Workspace workspace) {
    return new WythoffTheory(() -> workspace.table(WythoffTable.class, WythoffTheory::table));
  }

  @Override
  public List<Statement> statements() {
    return List.of(CornerStatements.PAIRS, CornerStatements.GOLDEN, Basics.RECURSION);
  }

  @Override
  public Optional<Fact<Corner>> fact(Corner at, Ask ask, Control control) {
    GrowingTable<WythoffTable> values = tables.get();
    GrundyFact.Options<Corner> options =
        (wanted, moves) -> options(at, wanted, values, control, moves);
    boolean zero = isZero(at);
    Proof byPairs =
        Proof.by(PAIRS).because(() -> zero ? List.of(pair(at)) : List.of(pair(at), partners(at)));
    Optional<BigInteger> value = zero ? Optional.empty() : value(at, values, control);
    return Optional.of(
        GrundyFact.decided(zero, byPairs, value, known -> ofValue(at, known), options));
  }

  private static boolean isZero(Corner at) {
    return WythoffPairs.a(at.most().subtract(at.least())).equals(at.least());
  }

  private static boolean options(
      Corner at,
      BigInteger wanted,
      GrowingTable<WythoffTable> values,
      Control control,
      Moves<Corner> moves) {
    if (wanted.signum() == 0) {
      zeros(at, moves);
      return true;
    }
    if (value(at, values, control).isEmpty()) {
      return false;
    }
    CornerRules.wythoff()
        .moves(
            at,
            Player.LEFT,
            (to, text) -> {
              if (value(to, values, control).filter(wanted::equals).isPresent()) {
                moves.add(to, text);
              }
            });
    return true;
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

  private static Proof ofValue(Corner at, BigInteger value) {
    return Proof.by(Basics.RECURSION)
        .because(
            () ->
                List.of(
                    pair(at),
                    partners(at),
                    Step.of(StepKind.VALUE, Basics.RECURSION)
                        .with("position", at.toString())
                        .with("value", value.toString())));
  }

  private static Step pair(Corner at) {
    BigInteger k = at.most().subtract(at.least());
    BigInteger a = WythoffPairs.a(k);
    return Step.of(StepKind.PAIR, PAIRS)
        .with("first", at.m().toString())
        .with("second", at.n().toString())
        .with("k", k.toString())
        .with("a", a.toString())
        .with("b", a.add(k).toString())
        .with("same", isZero(at));
  }

  private static Step partners(Corner at) {
    return Step.of(StepKind.PARTNERS, PAIRS)
        .with("first", at.m().toString())
        .with("second", at.n().toString())
        .with("partnerOfFirst", WythoffPairs.partner(at.m()).toString())
        .with("partnerOfSecond", WythoffPairs.partner(at.n()).toString());
  }
}

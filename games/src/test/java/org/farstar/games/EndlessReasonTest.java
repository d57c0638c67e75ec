package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.audit.SlowLoops;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons and the remoteness of the catalogue's games without end, against the definition. */
class EndlessReasonTest {
  private static final int FOLLOWERS = 60;

  @ParameterizedTest
  @CsvSource({
    "hare-and-hounds, #x..#|x...o|#x..#, true",
    "hare-and-hounds, #...#|xx.o.|#x..#, true",
    "backsliding-toads-and-frogs, t..f, false",
    "backsliding-toads-and-frogs, tt..f, false",
    "backsliding-toads-and-frogs, t.t.ff, true"
  })
  void theyStandAtManyFollowers(String id, String start, boolean endless) {
    kept(Games.find(id).orElseThrow(), start, endless);
  }

  private static <P> void kept(Game<P> game, String start, boolean endless) {
    Variant<P> variant = game.family().standard().orElseThrow().named(game.id());
    Analyst analyst = new Analyst(new Workspace());
    int sets = 0;
    for (P position : followers(variant, variant.rules().read(start))) {
      Sum sum = Sum.of(variant, position);
      OutcomeAnswer answer =
          analyst.outcome(sum, Method.BEST, Ask.ALL, Control.unlimited()).first().orElseThrow();
      Optional<SlowLoops.Found> slow =
          new SlowLoops<>(variant.rules(), 20_000, Control.unlimited()).found(position);
      String written = variant.rules().write(position);
      assertThat(answer.outcome()).as(written).isEqualTo(slow.orElseThrow().outcome());
      assertThat(answer.remoteness()).as(written).contains(slow.get().remoteness());
      assertThat(Referee.faults(sum, answer, analyst.searches())).as(written).isEmpty();
      boolean all = slow.get().remoteness().size() == Player.values().length;
      boolean kept = answer.reason().stream().anyMatch(step -> step.kind() == StepKind.KEPT);
      assertThat(kept).as(written).isEqualTo(!all);
      sets += kept ? 1 : 0;
    }
    assertThat(sets > 0).isEqualTo(endless);
  }

  /** Some followers of a position, near and far. */
  private static <P> List<P> followers(Variant<P> variant, P start) {
    Random random = new Random(50);
    Set<P> found = new LinkedHashSet<>(Set.of(start));
    for (int tries = 0; tries < 20 * FOLLOWERS && found.size() < FOLLOWERS; tries++) {
      List<P> known = new ArrayList<>(found);
      P from = known.get(random.nextInt(known.size()));
      List<P> options =
          variant.rules().options(from, Player.values()[random.nextInt(Player.values().length)]);
      if (!options.isEmpty()) {
        found.add(options.get(random.nextInt(options.size())));
      }
    }
    return List.copyOf(found);
  }
}

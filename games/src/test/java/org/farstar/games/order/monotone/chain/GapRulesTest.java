package org.farstar.games.order.monotone.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Codec;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.Content;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerSolver;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.engine.solve.ThreadExecutor;
import org.farstar.games.order.monotone.chain.GapPosition.Stage;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GapRulesTest extends RulesetContract<GapPosition> {
  GapRulesTest() {
    super(new GapRules(4, 3, Convention.NORMAL), "5", "12", "open 4,3=5", "decided 4,2=3 3,3=2");
  }

  @TempDir Path folder;

  @Override
  protected List<String> malformed() {
    return List.of(
        "",
        "0",
        "cards",
        "open",
        "open 5,3=1",
        "open 4,3=0",
        "open 4,3=7",
        "decided 3,2=1 4,2=1",
        "won 4",
        "decided 4,3=99");
  }

  /** A solve of all decks has the outcomes of the search that makes certificates. */
  @ParameterizedTest
  @CsvSource({
    "2, 2, NORMAL", "3, 2, NORMAL", "3, 3, NORMAL", "4, 3, NORMAL", "5, 3, NORMAL", "4, 4, NORMAL",
    "6, 3, NORMAL", "2, 2, MISERE", "3, 3, MISERE", "4, 3, MISERE", "5, 3, MISERE", "4, 4, MISERE",
    "6, 3, MISERE"
  })
  void aSolveHasTheCertificate(int a, int d, Convention convention) {
    requireTheCertificate(a, d, convention);
  }

  /** The same of larger pairs; the search visits a small part of the positions of the solve. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Convention.class)
  void largerSolvesHaveTheCertificates(Convention convention) {
    boolean small = "small".equals(System.getProperty("farstar.slow.size"));
    String pairs = small ? "5,4 7,3" : "5,4 7,3 8,3 9,3 6,4 5,5";
    for (String pair : pairs.split(" ")) {
      int a = Integer.parseInt(pair.split(",")[0]);
      int d = Integer.parseInt(pair.split(",")[1]);
      requireTheCertificate(a, d, convention, folder.resolve(pair), SolveTask.USUAL_KEYS);
    }
  }

  private void requireTheCertificate(int a, int d, Convention convention) {
    requireTheCertificate(a, d, convention, folder, 500);
  }

  private static void requireTheCertificate(
      int a, int d, Convention convention, Path folder, int chunk) {
    GapRules rules = new GapRules(a, d, convention);
    GapPosition decks = GapPosition.of(Stage.DECKS);
    KeyPlay keys = rules.keys(decks);
    SolveTask task = new SolveTask("gaps", "", false, "decks", "", Content.OUTCOME, chunk, "test");
    Description solved;
    try (ChunkExecutor executor =
        new ThreadExecutor(any -> keys, 2, 1 << 26, LayerSolver.spill(folder))) {
      solved = new LayerSolver(task, keys, folder, executor, Control.unlimited()).solve();
    }
    DeckOutcomes certificate =
        DeckOutcomes.make(a, d, ChainTables.of(a, d, convention), Control.unlimited());
    assertThat(rules.largestDeck()).isEqualTo(certificate.bound());
    SolvedFolder found = new SolvedFolder(folder);
    Codec<GapPosition> codec = rules.codec(decks);
    for (long n = 1; n <= certificate.bound() + 3; n++) {
      GapPosition deck = rules.read(Long.toString(n));
      long[] key = new long[codec.words()];
      codec.pack(deck, key, 0);
      assertThat(Outcome.values()[found.find(key, 0).getAsInt() - 1])
          .as("n=" + n)
          .isEqualTo(certificate.outcome(n));
    }
    assertThat(solved.positions()).isGreaterThan(a + d);
  }

  /** Keys come back over all sizes of keys, and moves on keys are the moves of the rules. */
  @ParameterizedTest
  @ValueSource(strings = {"3 2", "4 3", "5 4", "6 5", "7 5", "6 6", "11 3"})
  void keysComeBack(String pair) {
    String[] lengths = pair.split(" ");
    GapRules rules =
        new GapRules(Integer.parseInt(lengths[0]), Integer.parseInt(lengths[1]), Convention.MISERE);
    GapPosition position = rules.read(Long.toString(rules.largestDeck() - 1));
    Codec<GapPosition> codec = rules.codec(position);
    KeyPlay keys = rules.keys(position);
    int most = 0;
    while (rules.verdict(position).isEmpty()) {
      long[] key = new long[codec.words() + 1];
      codec.pack(position, key, 1);
      assertThat(codec.unpack(key, 1)).isEqualTo(position);
      assertThat(rules.read(rules.write(position))).isEqualTo(position);
      for (long word : key) {
        assertThat(word).isNotNegative();
      }
      List<GapPosition> options = rules.options(position, Player.LEFT);
      assertThat(options).isEqualTo(options(keys, key, codec));
      for (GapPosition option : options) {
        assertThat(rules.rank(option).getAsLong()).isLessThan(rules.rank(position).getAsLong());
      }
      most = Math.max(most, options.size());
      position = options.get(options.size() * 2 / 3);
    }
    assertThat(most).isGreaterThan(1);
  }

  private static List<GapPosition> options(KeyPlay keys, long[] key, Codec<GapPosition> codec) {
    List<GapPosition> options = new java.util.ArrayList<>();
    keys.options(
        key,
        1,
        0,
        Player.LEFT,
        new KeyPlay.Options() {
          @Override
          public void option() {
            // One part each.
          }

          @Override
          public void part(long[] from, int at, long layer) {
            options.add(codec.unpack(from, at));
          }
        });
    return options;
  }

  @Test
  void decksAreNamedByTheirSizes() {
    GapRules rules = new GapRules(3, 3, Convention.NORMAL);
    GapPosition decks = rules.read("decks");
    assertThat(rules.moveList(decks, Player.LEFT)).hasSize((int) rules.largestDeck());
    assertThat(rules.play(decks, Player.LEFT, "4")).contains(rules.read("4"));
  }
}

package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.text.NotationException;
import org.farstar.verify.Boards;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.Claim;
import org.farstar.verify.Statement;
import org.farstar.verify.tree.TreeNode;
import org.farstar.verify.tree.TreeSums;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What values and bounds say of sums is what a search by moves alone says. */
class TreeSumsTest {
  private static final int BOARDS = 150;

  private static String board(Random random, String marks, int rows, int columns) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        text.append(marks.charAt(random.nextInt(marks.length())));
      }
    }
    return text.toString();
  }

  /** A board that the rules read: groups of NoGo must breathe. */
  private static String readable(String game, Random random, String marks, int rows, int columns) {
    while (true) {
      String text = board(random, marks, rows, columns);
      try {
        variant(game).rules().read(text);
        return text;
      } catch (NotationException e) {
        // Another one.
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "domineering, .....#, 6, 3, 8",
    "domineering, ....#, 5, 3, 6",
    "domineering, ...#, 4, 4, 16",
    "clobber, xxo., 3, 4, 12",
    "toads-and-frogs, tf., 1, 4, 30",
    "nogo, xxx.o, 2, 4, 0",
    "nogo, ...xo#, 3, 3, 3"
  })
  void closedSumsAreWon(String game, String marks, int rows, int columns, int mostRank) {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    int closed = 0;
    int first = 0;
    for (int i = 0; i < BOARDS; i++) {
      String text =
          readable(game, random, marks, rows, columns)
              + " + "
              + readable(game, random, marks, 1, 3);
      Statement statement =
          new Statement(game, Ending.LAST_PLAYER_WINS, text, new Claim.OfOutcome(Outcome.P));
      CheckedSum board = new Boards(new CatalogueRulesets(Catalogue.STANDARD)).read(statement);
      TreeSums sums = new TreeSums(board, mostRank, () -> {});
      TreeNode node = sums.node(board);
      assertThat(searched(game, board, mostRank))
          .as("values by a search: seed " + seed + ", " + text)
          .isEqualTo(sums.isClosed(node));
      boolean wins = loses(variant(game), text, Player.RIGHT);
      boolean winsFirst = !loses(variant(game), text, Player.LEFT);
      if (sums.isWonFirst(node)) {
        first++;
        assertThat(winsFirst).as("first: seed " + seed + ", " + game + " '" + text + "'").isTrue();
      }
      if (sums.isClosed(node)) {
        closed++;
        assertThat(wins).as("seed " + seed + ", " + game + " '" + text + "'").isTrue();
      }
      if (sums.isValued(node)) {
        assertThat(sums.isClosed(node)).as("seed " + seed + ", " + text).isEqualTo(wins);
        assertThat(sums.isWonFirst(node)).as("seed " + seed + ", " + text).isEqualTo(winsFirst);
      }
    }
    assertThat(closed).as("seed " + seed).isPositive();
    assertThat(first).as("seed " + seed).isPositive();
  }

  private static Variant<?> variant(String game) {
    return Catalogue.STANDARD.find(game).orElseThrow().family().variant("", Sources.none());
  }

  private static boolean searched(String game, CheckedSum board, int mostRank) {
    Rules<?> rules = ((CheckedPart.Placed<?>) board.parts().get(0)).rules();
    SearchedValues values =
        new SearchedValues(new Workspace(), Map.of(rules, variant(game)), Control.unlimited());
    TreeSums sums = new TreeSums(board, mostRank, () -> {}, values);
    return sums.isClosed(sums.node(board));
  }

  /** Whether a player who moves first loses, by moves alone. */
  private static <P> boolean loses(Variant<P> variant, String text, Player mover) {
    List<Term> terms =
        List.of(text.split(" [+] ")).stream()
            .<Term>map(part -> new Term.Placed<>(variant, variant.rules().read(part)))
            .toList();
    Sum sum = Sum.of(terms);
    return new OutcomeSearch<>(
                new SumPlay(sum), OutcomeTable.in(new Workspace()), Control.unlimited())
            .result(sum, mover)
        == Result.LOSS;
  }
}

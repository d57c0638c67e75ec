package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.theory.Ask;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random sums of positions of many rulesets and of values, against the plain search of the sum. */
class MixedSumsTest {
  private static final List<String> VALUES =
      List.of("1", "1/2", "-1", "*", "*2", "^", "^^*", "{1|-1}", "{2||0|-1}", "{0||0|-2}");

  private final Searches searches = Searches.of(Control::unlimited, () -> {});

  private final Random random = new Random(14);

  @Test
  void agreesWithThePlainSearchAndTheValue() {
    compare(600);
  }

  @Test
  @Tag("slow")
  void agreesOnTensOfThousands() {
    compare("small".equals(System.getProperty("farstar.slow.size")) ? 3_000 : 30_000);
  }

  private void compare(int sums) {
    Desk desk = desk();
    for (int i = 0; i < sums; i++) {
      if (i % 1000 == 999) {
        desk = desk();
      }
      String text = sum();
      Sum sum = Questions.read(SumQuestion.NAME, false, text, desk, searches).sum();
      OutcomeAnswer answer =
          desk.analyst()
              .outcome(sum, Method.SEARCH, new Ask(true, false), Control.unlimited())
              .first()
              .orElseThrow();
      OutcomeSearch<Sum> plain =
          new OutcomeSearch<>(new SumPlay(sum), OutcomeTable.remembering(), Control.unlimited());
      assertThat(answer.outcome()).as(text).isEqualTo(plain.outcome(sum));
      for (Player player : Player.values()) {
        assertThat(answer.moves().orElseThrow().get(player).moves())
            .extracting(WinningMove::text)
            .as("%s, %s first", text, player)
            .containsExactlyElementsOf(
                plain.winningMoves(sum, player).stream().map(move -> move.text()).toList());
      }
      assertThat(
              desk.analyst()
                  .value(sum, Method.SEARCH, new Ask(false, false), Control.unlimited())
                  .first()
                  .orElseThrow()
                  .outcome())
          .as("the value of %s", text)
          .isEqualTo(answer.outcome());
    }
  }

  private static Desk desk() {
    return new Desk(Catalogue.STANDARD, new Workspace(1 << 26), Sources.none());
  }

  private String sum() {
    List<String> terms = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      terms.add((random.nextInt(4) == 0 ? "- " : "+ ") + term());
    }
    String sum = String.join(" ", terms);
    return sum.startsWith("+ ") ? sum.substring(2) : "0 " + sum;
  }

  private String term() {
    return switch (random.nextInt(9)) {
      case 0 -> "domineering(\"" + rows(2, 3, "..#") + "\")";
      case 1 -> "clobber(\"" + rows(2, 3, "xo.") + "\")";
      case 2 -> "clobber(\"" + rows(1, 5, "xo") + "\")";
      case 3 -> "nogo(\"" + ".".repeat(1 + random.nextInt(4)) + "\")";
      case 4 -> "toppling_dominoes(\"" + rows(1, 1 + random.nextInt(5), "LRE") + "\")";
      case 5 -> "amazons(\"x" + rows(1, 2, ".#") + "o\")";
      case 6 -> "kayles(\"" + random.nextInt(6) + "\")";
      case 7 -> "toads_and_frogs(\"" + rows(1, 4, "tf.") + "\")";
      default -> VALUES.get(random.nextInt(VALUES.size()));
    };
  }

  private String rows(int rows, int columns, String symbols) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      lines.add(line.toString());
    }
    return String.join("|", lines);
  }
}

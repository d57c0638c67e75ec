package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.verify.Certificate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeSearchTest {
  /** Answers are chosen by what is known of them: with the first that wins trees are longer. */
  @ParameterizedTest
  @CsvSource({
    "domineering, 6x6, 15",
    "domineering, 7x7, 60",
    "clobber, xoxo|oxox|xoxo|oxox, 45",
    "nogo, 4x4, 3500"
  })
  void treesAreShortAndVerified(String game, String position, int lines) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Control control = Control.unlimited();
    Searches searches = Searches.of(() -> control, () -> {});
    Certificate tree =
        new Prover(desk, 1).outcome(Questions.read(game, false, position, desk, searches), control);
    assertThat(tree.kind()).isEqualTo(Certificate.TREE);
    assertThat(SecondCheckerTest.verified(tree)).isTrue();
    assertThat(tree.body().size()).isBetween(2, lines);
  }
}

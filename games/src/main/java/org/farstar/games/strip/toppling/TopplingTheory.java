package org.farstar.games.strip.toppling;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Digits;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.strip.StripText;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * Values of rows by their colours: of one colour, of numbers, and of two or three numbers with LR
 * or a green domino between them. Other rows it does not know. At most cubic in the length.
 */
final class TopplingTheory implements Theory<String> {
  @Override
  public List<Statement> statements() {
    return List.of(
        TopplingStatements.NUMBERS,
        TopplingStatements.SWITCHES,
        TopplingStatements.THREE,
        TopplingStatements.GREEN);
  }

  @Override
  public Optional<Fact<String>> fact(String row, Ask ask, Control control) {
    if (row.isEmpty()) {
      return Optional.empty();
    }
    if (row.chars().allMatch(c -> c == row.charAt(0))) {
      return Optional.of(oneColour(row));
    }
    return ToppledRow.of(row).map(toppled -> fact(row, toppled));
  }

  private static Fact<String> oneColour(String row) {
    int count = row.length();
    if (row.charAt(0) == 'E') {
      Nimber value = new Nimber(count);
      return Fact.worth(value, proof(row, "either", TopplingStatements.GREEN, value));
    }
    Player player = row.charAt(0) == 'L' ? Player.LEFT : Player.RIGHT;
    Dyadic value = Dyadic.of(player == Player.LEFT ? count : -count);
    return Fact.worth(value, proof(row, player.title(), TopplingStatements.NUMBERS, value));
  }

  private static Proof proof(String row, String owner, Statement cite, Value value) {
    return Proof.by(cite)
        .because(
            () ->
                List.of(
                    Step.of(StepKind.ONE_COLOUR, cite)
                        .with("dominoes", row)
                        .with("owner", owner)
                        .with("count", row.length())
                        .with("value", Digits.shown(value))));
  }

  private static Fact<String> fact(String row, ToppledRow toppled) {
    Proof proof =
        Proof.by(toppled.cite())
            .because(
                () ->
                    List.of(
                        Step.of(StepKind.TOPPLED, toppled.cite())
                            .with("dominoes", row)
                            .with("left", StripText.write(toppled.left()))
                            .with("leftValue", Digits.shown(toppled.leftValue()))
                            .with("right", StripText.write(toppled.right()))
                            .with("rightValue", Digits.shown(toppled.rightValue()))
                            .with("value", Digits.shown(toppled.value()))));
    return toppled.value() instanceof Dyadic number
        ? Fact.worth(number, proof)
        : Fact.worth((ShortGame) toppled.value(), proof);
  }
}

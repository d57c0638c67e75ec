package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.rules.Rules;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class PosetContractTest extends RulesetContract<MonotonePosition> {
  private static final Rules<MonotonePosition> FILES =
      new Monotone()
          .reading(
              name -> {
                if (name.equals("square.txt")) {
                  return "bottom < left < top\nbottom < right < top\n";
                }
                if (name.equals("wrong.txt")) {
                  return "a < b\nb < < c\n";
                }
                throw new NotationException(name, 1, "'" + name + "'", "a file");
              });

  PosetContractTest() {
    super(FILES.variant("a=3 d=3 deck=@square.txt"), "", "left right", "bottom left top");
  }

  @Override
  protected List<String> malformed() {
    return List.of("middle", "left left", "bottom left top right");
  }

  @Test
  void filesAreReadAndTheirMistakesTold() {
    assertThat(PositionText.read(FILES, "a=3 d=3 deck=@square.txt : left").write())
        .isEqualTo("a=3 d=3 deck=@square.txt: left");
    assertThatThrownBy(() -> PositionText.read(FILES, "a=3 d=3 deck=@wrong.txt :"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 14: found '<' in line 2 of the file");
    assertThatThrownBy(() -> PositionText.read(FILES, "a=3 d=3 deck=@none :"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 15: found 'none', allowed: a file");
    assertThatThrownBy(() -> PositionText.read(new Monotone(), "a=3 d=3 deck=@square.txt :"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("only the command line reads files");
    assertThatThrownBy(() -> PositionText.read(FILES, "a=3 d=3 deck=2^9 :"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("2^k with k from 0 to 5");
  }
}

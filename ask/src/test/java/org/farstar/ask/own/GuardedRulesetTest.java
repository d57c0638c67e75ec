package org.farstar.ask.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class GuardedRulesetTest {
  /** A default that is not handed on would replace what the user wrote. */
  @Test
  void handsOnWhateverARulesetMayWrite() {
    for (Method method : Rules.class.getMethods()) {
      if (!Modifier.isStatic(method.getModifiers())) {
        assertThatCode(
                () ->
                    GuardedRuleset.class.getDeclaredMethod(
                        method.getName(), method.getParameterTypes()))
            .as(method.toString())
            .doesNotThrowAnyException();
      }
    }
  }

  @Test
  void handsOnTheSpotsOfMovesAndRefusesNull() {
    List<List<String>> ways = List.of(List.of("1.2"), List.of("2.2", "2.3"));
    assertThat(handedOn(ways)).containsExactly(ways);
    for (List<List<String>> wrong :
        Arrays.<List<List<String>>>asList(
            null, Arrays.asList((List<String>) null), List.of(Arrays.asList("1.2", null)))) {
      assertThatThrownBy(() -> handedOn(wrong))
          .isInstanceOf(OwnGameException.class)
          .hasMessage("Own.java: a spot of a move is null in the position 'here'");
    }
  }

  private static List<List<List<String>>> handedOn(List<List<String>> ways) {
    Rules<String> own =
        new Rules<>() {
          @Override
          public void moves(String position, Player player, Moves<String> moves) {
            moves.add("there", () -> "go", () -> ways);
          }

          @Override
          public String read(String text) {
            return text;
          }

          @Override
          public String write(String position) {
            return position;
          }
        };
    List<List<List<String>>> handed = new ArrayList<>();
    Moves.WithSpots<String> each = (to, text, spots) -> handed.add(spots.get());
    new GuardedRuleset<>(own, "Own.java").moves("here", Player.LEFT, each);
    return handed;
  }
}

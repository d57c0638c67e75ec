package org.farstar.desk.own;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.farstar.engine.rules.Rules;
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
}

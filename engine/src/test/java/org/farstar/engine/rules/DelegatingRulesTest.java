package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A method that is added to rules or plays must be handed on, or a default takes its place. */
class DelegatingRulesTest {
  /** They are made of the other methods alone. */
  private static final Set<String> MADE_OF_OTHERS = Set.of("moveList", "options");

  private static String signature(Method method) {
    return method.getName() + Arrays.toString(method.getParameterTypes());
  }

  @Test
  void everyMethodOfRulesIsHandedOn() {
    Set<String> handedOn =
        Arrays.stream(DelegatingRules.class.getDeclaredMethods())
            .map(DelegatingRulesTest::signature)
            .collect(Collectors.toSet());
    List<String> missing =
        Arrays.stream(Rules.class.getMethods())
            .filter(method -> !Modifier.isStatic(method.getModifiers()))
            .filter(method -> !MADE_OF_OTHERS.contains(method.getName()))
            .map(DelegatingRulesTest::signature)
            .filter(signature -> !handedOn.contains(signature))
            .toList();
    assertThat(missing).isEmpty();
  }
}

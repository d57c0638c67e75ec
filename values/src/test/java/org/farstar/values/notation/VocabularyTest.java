package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class VocabularyTest {
  /**
   * What is offered is known: the fault that a wrong use meets is never that of an unknown name.
   */
  @Test
  void everyNameIsUnderstood() {
    Vocabulary.properties()
        .forEach(
            (name, parameters) ->
                assertKnown(
                    "{1|-1}."
                        + name
                        + (parameters == 0 ? "" : "(" + "1,".repeat(parameters - 1) + "1)")));
    Vocabulary.functions()
        .forEach(name -> assertKnown(name.equals("Value") ? "Value(\"1*2\")" : call(name)));
  }

  private static String call(String name) {
    return name + (name.matches("Tiny|Miny") ? "(1)" : "(1, 2)");
  }

  private static void assertKnown(String text) {
    try {
      assertThat(Expression.read(text).evaluate(new Environment())).as(text).isNotNull();
    } catch (NotationException e) {
      assertThat(e)
          .as(text)
          .hasMessageNotContaining("found the property")
          .hasMessageNotContaining("found the name");
    }
  }

  @Test
  void someAreKnownByHeart() {
    assertThat(Vocabulary.properties())
        .containsEntry("Temperature", 0)
        .containsEntry("Overheat", 2);
    assertThat(Vocabulary.functions())
        .containsExactly("Max", "Min", "Miny", "Simplest", "Tiny", "Value");
  }
}

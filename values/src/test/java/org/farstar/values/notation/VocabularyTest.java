package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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

  /** One of every kind of value, and what is no value. */
  private static final List<String> KINDS =
      List.of(
          "0",
          "-3",
          "3/4",
          "*2",
          "^",
          "{2||1|0}",
          "'{*|*}'",
          "on",
          "over",
          "upon",
          "dud",
          "(over & under)",
          "a{3|b{a|-3}}",
          "inf{0,1}",
          "*(w)",
          "1/3",
          "(-1/w)",
          "w",
          "(w^w)",
          "*[2# 2 0]",
          "N",
          "Left",
          "[1,2]",
          "(1 < 2)",
          "true",
          "Integer",
          "3.SignExpansion");

  /** What is no short game, and three that are. */
  private static final List<String> PARAMETERS =
      List.of("2", "^", "'{*|*}'", "on", "dud", "inf{0,1}", "*(w)", "1/3", "w^w", "*2#", "Left");

  /**
   * Every property of every kind of value, with parameters of many kinds, is an answer or a
   * sentence of the project: what was found, and what is allowed.
   */
  @Test
  void everyPropertyAnswersOrSaysWhyNot() {
    for (String kind : KINDS) {
      Vocabulary.properties()
          .forEach(
              (name, parameters) -> {
                String property = "(" + kind + ")." + name;
                if (parameters == 0) {
                  assertSaid(property);
                } else {
                  String more = ", 1".repeat(parameters - 1);
                  PARAMETERS.forEach(each -> assertSaid(property + "(" + each + more + ")"));
                }
              });
    }
  }

  @Test
  void everyOperatorAnswersOrSaysWhyNot() {
    for (String operator :
        List.of("+", "-", "*", "/", ":", "&", "==", "<", ">=", "<>", "<|", "|>")) {
      for (String a : KINDS) {
        KINDS.forEach(b -> assertSaid("(" + a + ") " + operator + " (" + b + ")"));
      }
    }
    for (String a : KINDS) {
      List.of("-(%s)", "+-(%s)", "{%s|}", "{0|%s}", "{%s|*}", "[%s]", "Tiny(%s)", "(%s)^2")
          .forEach(form -> assertSaid(String.format(form, a)));
    }
  }

  /** What is printed is read as the same; a text alone is printed without its quotation marks. */
  @Test
  void everyKindIsReadAsItIsPrinted() {
    List<String> printed = new ArrayList<>(List.of("[true, Integer, P or D]", "(true).Class"));
    for (String kind : KINDS) {
      printed.add("(" + kind + ").Class");
      printed.add("[" + kind + "]");
    }
    for (String text : printed) {
      Evaluated value = Expression.read(text).evaluate();
      assertThat(Expression.read(value.toString()).evaluate().toString())
          .as(text)
          .isEqualTo(value.toString());
    }
  }

  @Test
  void classesAreCompared() {
    for (String holds :
        List.of(
            "1.Class == Integer",
            "0.Class != Integer",
            "P.Class == OutcomeClass",
            "(P or D).Class == OutcomeClass",
            "*[2# 2 0].Class == MisereCanonicalGame",
            "w.Class == GeneralizedOrdinal",
            "(1/3).Class == Rational",
            "Left.Class == Player",
            "(1 < 2) == true",
            "(2 < 1) == false",
            "true.Class == Boolean",
            "[1].Class == List",
            "{1|-1}.Thermograph.Class == Thermograph",
            "\"a\".Class == String",
            "Integer.Class == Class")) {
      assertThat(Expression.read(holds).evaluate().toString()).as(holds).isEqualTo("true");
    }
  }

  private static void assertSaid(String text) {
    try {
      assertThat(Expression.read(text).evaluate(new Environment()).toString())
          .as(text)
          .isNotBlank()
          .doesNotContain("farstar");
    } catch (NotationException e) {
      assertThat(e.getMessage())
          .as(text)
          .matches("column \\d+: found .+, allowed: .+")
          .doesNotContain("farstar", "null", "Optional", "java", "Evaluated", "OfList")
          .doesNotContainPattern("\\b[A-Z]\\w+(Exception|Error)\\b");
    } catch (RuntimeException e) {
      throw new AssertionError(text, e);
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

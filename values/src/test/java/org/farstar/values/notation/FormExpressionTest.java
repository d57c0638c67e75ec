package org.farstar.values.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormExpressionTest {
  private static String value(String expression) {
    return Expression.read(expression).evaluate().toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '#',
      value = {
        "'{*|*}'; '{*|*}'",
        "'{*,*|*}'; '{*|*}'",
        "'{0|0}'; *",
        "'{1|-1}'; +-1",
        "'{|}'; 0",
        "'{*|*}'.CanonicalForm; 0",
        "'{*|*}' == 0; true",
        "'{*|*}' + 1; 1",
        "'{*|*}'.Birthday; 2",
        "'{*|*}'.LeftOptions; [*]",
        "'{'{*|*}'|1}'; '{{*|*}|1}'",
        "'{{*|*}|1}'; '{{*|*}|1}'",
        "'{{*|*}|1}'.Options(Left); ['{*|*}']",
        "'{0||*|*}'; '{0|{*|*}}'",
        "'{0||*|*}'.CanonicalForm; *",
        "-'{0|{*|*}}'; '{{*|*}|0}'",
        "'{*|*}':1; ^",
        "{*|*}:1; 1",
        "1:'{*|*}'; 1",
        "'{*|*}'.OrdinalSum(1); ^",
        "'{*2|*2}'.MisereOutcomeClass; P",
        "'{*|*}'.OutcomeClass; P",
        "0.MisereOutcomeClass; N",
        "'{*|*}'.ConjunctiveSum(*2); *2",
        "0.ConjunctiveSum(*2); 0",
        "'{*|*}'.SelectiveSum('{*|*}'); 0",
        "'{*|*}'.Class; ExplicitGame",
        "'{*|*}':*; *2",
        "{'{*|*}'|1}; 1/2",
        "[ '{*|*}' ] == [0]; false"
      })
  void formsKeepTheirOptions(String expression, String result) {
    assertThat(value(expression)).isEqualTo(result);
  }

  @Test
  void whatIsNoFormIsRefusedInItsPlace() {
    for (String wrong :
        new String[] {"'", "'1'", "'{1|2}", "'{1|2'", "'{on|}'", "'{*(w)|}'", "{'|}"}) {
      assertThatThrownBy(() -> value(wrong)).as(wrong).isInstanceOf(NotationException.class);
    }
    assertThatThrownBy(() -> value("'1'")).hasMessageContaining("a form in braces, as in '{*|*}'");
  }
}

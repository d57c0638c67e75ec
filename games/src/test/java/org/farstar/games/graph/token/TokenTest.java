package org.farstar.games.graph.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.Nimber;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class TokenTest extends RulesetContract<TokenPosition> {
  TokenTest() {
    super(
        TokenGame.game(),
        "a>b a>c b>c @a",
        "a @a",
        "5>4 5>3 4>3 4>2 3>2 3>1 2>1 2>0 1>0 @5",
        "\"New York\">a:b a:b>\"x>y\" \"New York\">\"x>y\" c @\"New York\"");
  }

  @Override
  protected List<String> malformed() {
    return List.of("a>b", "a>b @c", "a-b @a", "a>a @a", "a>b b>a @a", "a>b a>b @a", "@x @a", "");
  }

  @Test
  void aCycleIsShown() {
    assertThatThrownBy(() -> new TokenRules().read("a>b b>c c>d d>b @a"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 1: found the cycle b>c>d>b, allowed: a digraph without directed cycles, so that"
                + " every play ends");
    StringBuilder circle = new StringBuilder("20>1");
    for (int i = 1; i < 20; i++) {
      circle.append(' ').append(i).append('>').append(i + 1);
    }
    assertThatThrownBy(() -> new TokenRules().read(circle + " @1"))
        .hasMessageContaining("found a cycle of 20 arcs, 1>2>3>4>5>6>7>8>9>10>...>1, allowed");
  }

  @Test
  void aPathOfAHundredThousandArcsIsNoTrouble() {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      path.append(i).append(' ').append(i + 1).append('\n');
    }
    TokenPosition start = new TokenRules().read("@path @0", name -> path.toString());
    Fact<TokenPosition> fact =
        new TokenTheory().fact(start, Ask.ALL, Control.unlimited()).orElseThrow();
    assertThat(fact.value()).contains(Nimber.ZERO);
    assertThat(fact.proof().steps().get(0).text())
        .startsWith("Of 100001 vertices and 100000 arcs, 50001");
    assertThat(start.digraph().number(start.vertex())).isEqualTo(1);
    Control spent = new Control(Budget.ofPositions(3));
    assertThatThrownBy(() -> new TokenTheory().fact(start, Ask.ALL, spent))
        .isInstanceOf(SearchStopped.class);
  }
}

package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

/** Rulesets whose positions name texts, and whose texts may hold colons. */
class SourcesTest {
  /** Positions are words in which colons mean nothing; {@code @name} stands for a text. */
  private record Words(Sources sources) implements Ruleset<String> {
    @Override
    public void moves(String word, Player player, Moves<String> moves) {}

    @Override
    public String read(String text) {
      try {
        return text.startsWith("@") ? sources.read(text.substring(1)) : text;
      } catch (NotationException e) {
        throw e.within(text, 1);
      }
    }

    @Override
    public String write(String word) {
      return word;
    }

    @Override
    public boolean hasParameters() {
      return false;
    }

    @Override
    public Ruleset<String> reading(Sources other) {
      return new Words(other);
    }
  }

  private static final Sources TWO = Map.of("one", "1:1", "two", "2")::get;

  @Test
  void namesAreRefusedUnlessSomebodyKnowsThem() {
    assertThatThrownBy(() -> PositionText.read(new Words(Sources.none()), "a + @one"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 6: found the file 'one', allowed: no file: only the command line reads files");
  }

  @Test
  void sumsAndMiserePlayReadTheSameNames() {
    Ruleset<String> words = new Words(Sources.none());
    for (Ruleset<String> rules : List.of(words, new Misere<>(words))) {
      PositionText<String> line = PositionText.read(rules.reading(TWO), "@two + @one");
      assertThat(line.position().terms()).containsExactly("2", "1:1");
      assertThat(new SumRuleset<>(rules).reading(TWO).read("@one").single()).isEqualTo("1:1");
      assertThat(line.ruleset().base().ending()).isEqualTo(rules.ending());
    }
  }

  @Test
  void withoutParametersAColonIsPartOfThePosition() {
    Ruleset<String> words = new Words(Sources.none());
    for (Ruleset<String> rules : List.of(words, new Misere<>(words))) {
      PositionText<String> line = PositionText.read(rules, "a:b + c:d");
      assertThat(line.position().terms()).containsExactly("a:b", "c:d");
      assertThat(line.write()).isEqualTo("a:b + c:d");
      assertThat(line.ruleset().hasParameters()).isFalse();
    }
  }

  @Test
  void aRulesetThatKnowsNoNamesStaysTheSame() {
    Ruleset<String> plain =
        new Ruleset<>() {
          @Override
          public void moves(String position, Player player, Moves<String> moves) {}

          @Override
          public String read(String text) {
            return text;
          }

          @Override
          public String write(String position) {
            return position;
          }
        };
    assertThat(plain.reading(TWO)).isSameAs(plain);
    assertThat(plain.hasParameters()).isTrue();
    assertThat(plain.parameters()).isEmpty();
  }
}

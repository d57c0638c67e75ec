package org.farstar.games.positional;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.rules.Export;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.positional.play.Marks;
import org.junit.jupiter.api.Test;

class ExportsTest {
  private static Variant<Marks> variant(String parameters) {
    return PositionalGame.game().family().variant(parameters, Sources.none());
  }

  private static String exported(String parameters, String position, String form) {
    Variant<Marks> variant = variant(parameters);
    return variant.exports().stream()
        .filter(export -> export.name().equals(form))
        .map(export -> export.writer().apply(variant.rules().read(position)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void onlyMakerBreakerGamesAreQuantified() {
    assertThat(variant("{a,b}").exports()).extracting(Export::name).containsExactly("dimacs");
    assertThat(variant("{a,b} maker-breaker").exports())
        .extracting(Export::name)
        .containsExactly("dimacs", "qdimacs");
    assertThat(TicTacToeGame.game().family().variant("3^2", Sources.none()).exports())
        .extracting(Export::name)
        .isEqualTo(List.of("dimacs"));
  }

  @Test
  void aPositionLeavesWhatIsOpen() {
    // {b,c} is closed by O, of {a,d} only d is needed; b and c have colours.
    assertThat(exported("{a,d}{b,c} maker-breaker", "X=a O=b", "qdimacs"))
        .isEqualTo(
            "c true if and only if Maker completes a set\n"
                + "p cnf 6 5\n"
                + "e 1 2 0\n"
                + "a 3 0\n"
                + "e 4 5 6 0\n"
                + "-1 -2 0\n"
                + "-4 1 0\n"
                + "-5 2 0\n"
                + "-6 4 0\n"
                + "6 0\n");
  }

  @Test
  void severalPicksMakeATurn() {
    String text = exported("{a,b,c}{c,d} maker-breaker turns=2,1", "", "qdimacs");
    assertThat(text.lines().filter(line -> line.startsWith("e ") || line.startsWith("a ")))
        .extracting(line -> line.charAt(0))
        .containsExactly('e', 'e', 'a', 'e', 'e');
  }
}

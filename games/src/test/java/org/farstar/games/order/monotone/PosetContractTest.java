package org.farstar.games.order.monotone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class PosetContractTest extends MonotoneContract {
  private static final Sources FILES =
      name -> {
        if (name.equals("square.txt")) {
          return "bottom < left < top\nbottom < right < top\n";
        }
        if (name.equals("wrong.txt")) {
          return "a < b\nb < < c\n";
        }
        throw new NotationException(name, 1, "'" + name + "'", "a file");
      };

  PosetContractTest() {
    super("a=3 d=3 deck=@square.txt", FILES, "", "left right", "bottom left top");
  }

  @Override
  protected List<String> malformed() {
    return List.of("middle", "left left", "bottom left top right");
  }

  private static Sum read(String line, Sources sources) {
    return SumText.read(new MonotoneFamily(), MonotoneGame.ID, line, sources, false);
  }

  @Test
  void filesAreReadAndTheirMistakesTold() {
    assertThat(SumText.write(read("a=3 d=3 deck=@square.txt : left", FILES)))
        .isEqualTo("a=3 d=3 deck=@square.txt: left");
    assertThatThrownBy(() -> read("a=3 d=3 deck=@wrong.txt :", FILES))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 14: found '<' in line 2 of the file");
    assertThatThrownBy(() -> read("a=3 d=3 deck=@none :", FILES))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 15: found 'none', allowed: a file");
    assertThatThrownBy(() -> read("a=3 d=3 deck=@square.txt :", Sources.none()))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("only the command line reads files");
    assertThatThrownBy(() -> read("a=3 d=3 deck=2^9 :", FILES))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("2^k with k from 0 to 5");
  }
}

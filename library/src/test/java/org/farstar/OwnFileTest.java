package org.farstar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.engine.memory.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in a file that changes while a program runs. */
class OwnFileTest {
  private static final String TAKE =
      """
      import org.farstar.engine.play.*;
      import org.farstar.engine.rules.*;
      import org.farstar.values.player.*;
      public class Nim implements Rules<Integer> {
        public void moves(Integer n, Player player, Moves<Integer> moves) {
          for (int taken = 1; taken <= MOST && taken <= n; taken++) {
            int rest = n - taken;
            moves.add(rest, () -> "to " + rest);
          }
        }
        public Integer read(String text) { return Integer.valueOf(text); }
        public String write(Integer n) { return n.toString(); }
        public boolean impartial() { return true; }
      }
      """;

  @TempDir Path folder;

  private void write(int most) throws IOException {
    Files.writeString(folder.resolve("Nim.java"), TAKE.replace("MOST", "" + most));
  }

  /** One workspace has the tables of both states, and those of the catalogue's game. */
  @Test
  void itsChangesAreSeenAndMixedWithNothing() throws IOException {
    Farstar farstar = Farstar.open(new Workspace(1 << 26), folder);
    assertThat(farstar.game("nim").position("7").value()).hasToString("*7");
    write(2);
    Position old = farstar.game("Nim.java").position("7");
    assertThat(old.value()).hasToString("*");
    write(3);
    assertThat(farstar.game("Nim.java").position("7").value()).hasToString("*3");
    assertThat(old.value()).hasToString("*");
    assertThat(farstar.game("nim").position("7").value()).hasToString("*7");
  }
}

package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.shortgame.Games.Recipe;
import org.junit.jupiter.api.Test;

/** Values serialise by structure. */
class BytesTest {
  private final Universe u = new Universe();

  @Property(tries = 200)
  void whatIsWrittenIsReadInAnyUniverse(@ForAll(supplier = Games.Recipes.class) Recipe recipe) {
    ShortGame g = recipe.in(u);
    Universe other = new Universe();
    other.read("{5|4||3}");
    ShortGame copy = other.fromBytes(g.toBytes());
    assertThat(copy).isEqualTo(g);
    assertThat(copy.universe()).isSameAs(other);
    assertThat(copy.toBytes()).isEqualTo(g.toBytes());
  }

  @Test
  void numbersOfAnySizeAreWritten() {
    ShortGame g = u.read("{123456789012345678901234567890|-1/2^5*3}");
    assertThat(u.fromBytes(g.toBytes())).isEqualTo(g);
  }

  @Test
  void otherBytesAreRefused() {
    byte[] bytes = u.read("{1|0}").toBytes();
    for (int n = 0; n < bytes.length; n++) {
      byte[] cut = Arrays.copyOf(bytes, n);
      assertThatThrownBy(() -> u.fromBytes(cut))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("these bytes are no game: ");
    }
    assertThatThrownBy(() -> u.fromBytes(new byte[4])).isInstanceOf(IllegalArgumentException.class);
  }
}

package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.claim.Claim;
import org.junit.jupiter.api.Test;

/** Lists and pages print each statement alone. */
class ClaimWordsTest {
  @Test
  void everyStatementCanBeReadAlone() {
    List<String> texts = new ArrayList<>();
    for (Claim claim : ClaimSizesTest.claims().values()) {
      texts.add(claim.statement());
      claim.printed().ifPresent(texts::add);
    }
    CitationsTest.cited().forEach(statement -> texts.add(statement.words()));
    assertThat(texts).hasSizeGreaterThan(400);
    texts.removeIf(text -> !text.matches("(The same|So|Likewise)\\b.*"));
    assertThat(texts).isEmpty();
  }
}

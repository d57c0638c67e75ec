package org.farstar.games.graph.words;

import java.util.List;
import org.farstar.engine.contract.RulesetContract;

class WordChainTest extends RulesetContract<Words> {
  WordChainTest() {
    super(
        WordChainGame.game(),
        "ab ba ca ac bc cb aa a2a",
        "England France Germany Russia Bulgaria",
        "ab ba bc b2c ca ae ee / xa",
        "/ x",
        "Åland Denmark Kazakhstan Niger / Spain");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "",
        "/",
        "a, b",
        "ab ab",
        "ab / c d",
        "ab / 12",
        "-ab",
        "ab -ba",
        "12",
        "@file",
        "{countries} Spain",
        "(ab)");
  }

  @Override
  protected int longestPlay() {
    return 9;
  }
}

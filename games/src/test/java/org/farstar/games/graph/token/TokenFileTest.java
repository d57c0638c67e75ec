package org.farstar.games.graph.token;

import org.farstar.engine.contract.RulesetContract;
import org.farstar.games.graph.RulesWithFiles;

/** The same promises where the digraph is in a file. */
class TokenFileTest extends RulesetContract<TokenPosition> {
  TokenFileTest() {
    super(
        new RulesWithFiles<>(
            new TokenRules(), name -> "5 4\n5 3\n4 3\n4 2\n3 2\n3 1\n2 1\n2 0\n1 0\n"),
        "@g.txt @5",
        "@\"some graph.txt\" @3");
  }
}

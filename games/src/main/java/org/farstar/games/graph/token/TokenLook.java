package org.farstar.games.graph.token;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.GraphHand;
import org.farstar.engine.setup.Setup;
import org.farstar.games.graph.core.RootedGraph;
import org.farstar.games.graph.core.RootedGraphLook;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;

/** What people see of the token game: the digraph, and the token's vertex. */
final class TokenLook implements Look<TokenPosition> {
  private final Look<RootedGraph> rooted = new RootedGraphLook();

  @Override
  public String picture(TokenPosition position) {
    return rooted.picture(position.rooted());
  }

  @Override
  public Optional<Drawing> drawing(TokenPosition position) {
    return rooted.drawing(position.rooted());
  }

  @Override
  public Deed deed(TokenPosition position, List<Spot> at, String move) {
    return Deed.at(Deed.Kind.REACH, List.of(move));
  }

  @Override
  public Setup setup() {
    return Setup.graph(">", GraphHand.Second.TOKEN);
  }
}

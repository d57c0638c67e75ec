package org.farstar.ask.own;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The look of a game of the user's own, which never gives null, as {@link GuardedRuleset}.
 *
 * @param look what the user wrote
 * @param where the file, for messages
 * @param <P> the positions
 */
record GuardedLook<P>(Look<P> look, String where) implements Look<P> {
  private <T> T given(T result, String method) {
    if (result == null) {
      throw new OwnGameException(where + ": " + method + " returned null");
    }
    return result;
  }

  @Override
  public String picture(P position) {
    return given(look.picture(position), "picture");
  }

  @Override
  public Optional<Drawing> drawing(P position) {
    return given(look.drawing(position), "drawing");
  }

  @Override
  public Optional<Drawing> study(P position) {
    return given(look.study(position), "study");
  }

  @Override
  public List<String> pointsAt(P position, Drawing drawing, String move) {
    return given(look.pointsAt(position, drawing, move), "pointsAt");
  }

  @Override
  public Deed deed(P position, List<Spot> at, String move) {
    return given(look.deed(position, at, move), "deed");
  }

  @Override
  public Setup setup() {
    Setup setup = given(look.setup(), "setup");
    return scene -> given(setup.at(scene), "setup");
  }

  @Override
  public boolean lastEnds() {
    return look.lastEnds();
  }

  @Override
  public boolean upright() {
    return look.upright();
  }

  @Override
  public String title(Player player) {
    return given(look.title(player), "title");
  }

  @Override
  public String label(Outcome outcome) {
    return given(look.label(outcome), "label");
  }

  @Override
  public Optional<Winner> winner(P position, Outcome outcome) {
    return given(look.winner(position, outcome), "winner");
  }
}

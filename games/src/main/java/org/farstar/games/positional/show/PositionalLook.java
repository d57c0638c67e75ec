package org.farstar.games.positional.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.farstar.engine.rules.Look;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.setup.Setup;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Won;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Outcome;

/**
 * What people see of positional games: the board where there is one, else the points and the sets.
 *
 * @param rules the rules
 * @param board how the board is drawn, where the points stand on one
 */
public record PositionalLook(PositionalRules rules, Optional<BoardPicture> board)
    implements Look<Marks> {
  private static final int MOST_SETS = 20;

  /** Points that stand on no board are drawn this many in a row. */
  private static final int COLUMNS = 12;

  @Override
  public String picture(Marks marks) {
    Optional<BoardPicture> shown = board.filter(BoardPicture::shown);
    if (shown.isEmpty()) {
      return listed(marks);
    }
    String picture = shown.get().text(marks);
    return marks.offers() ? picture + "\n" + listed(marks) : picture;
  }

  private String listed(Marks marks) {
    String written = rules.write(marks);
    SetFamily family = rules.family();
    if (family.sets() > MOST_SETS || board.isPresent()) {
      return written.isEmpty() ? "(no point has a colour)" : written;
    }
    List<String> lines = new ArrayList<>();
    lines.add(written.isEmpty() ? "(no point has a colour)" : written);
    for (int i = 0; i < family.sets(); i++) {
      StringBuilder line = new StringBuilder();
      for (int point : family.points(i)) {
        line.append(line.isEmpty() ? "" : " ").append(family.name(point));
        line.append(marks.free(point) ? "" : marks.has(Side.X, point) ? "=X" : "=O");
      }
      lines.add("{ " + line + " }");
    }
    return String.join("\n", lines);
  }

  @Override
  public Optional<Drawing> drawing(Marks marks) {
    return drawn().map(picture -> picture.drawing(rules, marks));
  }

  @Override
  public Optional<Drawing> study(Marks marks) {
    return drawn().map(picture -> picture.study(rules, marks));
  }

  private Optional<BoardPicture> drawn() {
    int points = rules.family().points();
    return board
        .or(() -> Optional.of(BoardPicture.named(BoardLayout.list(points, COLUMNS))))
        .filter(BoardPicture::shown);
  }

  @Override
  public Optional<Winner> winner(Marks marks, Outcome outcome) {
    Side turn = rules.turn(marks);
    Won won = Won.of(outcome, turn);
    if (won == Won.NOBODY) {
      return Optional.of(new Winner("draw", "the game is drawn", Optional.empty()));
    }
    Side winner = won == Won.X ? Side.X : Side.O;
    String role = rules.goal().role(winner);
    return Optional.of(
        new Winner(
            role.toLowerCase(Locale.ROOT),
            role + " wins",
            Optional.of(role.toLowerCase(Locale.ROOT))));
  }

  @Override
  public Setup setup() {
    return scene -> Optional.of(new MarksSetup(rules, rules.read(scene.text())).hand(scene));
  }
}

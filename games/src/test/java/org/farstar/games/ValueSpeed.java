package org.farstar.games;

import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Analyst;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.theory.Ask;

/** Values positions and says how long it took; a program, not a test. */
public final class ValueSpeed {
  private ValueSpeed() {}

  /** Arguments: how many times to do it all over, a game, and its positions. */
  public static void main(String[] args) {
    for (int times = Integer.parseInt(args[0]); times > 0; times--) {
      for (int i = 2; i < args.length; i++) {
        long start = System.nanoTime();
        String value = value(Games.find(args[1]).orElseThrow(), args[i]);
        long micros = (System.nanoTime() - start) / 1000;
        System.out.println(args[1] + "\t" + args[i] + "\t" + value + "\t" + micros / 1000.0);
      }
    }
  }

  private static <P> String value(Game<P> game, String text) {
    PositionText<P> line = PositionText.read(game.rules(), text);
    ValueAnswer answer =
        new Analyst<>(game, line.ruleset())
            .value(line.position(), Method.BEST, Ask.ALL, Control.unlimited())
            .first()
            .orElseThrow();
    return answer.value() + "\t" + answer.by().sentence();
  }
}

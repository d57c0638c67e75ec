package org.farstar.games;

import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
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

  private static String value(Game<?> game, String text) {
    ValueAnswer answer =
        new Analyst(new Workspace())
            .value(game.read(text), Method.BEST, Ask.ALL, Control.unlimited())
            .first()
            .orElseThrow();
    return answer.value() + "\t" + answer.by().get(0).sentence();
  }
}

package org.farstar.cli.output;

import java.io.PrintStream;
import java.util.function.Consumer;
import org.farstar.ask.answer.Amounts;
import org.farstar.engine.budget.Progress;

/**
 * Progress on standard error: one line written over and over, or where that is no terminal, lines.
 */
public final class ProgressLine implements Consumer<Progress> {
  private final PrintStream err;
  private final boolean rewrites;
  private final Layout layout;
  private int shown;

  /**
   * @param rewrites whether the line is written over, as on a terminal
   */
  public ProgressLine(PrintStream err, boolean rewrites, Layout layout) {
    this.err = err;
    this.layout = layout;
    this.rewrites = rewrites;
  }

  @Override
  public void accept(Progress progress) {
    String line =
        progress.what()
            + ": "
            + Amounts.count(progress.positions(), "position")
            + " in "
            + Amounts.duration(progress.millis())
            + ", "
            + Amounts.count(progress.rate())
            + " a second";
    String text = Layout.cut(line, layout.width() - 1);
    if (rewrites) {
      err.print("\r" + Layout.pad(text, shown));
      shown = text.length();
    } else {
      err.println(text);
    }
    err.flush();
  }

  /** Takes the line away, so that what follows begins on a clean one. */
  public void clear() {
    if (shown > 0) {
      err.print("\r" + " ".repeat(shown) + "\r");
      err.flush();
      shown = 0;
    }
  }
}

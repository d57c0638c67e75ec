package org.farstar.cli;

import java.util.List;
import org.farstar.cli.output.Terminal;

/**
 * What the launcher runs once after a build, to have the classes of common commands archived.
 *
 * <p>Every command is so small that nothing becomes hot: what is archived after it ran often is
 * later compiled late or never (seen with JDK 17: three times as slow).
 */
public final class Rehearsal {
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("eval", "--json", "1/2+1/4"),
          List.of("value", "domineering", "2x2"),
          List.of("value", "--json", "clobber", "xo"),
          List.of("outcome", "nim", "1 2", "--moves", "--explain"));

  private Rehearsal() {}

  public static void main(String[] args) {
    for (List<String> command : COMMANDS) {
      new Cli(Catalogue.STANDARD, new Interruption()).run(command, Terminal.ofProcess());
    }
  }
}

package org.farstar.cli;

import java.util.List;

/**
 * The training run for the class-data archive: the launcher lists the classes that these commands
 * load and archives them, once for each build and JDK.
 *
 * <p>The commands together reach what most commands need, each in a moment.
 */
public final class TrainingRun {
  static final List<List<String>> COMMANDS =
      List.of(
          List.of("--help"),
          List.of("games"),
          List.of("eval", "1/2+1/4"),
          List.of("eval", "--json", "{2|-1}.Cool(1/2) + ^*"),
          List.of("value", "domineering", "4x4"),
          List.of("value", "--json", "clobber", "xox|oxo"),
          List.of("value", "flipping-coins", "10110", "--explain"),
          List.of("value", "kayles", "5"),
          List.of("outcome", "nim", "1 2", "--moves", "--explain"),
          List.of("outcome", "vertex-geography", "path(3) @1", "--json"),
          List.of("outcome", "clobber", "xoxo|oxox", "--by", "search", "--moves"),
          List.of("outcome", "cram", "3x3"),
          List.of("outcome", "toppling-dominoes", "LRLL", "--moves", "--explain"),
          List.of("outcome", "sum", "domineering(\"3x3\") + nogo(\"2x3\") + ^*", "--explain"),
          List.of("table", "monotone", "--a", "3", "--d", "2..3", "--n", "1..6"),
          List.of("check", "flipping-coins/1-options"));

  private TrainingRun() {}

  public static void main(String[] args) {
    COMMANDS.forEach(Main::run);
  }
}

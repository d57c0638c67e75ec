package org.farstar.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.output.Layout;
import org.farstar.cli.output.Style;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Table;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
import org.farstar.front.json.AnswerJson;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code farstar games}. */
@CommandLine.Command(
    description = {
      "List the games, or show how the positions of one are written.",
      "Words before a game change its rules: impartial:GAME, dicotic:GAME, twisted:GAME, misere:GAME."
    },
    footer = {
      "  farstar games",
      "  farstar games flipping-coins",
      "  farstar games impartial:clobber"
    })
final class GamesCommand extends Command {
  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      completionCandidates = GameIds.class,
      description = "Show this game in full.")
  private String id;

  @Option(names = "--json", description = "Print JSON: an object for a game, or an array of all.")
  private boolean json;

  /** The name and the title of a game are shown on the narrowest screen. */
  private static final int LEAST_COLUMNS = 2;

  /** Where the entries of a game begin. */
  private static final int ENTRY = 16;

  @Override
  ExitCode run(Session session) {
    Catalogue catalogue = session.desk().catalogue();
    if (json) {
      session.json(
          id == null
              ? catalogue.all().stream().map(game -> data(game, catalogue)).toList()
              : data(catalogue.game(id), catalogue));
    } else if (id == null) {
      session.out().print(table(catalogue.all(), session.layout()));
      String more = "\n'farstar games GAME' shows how its positions are written.";
      session.out().print(session.layout().indented("", more));
    } else {
      session.out().print(card(catalogue.game(id), catalogue, session.style()));
    }
    return ExitCode.ANSWERED;
  }

  private static Map<String, Object> data(Game<?> game, Catalogue catalogue) {
    return AnswerJson.of(game, catalogue.claimsOf(game.id()).size());
  }

  private static String table(List<Game<?>> games, Layout layout) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("GAME", "TITLE", "BOARD", "PAPER", "EXAMPLE"));
    for (Game<?> game : games) {
      Game.Card card = game.card();
      String example = card.examples().isEmpty() ? "" : card.examples().get(0).position();
      rows.add(List.of(game.id(), card.title(), card.board(), card.paper(), example));
    }
    return layout.table("", rows, LEAST_COLUMNS);
  }

  private static String card(Game<?> game, Catalogue catalogue, Style style) {
    Game.Card card = game.card();
    StringBuilder text = new StringBuilder();
    Layout layout = style.layout();
    String id = "(" + game.id() + ")";
    boolean fits = card.title().length() + 1 + id.length() <= layout.width();
    text.append(style.strong(card.title())).append(fits ? " " : "\n").append(id).append('\n');
    String rules = card.rules().isEmpty() ? card.goal() : String.join(" ", card.rules());
    text.append(layout.indented("", rules)).append('\n');
    text.append(entry(layout, "Board", card.board()));
    if (!card.paper().isEmpty()) {
      text.append(entry(layout, "Paper", card.paper()));
    }
    text.append(entry(layout, "Position", card.textForm()));
    String label = "Before a colon";
    for (String parameter : card.parameters()) {
      text.append(entry(layout, label, parameter));
      label = "";
    }
    text.append(entry(layout, "Theory", theories(game)));
    text.append(entry(layout, "Claims", claims(game, catalogue.claimsOf(game.id()).size())));
    text.append(tables(game, layout));
    if (!card.examples().isEmpty()) {
      text.append("\nExamples:\n");
    }
    for (Game.Example example : card.examples()) {
      String ask = "farstar outcome " + game.id() + " '" + example.position() + "'";
      text.append('\n').append(layout.command("  ", "      ", ask));
      text.append(layout.indented("    ", example.note()));
      if (!example.source().isEmpty()) {
        text.append(layout.hanging("    ", "    ", example.source()));
      }
    }
    return text.toString();
  }

  private static String entry(Layout layout, String label, String text) {
    return layout.hanging(Layout.pad(label, ENTRY), " ".repeat(ENTRY), text);
  }

  private static String theories(Game<?> game) {
    List<String> cites = cites(game);
    return cites.isEmpty() ? "none: answers come from searches" : String.join("\n", cites);
  }

  private static <P> List<String> cites(Game<P> game) {
    return game.family().standard().stream()
        .flatMap(
            variant ->
                Stream.concat(
                    variant.theories().stream().map(Theory::statements),
                    variant.reductions().stream().map(Reduction::statements)))
        .map(Statement::cite)
        .distinct()
        .toList();
  }

  private static String claims(Game<?> game, int claims) {
    return claims == 0
        ? "none"
        : Amounts.count(claims, "claim") + ": farstar check " + game.card().paper();
  }

  /** Every table with the ranges it has by default. */
  private static String tables(Game<?> game, Layout layout) {
    StringBuilder text = new StringBuilder();
    String indent = " ".repeat(ENTRY);
    String before = Layout.pad("Tables", ENTRY);
    for (Table table : game.offeredTables(new Workspace(), Sources.none())) {
      StringBuilder line = new StringBuilder("farstar table " + game.id() + " " + table.name());
      for (Axis axis : table.axes()) {
        line.append(" --").append(axis.name()).append(' ').append(axis.usual().orElseThrow());
      }
      text.append(layout.command(before, indent + "    ", line.toString()));
      text.append(layout.indented(indent + "  ", table.what()));
      before = indent;
    }
    return text.isEmpty()
        ? entry(layout, "Tables", "of positions: 'farstar help table'")
        : text.toString();
  }
}

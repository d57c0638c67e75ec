package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;

/** Draws lines on boards, and ties and cuts strings of graphs. */
final class StringsSetup {
  private StringsSetup() {}

  static Hand hand(Strings strings, Line line) {
    return strings.board().map(b -> ofBoard(strings, b, line)).orElse(ofGraph(strings, line));
  }

  private static Hand ofBoard(Strings strings, BoxBoard board, Line line) {
    int rows = board.rows();
    int columns = board.columns();
    List<Hand.Tool> tools = new ArrayList<>();
    size(strings, line, "Add a row", rows + 1, columns).ifPresent(tools::add);
    size(strings, line, "Remove a row", rows - 1, columns).ifPresent(tools::add);
    size(strings, line, "Add a column", rows, columns + 1).ifPresent(tools::add);
    size(strings, line, "Remove a column", rows, columns - 1).ifPresent(tools::add);
    return Hand.of(
        "Click a line to draw it or to take it away.",
        Hand.Click.one(spot -> toggled(strings, spot).toString()),
        tools);
  }

  /** The lines that are drawn, as far as the other board has them. */
  private static Optional<Hand.Tool> size(
      Strings strings, Line line, String label, int rows, int columns) {
    if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > BoxBoard.LONGEST) {
      return Optional.empty();
    }
    BoxBoard board = new BoxBoard(rows, columns);
    List<String> drawn = strings.drawn().stream().map(Strand::name).toList();
    Strings other =
        new Strings(
            Optional.of(board),
            board.lines().stream().filter(l -> !drawn.contains(l.name())).toList());
    return Optional.of(new Hand.Tool(label, line.with(other.toString())));
  }

  private static Strings toggled(Strings strings, String spot) {
    return new Strings(
        strings.board(),
        strings.board().orElseThrow().lines().stream()
            .filter(l -> strings.strands().contains(l) != l.name().equals(spot))
            .toList());
  }

  private static Hand ofGraph(Strings strings, Line line) {
    int next = strings.coins().isEmpty() ? 1 : strings.coins().last() + 1;
    return Hand.of(
        List.of(
            new Hand.Mode(
                "Join two",
                "Click two coins to tie a string between them.",
                spots -> joined(strings, spots)),
            new Hand.Mode(
                "Hang on",
                "Click a coin to hang a new one on it.",
                coin(spot -> with(strings, Strand.of(spot, next)))),
            new Hand.Mode(
                "Tie down",
                "Click a coin to tie it to the ground.",
                coin(spot -> with(strings, Strand.of(0, spot)))),
            new Hand.Mode(
                "Take away",
                "Click a string or a coin to take it away.",
                Hand.Click.one(spot -> without(strings, spot)))),
        List.of(new Hand.Tool("Add a string", line.with(with(strings, Strand.of(0, next))))));
  }

  /** A click on a coin; on a string it does nothing. */
  private static Hand.Click coin(IntFunction<String> change) {
    UnaryOperator<String> click =
        spot -> spot.contains("-") ? null : change.apply(Integer.parseInt(spot));
    return Hand.Click.one(click);
  }

  private static Hand.Made joined(Strings strings, List<String> spots) {
    List<String> coins = spots.stream().filter(spot -> !spot.contains("-")).toList();
    return coins.size() < 2
        ? Hand.Made.chosen(coins)
        : Hand.Made.text(
            with(
                strings,
                Strand.of(Integer.parseInt(coins.get(0)), Integer.parseInt(coins.get(1)))));
  }

  private static String with(Strings strings, Strand strand) {
    List<Strand> more = new ArrayList<>(strings.strands());
    more.add(strand);
    return Strings.of(more).toString();
  }

  private static String without(Strings strings, String spot) {
    if (spot.contains("-")) {
      String name = StringsLook.name(spot);
      return strings.strands().stream()
          .filter(strand -> strand.name().equals(name))
          .findFirst()
          .map(strand -> strings.without(strand).toString())
          .orElse(null);
    }
    int coin = Integer.parseInt(spot);
    return Strings.of(strings.strands().stream().filter(s -> !s.at(coin)).toList()).toString();
  }
}

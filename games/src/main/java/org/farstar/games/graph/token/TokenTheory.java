package org.farstar.games.graph.token;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Theory;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.games.graph.board.GraphBoard;
import org.farstar.games.graph.board.GraphText;
import org.farstar.games.graph.board.MoveCollector;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/** Labelling, Grundy values by mex, and sums by exclusive or. */
final class TokenTheory implements Theory<TokenPosition> {
  private static final String PAPER = "slides, ";
  private static final String SINGLE = "labelling procedure and Sprague-Grundy numbering";
  private static final String SUM = "theorem on the Sprague-Grundy function of a sum";

  /** Larger digraphs are told in numbers instead of a table. */
  private static final int TABLE = 40;

  @Override
  public String cite() {
    return PAPER + SINGLE + "; " + SUM;
  }

  /** The numberings of the digraphs of a sum, and what the sum is worth. */
  private record Reckoning(
      Sum<TokenPosition> position, Map<TokenBoard, GrundyNumbering> numberings) {
    static Reckoning of(Sum<TokenPosition> position, Control control) {
      Map<TokenBoard, GrundyNumbering> numberings = new LinkedHashMap<>();
      Meter meter = control.meter();
      try {
        for (TokenPosition term : position.terms()) {
          if (!numberings.containsKey(term.board())) {
            numberings.put(term.board(), new GrundyNumbering(term.board(), meter));
          }
        }
      } finally {
        meter.settle();
      }
      return new Reckoning(position, numberings);
    }

    GrundyNumbering numbering(TokenPosition term) {
      return numberings.get(term.board());
    }

    int value(TokenPosition term) {
      return numbering(term).value(term.vertex());
    }

    int total() {
      return position.terms().stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b);
    }

    Source source() {
      return new Source.ByTheory(PAPER + (position.terms().size() > 1 ? SUM : SINGLE));
    }
  }

  private static boolean knows(SumRuleset<TokenPosition> rules) {
    return rules.base() instanceof Token;
  }

  private static Outcome outcome(int total) {
    return total == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public Optional<OutcomeAnswer> outcome(
      SumRuleset<TokenPosition> rules, Sum<TokenPosition> position, Ask ask, Control control) {
    if (!knows(rules)) {
      return Optional.empty();
    }
    Reckoning reckoning = Reckoning.of(position, control);
    Optional<Map<Player, WinningMoves>> moves =
        ask.moves() ? Optional.of(moves(rules, reckoning)) : Optional.empty();
    List<Step> reason = ask.explain() ? reason(reckoning) : List.of();
    return Optional.of(
        new OutcomeAnswer(outcome(reckoning.total()), moves, reason, reckoning.source()));
  }

  @Override
  public Optional<ValueAnswer> value(
      SumRuleset<TokenPosition> rules, Sum<TokenPosition> position, Ask ask, Control control) {
    if (!knows(rules)) {
      return Optional.empty();
    }
    Reckoning reckoning = Reckoning.of(position, control);
    int total = reckoning.total();
    List<Step> reason = ask.explain() ? reason(reckoning) : List.of();
    return Optional.of(
        new ValueAnswer(new Nimber(total), outcome(total), reason, reckoning.source()));
  }

  /** Moves to a vertex whose value makes the sum 0. */
  private static Map<Player, WinningMoves> moves(
      SumRuleset<TokenPosition> rules, Reckoning reckoning) {
    MoveCollector<TokenPosition> winning = new MoveCollector<>(rules, reckoning.position());
    int total = reckoning.total();
    List<TokenPosition> terms = reckoning.position().terms();
    for (int i = 0; i < terms.size(); i++) {
      TokenPosition term = terms.get(i);
      int wanted = reckoning.value(term) ^ total;
      GraphBoard graph = term.board().graph();
      for (int slot = graph.first(term.vertex()); slot < graph.end(term.vertex()); slot++) {
        int to = graph.near(slot);
        if (reckoning.numbering(term).value(to) == wanted) {
          winning.add(i, GraphText.quoted(graph.name(to)), new TokenPosition(term.board(), to));
        }
      }
    }
    return winning.all();
  }

  private static List<Step> reason(Reckoning reckoning) {
    List<Step> steps = new ArrayList<>();
    reckoning.numberings().forEach((board, numbering) -> steps.add(numbering(board, numbering)));
    List<TokenPosition> terms = reckoning.position().terms();
    for (TokenPosition term : terms) {
      steps.add(term(term, reckoning.numbering(term)));
    }
    if (terms.size() > 1) {
      String sum =
          terms.stream()
              .map(term -> Integer.toString(reckoning.value(term)))
              .collect(Collectors.joining(" xor "));
      steps.add(
          Step.of("sum", SUM, "Together " + sum + " = " + reckoning.total() + ".")
              .with("value", reckoning.total()));
    }
    return steps;
  }

  private static Step numbering(TokenBoard board, GrundyNumbering numbering) {
    GraphBoard graph = board.graph();
    int n = graph.vertices();
    if (n > TABLE) {
      return Step.of(
              "numbering",
              SINGLE,
              "Of "
                  + n
                  + " vertices and "
                  + graph.edges()
                  + " arcs, "
                  + numbering.previous()
                  + " are P-positions; the largest Grundy value is "
                  + numbering.largest()
                  + ".")
          .with("vertices", n)
          .with("arcs", graph.edges())
          .with("previous", numbering.previous())
          .with("largest", numbering.largest());
    }
    int width = 6;
    for (int v = 0; v < n; v++) {
      width = Math.max(width, graph.name(v).length());
    }
    StringBuilder text = new StringBuilder("Backwards along a topological numbering f:\n");
    String row = "%-" + width + "s  %3s  %5s  %s";
    text.append(String.format(row, "vertex", "f", "label", "Grundy value = mex of"));
    List<List<Object>> data = new ArrayList<>();
    for (int place = 0; place < n; place++) {
      int v = board.vertex(place);
      List<Integer> seen = new ArrayList<>();
      for (int slot = graph.first(v); slot < graph.end(v); slot++) {
        seen.add(numbering.value(graph.near(slot)));
      }
      String options =
          seen.stream()
              .sorted()
              .distinct()
              .map(String::valueOf)
              .collect(Collectors.joining(",", "{", "}"));
      String value = numbering.value(v) + " = mex " + options;
      String label = String.valueOf(numbering.label(v));
      text.append('\n').append(String.format(row, graph.name(v), board.number(v), label, value));
      data.add(List.of(graph.name(v), board.number(v), label, numbering.value(v)));
    }
    return Step.of("numbering", SINGLE, text.toString()).with("vertices", data);
  }

  private static Step term(TokenPosition term, GrundyNumbering numbering) {
    GraphBoard graph = term.board().graph();
    String name = graph.name(term.vertex());
    int value = numbering.value(term.vertex());
    StringBuilder text = new StringBuilder(name + " has the Grundy value " + value);
    text.append(", so it is ").append(value == 0 ? "a P-position." : "an N-position.");
    return Step.of("term", SINGLE, text.toString()).with("vertex", name).with("value", value);
  }
}

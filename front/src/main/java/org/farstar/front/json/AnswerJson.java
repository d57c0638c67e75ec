package org.farstar.front.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.answer.ValueText;
import org.farstar.ask.play.Verdict;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.QuotientQuestion;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueBounds;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Table;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Wording;
import org.farstar.values.misere.MisereQuotient;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Answers as JSON objects: the one place that says what their fields are called and in which order
 * they stand. What it makes is for {@link Json}. Fields that are always there are null where there
 * is nothing to say; the others are left out.
 */
public final class AnswerJson {
  private AnswerJson() {}

  /** A misère quotient, as far as it was found. */
  public static Map<String, Object> of(QuotientQuestion question) {
    MisereQuotient quotient = question.quotient();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", question.game());
    data.put("order", quotient.order());
    data.put("heaps", quotient.parts());
    data.put("generators", quotient.generators());
    data.put("relations", quotient.relations());
    data.put("P", question.lost());
    data.put("elements", question.words());
    data.put("period", null);
    question
        .period()
        .ifPresent(
            period -> {
              Map<String, Object> found = new LinkedHashMap<>();
              found.put("length", period.length());
              found.put("from", period.from());
              found.put("checked", period.checked());
              data.put("period", found);
            });
    data.put("limited", question.isGivenUp());
    return data;
  }

  /**
   * A reply: what was asked, who wins, and what it is worth or by which moves.
   *
   * @param explain the words of the reason, where it was asked for
   */
  public static Map<String, Object> of(Reply reply, Optional<Wording> explain) {
    Map<String, Object> data = of(reply.question());
    Optional<Reply.Answer> first = reply.first();
    if (reply.valued()) {
      data.put("value", null);
      first.flatMap(Reply.Answer::value).ifPresent(value -> put(value, data));
    }
    Optional<Outcome> outcome = reply.outcome();
    data.put("outcome", outcome.map(reply::label));
    outcome
        .flatMap(reply::winner)
        .ifPresent(
            winner -> {
              data.put("winner", winner.word());
              data.put("role", winner.role());
            });
    if (first.isEmpty() && reply.unfinished().isPresent()) {
      put(reply.unfinished().get().bounds(), data);
      data.put("possible", reply.possibleLabels());
      reply.known().ifPresent(clause -> data.put("known", clause));
    }
    reply.unfinished().ifPresent(u -> data.put("stopped", Sentences.word(u.reason())));
    first
        .flatMap(Reply.Answer::remoteness)
        .ifPresent(moves -> data.put("remoteness", remoteness(moves, reply.impartial())));
    first.flatMap(Reply.Answer::moves).ifPresent(moves -> put(moves, reply.impartial(), data));
    if (!reply.agree()) {
      data.put("disagreement", reply.answers().stream().map(a -> side(reply, a)).toList());
    }
    reply.fault().ifPresent(fault -> data.put("fault", fault));
    data.put("by", by(reply));
    if (explain.isPresent()) {
      List<Step> steps = first.map(Reply.Answer::reason).orElse(reply.knownSteps());
      data.put("reason", steps.stream().map(step -> of(step, explain.get())).toList());
      data.put("statements", cited(reply).stream().map(AnswerJson::of).toList());
    }
    reply.hardness().ifPresent(clause -> data.put("hardness", clause));
    return data;
  }

  /** What was found instead of an answer: a play that need not end, as the positions of a cycle. */
  public static Map<String, Object> of(Question question, LoopyGameException found) {
    return unanswered(question, "cycle", found.cycle());
  }

  /**
   * A question among many that is not answered.
   *
   * @param why one sentence
   */
  public static Map<String, Object> of(Question question, String why) {
    return unanswered(question, "detail", why);
  }

  private static Map<String, Object> unanswered(Question question, String field, Object why) {
    Map<String, Object> data = of(question);
    data.put("outcome", null);
    data.put(field, why);
    data.put("by", List.of());
    return data;
  }

  /** A number, or for partizan games one by who moves first; null where a play is never over. */
  private static Object remoteness(Map<Player, Integer> moves, boolean impartial) {
    if (impartial) {
      return moves.get(Player.LEFT);
    }
    Map<String, Object> data = new LinkedHashMap<>();
    for (Player player : Player.values()) {
      data.put(player.name().toLowerCase(Locale.ROOT), moves.get(player));
    }
    return data;
  }

  /** The statements that answers and their steps cite, each once. */
  public static Set<Statement> cited(Reply reply) {
    Set<Statement> cited = new LinkedHashSet<>();
    for (Reply.Answer answer : reply.answers()) {
      answer.by().forEach(by -> cited.addAll(by.statements()));
      answer.reason().forEach(step -> cited.addAll(step.statements()));
    }
    if (reply.answers().isEmpty()) {
      reply.unfinished().ifPresent(u -> u.by().forEach(by -> cited.addAll(by.statements())));
    }
    return cited;
  }

  /** A statement that an answer cites. */
  public static Map<String, Object> of(Statement statement) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", statement.id());
    data.put("cite", statement.cite());
    data.put("words", statement.words());
    data.put("standing", statement.standing().words());
    return data;
  }

  /** What an answer is about: the game, the position, and misère play. */
  public static Map<String, Object> of(Question question) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", question.game());
    data.put("position", question.text());
    if (question.misere()) {
      data.put("misere", true);
    }
    return data;
  }

  /**
   * What an expression has come to.
   *
   * @param expression the expression as it was written
   */
  public static Map<String, Object> of(String expression, ValueText value) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("expression", expression);
    put(value, data);
    return data;
  }

  /** What is known of an expression whose search did not end. */
  public static Map<String, Object> of(String expression, Unfinished known) {
    List<String> possible = known.possible().stream().map(o -> o.label(false)).toList();
    Map<String, Object> data = unfinished(expression, possible, known.reason());
    put(known.bounds(), data);
    return data;
  }

  /** An expression whose computation did not end, when no position was being searched. */
  public static Map<String, Object> of(String expression, StopReason reason) {
    return unfinished(expression, null, reason);
  }

  /** What a value is at least and at most, where anything is known of it. */
  private static void put(ValueBounds bounds, Map<String, Object> data) {
    if (!bounds.isEmpty()) {
      Map<String, Object> found = new LinkedHashMap<>();
      bounds.low().ifPresent(number -> found.put("atLeast", number.toString()));
      bounds.high().ifPresent(number -> found.put("atMost", number.toString()));
      found.put("text", bounds.toString());
      data.put("bounds", found);
    }
  }

  private static Map<String, Object> unfinished(
      String expression, List<String> possible, StopReason reason) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("expression", expression);
    data.put("value", null);
    data.put("possible", possible);
    data.put("stopped", Sentences.word(reason));
    return data;
  }

  /** One step of a reason. */
  public static Map<String, Object> of(Step step, Wording wording) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", step.kind().word());
    data.put("cite", step.cite().isEmpty() ? null : step.cite());
    data.put("statements", ids(step.statements()));
    data.put("text", wording.text(step));
    data.put("data", step.data());
    return data;
  }

  /** Where an answer comes from. */
  public static Map<String, Object> of(Source source) {
    if (source instanceof Source.BySearch search) {
      return search(search.positions(), search.millis());
    }
    Map<String, Object> data = new LinkedHashMap<>();
    if (source instanceof Source.ByReduction reduction) {
      data.put("method", "reduction");
      data.put("cite", reduction.cite());
      data.put("positions", reduction.positions());
      data.put("millis", reduction.millis());
    } else if (source instanceof Source.BySolve solve) {
      data.put("method", "solve");
      data.put("folder", solve.folder());
      data.put("positions", solve.positions());
    } else {
      data.put("method", "theory");
      data.put("cite", source.sentence());
    }
    data.put("statements", ids(source.statements()));
    return data;
  }

  /** What the engine knows of its move. */
  public static Map<String, Object> of(Verdict verdict) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", word(verdict.kind()));
    data.put("sentence", verdict.sentence());
    data.put("by", verdict.by().stream().map(AnswerJson::of).toList());
    verdict
        .data()
        .forEach((key, value) -> data.put(key, value instanceof Enum<?> e ? word(e) : value));
    return data;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static List<String> ids(List<Statement> statements) {
    return statements.stream().map(Statement::id).toList();
  }

  /** A claim that was not checked. */
  public static Map<String, Object> of(Claim claim) {
    Map<String, Object> data = statement(claim);
    data.put("scope", claim.standardScope());
    return data;
  }

  /** A claim and what its check found. */
  public static Map<String, Object> of(Claim claim, Finding finding) {
    Map<String, Object> data = statement(claim);
    data.put("status", finding.status().word());
    data.put("scope", finding.scope());
    data.put("cases", finding.cases());
    data.put("counterexample", finding.counterexample());
    data.put("stopped", finding.stopped().map(Sentences::word));
    return data;
  }

  /**
   * A game: how its positions are written, and what there is to ask.
   *
   * @param claims how many claims there are about it
   */
  public static Map<String, Object> of(Game<?> game, int claims) {
    Game.Card card = game.card();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.id());
    data.put("title", card.title());
    data.put("board", card.board());
    data.put("paper", card.paper().isEmpty() ? null : card.paper());
    data.put("goal", card.goal());
    data.put("rules", card.rules());
    data.put("textForm", card.textForm());
    data.put("parameters", card.parameters());
    data.put("examples", card.examples().stream().map(AnswerJson::of).toList());
    data.put("claims", claims);
    List<Table> tables = game.offeredTables(new Workspace(), Sources.none());
    data.put("tables", tables.stream().map(AnswerJson::of).toList());
    return data;
  }

  /**
   * A row of a table: an integer as a number, no value as null, anything else as text.
   *
   * @param head the names of the columns
   * @param row as many cells
   */
  public static Map<String, Object> of(List<String> head, List<Cell> row) {
    Map<String, Object> data = new LinkedHashMap<>();
    for (int i = 0; i < row.size(); i++) {
      data.put(head.get(i), datum(row.get(i)));
    }
    return data;
  }

  private static Object datum(Cell cell) {
    if (cell instanceof Cell.Whole whole) {
      return whole.number();
    }
    return cell instanceof Cell.None ? null : cell.toString();
  }

  /** A position to try. */
  public static Map<String, Object> of(Game.Example example) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("position", example.position());
    data.put("note", example.note());
    data.put("source", example.source().isEmpty() ? null : example.source());
    return data;
  }

  private static Map<String, Object> of(Table table) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("table", table.name());
    data.put("what", table.what());
    table.axes().forEach(axis -> data.put(axis.name(), axis.usual().orElseThrow().toString()));
    return data;
  }

  private static Map<String, Object> statement(Claim claim) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("claim", claim.id());
    data.put("paper", claim.paper());
    data.put("cite", claim.cite());
    data.put("statement", claim.statement());
    claim.reading().ifPresent(taken -> data.put("reading", taken));
    return data;
  }

  private static void put(ValueText value, Map<String, Object> data) {
    data.put("value", value.whole() ? value.text() : null);
    if (value.exact().containsKey(ValueText.GENUS)) {
      data.putAll(value.exact());
    } else if (!value.whole()) {
      data.put("exact", value.exact());
    }
  }

  /** The moves of an impartial game are one list; otherwise each player has one. */
  private static void put(
      Map<Player, WinningMoves> moves, boolean impartial, Map<String, Object> data) {
    if (impartial) {
      WinningMoves both = moves.get(Player.LEFT);
      data.put("moves", list(both));
      if (!both.complete()) {
        data.put("movesTotal", both.total());
      }
      return;
    }
    Map<String, Object> lists = new LinkedHashMap<>();
    Map<String, Object> totals = new LinkedHashMap<>();
    for (Player player : Player.values()) {
      String key = player == Player.LEFT ? "left" : "right";
      lists.put(key, list(moves.get(player)));
      totals.put(key, moves.get(player).total());
    }
    data.put("moves", lists);
    if (!moves.values().stream().allMatch(WinningMoves::complete)) {
      data.put("movesTotal", totals);
    }
  }

  private static List<Map<String, Object>> list(WinningMoves winning) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (WinningMove move : winning.moves()) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("move", move.text());
      entry.put("to", move.to());
      list.add(entry);
    }
    return list;
  }

  /** One side of a disagreement. */
  private static Map<String, Object> side(Reply reply, Reply.Answer answer) {
    Map<String, Object> side = new LinkedHashMap<>(of(answer.by().get(0)));
    answer.value().ifPresent(value -> put(value, side));
    side.put("outcome", reply.label(answer.outcome()));
    return side;
  }

  private static List<Map<String, Object>> by(Reply reply) {
    List<Map<String, Object>> by = new ArrayList<>();
    reply.answers().forEach(answer -> answer.by().forEach(source -> by.add(of(source))));
    if (reply.answers().isEmpty()) {
      reply.unfinished().ifPresent(u -> u.by().forEach(source -> by.add(of(source))));
    }
    reply
        .unfinished()
        .filter(u -> u.reason() != StopReason.THEORY)
        .map(AnswerJson::search)
        .ifPresent(by::add);
    return by;
  }

  private static Map<String, Object> search(Unfinished unfinished) {
    return search(unfinished.positions(), unfinished.millis());
  }

  private static Map<String, Object> search(long positions, long millis) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", "search");
    data.put("positions", positions);
    data.put("millis", millis);
    return data;
  }
}

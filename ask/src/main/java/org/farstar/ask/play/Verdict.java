package org.farstar.ask.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.answer.Amounts;
import org.farstar.ask.answer.Sentences;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.StopReason;

/**
 * What the engine knows of a move that it has chosen: a kind and numbers, which fronts put into
 * words of their own.
 *
 * @param kind what is known
 * @param by where that comes from; none where it is not known, or not from an answer
 * @param data more of it, by the keys of the kind, each a number, a word or a truth value
 */
public record Verdict(Kind kind, List<Source> by, Map<String, Object> data) {
  /** What is known of a move. */
  public enum Kind {
    /** It wins; {@code certificate}: by the certificate of so many moves; {@code solve}. */
    WINS,
    /** It draws, and no move wins; {@code solve}. */
    DRAWS,
    /**
     * No move wins; {@code after}: the most moves that follow one, of which it is known whether it
     * is {@code exact}; {@code solve}.
     */
    LOSES,
    /** Nothing but what somebody sees who looks so many moves {@code ahead}. */
    AHEAD,
    /** There is a move that wins, but which was not found out in time. */
    WINS_SOMEHOW,
    /** There is a move that draws, but which was not found out in time. */
    DRAWS_SOMEHOW,
    /**
     * Nothing: the work ended at {@code positions}, for a reason {@code stopped} if there is one.
     */
    UNKNOWN
  }

  public Verdict {
    by = List.copyOf(by);
    data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
  }

  static Verdict of(Kind kind, List<Source> by) {
    return new Verdict(kind, by, Map.of());
  }

  static Verdict of(Kind kind, String key, Object value) {
    return new Verdict(kind, List.of(), Map.of(key, value));
  }

  Verdict with(String key, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(data);
    more.put(key, value);
    return new Verdict(kind, by, more);
  }

  Verdict with(LongestFight.Found fight) {
    return with("after", fight.after()).with("exact", fight.exact());
  }

  /** Whether it is known to win. */
  public boolean wins() {
    return kind == Kind.WINS;
  }

  /** The verdict in English, a clause such as {@code which wins (by the solve)}. */
  public String sentence() {
    return switch (kind) {
      case WINS -> "which wins" + source();
      case DRAWS -> "which draws; nothing wins" + source();
      case LOSES -> "for want of a winning move" + source() + fight();
      case AHEAD -> "looking " + Amounts.count((int) data.get("ahead"), "move") + " ahead";
      case WINS_SOMEHOW -> "without having found out in time which move wins" + source();
      case DRAWS_SOMEHOW -> "without having found out in time which move draws" + source();
      case UNKNOWN ->
          "without having found out in time who wins: "
              + (data.get("stopped") instanceof StopReason stopped
                  ? stopped.sentence()
                  : "nothing answers")
              + " after "
              + Amounts.count((long) data.get("positions"), "position");
    };
  }

  private String source() {
    if (data.containsKey("solve")) {
      return " (by the solve)";
    }
    if (data.get("certificate") instanceof Integer moves) {
      return " (by the certificate of " + Amounts.count(moves, "move") + ")";
    }
    return by.isEmpty() ? "" : " (" + Sentences.of(by) + ")";
  }

  private String fight() {
    if (!(data.get("after") instanceof Integer after)) {
      return "";
    }
    String moves = after == 1 ? "1 more move" : after + " more moves";
    if (!data.get("exact").equals(true)) {
      return "; it lasts at least " + moves;
    }
    return after == 0 ? "; the play ends with it" : "; no other lasts longer (" + moves + ")";
  }
}

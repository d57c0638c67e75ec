package org.farstar.web.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.ask.input.InputException;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.solve.SolveException;
import org.farstar.engine.table.CellException;
import org.farstar.figures.TreeTooLargeException;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;
import org.farstar.values.shortgame.GameTooLargeException;
import org.farstar.values.shortgame.UniverseFullException;
import org.farstar.values.text.NotationException;

/**
 * Why a request has no answer, for people and programs: {@code application/problem+json} of RFC
 * 9457, with the place in a text where there is one.
 */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final String TYPE = "application/problem+json; charset=utf-8";

  private final int status;

  /**
   * @param status the status of HTTP
   * @param message one sentence
   */
  public Problem(int status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  /** A request that is wrong in itself. */
  public static Problem wrong(String message) {
    return new Problem(400, message);
  }

  /** Something that is not there. */
  public static Problem missing(String message) {
    return new Problem(404, message);
  }

  /** The status of HTTP. */
  public int status() {
    return status;
  }

  /** What kept the server from answering, as an answer; nothing of its inside is told. */
  public static Answer answer(Throwable cause) {
    if (cause instanceof Problem problem) {
      Answer answer = answer(problem.status, problem.getMessage(), Map.of());
      return problem.status == 503 ? answer.with("Retry-After", "5") : answer;
    }
    if (cause instanceof NotationException e) {
      Map<String, Object> place = new LinkedHashMap<>();
      place.put("text", e.text());
      place.put("column", e.column());
      place.put("found", e.found());
      place.put("allowed", e.allowed());
      return answer(400, e.getMessage(), place);
    }
    if (cause instanceof InputException
        || cause instanceof CellException
        || cause instanceof TreeTooLargeException) {
      return answer(400, cause.getMessage(), Map.of());
    }
    if (cause instanceof LoopyGameException e) {
      return answer(422, e.getMessage(), Map.of("cycle", e.cycle()));
    }
    if (cause instanceof NotAnsweredException
        || cause instanceof NoSuchValueException
        || cause instanceof GameTooLargeException
        || cause instanceof UniverseFullException
        || cause instanceof SolveException
        || cause instanceof SearchStopped) {
      return answer(422, cause.getMessage(), Map.of());
    }
    if (cause instanceof OutOfMemoryError || cause instanceof StackOverflowError) {
      return answer(422, "this takes more memory than there is; nothing is known", Map.of());
    }
    return answer(500, "internal fault: " + cause.getClass().getSimpleName(), Map.of());
  }

  private static Answer answer(int status, String message, Map<String, Object> more) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", title(status));
    data.put("status", status);
    data.put("detail", NotationException.visible(message));
    data.putAll(more);
    return Answer.text(status, TYPE, Json.line(data));
  }

  /** What the answer of a problem says. */
  public static String detail(Answer answer) {
    Object data = JsonReader.read(new String(answer.bytes(), StandardCharsets.UTF_8));
    return (String) ((Map<?, ?>) data).get("detail");
  }

  private static String title(int status) {
    return switch (status) {
      case 400 -> "The request is wrong";
      case 401, 403 -> "Not allowed";
      case 404 -> "Not found";
      case 405 -> "This is not done to that";
      case 413 -> "Too large";
      case 415 -> "Not JSON";
      case 422 -> "Not answered";
      case 503 -> "Busy";
      default -> "A fault of the server";
    };
  }
}

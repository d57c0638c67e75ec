package org.farstar.values.notation;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.values.loopy.LoopyForm;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.player.Player;
import org.farstar.values.syntax.Node;
import org.farstar.values.text.NotationException;

/**
 * Reads forms in which play may come back: {@code a{0|1||a}}, where a name before a brace stands
 * for the game in the braces, and {@code {0|pass}}, where {@code pass} is the innermost one around
 * it.
 */
final class LoopyForms {
  /** The name of the innermost game, as a move to the same position. */
  static final String PASS = "pass";

  private final String text;
  private final Environment environment;
  private final Function<Node, Evaluated> values;

  /** What the other options are worth, found once. */
  private final Map<Node, Evaluated> known = new IdentityHashMap<>();

  LoopyForms(String text, Environment environment, Function<Node, Evaluated> values) {
    this.text = text;
    this.environment = environment;
    this.values = values;
  }

  /**
   * Whether {@code pass} or a named game is an option in a form, or in a form that is one.
   *
   * @param seen the answers so far, by form
   * @param depth how many forms there are around it; one that is too deep is not looked into
   */
  static boolean isLoop(Node.Form form, Map<Node.Form, Boolean> seen, int depth) {
    Boolean known = seen.get(form);
    if (known == null) {
      known = false;
      for (Player player : Player.values()) {
        for (Node option : options(form, player)) {
          known |=
              option instanceof Node.Loop
                  || option instanceof Node.Name name && name.name().equals(PASS)
                  || option instanceof Node.Form inner
                      && depth < Node.DEEPEST
                      && isLoop(inner, seen, depth + 1);
        }
      }
      seen.put(form, known);
    }
    return known;
  }

  private static List<Node> options(Node.Form form, Player player) {
    return player == Player.LEFT ? form.left() : form.right();
  }

  /** The value of a named form. */
  Evaluated loop(Node.Loop loop) {
    return value(loop);
  }

  /** The value of a form with {@code pass} or named forms in it. */
  Evaluated form(Node.Form form) {
    return value(form);
  }

  private Evaluated value(Node node) {
    LoopyGame onside = new Reader(true).value(node);
    boolean sided =
        known.values().stream()
            .anyMatch(v -> v instanceof Evaluated.OfLoopy loopy && !loopy.game().isStopper());
    LoopyGame game = sided ? LoopyGame.sides(onside, new Reader(false).value(node)) : onside;
    return LoopyArithmetic.evaluated(game);
  }

  /** Makes one form; options that are no stoppers come with one of their sides. */
  private final class Reader {
    private final LoopyForm.Builder builder = new LoopyForm.Builder(environment.universe());
    private final Map<String, Integer> bound = new HashMap<>();
    private final boolean onside;
    private int depth;

    Reader(boolean onside) {
      this.onside = onside;
    }

    LoopyGame value(Node node) {
      int start = vertex(node);
      return LoopyGame.of(builder.build(), start);
    }

    private int vertex(Node node) {
      if (node instanceof Node.Loop loop) {
        return vertex(loop.form(), loop.name());
      } else if (node instanceof Node.Form form) {
        return vertex(form, PASS);
      } else if (node instanceof Node.Name name && bound.containsKey(name.name())) {
        return bound.get(name.name());
      }
      Evaluated value = known.computeIfAbsent(node, values);
      LoopyGame game = LoopyArithmetic.game(value, environment.universe());
      Optional<LoopyGame> side = onside ? game.onside() : game.offside();
      if (side.isEmpty()) {
        throw new NotationException(
            text,
            node.column(),
            "a game whose sides are no stoppers",
            "an option with stoppers as sides");
      }
      return side.get().addTo(builder);
    }

    private int vertex(Node.Form form, String name) {
      if (depth++ == Node.DEEPEST) {
        throw new NotationException(text, form.column(), Node.TOO_DEEP, "a flatter one");
      }
      int vertex = builder.vertex();
      Map<String, Integer> outside = new HashMap<>(bound);
      bound.put(PASS, vertex);
      bound.put(name, vertex);
      for (Player player : Player.values()) {
        for (Node option : options(form, player)) {
          builder.option(player, vertex, vertex(option));
        }
      }
      bound.clear();
      bound.putAll(outside);
      depth--;
      return vertex;
    }
  }
}

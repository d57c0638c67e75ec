package org.farstar.engine.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * What every ruleset promises, each promise as a check of one position. A check returns what is
 * wrong in a sentence, or nothing.
 *
 * @param <P> the positions
 * @param family what the variant is one of
 * @param variant the rules with their parameters
 * @param control ends a check, within the moves of one position too, when its budget ends
 */
public record RulesetAudit<P>(Family<P> family, Variant<P> variant, Control control) {
  /** A slow search that looks at more positions than this is given up. */
  static final int SLOW_POSITIONS = 60_000;

  /** All followers are gone through once for each move that a win may take. */
  private static final int SLOW_LOOPS = 2_000;

  /** Checks that take what time they need. */
  public RulesetAudit(Family<P> family, Variant<P> variant) {
    this(family, variant, Control.unlimited());
  }

  /** Rules without parameters, as programs of their own have them. */
  public static <P> RulesetAudit<P> of(Rules<P> rules) {
    Variant<P> only = Variant.of(rules);
    return new RulesetAudit<>(Family.of(only), only);
  }

  private Rules<P> rules() {
    return variant.rules();
  }

  private List<Move<P>> moves(P position, Player player) {
    return BudgetedMoves.moves(rules(), position, player, control);
  }

  private List<P> options(P position, Player player) {
    return BudgetedMoves.options(rules(), position, player, control);
  }

  private boolean over(P position) {
    return rules().verdict(position).isPresent();
  }

  private String quoted(P position) {
    return "'" + rules().write(position) + "'";
  }

  /** Reading what was written gives the same position, and writing it the same text. */
  public Optional<String> text(P position) {
    String text = rules().write(position);
    P again = rules().read(text);
    if (!again.equals(position)) {
      return wrong("'%s' is read as another position: %s", text, quoted(again));
    }
    if (again.hashCode() != position.hashCode()) {
      return wrong("equal positions '%s' have different hash codes", text);
    }
    if (!rules().write(again).equals(text)) {
      return wrong("'%s' is written '%s' when read again", text, rules().write(again));
    }
    if (!text.equals(text.strip()) || text.contains("\n")) {
      return wrong("'%s' has blanks at an end or a line break", text);
    }
    return position.equals(null) || position.equals("a text")
        ? wrong("%s equals everything", quoted(position))
        : Optional.empty();
  }

  /** A whole line, with parameters and a sum where the rules allow it, is read back. */
  public Optional<String> line(P first, P second) {
    List<P> positions = variant.sums() ? List.of(first, second) : List.of(first);
    Sum sum = Sum.of(variant, positions);
    String line = SumText.write(sum);
    Sum again = SumText.read(family, variant.game(), line, Sources.none(), variant.isMisere());
    return again.terms().equals(sum.terms()) && SumText.write(again).equals(line)
        ? Optional.empty()
        : wrong("the line '%s' is read as '%s'", line, SumText.write(again));
  }

  /** Moves have names of their own, and playing a name makes the move. */
  public Optional<String> moveNames(P position) {
    for (Player player : Player.values()) {
      Set<String> names = new HashSet<>();
      for (Move<P> move : moves(position, player)) {
        control.throwIfStopped();
        String name = move.text();
        if (!names.add(name)) {
          return wrong("two moves of %s in %s are called '%s'", player, quoted(position), name);
        }
        if (name.isEmpty() || !name.equals(name.strip().replaceAll("\\s+", " "))) {
          return wrong("the name '%s' of a move is empty or has blanks too many", name);
        }
        if (!rules().play(position, player, " " + name + " ").equals(Optional.of(move.to()))) {
          return wrong("%s cannot play '%s' in %s by name", player, name, quoted(position));
        }
      }
      for (String none : List.of("", "no such move")) {
        if (rules().play(position, player, none).isPresent()) {
          return wrong("%s can play '%s' in %s", player, none, quoted(position));
        }
      }
    }
    return Optional.empty();
  }

  /** The moves are the same every time, whoever made the position. */
  public Optional<String> sameMoves(P position) {
    P twin = rules().read(rules().write(position));
    for (Player player : Player.values()) {
      List<Move<P>> moves = moves(position, player);
      if (!rules().moveList(position, player).equals(moves)
          || !moves(twin, player).equals(moves)
          || !rules().options(position, player).equals(moves.stream().map(Move::to).toList())) {
        return wrong("the moves of %s in %s differ from call to call", player, quoted(position));
      }
    }
    return Optional.empty();
  }

  /** Every move lowers the rank, and none raises the stage, where there is one. */
  public Optional<String> rank(P position) {
    if (rules().rank(position).isEmpty()) {
      return stage(position);
    }
    long rank = rules().rank(position).getAsLong();
    for (Player player : Player.values()) {
      for (Move<P> move : moves(position, player)) {
        if (rules().rank(move.to()).isEmpty() || rules().rank(move.to()).getAsLong() >= rank) {
          return wrong(
              "'%s' does not lower the rank %s of %s", move.text(), rank, quoted(position));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> stage(P position) {
    if (rules().stage(position).isEmpty()) {
      return Optional.empty();
    }
    long stage = rules().stage(position).getAsLong();
    for (Player player : Player.values()) {
      for (Move<P> move : moves(position, player)) {
        if (rules().stage(move.to()).orElse(Long.MAX_VALUE) > stage) {
          return wrong("'%s' raises the stage %s of %s", move.text(), stage, quoted(position));
        }
      }
    }
    return Optional.empty();
  }

  /** The sum of the parts has the outcome of the whole. */
  public Optional<String> parts(P position) {
    List<P> parts = rules().parts(position);
    if (parts.equals(List.of(position))) {
      return Optional.empty();
    }
    if (rules().ending() == Ending.VERDICT) {
      return wrong("%s has parts, but verdicts judge the whole board", quoted(position));
    }
    Optional<Outcome> whole = slow(rules(), position);
    Sum together = Sum.of(variant, parts);
    return differ(
        whole,
        // The play of the whole, since a sum without terms does not know who wins at its end.
        slow(new SumPlay(Sum.of(variant, position)), together),
        "the sum of the parts %s of " + quoted(position),
        SumText.write(together));
  }

  /** The representative stands by itself and has the outcome of the position. */
  public Optional<String> representative(P position) {
    P representative = rules().representative(position);
    if (!rules().representative(representative).equals(representative)) {
      return wrong("the representative of %s has another", quoted(position));
    }
    return representative.equals(position)
        ? Optional.empty()
        : differ(
            slow(rules(), position),
            slow(rules(), representative),
            "%s, which stands for " + quoted(position) + ",",
            quoted(representative));
  }

  /** The position with the players exchanged has the opposite outcome. */
  public Optional<String> exchanged(P position) {
    Optional<P> exchanged = rules().exchanged(position);
    if (exchanged.isEmpty()) {
      return Optional.empty();
    }
    return differ(
        slow(rules(), position).map(Outcome::exchanged),
        slow(rules(), exchanged.get()),
        "%s, which is " + quoted(position) + " with the players exchanged,",
        quoted(exchanged.get()));
  }

  private static Optional<String> differ(
      Optional<Outcome> expected, Optional<Outcome> found, String what, String which) {
    return expected.isEmpty() || found.isEmpty() || expected.equals(found)
        ? Optional.empty()
        : wrong(what + " is %s instead of %s", which, found.get(), expected.get());
  }

  /** Whether a slow search ends; where it does not, parts and representatives are not compared. */
  public boolean withinReach(P position) {
    return slow(rules(), position).isPresent();
  }

  /** The outcome by the definition; empty where that takes too many positions. */
  <Q> Optional<Outcome> slow(Play<Q> rules, Q position) {
    return rules.endless().isPresent()
        ? new SlowLoops<>(rules, SLOW_LOOPS, control).outcome(position)
        : new SlowSearch<>(rules, SLOW_POSITIONS, control).outcome(position);
  }

  /** In an impartial game both players have the same moves. */
  public Optional<String> impartial(P position) {
    if (!rules().impartial()) {
      return Optional.empty();
    }
    if (!new HashSet<>(options(position, Player.LEFT))
        .equals(new HashSet<>(options(position, Player.RIGHT)))) {
      return wrong(
          "%s and %s have different options in %s",
          title(Player.LEFT), title(Player.RIGHT), quoted(position));
    }
    boolean fair =
        rules()
            .verdict(position)
            .map(v -> List.of(Outcome.N, Outcome.P, Outcome.D).contains(v))
            .orElse(true);
    return fair ? Optional.empty() : wrong("the verdict on %s prefers a player", quoted(position));
  }

  /** In an all-small game both players have a move or neither has. */
  public Optional<String> allSmall(P position) {
    if (!rules().allSmall() || rules().verdict(position).isPresent()) {
      return Optional.empty();
    }
    boolean left = !moves(position, Player.LEFT).isEmpty();
    boolean right = !moves(position, Player.RIGHT).isEmpty();
    return left == right
        ? Optional.empty()
        : wrong(
            "only %s has a move in %s, and the rules call themselves all-small",
            title(left ? Player.LEFT : Player.RIGHT), quoted(position));
  }

  /** What the game calls a player. */
  private String title(Player player) {
    return variant.look().title(player);
  }

  /** Verdicts are given where they are due, and only there. */
  public Optional<String> verdicts(P position) {
    if (rules().ending() != Ending.VERDICT) {
      return over(position)
          ? wrong("a verdict on %s in a game that the last move decides", quoted(position))
          : Optional.empty();
    }
    boolean stuck = Arrays.stream(Player.values()).allMatch(p -> options(position, p).isEmpty());
    return stuck && !over(position)
        ? wrong("nobody can move in %s, and there is no verdict", quoted(position))
        : Optional.empty();
  }

  /** The positions that some players reach from these, moving in any order, nearest first. */
  public List<P> followers(List<P> starts, int most) {
    Set<P> seen = new HashSet<>();
    List<P> followers = new ArrayList<>();
    for (P start : starts) {
      if (seen.add(start)) {
        followers.add(start);
      }
    }
    for (int i = 0; i < followers.size() && followers.size() < most; i++) {
      P position = followers.get(i);
      if (!over(position)) {
        for (Player player : Player.values()) {
          for (P option : options(position, player)) {
            if (followers.size() < most && seen.add(Objects.requireNonNull(option, "an option"))) {
              followers.add(option);
            }
          }
        }
      }
    }
    return followers;
  }

  private static Optional<String> wrong(String form, Object... words) {
    return Optional.of(String.format(Locale.ROOT, form, words));
  }
}

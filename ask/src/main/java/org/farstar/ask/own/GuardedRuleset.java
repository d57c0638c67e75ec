package org.farstar.ask.own;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * The rules of a game of the user's own, which never give null: a method that does ends with an
 * {@link OwnGameException} that names it, before its result is used.
 *
 * @param <P> the positions
 */
final class GuardedRuleset<P> implements Rules<P> {
  /** More moves than these count as a list that does not end; none could be searched. */
  private static final int MOST_MOVES = 1_000_000;

  private final Rules<P> rules;
  private final String where;
  private final boolean ownMoveList;
  private final boolean ownOptions;
  private final boolean ownPlay;
  private final boolean ownCodec;

  /**
   * @param rules what the user wrote
   * @param where the file, for messages
   */
  GuardedRuleset(Rules<P> rules, String where) {
    this.rules = rules;
    this.where = where;
    this.ownMoveList = overrides("moveList", Object.class, Player.class);
    this.ownOptions = overrides("options", Object.class, Player.class);
    this.ownPlay = overrides("play", Object.class, Player.class, String.class);
    this.ownCodec = overrides("codec", Object.class);
  }

  private <T> T given(T result, String method) {
    if (result == null) {
      throw new OwnGameException(where + ": " + method + " returned null");
    }
    return result;
  }

  private <T> T given(T result, String method, P position) {
    if (result == null) {
      // Writing the position may be what fails.
      String text = method.equals("write") ? null : rules.write(position);
      String of = text == null ? "" : " for the position '" + text + "'";
      throw new OwnGameException(where + ": " + method + " returned null" + of);
    }
    return result;
  }

  private <T> List<T> list(List<T> result, String method, P position) {
    // Lists that are made by List.of refuse to be asked whether they contain null.
    for (T item : given(result, method, position)) {
      if (item == null) {
        throw new OwnGameException(where + ": " + method + " returned a list with null in it");
      }
    }
    return result;
  }

  private String text(String text, P position) {
    if (text == null) {
      throw new OwnGameException(
          where + ": the text of a move is null in the position '" + write(position) + "'");
    }
    return text;
  }

  @Override
  public void moves(P position, Player player, Moves<P> moves) {
    int[] made = new int[1];
    Moves.WithSpots<P> each =
        (to, text, spots) -> {
          if (++made[0] > MOST_MOVES) {
            throw OwnGameException.here("handed over more than a million moves", where);
          }
          if (to == null || text == null || spots == null) {
            String what = to == null ? "position" : text == null ? "text" : "list of spots";
            throw OwnGameException.here("handed over a move whose " + what + " is null", where);
          }
          moves.add(to, () -> text(text.get(), position), () -> spots(spots.get(), position));
        };
    rules.moves(position, player, each);
  }

  private List<List<String>> spots(List<List<String>> spots, P position) {
    if (spots == null
        || spots.stream().anyMatch(way -> way == null || way.stream().anyMatch(Objects::isNull))) {
      throw new OwnGameException(
          where + ": a spot of a move is null in the position '" + write(position) + "'");
    }
    return spots;
  }

  @Override
  public Optional<String> unsearchable(P position, boolean exact) {
    return given(rules.unsearchable(position, exact), "unsearchable", position);
  }

  @Override
  public Optional<String> movesStandForOthers(P position) {
    return given(rules.movesStandForOthers(position), "movesStandForOthers", position);
  }

  @Override
  public Optional<String> hardness(P position) {
    return given(rules.hardness(position), "hardness", position);
  }

  @Override
  public P read(String text) {
    P position = rules.read(text);
    if (position == null) {
      throw new OwnGameException(where + ": read returned null for the text '" + text + "'");
    }
    return position;
  }

  @Override
  public P read(String text, Sources sources) {
    P position = rules.read(text, sources);
    if (position == null) {
      throw new OwnGameException(where + ": read returned null for the text '" + text + "'");
    }
    return position;
  }

  @Override
  public String write(P position) {
    return given(rules.write(position), "write", position);
  }

  @Override
  public Ending ending() {
    return given(rules.ending(), "ending");
  }

  @Override
  public Optional<Outcome> verdict(P position) {
    return given(rules.verdict(position), "verdict", position);
  }

  @Override
  public Optional<Outcome> endless() {
    return given(rules.endless(), "endless");
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public boolean allSmall() {
    return rules.allSmall();
  }

  @Override
  public List<P> parts(P position) {
    return list(rules.parts(position), "parts", position);
  }

  @Override
  public P representative(P position) {
    return given(rules.representative(position), "representative", position);
  }

  @Override
  public Optional<P> exchanged(P position) {
    return given(rules.exchanged(position), "exchanged", position);
  }

  @Override
  public OptionalLong rank(P position) {
    return given(rules.rank(position), "rank", position);
  }

  @Override
  public OptionalLong stage(P position) {
    return given(rules.stage(position), "stage", position);
  }

  @Override
  public Optional<P> withPart(P position, int part, P replacement) {
    return given(rules.withPart(position, part, replacement), "withPart", position);
  }

  @Override
  public String describe(P position) {
    return given(rules.describe(position), "describe", position);
  }

  @Override
  public boolean plusInPositions() {
    return rules.plusInPositions();
  }

  @Override
  public List<Move<P>> moveList(P position, Player player) {
    return ownMoveList
        ? list(rules.moveList(position, player), "moveList", position)
        : Rules.super.moveList(position, player);
  }

  @Override
  public List<P> options(P position, Player player) {
    return ownOptions
        ? list(rules.options(position, player), "options", position)
        : Rules.super.options(position, player);
  }

  @Override
  public Optional<P> play(P position, Player player, String text) {
    return ownPlay
        ? given(rules.play(position, player, text), "play", position)
        : Rules.super.play(position, player, text);
  }

  @Override
  public Codec<P> codec(P start) {
    if (!ownCodec) {
      return Rules.super.codec(start);
    }
    Codec<P> codec = given(rules.codec(start), "codec", start);
    return new Codec<>() {
      @Override
      public int bits() {
        return codec.bits();
      }

      @Override
      public void pack(P position, long[] to, int at) {
        codec.pack(position, to, at);
      }

      @Override
      public P unpack(long[] from, int at) {
        return given(codec.unpack(from, at), "unpack");
      }
    };
  }

  /**
   * Whether the user wrote the method again; if not, it goes by the moves that are watched here.
   */
  private boolean overrides(String method, Class<?>... parameters) {
    try {
      Class<?> declares = rules.getClass().getMethod(method, parameters).getDeclaringClass();
      return declares != Rules.class && declares != Play.class;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}

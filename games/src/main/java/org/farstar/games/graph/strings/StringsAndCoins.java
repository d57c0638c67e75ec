package org.farstar.games.graph.strings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.engine.play.Codec;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * Strings and Coins in normal play, which is Nimstring. A move is a whole turn: strings that
 * complete coins, as many as the player likes, and then one that completes none. A turn that
 * completes a coin and finds no string to end with is no move, since whoever makes it loses.
 *
 * <p>A position is a single part even where its graph is not connected: a turn may complete coins
 * in one component and end in another. In a sum with other games a turn stays in its term.
 */
final class StringsAndCoins implements Rules<Strings> {
  /** What is left in the middle of a turn, and the strings that were cut in it. */
  private record Turn(Strings left, List<Strand> cut) {
    Turn with(Strand strand) {
      List<Strand> more = new ArrayList<>(cut);
      more.add(strand);
      return new Turn(left.without(strand), more);
    }
  }

  /** Turns that leave the same strings are one move, named by the shortest and first of them. */
  @Override
  public void moves(Strings strings, Player player, Moves<Strings> moves) {
    Set<Strings> seen = new HashSet<>();
    Deque<Turn> open = new ArrayDeque<>(List.of(new Turn(strings, List.of())));
    while (!open.isEmpty()) {
      Turn turn = open.remove();
      for (Strand strand : turn.left().strands()) {
        Turn next = turn.with(strand);
        if (seen.add(next.left())) {
          if (turn.left().completes(strand)) {
            open.add(next);
          } else {
            moves.add(next.left(), () -> text(next.cut()), () -> ways(turn, strand));
          }
        }
      }
    }
  }

  private static String text(List<Strand> cut) {
    return cut.stream().map(Strand::name).collect(Collectors.joining(" "));
  }

  /** The spots of the strings that complete coins, and any of those like the last. */
  private static List<List<String>> ways(Turn turn, Strand last) {
    List<String> first = turn.cut().stream().map(Strand::name).toList();
    long alike = turn.left().strands().stream().filter(last::equals).count();
    List<List<String>> ways = new ArrayList<>();
    for (int copy = 1; copy <= alike; copy++) {
      List<String> way = new ArrayList<>(first);
      way.add(StringsLook.spot(last, copy));
      ways.add(way);
    }
    return ways;
  }

  /** A turn may be written with its strings in any order in which they can be cut. */
  @Override
  public Optional<Strings> play(Strings position, Player player, String text) {
    Strings left = position;
    boolean on = true;
    for (String word : text.strip().split("\\s+")) {
      Optional<Strand> strand =
          left.strands().stream().filter(s -> s.name().equals(turned(word, s))).findFirst();
      if (!on || strand.isEmpty()) {
        return Optional.empty();
      }
      on = left.completes(strand.get());
      left = left.without(strand.get());
    }
    return on ? Optional.empty() : Optional.of(left);
  }

  /** The name of a string if a word has its ends in either order, else the word. */
  private static String turned(String word, Strand strand) {
    int dash = strand.name().indexOf('-');
    String other = strand.name().substring(dash + 1) + "-" + strand.name().substring(0, dash);
    return word.equals(other) ? strand.name() : word;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  /** Boards become graphs. */
  @Override
  public Strings representative(Strings strings) {
    return strings.canonical();
  }

  @Override
  public Strings read(String text) {
    return Strings.read(text);
  }

  @Override
  public String write(Strings strings) {
    return strings.toString();
  }

  @Override
  public OptionalLong rank(Strings strings) {
    return OptionalLong.of(strings.strands().size());
  }

  @Override
  public Codec<Strings> codec(Strings start) {
    return new StrandCodec(start);
  }
}

package org.farstar.values.misere;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Makes misère games and computes with them. Equal games that it makes are one object; games of
 * another are adopted. What it has found stays here, so that its owner decides how long it lives.
 * For one thread at a time.
 *
 * <p>Sums of misère games in canonical form have no shorter way than by their options: a sum takes
 * time and memory proportional to the number of sums of followers of its terms.
 */
public final class MisereGames {
  private static final int LARGEST_HEAP = 10_000;
  private static final long BYTES_PER_GAME = 200;

  private final Map<List<MisereGame>, MisereGame> games = new HashMap<>();
  private final Map<Pair, MisereGame> sums = new HashMap<>();
  private final Map<MisereGame, MisereGame> mates = new HashMap<>();
  private final Map<MisereGame, GenusTail> genera = new HashMap<>();
  private final List<MisereGame> heaps = new ArrayList<>();

  /** Two games that are compared as objects. */
  private record Pair(MisereGame a, MisereGame b) {}

  /** A universe that knows no game yet. */
  public MisereGames() {
    heaps.add(interned(List.of()));
  }

  /** The game without options. */
  public MisereGame zero() {
    return heaps.get(0);
  }

  /**
   * The Nim heap *n.
   *
   * @throws IllegalArgumentException if the size is negative or more than 10000
   */
  public MisereGame heap(int size) {
    if (size < 0 || size > LARGEST_HEAP) {
      throw new IllegalArgumentException("a heap of 0 to " + LARGEST_HEAP + ", not " + size);
    }
    while (heaps.size() <= size) {
      List<MisereGame> smaller = new ArrayList<>(heaps);
      Collections.reverse(smaller);
      heaps.add(interned(smaller));
    }
    return heaps.get(size);
  }

  private MisereGame interned(List<MisereGame> sorted) {
    MisereGame found = games.get(sorted);
    if (found == null) {
      Cancellation.check(games.size() * BYTES_PER_GAME);
      found = new MisereGame(sorted);
      games.put(found.options(), found);
    }
    return found;
  }

  /**
   * The game with these options in canonical form. Options that are reversible are left out: if all
   * options but those of G have G as an option, the game is G; where G is 0, the player who moves
   * next must also win the game (On Numbers and Games, chapter 12).
   *
   * @param options games of this universe
   */
  public MisereGame of(Collection<MisereGame> options) {
    Set<MisereGame> all = new HashSet<>(options);
    boolean won = all.isEmpty() || all.stream().anyMatch(MisereGame::isLost);
    Set<MisereGame> tried = new HashSet<>();
    for (MisereGame option : all) {
      for (MisereGame game : option.options()) {
        if (tried.add(game)
            && (won || !game.options().isEmpty())
            && all.containsAll(game.options())
            && all.stream()
                .allMatch(each -> game.options().contains(each) || each.options().contains(game))) {
          return game;
        }
      }
    }
    List<MisereGame> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparing((MisereGame game) -> game, MisereGame::order).reversed());
    return interned(sorted);
  }

  /** The sum of two games. */
  public MisereGame sum(MisereGame a, MisereGame b) {
    if (a.options().isEmpty()) {
      return b;
    }
    if (b.options().isEmpty()) {
      return a;
    }
    Pair pair = MisereGame.order(a, b) <= 0 ? new Pair(a, b) : new Pair(b, a);
    MisereGame known = sums.get(pair);
    if (known == null) {
      Set<MisereGame> options = new HashSet<>();
      a.options().forEach(option -> options.add(sum(option, b)));
      b.options().forEach(option -> options.add(sum(a, option)));
      Cancellation.check((games.size() + sums.size()) * BYTES_PER_GAME);
      known = of(options);
      sums.put(pair, known);
    }
    return known;
  }

  /**
   * The mate G-: the game whose options are the mates of the options of G, and * where G is 0. G +
   * G- is lost by the player who moves next (On Numbers and Games, chapter 12).
   */
  public MisereGame mate(MisereGame game) {
    if (game.options().isEmpty()) {
      return heap(1);
    }
    MisereGame known = mates.get(game);
    if (known == null) {
      known = of(game.options().stream().map(this::mate).toList());
      mates.put(game, known);
    }
    return known;
  }

  /** The genus; takes time linear in the number of followers and their options. */
  public Genus genus(MisereGame game) {
    return tail(game).genus;
  }

  /**
   * Whether it is tame: its genus, and that of every follower, is one of a sum of Nim heaps. Sums
   * of tame games are won and lost as those Nim heaps are. Siegel's book says hereditarily tame.
   */
  public boolean isTame(MisereGame game) {
    return tail(game).tame;
  }

  /** A genus, how far its values are listed, and tameness. */
  private record GenusTail(Genus genus, boolean tame) {}

  private GenusTail tail(MisereGame game) {
    GenusTail known = genera.get(game);
    if (known == null) {
      List<GenusTail> options = game.options().stream().map(this::tail).toList();
      Genus genus = genus(options.stream().map(GenusTail::genus).toList());
      known = new GenusTail(genus, genus.isNim() && options.stream().allMatch(GenusTail::tame));
      genera.put(game, known);
    }
    return known;
  }

  /**
   * The genus from those of the options. G + n*2 has the options G' + n*2, G + (n-1)*2 and G +
   * (n-1)*2 + *, and a star changes the misère value by 1. From some n on the values of the options
   * alternate; then each value follows from the one before and the parity of n, and once they agree
   * with the second before they do so for ever.
   */
  private static Genus genus(List<Genus> options) {
    int settled = options.stream().mapToInt(option -> option.misere().size()).max().orElse(0);
    List<Integer> values = new ArrayList<>();
    for (int n = 0; ; n++) {
      Set<Integer> seen = new HashSet<>();
      for (Genus option : options) {
        seen.add(option.misere(n));
      }
      if (n > 0) {
        seen.add(values.get(n - 1));
        seen.add(values.get(n - 1) ^ 1);
      }
      values.add(n == 0 && options.isEmpty() ? 1 : mex(seen));
      if (n >= settled + 2 && values.get(n).equals(values.get(n - 2))) {
        break;
      }
    }
    int length = values.size();
    while (length > 2 && values.get(length - 1).equals(values.get(length - 3))) {
      length--;
    }
    Set<Integer> grundy = new HashSet<>();
    options.forEach(option -> grundy.add(option.grundy()));
    return new Genus(mex(grundy), values.subList(0, length));
  }

  private static int mex(Set<Integer> seen) {
    int least = 0;
    while (seen.contains(least)) {
      least++;
    }
    return least;
  }

  /** A game of another universe in this one. */
  public MisereGame adopt(MisereGame game) {
    return adopt(game, new HashMap<>());
  }

  private MisereGame adopt(MisereGame game, Map<MisereGame, MisereGame> done) {
    if (game.isHeap()) {
      return heap(game.birthday());
    }
    Optional<MisereGame> known = Optional.ofNullable(done.get(game));
    if (known.isEmpty()) {
      known = Optional.of(of(game.options().stream().map(each -> adopt(each, done)).toList()));
      done.put(game, known.get());
    }
    return known.get();
  }

  /**
   * Reads a sum of games as {@link MisereGame} writes them, {@code *[2# 2 0] + *2#}; commas may
   * stand between options, too. Options that touch, and brackets about one option alone, are
   * refused, since others write them and mean other games: {@code *[320]} may be a heap, a game
   * with this heap as its only option, and one with the options *3, *2 and 0.
   *
   * @throws NotationException where the text is anything else
   */
  public MisereGame read(String text) {
    Scanner at = new Scanner(text).whitespace();
    MisereGame sum = term(at);
    while (at.whitespace().accept('+')) {
      sum = sum(sum, term(at.whitespace()));
    }
    if (!at.whitespace().atEnd()) {
      throw at.error("the end, or a plus sign and a misère game");
    }
    return sum;
  }

  private MisereGame term(Scanner at) {
    if (at.accept('0')) {
      return zero();
    }
    at.expect("*", "a misère game: 0, *, *n or *[...]");
    boolean bare = at.atEnd() || !Scanner.isDigit(at.peek()) && at.peek() != '[';
    if (bare) {
      return heap(1);
    }
    int from = at.at();
    MisereGame game = at.accept('[') ? several(from, at) : size(at);
    return sharp(game, at);
  }

  /** What stands in the outermost brackets. */
  private MisereGame several(int from, Scanner at) {
    List<MisereGame> options = options(at);
    if (options.size() != 1) {
      return of(options);
    }
    String text = at.text().substring(from, at.at());
    String digits = text.substring(1, text.length() - 1).strip();
    boolean apart = digits.length() > 1 && digits.chars().allMatch(Scanner::isDigit);
    MisereGame only = options.get(0);
    throw at.error(
        from,
        "'" + text + "' with one entry",
        (only.isLong() ? "the entry itself" : only + "")
            + ", or "
            + (only.isLong() ? "a # behind it" : of(options) + "")
            + " for the game whose only option it is"
            + (apart ? ", or *[" + String.join(" ", digits.split("")) + "]" : ""));
  }

  /** Options up to the closing bracket, with blanks or commas between. */
  private List<MisereGame> options(Scanner at) {
    List<MisereGame> options = new ArrayList<>();
    while (!at.whitespace().accept(']')) {
      options.add(inner(at));
      int end = at.at();
      at.whitespace().accept(',');
      if (at.at() == end && !at.is(']') && !at.atEnd()) {
        throw at.error("a blank or a comma between options");
      }
    }
    return options;
  }

  private MisereGame inner(Scanner at) {
    return sharp(at.accept('[') ? of(options(at)) : size(at), at);
  }

  private MisereGame size(Scanner at) {
    return heap((int) at.natural(0, LARGEST_HEAP, "a heap of a misère game, or a bracket"));
  }

  private MisereGame sharp(MisereGame game, Scanner at) {
    MisereGame result = game;
    while (at.accept('#')) {
      result = of(List.of(result));
    }
    return result;
  }
}

package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;
import org.farstar.games.order.monotone.board.Deck;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of a board of cards: subsequences are measured by their definition, and a
 * recorded card is the best last card of the subsequences of some length.
 */
final class MonotoneChecker implements StepChecker<MonotonePosition> {
  /** With these excesses the second player wins where one length is 3. */
  private static final List<Long> SECOND = List.of(1L, -1L, -4L);

  private final Parameters game;

  MonotoneChecker(Parameters game) {
    this.game = game;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(
        StepKind.PARITY,
        StepKind.EXCESS,
        StepKind.BUMPING,
        StepKind.GAPS,
        StepKind.LENGTHS,
        StepKind.LENGTH);
  }

  @Override
  public void check(StepCheck<MonotonePosition> check) {
    MonotonePosition position = check.position();
    switch (check.kind()) {
      case PARITY -> {
        check.require(
            check.integer("ascending") == game.a() && check.integer("descending") == game.d(),
            "these are the lengths");
        check.require(
            game.extended() && !game.misere() && position.cards().isEmpty(),
            "it is the empty board of the extended form");
        outcome(check, game.a() % 2 == 1 && game.d() % 2 == 1 ? Outcome.N : Outcome.P);
      }
      case EXCESS -> excess(check);
      case BUMPING -> bumping(check);
      case GAPS -> gaps(check);
      case LENGTH -> length(check);
      default -> lengths(check);
    }
  }

  private static void outcome(StepCheck<MonotonePosition> check, Outcome outcome) {
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }

  private void excess(StepCheck<MonotonePosition> check) {
    long length = Math.max(game.a(), game.d());
    long cards = game.deck().size().orElseThrow();
    long excess = 4 * length - 3 * cards;
    check.require(
        check.integer("length") == length && check.number("cards").longValueExact() == cards,
        "these are the length and the deck");
    check.require(check.number("excess").longValueExact() == excess, "the excess is " + excess);
    check.require(
        game.misere() && Math.min(game.a(), game.d()) == 3 && check.position().cards().isEmpty(),
        "it is the empty board of misère play with a length of 3");
    // With lengths 3 and 5 and nine cards the rule has an exception.
    boolean second = SECOND.contains(excess) || length == 5 && cards == 9;
    outcome(check, excess >= 3 ? Outcome.D : second ? Outcome.P : Outcome.N);
  }

  /** The recorded cards in ascending order, with their colours: by the definition. */
  private static Map<Element, String> recorded(Deck deck, List<Element> cards) {
    Map<Element, String> colours = new TreeMap<>(Domain::compare);
    mark(deck, cards, 1, "R", colours);
    mark(deck, cards, -1, "B", colours);
    return colours;
  }

  /** Marks the best last card of the ascending, or descending, subsequences of each length. */
  private static void mark(
      Deck deck, List<Element> cards, int sign, String colour, Map<Element, String> colours) {
    int[] length = ending(deck, cards, sign);
    Map<Integer, Element> best = new TreeMap<>();
    for (int i = 0; i < length.length; i++) {
      best.merge(
          length[i],
          cards.get(i),
          (one, other) -> sign * Domain.compare(one, other) < 0 ? one : other);
    }
    best.values()
        .forEach(
            card -> colours.merge(card, colour, (one, other) -> one.equals(other) ? one : "P"));
  }

  /** The longest subsequence that ends with each card. */
  private static int[] ending(Deck deck, List<Element> cards, int sign) {
    int[] length = new int[cards.size()];
    for (int i = 0; i < length.length; i++) {
      length[i] = 1;
      for (int j = 0; j < i; j++) {
        if (sign * deck.compare(cards.get(j), cards.get(i)) < 0) {
          length[i] = Math.max(length[i], length[j] + 1);
        }
      }
    }
    return length;
  }

  private static int longest(MonotonePosition position, int sign) {
    return Arrays.stream(ending(position.deck(), position.cards(), sign)).max().orElse(0);
  }

  private static void bumping(StepCheck<MonotonePosition> check) {
    MonotonePosition position = check.position();
    List<Element> cards = position.cards();
    check.require(
        check.texts("cards").equals(cards.stream().map(position.deck()::write).toList()),
        "these are the cards");
    List<String> colours = new ArrayList<>();
    for (int i = 1; i <= cards.size(); i++) {
      colours.add(String.join("", recorded(position.deck(), cards.subList(0, i)).values()));
    }
    check.require(check.texts("colours").equals(colours), "the colours are " + colours);
  }

  private void gaps(StepCheck<MonotonePosition> check) {
    MonotonePosition position = check.position();
    Map<Element, String> recorded = recorded(position.deck(), position.cards());
    check.require(
        check.text("colours").equals(String.join("", recorded.values())), "these are the colours");
    check.require(
        check.integer("a") == game.a() && check.integer("d") == game.d(),
        "these are the critical lengths");
    check.require(
        check.integer("ascending") == longest(position, 1)
            && check.integer("descending") == longest(position, -1),
        "these are the longest subsequences");
    Domain domain = position.deck().chain().orElseThrow();
    List<Element> used = new ArrayList<>(position.cards());
    used.sort(Domain::compare);
    List<String> gaps = new ArrayList<>();
    OrderType.Builder gap = new OrderType.Builder();
    for (int i = 0; i <= used.size(); i++) {
      Element high = i < used.size() ? used.get(i) : null;
      for (Segment segment : domain.between(i == 0 ? null : used.get(i - 1), high)) {
        gap.add(segment.type());
      }
      if (high == null || recorded.containsKey(high)) {
        gaps.add(gap.build().toString());
        gap = new OrderType.Builder();
      }
    }
    check.require(check.texts("gaps").equals(gaps), "the gaps are " + gaps);
    List<String> picture =
        check.text("picture").lines().map(l -> l.strip().replaceAll("\\s+", " ")).toList();
    check.require(
        picture.equals(
            List.of(
                line("recorded", recorded.keySet().stream().map(position.deck()::write).toList()),
                line("colours", List.copyOf(recorded.values())),
                line("free", gaps))),
        "the picture has the same");
    sizes(check, List.copyOf(recorded.values()), gaps);
  }

  private static String line(String name, List<String> words) {
    return String.join(" ", Stream.concat(Stream.of(name), words.stream()).toList())
        .replaceAll("\\s+", " ");
  }

  /** Gaps of finite decks: a card of some complete a subsequence, others are larger than needed. */
  private void sizes(StepCheck<MonotonePosition> check, List<String> colours, List<String> gaps) {
    List<List<String>> large = new ArrayList<>();
    long dead = 0;
    boolean finite = game.deck().size().isPresent();
    for (int i = 0; i < gaps.size() && finite; i++) {
      long x =
          game.a() - colours.subList(0, i).stream().filter(colour -> !colour.equals("B")).count();
      long y =
          game.d()
              - colours.subList(i, colours.size()).stream().filter(c -> !c.equals("R")).count();
      long size = Long.parseLong(gaps.get(i));
      long counts = 2 * paths(x - 1, y - 1) - 1;
      if (x == 1 || y == 1) {
        dead += size;
      } else if (size > counts) {
        large.add(Stream.of(size, counts, x, y).map(Object::toString).toList());
      }
    }
    check.require(
        check.has("dead") == finite && (!finite || check.number("dead").longValueExact() == dead),
        dead + " cards complete a subsequence");
    check.require(check.rows("large").equals(large), "these gaps are larger than they count");
  }

  /** In how many ways x steps to the right and y steps up follow each other, by Pascal's rule. */
  private static long paths(long x, long y) {
    long[] ways = new long[(int) x + 1];
    Arrays.fill(ways, 1);
    for (int row = 0; row < y; row++) {
      for (int i = 1; i <= x; i++) {
        ways[i] = Math.min(Long.MAX_VALUE / 4, ways[i] + ways[i - 1]);
      }
    }
    return ways[(int) x];
  }

  /** The play of a step completes the subsequence that it names, and no longer one. */
  private void length(StepCheck<MonotonePosition> check) {
    List<Element> cards = new ArrayList<>(check.position().cards());
    Deck deck = check.position().deck();
    Map<String, Element> names = new HashMap<>();
    List<Element> used = new ArrayList<>(cards);
    used.sort(Domain::compare);
    deck.choices(used, Long.MAX_VALUE, (card, text) -> names.put(deck.write(card), card));
    check.texts("moves").forEach(name -> cards.add(names.get(name)));
    boolean ascending = check.text("completes").equals("ascending");
    int length = Arrays.stream(ending(deck, cards, ascending ? 1 : -1)).max().orElse(0);
    check.require(
        length == check.integer("critical") && length == (ascending ? game.a() : game.d()),
        "the play completes a subsequence of length " + check.integer("critical"));
  }

  /** Each free card that can still be part of a critical subsequence, with what it would end. */
  private void lengths(StepCheck<MonotonePosition> check) {
    MonotonePosition position = check.position();
    Deck deck = position.deck();
    List<Element> free = new ArrayList<>();
    deck.choices(position.cards(), Long.MAX_VALUE, (card, text) -> free.add(card));
    List<List<String>> wanted = new ArrayList<>();
    for (Element card : free) {
      if (through(position, free, card, 1) >= game.a()
          || through(position, free, card, -1) >= game.d()) {
        wanted.add(
            List.of(
                deck.write(card),
                Integer.toString(with(position, card, 1)),
                Integer.toString(with(position, card, -1))));
      }
    }
    check.require(
        check.integer("a") == game.a() && check.integer("d") == game.d(),
        "these are the critical lengths");
    check.require(
        check.integer("others") == free.size() - wanted.size(), "so many only pass the turn");
    List<List<String>> said = check.rows("cards");
    check.require(
        said.size() == wanted.size() && wanted.containsAll(said), "the cards are " + wanted);
  }

  /** The longest subsequence of the board and a card after it that ends with the card. */
  private static int with(MonotonePosition position, Element card, int sign) {
    List<Element> more = new ArrayList<>(position.cards());
    more.add(card);
    return ending(position.deck(), more, sign)[more.size() - 1];
  }

  /** The longest subsequence with a card that the board and free cards can make. */
  private static int through(
      MonotonePosition position, List<Element> free, Element card, int sign) {
    return below(position, free, card, sign) + above(position.deck(), free, card, sign);
  }

  private static int below(MonotonePosition position, List<Element> free, Element card, int sign) {
    int below = with(position, card, sign);
    for (Element other : free) {
      if (sign * position.deck().compare(other, card) < 0) {
        below = Math.max(below, 1 + below(position, free, other, sign));
      }
    }
    return below;
  }

  /** The longest chain of free cards above a card, or below it. */
  private static int above(Deck deck, List<Element> free, Element card, int sign) {
    Optional<Integer> longest =
        free.stream()
            .filter(other -> sign * deck.compare(card, other) < 0)
            .map(other -> 1 + above(deck, free, other, sign))
            .max(Integer::compare);
    return longest.orElse(0);
  }
}

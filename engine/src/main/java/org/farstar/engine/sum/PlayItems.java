package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.item.KeptValues;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.Algebra;
import org.farstar.engine.search.NoSuchValueException;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.search.ValueSolver;
import org.farstar.engine.search.ValueTable;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Theory;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * Makes items of the positions of any rules: an object for each part, known by its representative.
 * Rules with a packed source of their own do without it.
 *
 * @param <P> the positions
 */
final class PlayItems<P> implements ItemSource<P> {
  /** The options of items that have more are made each time. */
  private static final int MOST_KEPT = 64;

  private final Variant<P> variant;
  private final Rules<P> rules;
  private final ItemStock stock;
  private final Workspace workspace;

  /** Values that outlive the process; null where none do. */
  private final KeptValues kept;

  private final Control control;

  /** Of the search for values, which has a share of its own each time. */
  private final Control shares;

  private final Meter meter;
  private final Shared<P> shared;
  private final List<Theory<P>> theories;
  private Valuing<P, ?> valuing;

  /** The largest size at which valuing has lately been worth the attempt. */
  private long limit = Schedule.Valuing.PLAYS.limit();

  /** What the sources of one variant share. */
  private static final class Shared<P> implements Measured {
    /** A map node, an item, a key and a small position; estimated, rounded up. */
    private static final long BYTES_PER_ITEM = 240;

    /** The part of a workspace's memory that the items of a variant may take. */
    private static final int MEMORY_SHARE = 8;

    /** For this many items the options are kept. */
    private static final int MOST_OPTIONS = 1 << 14;

    final int kind;
    final ForgettingTable<P, PositionItem<P>> items;
    final ForgettingTable<Integer, ItemSum[]> options = new ForgettingTable<>(MOST_OPTIONS);

    Shared(ItemStock stock, Workspace workspace) {
      this.kind = stock.nextKind();
      long most = workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_ITEM;
      this.items = new ForgettingTable<>(Math.max(1 << 10, most), BYTES_PER_ITEM);
    }

    @Override
    public long bytes() {
      return items.bytes();
    }
  }

  /**
   * @param theories whether theories may say what a part is worth and who wins it; what they have
   *     said is never mixed with what a search alone has found
   * @param control ends the search for values
   */
  PlayItems(
      Variant<P> variant, boolean theories, ItemStock stock, Workspace workspace, Control control) {
    this.variant = variant;
    this.rules = variant.rules();
    this.stock = stock;
    this.workspace = workspace;
    this.kept =
        workspace.kept().map(results -> new KeptValues(results, workspace.universe())).orElse(null);
    this.meter = control.meter();
    this.control = control.part();
    this.shares = control.part();
    this.shared =
        workspace.table(
            List.of(PlayItems.class, variant.key(), theories, stock),
            () -> new Shared<>(stock, workspace));
    this.theories =
        theories
            ? variant.theories().stream().map(theory -> theory.in(workspace)).toList()
            : List.of();
  }

  @Override
  public int kind() {
    return shared.kind;
  }

  @Override
  public boolean impartial() {
    return rules.impartial();
  }

  @Override
  public ItemSum sumOf(P position) {
    ItemSum sum = stock.empty();
    for (P part : rules.parts(position)) {
      sum = sum.plus(stock, sumOfPart(rules.representative(part)));
    }
    return sum;
  }

  private ItemSum sumOfPart(P representative) {
    PositionItem<P> item = shared.items.get(representative);
    if (item != null) {
      return sumOf(item, false);
    }
    boolean ownNegative = rules.impartial();
    if (!ownNegative) {
      Optional<P> exchanged = rules.exchanged(representative);
      if (exchanged.isPresent()) {
        P other = rules.representative(exchanged.get());
        ownNegative = other.equals(representative);
        item = ownNegative ? null : shared.items.get(other);
        if (item != null) {
          return sumOf(item, true);
        }
      }
    }
    item = new PositionItem<>(stock, shared.kind, representative, ownNegative);
    item = shared.items.putIfAbsent(representative, item);
    askTheories(item);
    return sumOf(item, false);
  }

  private ItemSum sumOf(PositionItem<P> item, boolean swapped) {
    ShortGame value = item.value();
    return value == null
        ? stock.sumOf(item, swapped)
        : stock.sumOf(swapped ? value.negate() : value);
  }

  /** What a theory knows of a part, the item knows at once. */
  private void askTheories(PositionItem<P> item) {
    for (Theory<P> theory : theories) {
      Optional<Fact<P>> fact = theory.fact(item.position(), Ask.ANSWER, control);
      if (fact.isPresent()) {
        learn(item, fact.get());
        return;
      }
    }
  }

  private void learn(PositionItem<P> item, Fact<P> fact) {
    Optional<ShortGame> value =
        fact.value().flatMap(known -> Values.shortGame(known, workspace.universe()));
    if (value.isPresent()) {
      item.worth(value.get());
    } else if (fact.outcome() == Outcome.P) {
      item.worth(workspace.universe().zero());
    } else if (!fact.outcome().hasDraw()) {
      for (Player player : Player.values()) {
        item.won(player, fact.outcome().forMover(player) == Result.WIN);
      }
    }
  }

  /** Made once and kept for a while, since a search comes back to an item in many sums. */
  @Override
  public ItemSum[] options(Item item, Player player) {
    Player mover = rules.impartial() ? Player.LEFT : player;
    int key = item.id() << 1 | (mover == Player.LEFT ? 0 : 1);
    ItemSum[] known = shared.options.get(key);
    if (known == null) {
      known = made(position(item).position(), mover);
      if (known.length <= MOST_KEPT) {
        shared.options.put(key, known);
      }
    }
    return known;
  }

  private ItemSum[] made(P position, Player player) {
    List<ItemSum> options = new ArrayList<>();
    rules.moves(
        position,
        player,
        (to, text) -> {
          options.add(sumOf(to));
          meter.throwIfStopped(options.size());
        });
    return options.stream().distinct().toArray(ItemSum[]::new);
  }

  /** One where the options have not been made: finding them takes as long as a node. */
  @Override
  public int count(Item item, Player player) {
    Player mover = rules.impartial() ? Player.LEFT : player;
    ItemSum[] known = shared.options.get(item.id() << 1 | (mover == Player.LEFT ? 0 : 1));
    return known == null ? 1 : known.length;
  }

  @Override
  public String name(Item item) {
    return String.join(
        "\n",
        variant.game(),
        variant.parameters(),
        variant.rules().write(position(item).position()));
  }

  @Override
  public String describe(Item item) {
    return rules.write(position(item).position());
  }

  @Override
  public boolean counts() {
    return false;
  }

  @Override
  public boolean mayReturn() {
    return true;
  }

  @Override
  public ItemSum value(Item item, long positions) {
    PositionItem<P> position = position(item);
    return value(position, positions) ? sumOf(position, false) : null;
  }

  @SuppressWarnings("unchecked")
  private PositionItem<P> position(Item item) {
    return (PositionItem<P>) item;
  }

  /** Tries to value an item within this many positions; true if its value is known now. */
  private boolean value(PositionItem<P> item, long positions) {
    if (item.value() != null) {
      return true;
    }
    if (variant.kind() == ValueKind.NONE
        || rules.ending() != Ending.LAST_PLAYER_WINS
        || item.tried() >= positions
        || rules.unsearchable(item.position(), true).isPresent()) {
      return false;
    }
    ShortGame value =
        kept != null && positions > Schedule.MET
            ? kept.value(name(item), positions, () -> searched(item, positions))
            : searched(item, positions);
    if (value != null) {
      item.worth(value);
    } else {
      item.triedInVain(positions);
    }
    return value != null;
  }

  private ShortGame searched(PositionItem<P> item, long positions) {
    if (valuing == null) {
      valuing = valuing(variant.kind().algebra(workspace));
    }
    return valuing.value(item.position(), positions, shares).orElse(null);
  }

  /** The value of an item that looks small enough for the search for it to pay. */
  @Override
  public ItemSum valueWhenMet(Item item) {
    PositionItem<P> position = position(item);
    if (position.value() == null && !(stock.uses(ItemShortcut.VALUES) && isSmall(position))) {
      return null;
    }
    return sumOf(position, false);
  }

  private boolean isSmall(PositionItem<P> item) {
    if (item.tried() >= Schedule.MET) {
      return false;
    }
    long size = size(item.position());
    if (size > limit) {
      return false;
    }
    boolean found = value(item, Schedule.MET);
    if (found && size == limit) {
      limit++;
    } else if (!found) {
      limit = Math.max(Schedule.Valuing.LEAST, size - 1);
    }
    return found;
  }

  /** The rank where there is one, and otherwise the number of moves. */
  private long size(P position) {
    OptionalLong rank = rules.rank(position);
    if (rank.isPresent()) {
      return rank.getAsLong();
    }
    int[] moves = new int[1];
    for (Player player : Player.values()) {
      rules.moves(position, player, (to, text) -> meter.throwIfStopped(++moves[0]));
    }
    return moves[0];
  }

  @Override
  public long visited() {
    return valuing == null ? 0 : valuing.solver.visited();
  }

  private <V extends Value> Valuing<P, V> valuing(Algebra<V> algebra) {
    ValueTable<P, V> known = ValueTables.of(workspace, variant);
    return new Valuing<>(
        workspace, known, variant.values().solver(rules, algebra, known, shares, 0));
  }

  /** The search for values of this variant, and what it has found. */
  private record Valuing<P, V extends Value>(
      Workspace workspace, ValueTable<P, V> known, ValueSolver<P, V> solver) {
    Optional<ShortGame> value(P position, long positions, Control control) {
      control.share(positions);
      try {
        return Values.shortGame(solver.value(position), workspace.universe());
      } catch (NoSuchValueException e) {
        return Optional.empty();
      } catch (SearchStopped e) {
        if (e.reason() == StopReason.MEMORY) {
          known.clear();
        } else if (e.reason() != StopReason.SHARE) {
          throw e;
        }
        return Optional.empty();
      }
    }
  }
}

package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.MoveCount;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Player;

/**
 * Computes values by recursion on the options: exhaustive, with a table, without any theory. With
 * the algebra of nimbers this is the Sprague–Grundy recursion, with that of numbers the simplest
 * number rule.
 *
 * <p>Independent parts are valued one by one and summed; symmetric positions meet in the table, and
 * so do those that differ by an exchange of the players. Time and memory are proportional to the
 * number of followers; a table that forgets bounds the memory, and takes more time. For normal play
 * and one thread; {@link ThreadedValueSearch} sets several of these on one table.
 *
 * @param <P> the positions
 * @param <V> the values
 */
public final class ValueSearch<P, V> implements ValueSolver<P, V> {
  private final Play<P> rules;
  private final Algebra<V> algebra;
  private final ValueTable<P, V> table;
  private final Meter meter;
  private final int worker;
  private volatile boolean stopped;

  /** The options of the positions on the path. */
  private long waiting;

  /**
   * @param rules the rules; the ending must be that the last player wins
   * @param algebra the kind of values
   * @param table where values are remembered, owned by the caller
   * @param control stops the search when its budget ends
   */
  public ValueSearch(Play<P> rules, Algebra<V> algebra, ValueTable<P, V> table, Control control) {
    this(rules, algebra, table, control, 0);
  }

  /**
   * One of several searches that share a table, each in a thread of its own.
   *
   * @param worker which of them, from 0; they look at the options in different orders, so that what
   *     one begins the others find done
   */
  ValueSearch(
      Play<P> rules, Algebra<V> algebra, ValueTable<P, V> table, Control control, int worker) {
    if (rules.ending() != Ending.LAST_PLAYER_WINS) {
      throw new IllegalArgumentException("values are for games in which the last player wins");
    }
    this.rules = rules;
    this.algebra = algebra;
    this.table = table;
    this.worker = worker;
    this.meter = control.meter(() -> table.unboundedBytes() + waiting * MoveCount.BYTES_PER_OPTION);
  }

  /** A search with a table of its own. */
  public ValueSearch(Play<P> rules, Algebra<V> algebra, Control control) {
    this(rules, algebra, ValueTable.remembering(), control);
  }

  @Override
  public Algebra<V> algebra() {
    return algebra;
  }

  @Override
  public long visited() {
    return meter.visited();
  }

  @Override
  public V value(P position) {
    waiting = 0;
    return meter.during(() -> valueOfParts(position));
  }

  private V valueOfParts(P position) {
    V total = algebra.zero();
    for (P part : rules.parts(position)) {
      total = algebra.sum(total, valueOfPart(rules.representative(part)));
    }
    return total;
  }

  private V valueOfPart(P root) {
    V known = known(root);
    if (known != null) {
      return known;
    }
    SearchStack<Frame> stack = new SearchStack<>(f -> f.position, f -> rules.describe(f.position));
    enter(root, stack);
    while (true) {
      Frame frame = stack.top();
      if (frame.hasNext()) {
        P part = rules.representative(frame.next());
        known = known(part);
        if (known == null) {
          enter(part, stack);
        } else {
          frame.deliver(known);
        }
        continue;
      }
      V value = combine(stack.pop());
      waiting -= frame.values.length;
      table.put(frame.position, value, meter.visited() - frame.begun);
      if (stack.isEmpty()) {
        return value;
      }
      stack.top().deliver(value);
    }
  }

  /** The value of a representative, if it or what it is with the players exchanged was valued. */
  private V known(P position) {
    V known = table.get(position);
    if (known == null) {
      Optional<P> exchanged = rules.exchanged(position);
      if (exchanged.isPresent()) {
        V opposite = table.get(rules.representative(exchanged.get()));
        if (opposite != null) {
          known = algebra.negate(opposite);
          table.put(position, known, 0);
        }
      }
    }
    return known;
  }

  @Override
  public void stop() {
    stopped = true;
  }

  private void enter(P position, SearchStack<Frame> stack) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    meter.count();
    Frame frame = frameOf(position);
    waiting += frame.values.length;
    stack.push(frame);
  }

  private Frame frameOf(P position) {
    List<List<P>> left = optionParts(position, Player.LEFT);
    return new Frame(
        position, left, rules.impartial() ? List.of() : optionParts(position, Player.RIGHT));
  }

  private List<List<P>> optionParts(P position, Player player) {
    List<List<P>> parts = new ArrayList<>();
    rules.moves(
        position,
        player,
        (to, text) -> {
          parts.add(rules.parts(to));
          meter.throwIfStopped(parts.size());
        });
    return parts;
  }

  private V combine(Frame frame) {
    List<V> values = frame.values();
    List<V> left = values.subList(0, frame.leftOptions);
    List<V> right = rules.impartial() ? left : values.subList(frame.leftOptions, values.size());
    try {
      return algebra.of(left, right);
    } catch (NoSuchValueException e) {
      throw e.at(rules.describe(frame.position));
    }
  }

  /** A position whose options are being valued one after the other, each part by part. */
  private final class Frame {
    final P position;
    final int leftOptions;
    private final List<List<P>> options;
    private final Object[] values;
    private final int first;
    private final long begun = meter.visited();
    private int done;
    private int part;

    /** The sum of the parts of the current option so far, null while there is none. */
    private V sum;

    Frame(P position, List<List<P>> left, List<List<P>> right) {
      this.position = position;
      this.leftOptions = left.size();
      this.options = new ArrayList<>(left);
      options.addAll(right);
      this.values = new Object[options.size()];
      // Of two workers one goes forwards and one backwards; more begin somewhere between.
      this.first = worker < 2 ? 0 : Math.floorMod(position.hashCode() * worker, values.length + 1);
    }

    private int current() {
      int index = worker % 2 == 0 ? done : values.length - 1 - done;
      return first == 0 ? index : (index + first) % values.length;
    }

    boolean hasNext() {
      while (done < values.length && part == options.get(current()).size()) {
        values[current()] = sum == null ? algebra.zero() : sum;
        done++;
        sum = null;
        part = 0;
      }
      return done < values.length;
    }

    P next() {
      return options.get(current()).get(part);
    }

    void deliver(V value) {
      sum = sum == null ? value : algebra.sum(sum, value);
      part++;
    }

    /** The values of all options, in the order of the options. */
    @SuppressWarnings("unchecked")
    List<V> values() {
      return (List<V>) Arrays.asList(values);
    }
  }
}

package org.farstar.engine.sum;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.BoundedTable;
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
 * The parts of one variant.
 *
 * @param <P> the positions
 */
final class VariantParts<P> {
  /** Positions of at most this size are valued whenever they are met beside other parts. */
  private static final long FIRST_LIMIT = 8;

  /** What one attempt may visit while a search goes on. */
  private static final long ATTEMPT = 256;

  private final Parts parts;
  private final Variant<P> variant;
  private final Rules<P> rules;
  private final BoundedTable<P, PositionPart<P>> table;
  private final Control control;
  private final List<Theory<P>> theories;
  private Valuing<P, ?> valuing;

  /** The largest size at which valuing has lately been worth the attempt. */
  private long limit = FIRST_LIMIT;

  VariantParts(Parts parts, Variant<P> variant, BoundedTable<P, PositionPart<P>> table) {
    this.parts = parts;
    this.variant = variant;
    this.rules = variant.rules();
    this.table = table;
    this.control = parts.control().part();
    this.theories =
        variant.theories().stream().map(theory -> theory.in(parts.workspace())).toList();
  }

  long visited() {
    return valuing == null ? 0 : valuing.solver.visited();
  }

  PartSum sumOf(P position) {
    List<P> split = rules.parts(position);
    if (split.size() == 1) {
      return sumOfPart(split.get(0));
    }
    return parts.total(split.stream().map(this::sumOfPart).toList());
  }

  private PartSum sumOfPart(P position) {
    Member member = member(rules.representative(position));
    ShortGame value = member.part().value();
    if (value != null) {
      PartSum sum = parts.sumOf(value);
      return member.swapped() ? sum.negative() : sum;
    }
    return new PartSum(parts.workspace().universe().zero(), new Member[] {member});
  }

  private Member member(P representative) {
    PositionPart<P> part = table.get(representative);
    if (part != null) {
      return Member.of(part, false);
    }
    boolean ownNegative = rules.impartial();
    if (!ownNegative) {
      Optional<P> exchanged = rules.exchanged(representative);
      if (exchanged.isPresent()) {
        P other = rules.representative(exchanged.get());
        ownNegative = other.equals(representative);
        part = ownNegative ? null : table.get(other);
        if (part != null) {
          return Member.of(part, true);
        }
      }
    }
    part = new PositionPart<>(parts.nextId(), variant, representative, ownNegative);
    part = table.putIfAbsent(representative, part);
    if (parts.theories()) {
      askTheories(part);
    }
    return Member.of(part, false);
  }

  /** What a theory knows of a part, it knows at once. */
  private void askTheories(PositionPart<P> part) {
    for (Theory<P> theory : theories) {
      Optional<Fact<P>> fact = theory.fact(part.position(), Ask.ANSWER, parts.control());
      if (fact.isPresent()) {
        learn(part, fact.get());
        return;
      }
    }
  }

  private void learn(PositionPart<P> part, Fact<P> fact) {
    Optional<ShortGame> value =
        fact.value().flatMap(known -> Values.shortGame(known, parts.workspace().universe()));
    if (value.isPresent()) {
      part.learn(value.get());
    } else if (fact.outcome() == Outcome.P) {
      part.learn(parts.workspace().universe().zero());
    } else if (!fact.outcome().hasDraw()) {
      for (Player player : Player.values()) {
        part.learn(player, fact.outcome().forMover(player) == Result.WIN);
      }
    }
  }

  /** Tries to value a part within so many positions; true if its value is known now. */
  boolean value(PositionPart<P> part, long positions) {
    if (part.value() != null) {
      return true;
    }
    if (variant.kind() == ValueKind.NONE
        || rules.ending() != Ending.LAST_PLAYER_WINS
        || part.tried() >= positions
        || rules.unsearchable(part.position(), true).isPresent()) {
      return false;
    }
    if (valuing == null) {
      valuing = valuing(variant.kind().algebra(parts.workspace()));
    }
    Optional<ShortGame> value = valuing.value(part.position(), positions, control);
    value.ifPresentOrElse(part::learn, () -> part.triedInVain(positions));
    return value.isPresent();
  }

  boolean valueIfSmall(PositionPart<P> part) {
    long size = size(part.position());
    if (size > limit || part.tried() >= ATTEMPT) {
      return false;
    }
    boolean found = value(part, ATTEMPT);
    if (found && size == limit) {
      limit++;
    } else if (!found) {
      limit = Math.max(FIRST_LIMIT / 2, size - 1);
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
      rules.moves(position, player, (to, text) -> moves[0]++);
    }
    return moves[0];
  }

  private <V extends Value> Valuing<P, V> valuing(Algebra<V> algebra) {
    ValueTable<P, V> known = ValueTables.of(parts.workspace(), variant);
    return new Valuing<>(parts, known, variant.values().solver(rules, algebra, known, control, 0));
  }

  /** The search for values of this variant, and what it has found. */
  private record Valuing<P, V extends Value>(
      Parts parts, ValueTable<P, V> known, ValueSolver<P, V> solver) {
    Optional<ShortGame> value(P position, long positions, Control control) {
      control.share(positions);
      try {
        return Values.shortGame(solver.value(position), parts.workspace().universe());
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

package org.farstar;

import java.util.Optional;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueBounds;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.player.OutcomeSet;

/** A limit was reached, or a {@link Stop} was called, before the question was answered. */
public final class UnfinishedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final StopReason reason;
  private final transient Optional<Unfinished> known;

  UnfinishedException(StopReason reason, Optional<Unfinished> known) {
    super(reason.sentence() + known.map(u -> " after " + u.positions() + " positions").orElse(""));
    this.reason = reason;
    this.known = known;
  }

  /** Which limit it was. */
  public StopReason reason() {
    return reason;
  }

  /** What the search knew; empty where nothing is known. */
  public Optional<Unfinished> known() {
    return known == null ? Optional.empty() : known;
  }

  /** The outcome classes that are still possible; empty where that is not known either. */
  public OutcomeSet possible() {
    return known().map(Unfinished::possible).orElse(OutcomeSet.of());
  }

  /** Numbers that a value asked for is at least and at most, as far as they were found. */
  public ValueBounds bounds() {
    return known().map(Unfinished::bounds).orElse(ValueBounds.NONE);
  }
}

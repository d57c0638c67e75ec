package org.farstar;

import java.util.Optional;
import java.util.Set;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.budget.StopReason;
import org.farstar.values.player.Outcome;

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
  public Set<Outcome> possible() {
    return known().map(Unfinished::possible).orElse(Set.of());
  }
}

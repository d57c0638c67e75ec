package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Sums as a play: a move is a move in one term. In a sum of several terms a move is written with
 * the number of its term, as in {@code 2: 3 5}. The plain definition, for every search that knows
 * nothing of sums.
 */
public final class SumPlay implements Play<Sum> {
  private final Ending ending;
  private final boolean impartial;
  private final Optional<Outcome> endless;

  /**
   * The play of one sum and its followers.
   *
   * @param sum the sum that it begins with
   */
  public SumPlay(Sum sum) {
    this.ending = sum.ending();
    this.impartial = sum.impartial();
    List<Outcome> endless =
        sum.terms().stream().flatMap(term -> endless(term).stream()).distinct().toList();
    // Where terms say different things of plays without end, nobody wins one.
    this.endless =
        endless.isEmpty()
            ? Optional.empty()
            : Optional.of(endless.size() == 1 ? endless.get(0) : Outcome.D);
  }

  private SumPlay(SumPlay play, Optional<Outcome> endless) {
    this.ending = play.ending;
    this.impartial = play.impartial;
    this.endless = endless;
  }

  /** The same play, in which nobody wins by going on for ever. */
  public SumPlay withoutEndlessWins() {
    return new SumPlay(this, endless.map(winner -> Outcome.D));
  }

  /** A move in one term of a sum as text, the term counted from 0. */
  public static String moveText(Sum sum, int term, String text) {
    return sum.terms().size() == 1 ? text : (term + 1) + ": " + text;
  }

  @Override
  public void moves(Sum sum, Player player, Moves<Sum> moves) {
    List<Term> terms = sum.terms();
    for (int i = 0; i < terms.size(); i++) {
      int index = i;
      Moves.WithSpots<Term> each =
          (to, text, spots) ->
              moves.add(sum.with(index, to), () -> moveText(sum, index, text.get()), spots);
      terms.get(i).moves(player, each);
    }
  }

  /** The sum after the move with this text, where the player has such a move. */
  public Optional<Sum> play(Sum sum, Player player, String text) {
    if (sum.terms().size() == 1) {
      return sum.terms().get(0).play(player, text).map(Sum::of);
    }
    String[] halves = text.strip().split("\\s*:\\s*", 2);
    if (halves.length < 2 || !halves[0].matches("[1-9][0-9]{0,8}")) {
      return Optional.empty();
    }
    int index = Integer.parseInt(halves[0]) - 1;
    if (index >= sum.terms().size()) {
      return Optional.empty();
    }
    return sum.terms().get(index).play(player, halves[1]).map(to -> sum.with(index, to));
  }

  @Override
  public Ending ending() {
    return ending;
  }

  private static Optional<Outcome> endless(Term term) {
    if (!(term instanceof Term.Placed<?> placed)) {
      return Optional.empty();
    }
    Optional<Outcome> endless = placed.variant().rules().endless();
    return placed.swapped() ? endless.map(Outcome::exchanged) : endless;
  }

  /** Whether and by whom a play of the sum that never ends is won. */
  @Override
  public Optional<Outcome> endless() {
    return endless;
  }

  @Override
  public boolean impartial() {
    return impartial;
  }

  @Override
  public Optional<Outcome> verdict(Sum sum) {
    return sum.single().flatMap(SumPlay::verdict);
  }

  private static Optional<Outcome> verdict(Term term) {
    return term instanceof Term.Placed<?> placed ? verdict(placed) : Optional.empty();
  }

  private static <P> Optional<Outcome> verdict(Term.Placed<P> placed) {
    Optional<Outcome> verdict = placed.variant().rules().verdict(placed.position());
    return placed.swapped() ? verdict.map(Outcome::exchanged) : verdict;
  }

  /** The parts of all terms, each a sum of its own. */
  @Override
  public List<Sum> parts(Sum sum) {
    return ending == Ending.VERDICT
        ? List.of(sum)
        : parted(sum, false).stream().map(Sum::of).toList();
  }

  /** The sum of the representatives of all parts of all terms. */
  @Override
  public Sum representative(Sum sum) {
    return Sum.of(parted(sum, true));
  }

  private List<Term> parted(Sum sum, boolean representatives) {
    List<Term> parts = new ArrayList<>();
    for (Term term : sum.terms()) {
      if (term instanceof Term.Placed<?> placed) {
        part(placed, representatives, parts);
      } else {
        parts.add(term);
      }
    }
    return parts;
  }

  private <P> void part(Term.Placed<P> placed, boolean representatives, List<Term> parts) {
    Play<P> rules = placed.variant().rules();
    List<P> positions =
        ending == Ending.VERDICT ? List.of(placed.position()) : rules.parts(placed.position());
    for (P part : positions) {
      parts.add(placed.at(representatives ? rules.representative(part) : part));
    }
  }

  @Override
  public Optional<Sum> exchanged(Sum sum) {
    return Optional.of(sum.exchanged());
  }

  @Override
  public OptionalLong rank(Sum sum) {
    long total = 0;
    for (Term term : sum.terms()) {
      OptionalLong rank =
          term instanceof Term.Placed<?> placed ? rank(placed) : OptionalLong.empty();
      // Ranks are not negative: a negative total has overflowed, and the sum has no rank.
      total = rank.isEmpty() || total < 0 ? -1 : total + rank.getAsLong();
    }
    return total < 0 ? OptionalLong.empty() : OptionalLong.of(total);
  }

  private static <P> OptionalLong rank(Term.Placed<P> placed) {
    return placed.variant().rules().rank(placed.position());
  }

  /** In a sum of several terms every option of each counts. */
  @Override
  public Optional<String> unsearchable(Sum sum, boolean exact) {
    boolean all = exact || sum.terms().size() > 1;
    return sum.terms().stream()
        .filter(Term.Placed.class::isInstance)
        .flatMap(term -> unsearchable((Term.Placed<?>) term, all).stream())
        .findFirst();
  }

  private static <P> Optional<String> unsearchable(Term.Placed<P> placed, boolean exact) {
    return placed.variant().rules().unsearchable(placed.position(), exact);
  }

  @Override
  public String describe(Sum sum) {
    return SumText.write(sum);
  }
}

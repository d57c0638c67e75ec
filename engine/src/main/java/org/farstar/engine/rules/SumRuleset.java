package org.farstar.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Sums of positions of a ruleset, as a ruleset: a move is a move in one term.
 *
 * <p>In a sum of several terms a move is written with the number of its term, as in {@code 2: 3 5}.
 *
 * @param <P> the positions of one term
 */
public final class SumRuleset<P> implements Rules<Sum<P>> {
  private final Rules<P> base;

  public SumRuleset(Rules<P> base) {
    this.base = base;
  }

  /** The ruleset of a single term. */
  public Rules<P> base() {
    return base;
  }

  @Override
  public void moves(Sum<P> sum, Player player, Moves<Sum<P>> moves) {
    List<P> terms = sum.terms();
    for (int i = 0; i < terms.size(); i++) {
      int index = i;
      base.moves(
          terms.get(i),
          player,
          (to, text) -> moves.add(sum.with(index, to), () -> moveText(sum, index, text.get())));
    }
  }

  /** In a sum of several terms every option of each counts. */
  @Override
  public Optional<String> unsearchable(Sum<P> sum, boolean exact) {
    boolean all = exact || sum.terms().size() > 1;
    return sum.terms().stream().flatMap(term -> base.unsearchable(term, all).stream()).findFirst();
  }

  /** What makes one of the terms hard makes the sum hard. */
  @Override
  public Optional<String> hardness(Sum<P> sum) {
    return sum.terms().stream().flatMap(term -> base.hardness(term).stream()).findFirst();
  }

  /** A move in one term of a sum as text, the term counted from 0. */
  public static String moveText(Sum<?> sum, int term, String text) {
    return sum.terms().size() == 1 ? text : (term + 1) + ": " + text;
  }

  @Override
  public Optional<Sum<P>> play(Sum<P> sum, Player player, String text) {
    if (sum.terms().size() == 1) {
      return base.play(sum.single(), player, text).map(to -> Sum.of(to));
    }
    String[] halves = text.strip().split("\\s*:\\s*", 2);
    if (halves.length < 2 || !halves[0].matches("[1-9][0-9]{0,8}")) {
      return Optional.empty();
    }
    int index = Integer.parseInt(halves[0]) - 1;
    if (index >= sum.terms().size()) {
      return Optional.empty();
    }
    return base.play(sum.terms().get(index), player, halves[1]).map(to -> sum.with(index, to));
  }

  @Override
  public Sum<P> read(String text) {
    List<P> terms = new ArrayList<>();
    int from = 0;
    while (true) {
      int plus = base.sums() ? nextPlus(text, from) : -1;
      int to = plus < 0 ? text.length() : plus;
      terms.add(readTerm(text, from, to));
      if (plus < 0) {
        return Sum.of(terms);
      }
      from = plus + 1;
    }
  }

  private int nextPlus(String text, int from) {
    if (base.plusInPositions()) {
      int blank = text.indexOf(" + ", from);
      return blank < 0 ? -1 : blank + 1;
    }
    return text.indexOf('+', from);
  }

  private P readTerm(String text, int from, int to) {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    try {
      return base.read(text.substring(start, end));
    } catch (NotationException e) {
      throw e.within(text, start);
    }
  }

  @Override
  public String write(Sum<P> sum) {
    return sum.terms().stream().map(base::write).collect(Collectors.joining(" + "));
  }

  @Override
  public String picture(Sum<P> sum) {
    return sum.terms().stream().map(base::picture).collect(Collectors.joining("\n+\n"));
  }

  /** Side by side; a term without a drawing of its own among others as text. */
  @Override
  public Optional<Drawing> drawing(Sum<P> sum) {
    List<Optional<Drawing>> drawings = sum.terms().stream().map(base::drawing).toList();
    if (drawings.stream().noneMatch(Optional::isPresent)) {
      return Optional.empty();
    }
    List<Drawing> all = new ArrayList<>();
    for (int i = 0; i < drawings.size(); i++) {
      P term = sum.terms().get(i);
      all.add(drawings.get(i).orElseGet(() -> Boards.text(base.picture(term))));
    }
    return Optional.of(Boards.sum(all));
  }

  @Override
  public Rules<Sum<P>> variant(String parameters) {
    return new SumRuleset<>(base.variant(parameters));
  }

  @Override
  public boolean hasParameters() {
    return base.hasParameters();
  }

  @Override
  public SumRuleset<P> reading(Sources sources) {
    return new SumRuleset<>(base.reading(sources));
  }

  @Override
  public String parameters() {
    return base.parameters();
  }

  @Override
  public Ending ending() {
    return base.ending();
  }

  @Override
  public Optional<Outcome> verdict(Sum<P> sum) {
    return sum.terms().size() == 1 ? base.verdict(sum.single()) : Optional.empty();
  }

  @Override
  public boolean impartial() {
    return base.impartial();
  }

  @Override
  public String title(Player player) {
    return base.title(player);
  }

  /** The words of the base for a single position; a sum has none of its own. */
  @Override
  public Optional<Winner> winner(Sum<P> sum, Outcome outcome) {
    return sum.terms().size() == 1 ? base.winner(sum.single(), outcome) : Optional.empty();
  }

  /** A sum of sums is a sum, and is written as one. */
  @Override
  public boolean sums() {
    return false;
  }

  @Override
  public boolean parity() {
    return base.parity();
  }

  /** The parts of all terms, each a sum of its own. */
  @Override
  public List<Sum<P>> parts(Sum<P> sum) {
    return base.ending() == Ending.VERDICT
        ? List.of(sum)
        : sum.terms().stream()
            .flatMap(term -> base.parts(term).stream())
            .map(part -> Sum.of(part))
            .toList();
  }

  /** The sum of the representatives of all parts of all terms. */
  @Override
  public Sum<P> representative(Sum<P> sum) {
    if (base.ending() == Ending.VERDICT) {
      return Sum.of(base.representative(sum.single()));
    }
    List<P> parts = new ArrayList<>();
    for (P term : sum.terms()) {
      for (P part : base.parts(term)) {
        parts.add(base.representative(part));
      }
    }
    return parts.equals(sum.terms()) ? sum : Sum.of(parts);
  }

  @Override
  public OptionalLong rank(Sum<P> sum) {
    long total = 0;
    for (P term : sum.terms()) {
      OptionalLong rank = base.rank(term);
      // Ranks are not negative: a negative total has overflowed, and the sum has no rank.
      total = rank.isEmpty() || total < 0 ? -1 : total + rank.getAsLong();
    }
    return total < 0 ? OptionalLong.empty() : OptionalLong.of(total);
  }
}

package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.PartsChecker;
import org.farstar.verify.TermsChecker;

/** What has been proved of the parts of a sum in normal play, as certificates of it have it. */
final class TermsProof {
  private final List<Term> terms;
  private final Universe universe;

  /** The certificates of parts, without the minus sign that may stand before them. */
  private final Map<Term, Certificate> found = new LinkedHashMap<>();

  private Optional<Certificate> rest = Optional.empty();

  /**
   * @param terms the parts
   * @param universe adds values
   */
  TermsProof(List<Term> terms, Universe universe) {
    this.terms = terms;
    this.universe = universe;
  }

  /** Notes what is proved of a part, as it is without the exchange of players. */
  void put(Term.Placed<?> part, Certificate certificate) {
    found.put(part, certificate);
  }

  /** Notes what is proved of {@link #rest()}. */
  void rest(Certificate certificate) {
    rest = Optional.of(certificate);
  }

  /** Whether anything is proved. */
  boolean isBegun() {
    return !found.isEmpty();
  }

  /** The parts of which nothing is proved. */
  List<Term.Placed<?>> open() {
    List<Term.Placed<?>> open = new ArrayList<>();
    for (Term term : terms) {
      if (term instanceof Term.Placed<?> placed && !found.containsKey(term)) {
        open.add(placed);
      }
    }
    return open;
  }

  /** The parts of which it is proved who wins, though not their value: they are not worth 0. */
  List<Term.Placed<?>> unvalued() {
    List<Term.Placed<?>> unvalued = new ArrayList<>();
    for (Term term : found.keySet()) {
      if (claim(term).orElseThrow() instanceof Claim.OfOutcome of && of.outcome() != Outcome.P) {
        unvalued.add((Term.Placed<?>) term);
      }
    }
    return unvalued;
  }

  /** The parts of which nothing is proved, with the values of all others. */
  Sum rest() {
    List<Term> all = new ArrayList<>(open());
    ShortGame total = total();
    if (!total.isZero()) {
      all.add(new Term.Worth(total));
    }
    return Sum.of(all);
  }

  private static Claim claim(Certificate certificate) {
    return Claim.read(certificate.claim()).orElseThrow();
  }

  /** What is proved of a part. */
  private Optional<Claim> claim(Term term) {
    return Optional.ofNullable(found.get(term)).map(TermsProof::claim);
  }

  private ShortGame total() {
    ShortGame total = universe.zero();
    for (Term term : terms) {
      if (term instanceof Term.Worth worth) {
        total = total.plus(universe.adopt(worth.value()));
      } else if (claim(term).orElse(null) instanceof Claim.OfValue of) {
        ShortGame value = universe.adopt(of.value());
        total = total.plus(((Term.Placed<?>) term).swapped() ? value.negate() : value);
      }
    }
    return total;
  }

  private List<Outcome> outcomes() {
    List<Outcome> outcomes = new ArrayList<>();
    for (Term term : terms) {
      if (claim(term).orElse(null) instanceof Claim.OfOutcome of) {
        boolean swapped = ((Term.Placed<?>) term).swapped();
        outcomes.add(swapped ? of.outcome().exchanged() : of.outcome());
      }
    }
    rest.ifPresent(certificate -> outcomes.add(((Claim.OfOutcome) claim(certificate)).outcome()));
    return outcomes;
  }

  /** Who wins the sum; empty where that does not follow. */
  Optional<Claim> outcome() {
    List<Outcome> outcomes = outcomes();
    if (rest.isEmpty()) {
      outcomes.add(total().outcome());
    }
    return Outcome.ofSum(outcomes).map(Claim.OfOutcome::new);
  }

  /** What the sum is worth; empty where that does not follow. */
  Optional<Claim> value() {
    return rest.isEmpty() && outcomes().stream().allMatch(Outcome.P::equals)
        ? Optional.of(new Claim.OfValue(total()))
        : Optional.empty();
  }

  /** The body of the certificate. */
  List<String> body() {
    List<String> body = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      int earlier = terms.indexOf(term);
      if (term instanceof Term.Worth) {
        continue;
      }
      if (!found.containsKey(term)) {
        body.add(TermsChecker.inRest(i + 1));
      } else if (earlier < i) {
        body.add(PartsChecker.as(i + 1, earlier + 1));
      } else {
        body.addAll(TermsChecker.lines(i + 1, found.get(term)));
      }
    }
    rest.ifPresent(certificate -> body.addAll(TermsChecker.restLines(certificate)));
    return body;
  }
}

package org.farstar.papers.coins;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.theory.Works;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** Theorem 2.6, over forms of games whatever they come from. */
final class FormClaims {
  private static final Claims PAPER = Claims.of(Works.FLIPPING_COINS);
  private static final Cases.Key<Universe> VALUES = new Cases.Key<>();
  private static final long SEED = 2_101;

  /** A game by its options, with its value; forms of equal value are different games. */
  private static final class Form {
    final List<Form> left;
    final List<Form> right;
    final ShortGame value;

    Form(List<Form> left, List<Form> right, Universe universe) {
      this.left = left;
      this.right = right;
      this.value = universe.of(values(left), values(right));
    }

    private static List<ShortGame> values(List<Form> forms) {
      return forms.stream().map(form -> form.value).toList();
    }
  }

  private FormClaims() {}

  static List<Claim> all() {
    return List.of(properties());
  }

  private static Claim properties() {
    return PAPER
        .theorem("2.6")
        .says(
            "Of a game and all its followers every pair of moves has the F1 or the F2 property if and"
                + " only if all are numbers.")
        .over(
            "all 256 forms born by day 2, and 2000 random forms of day 3 for each of %d seeds",
            1, 3)
        .butNot(
            "Every pair has the F2 property if and only if all are numbers.",
            (seed, cases) -> forms(seed, cases, form -> compare(form, false, cases)))
        .check((seed, cases) -> forms(seed, cases, form -> compare(form, true, cases)));
  }

  private static void forms(int seed, Cases cases, Consumer<Form> consumer) {
    Universe universe = cases.table(VALUES, Universe::new);
    List<Form> zero = List.of(new Form(List.of(), List.of(), universe));
    List<Form> one = all(zero, universe);
    List<Form> two = all(one, universe);
    if (seed == 1) {
      two.forEach(consumer);
    }
    Random random = new Random(SEED + seed);
    for (int i = 0; i < 2000; i++) {
      consumer.accept(new Form(some(two, random), some(two, random), universe));
    }
  }

  /** All forms with options among these. */
  private static List<Form> all(List<Form> options, Universe universe) {
    List<Form> forms = new ArrayList<>();
    for (int left = 0; left < 1 << options.size(); left++) {
      for (int right = 0; right < 1 << options.size(); right++) {
        forms.add(new Form(subset(options, left), subset(options, right), universe));
      }
    }
    return forms;
  }

  private static List<Form> subset(List<Form> options, int set) {
    List<Form> chosen = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      if ((set >> i & 1) != 0) {
        chosen.add(options.get(i));
      }
    }
    return chosen;
  }

  /** Up to two of them; numbers are a third of the forms of day 2, so that both answers occur. */
  private static List<Form> some(List<Form> forms, Random random) {
    List<Form> chosen = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      chosen.add(forms.get(random.nextInt(forms.size())));
    }
    return chosen;
  }

  private static void compare(Form form, boolean either, Cases cases) {
    Set<Form> all = new LinkedHashSet<>();
    followers(form, all);
    boolean numbers = all.stream().allMatch(follower -> follower.value.isNumber());
    boolean paired = all.stream().allMatch(follower -> paired(follower, either));
    cases.equal(
        numbers,
        paired,
        () -> "a form of value " + form.value + ": numbers all, and pairs with a property");
    cases.settled(numbers ? "with numbers only" : "with another value");
  }

  private static void followers(Form form, Set<Form> found) {
    if (found.add(form)) {
      form.left.forEach(option -> followers(option, found));
      form.right.forEach(option -> followers(option, found));
    }
  }

  private static boolean paired(Form form, boolean either) {
    for (Form left : form.left) {
      for (Form right : form.right) {
        if (!two(left, right) && !(either && one(left, right))) {
          return false;
        }
      }
    }
    return true;
  }

  /** F1: a reply to one move is as good as the other move. */
  private static boolean one(Form left, Form right) {
    return right.left.stream().anyMatch(reply -> reply.value.isAtLeast(left.value))
        || left.right.stream().anyMatch(reply -> reply.value.isAtMost(right.value));
  }

  /** F2: replies to both, in the right order. */
  private static boolean two(Form left, Form right) {
    return left.right.stream()
        .anyMatch(low -> right.left.stream().anyMatch(high -> low.value.isAtMost(high.value)));
  }
}

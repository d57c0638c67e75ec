package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** Forms against the definitions, over all forms with up to two options from a few small ones. */
class GameFormTest {
  private final Universe universe = new Universe();

  private List<GameForm> forms() {
    List<GameForm> options = new ArrayList<>();
    for (String text : List.of("0", "*", "1", "v")) {
      options.add(GameForm.of(universe.read(text)));
    }
    GameForm star = options.get(1);
    options.add(GameForm.of(List.of(star), List.of(star), universe));
    List<List<GameForm>> sets = new ArrayList<>(List.of(List.of()));
    for (GameForm one : options) {
      sets.add(List.of(one));
      options.stream().filter(two -> two != one).forEach(two -> sets.add(List.of(one, two)));
    }
    List<GameForm> forms = new ArrayList<>();
    for (int i = 0; i < sets.size(); i += 2) {
      for (int j = 0; j < sets.size(); j += 3) {
        forms.add(GameForm.of(sets.get(i), sets.get(j), universe));
      }
    }
    return forms;
  }

  private static boolean wins(GameForm form, Player player) {
    List<GameForm> options = form.options(player);
    return options.isEmpty()
        || options.stream().anyMatch(option -> !wins(option, player.opponent()));
  }

  @Test
  void misereOutcomesFollowTheDefinition() {
    int changed = 0;
    for (GameForm form : forms()) {
      boolean left = wins(form, Player.LEFT);
      boolean right = wins(form, Player.RIGHT);
      Outcome wanted = left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P;
      assertThat(form.misereOutcome()).as(form.toString()).isEqualTo(wanted);
      changed += form.misereOutcome() == form.value(universe).misereOutcome() ? 0 : 1;
    }
    assertThat(changed).isGreaterThan(10);
  }

  /** The ordinal sum with every option written out. */
  private ShortGame ordinalSum(GameForm form, GameForm game) {
    List<List<ShortGame>> options = new ArrayList<>();
    for (Player player : Player.values()) {
      List<ShortGame> of = new ArrayList<>();
      form.options(player).forEach(option -> of.add(option.value(universe)));
      game.options(player).forEach(option -> of.add(ordinalSum(form, option)));
      options.add(of);
    }
    return universe.of(options.get(0), options.get(1));
  }

  private ShortGame compound(GameForm g, GameForm h, boolean both) {
    List<List<ShortGame>> options = new ArrayList<>();
    for (Player player : Player.values()) {
      List<ShortGame> of = new ArrayList<>();
      for (GameForm x : g.options(player)) {
        h.options(player).forEach(y -> of.add(compound(x, y, both)));
      }
      if (!both) {
        g.options(player).forEach(x -> of.add(compound(x, h, false)));
        h.options(player).forEach(y -> of.add(compound(g, y, false)));
      }
      options.add(of);
    }
    return universe.of(options.get(0), options.get(1));
  }

  @Test
  void sumsFollowTheDefinitions() {
    GameForm other = GameForm.of(universe.read("{1|*}"));
    int changed = 0;
    for (GameForm form : forms()) {
      ShortGame sum = form.ordinalSum(other.value(universe));
      assertThat(sum).as(form.toString()).isEqualTo(ordinalSum(form, other));
      changed += sum.equals(form.value(universe).ordinalSum(other.value(universe))) ? 0 : 1;
      assertThat(Compound.CONJUNCTIVE.of(form, other, universe))
          .isEqualTo(compound(form, other, true));
      assertThat(Compound.SELECTIVE.of(form, other, universe))
          .isEqualTo(compound(form, other, false));
    }
    assertThat(changed).isGreaterThan(4);
  }

  @Test
  void aFormReadsBackAndItsNegativeIsMirrored() {
    int written = 0;
    for (GameForm form : forms()) {
      Evaluated back = Expression.read(form.toString()).evaluate(new Environment());
      GameForm found =
          back instanceof Evaluated.OfForm of
              ? of.form()
              : GameForm.of(universe.read(back.toString()));
      assertThat(found.toString()).isEqualTo(form.toString());
      written += form.isCanonical() ? 0 : 1;
      assertThat(form.negate().value(universe)).isEqualTo(form.value(universe).negate());
      assertThat(form.negate().negate()).isEqualTo(form);
    }
    assertThat(written).isGreaterThan(50);
  }
}

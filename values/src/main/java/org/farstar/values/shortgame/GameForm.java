package org.farstar.values.shortgame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.farstar.values.Dyadic;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * A short game as it is written, {@code '{*|*}'}, with the options that it has and not those of its
 * canonical form. Equal games of other forms have other compounds, ordinal sums, birthdays and
 * misère outcomes. A form that is canonical, with all its options, is the same as the canonical
 * form of its value.
 *
 * <p>Immutable; {@code equals} is sameness of the forms, in which the order of options does not
 * count. All methods take time linear in the number of different followers, beside the time for
 * their values.
 */
public final class GameForm {
  /** The canonical form that it is, or null. */
  private final ShortGame canonical;

  /** The options in the order in which they were written. */
  private final Set<GameForm> left;

  private final Set<GameForm> right;
  private final int hash;

  private GameForm(ShortGame canonical, Set<GameForm> left, Set<GameForm> right) {
    this.canonical = canonical;
    this.left = left;
    this.right = right;
    this.hash = canonical != null ? canonical.hashCode() : 31 * left.hashCode() + right.hashCode();
  }

  /** The canonical form of a game. */
  public static GameForm of(ShortGame game) {
    return new GameForm(game, null, null);
  }

  /** The form with these options; an option that is written twice counts once. */
  public static GameForm of(List<GameForm> left, List<GameForm> right, Universe universe) {
    GameForm form = new GameForm(null, distinct(left), distinct(right));
    ShortGame value = form.value(universe);
    GameForm simplest = of(value);
    boolean same =
        form.left.equals(distinct(simplest.options(Player.LEFT)))
            && form.right.equals(distinct(simplest.options(Player.RIGHT)));
    return same ? simplest : form;
  }

  private static Set<GameForm> distinct(List<GameForm> options) {
    return new LinkedHashSet<>(options);
  }

  /** Whether it is the canonical form of its value. */
  public boolean isCanonical() {
    return canonical != null;
  }

  /** The game whose canonical form it is, if it is one. */
  public Optional<ShortGame> canonical() {
    return Optional.ofNullable(canonical);
  }

  /** The options of a player, in the order in which they were written. */
  public List<GameForm> options(Player player) {
    if (canonical == null) {
      return List.copyOf(player == Player.LEFT ? left : right);
    }
    List<GameForm> options = new ArrayList<>();
    for (ShortGame option : canonical.stored(player)) {
      options.add(of(option));
    }
    return options;
  }

  /** The game that it is a form of. */
  public ShortGame value(Universe universe) {
    return value(universe, new HashMap<>());
  }

  private ShortGame value(Universe universe, Map<GameForm, ShortGame> known) {
    if (canonical != null) {
      return universe.adopt(canonical);
    }
    ShortGame value = known.get(this);
    if (value == null) {
      Cancellation.check();
      value =
          universe.of(
              left.stream().map(option -> option.value(universe, known)).toList(),
              right.stream().map(option -> option.value(universe, known)).toList());
      known.put(this, value);
    }
    return value;
  }

  /** The form with the players exchanged. */
  public GameForm negate() {
    return canonical != null
        ? of(canonical.negate())
        : new GameForm(
            null,
            distinct(right.stream().map(GameForm::negate).toList()),
            distinct(left.stream().map(GameForm::negate).toList()));
  }

  /** The number of moves in the longest play. */
  public BigInteger birthday() {
    return birthday(new HashMap<>());
  }

  private BigInteger birthday(Map<GameForm, BigInteger> known) {
    if (canonical != null) {
      return canonical.birthday();
    }
    BigInteger birthday = known.get(this);
    if (birthday == null) {
      birthday = BigInteger.ZERO;
      for (Set<GameForm> options : List.of(left, right)) {
        for (GameForm option : options) {
          birthday = birthday.max(option.birthday(known).add(BigInteger.ONE));
        }
      }
      known.put(this, birthday);
    }
    return birthday;
  }

  /** Makes sure that a recursion down to 0 is not too deep. */
  void checkBirthday(String what) {
    BigInteger most = BigInteger.valueOf(2L * Universe.DEEPEST);
    if (birthday().compareTo(most) > 0) {
      throw new GameTooLargeException(
          what + " of a form born on a day later than " + most + " is too deep");
    }
  }

  /** The integer whose canonical form it is. */
  Optional<Dyadic> integer() {
    return Optional.ofNullable(canonical).flatMap(ShortGame::asNumber).filter(Dyadic::isInteger);
  }

  /** Whether both players have the same options in it and in every follower. */
  public boolean isImpartial() {
    checkBirthday("the options");
    return isImpartial(new HashMap<>());
  }

  private boolean isImpartial(Map<GameForm, Boolean> known) {
    if (canonical != null) {
      return canonical.isNimber();
    }
    Boolean impartial = known.get(this);
    if (impartial == null) {
      impartial = left.equals(right) && left.stream().allMatch(each -> each.isImpartial(known));
      known.put(this, impartial);
    }
    return impartial;
  }

  /** Who wins where the player who cannot move wins. */
  public Outcome misereOutcome() {
    checkBirthday("the misère outcome");
    return Outcomes.misere(this);
  }

  /**
   * The ordinal sum of this form and a game: a move in the form ends the play in the game. It
   * depends on the form of the first and on the value of the second (Siegel, Combinatorial Game
   * Theory, II.2).
   */
  public ShortGame ordinalSum(ShortGame game) {
    return Products.ordinalSum(
        values(Player.LEFT, game.universe), values(Player.RIGHT, game.universe), game);
  }

  private List<ShortGame> values(Player player, Universe universe) {
    return options(player).stream().map(option -> option.value(universe)).toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameForm that
        && hash == that.hash
        && (canonical != null
            ? canonical.equals(that.canonical)
            : that.canonical == null && left.equals(that.left) && right.equals(that.right));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** {@code '{*|*}'}; a canonical form as its value is printed. */
  @Override
  public String toString() {
    return canonical != null ? canonical.toString() : "'" + inner() + "'";
  }

  private String inner() {
    return canonical != null ? canonical.toString() : "{" + list(left) + "|" + list(right) + "}";
  }

  private static String list(Set<GameForm> options) {
    return options.stream().map(GameForm::inner).collect(Collectors.joining(","));
  }
}

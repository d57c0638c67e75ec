package org.farstar.games.positional;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.rules.Export;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.positional.family.FamilyText;
import org.farstar.games.positional.family.Known;
import org.farstar.games.positional.hold.Hold;
import org.farstar.games.positional.hold.HoldTheory;
import org.farstar.games.positional.hold.MarksChecker;
import org.farstar.games.positional.hold.WeightTheory;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.NamedText;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.search.LineReduction;
import org.farstar.games.positional.search.LineSearch;
import org.farstar.games.positional.show.BoardLayout;
import org.farstar.games.positional.show.BoardPicture;
import org.farstar.games.positional.show.PositionalLook;
import org.farstar.values.text.NotationException;

/** The variants of positional games: a family of sets, then words about the rules. */
final class PositionalFamily implements Family<Marks> {
  private static final Pattern WORD = Pattern.compile("(\\{[^{}]*}\\s*|\\[[^\\[\\]]*]\\s*)+|\\S+");

  private static final String WORDS =
      "maker-maker, misere, maker-breaker, avoider-enforcer, picker-chooser, chooser-picker,"
          + " first=O or turns=2,1";

  @Override
  public Variant<Marks> variant(String parameters, Sources sources) {
    Matcher words = WORD.matcher(parameters);
    if (!words.find()) {
      throw new NotationException(
          parameters, 1, "no family", "a family and a colon first, as in '{a,b}{b,c} :'");
    }
    Known known = known(parameters, words.start(), words.group().strip(), sources);
    Goal goal = null;
    Turns turns = Turns.PLAIN;
    while (words.find()) {
      String word = words.group().strip();
      Optional<Goal> named = goal(word);
      if (named.isPresent() && goal == null) {
        goal = named.get();
      } else if (word.equals("first=O")) {
        turns = new Turns(Side.O, turns.x(), turns.o());
      } else if (word.matches("turns=[1-9],[1-9]")) {
        turns = new Turns(turns.first(), word.charAt(6) - '0', word.charAt(8) - '0');
      } else {
        throw new NotationException(parameters, words.start() + 1, "'" + word + "'", WORDS);
      }
    }
    goal = goal == null ? Goal.MAKER_MAKER : goal;
    if (goal.offers() && !turns.equals(Turns.PLAIN)) {
      throw new NotationException(
          parameters, 1, "turns of a " + goal.word() + " game", "no turns: X offers, O chooses");
    }
    return variant(known, goal, turns);
  }

  private static Known known(String parameters, int at, String word, Sources sources) {
    try {
      return FamilyText.read(word, sources::read);
    } catch (NotationException e) {
      throw e.text().equals(word) ? e.within(parameters, at) : e;
    }
  }

  private static Optional<Goal> goal(String word) {
    for (Goal goal : Goal.values()) {
      if (goal.word().equals(word)) {
        return Optional.of(goal);
      }
    }
    return Optional.empty();
  }

  /** The game on a family. */
  static Variant<Marks> variant(Known known, Goal goal, Turns turns) {
    PositionalRules rules = rules(known, goal, turns);
    Optional<BoardPicture> board =
        known
            .grid()
            .map(
                grid ->
                    new BoardPicture(
                        BoardLayout.rectangle(grid.rows(), grid.columns()),
                        rules.group().others()));
    Hold.Pictures pictures =
        board.<Hold.Pictures>map(picture -> picture).orElse((marks, pairing) -> Optional.empty());
    Variant<Marks> variant =
        Variant.of(rules).with(new PositionalLook(rules, board)).with(new MarksChecker(rules));
    if (HoldTheory.applies(rules)) {
      variant = variant.with(new HoldTheory(rules, pictures));
    }
    if (WeightTheory.applies(rules)) {
      variant = variant.with(new WeightTheory(rules));
    }
    if (LineSearch.applies(rules)) {
      variant = variant.with(new LineReduction(rules));
    }
    for (Export<Marks> export : Exports.of(rules)) {
      variant = variant.with(export);
    }
    return variant.with(parameters(known, goal, turns));
  }

  /** The rules alone. */
  static PositionalRules rules(Known known, Goal goal, Turns turns) {
    PointGroup group =
        known.symmetries().isEmpty()
            ? PointGroup.of(known.family())
            : PointGroup.generated(known.family().points(), known.symmetries());
    return new PositionalRules(known.family(), goal, turns, group, new NamedText(known.family()));
  }

  private static String parameters(Known known, Goal goal, Turns turns) {
    String sizes = turns.single() ? "" : " turns=" + turns.x() + "," + turns.o();
    return known.text()
        + (goal == Goal.MAKER_MAKER ? "" : " " + goal.word())
        + (turns.first() == Side.X ? "" : " first=O")
        + sizes;
  }
}

package org.farstar.front.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.input.InputException;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.Term;
import org.farstar.front.json.JsonObject;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.player.Player;

/** How the terms of a sum are set up by hand, as a front shows it. */
public final class SetupView {
  /** So many positions nearby show which symbols a game has. */
  private static final int NEARBY = 60;

  private final List<Term> terms;

  private SetupView(List<Term> terms) {
    this.terms = terms;
  }

  /** The terms of a sum. */
  public static SetupView of(Sum sum) {
    return new SetupView(sum.terms());
  }

  /** What can be done at a term; empty where only its text can be changed. */
  public Optional<Hand> hand(int term) {
    return terms.get(term) instanceof Term.Placed<?> placed ? hand(placed) : Optional.empty();
  }

  private static <P> Optional<Hand> hand(Term.Placed<P> placed) {
    Rules<P> rules = placed.variant().rules();
    P position = placed.position();
    List<Spot> spots =
        placed.variant().look().drawing(position).map(Drawing::spots).orElse(List.of());
    Line line = new Line(placed.variant().parameters(), rules.write(position));
    return placed
        .variant()
        .look()
        .setup()
        .at(new Scene(line, spots, () -> nearby(rules, position)));
  }

  private static <P> List<String> nearby(Rules<P> rules, P position) {
    Set<P> met = new LinkedHashSet<>(List.of(position));
    List<P> queue = new ArrayList<>(met);
    for (int i = 0; i < queue.size() && met.size() < NEARBY; i++) {
      for (Player player : Player.values()) {
        rules.moves(
            queue.get(i),
            player,
            (to, text) -> {
              if (met.size() < NEARBY && met.add(to)) {
                queue.add(to);
              }
            });
      }
    }
    return met.stream().map(rules::write).toList();
  }

  /** What can be done at each term as data for JSON. */
  public List<Object> data() {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      list.add(hand(i).map(SetupView::data).orElse(null));
    }
    return list;
  }

  private static Map<String, Object> data(Hand hand) {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> modes = new ArrayList<>();
    for (Hand.Mode mode : hand.modes()) {
      modes.add(JsonObject.of("label", mode.label(), "help", mode.help()));
    }
    data.put("modes", modes);
    List<Object> tools = new ArrayList<>();
    for (Hand.Tool tool : hand.tools()) {
      tools.add(JsonObject.of("label", tool.label(), "position", tool.line().toString()));
    }
    data.put("tools", tools);
    hand.entry().ifPresent(entry -> data.put("entry", entry.label()));
    return data;
  }

  /**
   * What clicks at a term make, as data for JSON: the position of the term, or the spots that wait
   * for another click.
   *
   * @param mode which of the modes is on, counted from 0
   * @param spots the names of the spots
   * @throws InputException where nothing of the sort can be done
   */
  public Map<String, Object> clicked(int term, int mode, List<String> spots) {
    Hand hand = needed(term);
    if (mode >= hand.modes().size()) {
      throw new InputException("a click does " + hand.modes().size() + " things here, from 0 on");
    }
    Set<String> drawn = drawn(term);
    for (String spot : spots) {
      if (!drawn.contains(spot)) {
        throw new InputException("the board has no spot '" + spot + "'");
      }
    }
    Hand.Made made = hand.modes().get(mode).click().on(spots);
    return made.text()
        .map(text -> position(term, text))
        .orElseGet(() -> Map.of("chosen", made.chosen()));
  }

  private Set<String> drawn(int term) {
    Set<String> names = new LinkedHashSet<>();
    if (terms.get(term) instanceof Term.Placed<?> placed) {
      names(placed, names);
    }
    return names;
  }

  private static <P> void names(Term.Placed<P> placed, Set<String> names) {
    placed
        .variant()
        .look()
        .drawing(placed.position())
        .ifPresent(drawing -> drawing.spots().forEach(spot -> names.add(spot.name())));
  }

  /**
   * What something typed makes of a term.
   *
   * @throws InputException where nothing is to be typed
   */
  public Map<String, Object> typed(int term, String words) {
    Hand.Entry entry =
        needed(term)
            .entry()
            .orElseThrow(() -> new InputException("there is nothing to type at this position"));
    return position(term, entry.text().apply(words));
  }

  private Hand needed(int term) {
    return hand(term)
        .orElseThrow(() -> new InputException("this position is set up by its text only"));
  }

  private Map<String, Object> position(int term, String text) {
    String parameters =
        terms.get(term) instanceof Term.Placed<?> placed ? placed.variant().parameters() : "";
    return Map.of("position", new Line(parameters, text).toString());
  }
}

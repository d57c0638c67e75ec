package org.farstar.games.order.monotone;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;
import org.farstar.engine.setup.Scene;
import org.farstar.games.order.monotone.board.Parameters;

/** Puts cards at the end of the row, takes them out, and changes what the play is about. */
final class CardSetup {
  private final Parameters game;
  private final List<String> played;

  CardSetup(Parameters game, Scene scene) {
    this.game = game;
    this.played = scene.text().isBlank() ? List.of() : List.of(scene.text().split(" "));
  }

  Hand hand() {
    String deck = game.deck().toString();
    List<Hand.Tool> tools = new ArrayList<>();
    for (int by : new int[] {-1, 1}) {
      String change = by > 0 ? " +1" : " \u22121";
      if (game.a() + by >= 2) {
        tools.add(tool("a" + change, game.a() + by, game.d(), deck, game.misere()));
      }
      if (game.d() + by >= 2) {
        tools.add(tool("d" + change, game.a(), game.d() + by, deck, game.misere()));
      }
      if (deck.matches("[0-9]{1,9}") && Long.parseLong(deck) + by > 1) {
        String other = Long.toString(Long.parseLong(deck) + by);
        tools.add(tool("deck" + change, game.a(), game.d(), other, game.misere()));
      }
    }
    String play = game.misere() ? "Normal play" : "Mis\u00e8re";
    tools.add(tool(play, game.a(), game.d(), deck, !game.misere()));
    if (!played.isEmpty()) {
      tools.add(new Hand.Tool("Empty", new Line(game.toString(), "")));
    }
    return Hand.of(
        "Click a card to put it at the end of the row, or to take it out.",
        Hand.Click.one(spot -> spot.contains("..") ? null : clicked(spot)),
        tools);
  }

  private Hand.Tool tool(String label, int a, int d, String deck, boolean misere) {
    String parameters =
        "a="
            + a
            + " d="
            + d
            + " deck="
            + deck
            + (misere ? " misere" : "")
            + (game.extended() ? " extended" : "");
    return new Hand.Tool(label, new Line(parameters, String.join(" ", played)));
  }

  private String clicked(String card) {
    List<String> changed = new ArrayList<>(played);
    if (!changed.remove(card)) {
      changed.add(card);
    }
    return String.join(" ", changed);
  }
}

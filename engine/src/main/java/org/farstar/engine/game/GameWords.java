package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.rules.Equipped;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;

/** The first half of a game's description, see {@link GameBuilder}: what people are told of it. */
public final class GameWords {
  private final String id;
  private String title;
  private String board = "";
  private String paper = "";
  private String goal = "";
  private List<String> rules = List.of();
  private String text = "";
  private boolean colons;
  private final List<String> parameters = new ArrayList<>();
  private final List<Game.Example> examples = new ArrayList<>();

  GameWords(String id) {
    this.id = id;
    this.title = id;
  }

  /** The game's name in prose. */
  public GameWords title(String name) {
    title = name;
    return this;
  }

  /** The kind of board: heap, strip, order, graph, grid or positional. */
  public GameWords board(String kind) {
    board = kind;
    return this;
  }

  /** The short name of the paper it comes from. */
  public GameWords paper(String name) {
    paper = name;
    return this;
  }

  /** One line: what a move is and who wins. */
  public GameWords goal(String sentence) {
    goal = sentence;
    return this;
  }

  /**
   * The rules in three sentences, for somebody who has never seen the game.
   *
   * @param things what there is before the play
   * @param move what a move is
   * @param end how the play ends and who wins
   */
  public GameWords rules(String things, String move, String end) {
    rules = List.of(things, move, end);
    return this;
  }

  /** How a position is written. */
  public GameWords text(String form) {
    text = form;
    return this;
  }

  /** Positions may have colons in them, and there are no parameters. */
  public GameWords textWithColons(String form) {
    colons = true;
    return text(form);
  }

  /** One line about a rule parameter. */
  public GameWords parameter(String line) {
    parameters.add(line);
    return this;
  }

  /** A position to try, and what to notice about it. */
  public GameWords example(String position, String note) {
    return example(position, note, "");
  }

  /**
   * The same with where the position, or the game, is treated.
   *
   * @param source authors, title and year, or a chapter, or {@link Game.Example#OWN}
   */
  public GameWords example(String position, String note, String source) {
    examples.add(new Game.Example(position, note, source));
    return this;
  }

  /** A game of one ruleset, with what {@linkplain Equipped its class} brings. */
  public <P> GameBuilder<P> of(Rules<P> rules) {
    return GameBuilder.of(this, rules);
  }

  /** A game with parameters. */
  public <P> GameBuilder<P> of(Family<P> family) {
    return new GameBuilder<>(this, null, family);
  }

  String id() {
    return id;
  }

  boolean colons() {
    return colons;
  }

  Game.Card card() {
    return new Game.Card(title, board, paper, goal, rules, text, parameters, examples);
  }
}

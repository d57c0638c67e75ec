package org.farstar.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Change;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.table.PrintedTable;
import org.farstar.engine.table.Table;

/**
 * A game as Farstar offers it: the variants of its rules with their looks and theories, and around
 * them what is told of it, and its tables. It keeps nothing of what is computed with it: that
 * belongs to a {@link Workspace}.
 *
 * @param <P> the positions
 */
public final class Game<P> {
  private final String id;
  private final String edition;
  private final Card card;
  private final Family<P> family;
  private final List<GameTable<P>> tables;
  private final List<PrintedTable> printed;

  /**
   * An example position.
   *
   * @param note what to notice about it
   * @param source where it, or its game, is treated, or {@link #OWN}; empty for games of users
   */
  public record Example(String position, String note, String source) {
    /** The source of a position that was made up for Farstar. */
    public static final String OWN = "Farstar";
  }

  /**
   * What people are shown about a game.
   *
   * @param title the game's name in prose
   * @param board the kind of board: heap, strip, order, graph, grid or positional
   * @param paper the short name of the paper, empty for games without one
   * @param goal one line: what a move is and who wins
   * @param rules the rules in three sentences; none for games of users
   * @param textForm how a position is written
   * @param parameters one line for each rule parameter
   * @param examples positions to try
   */
  public record Card(
      String title,
      String board,
      String paper,
      String goal,
      List<String> rules,
      String textForm,
      List<String> parameters,
      List<Example> examples) {
    private static final Pattern STUCK =
        Pattern.compile("\\b([Ww]ho(?:ever)? (?:cannot \\w+|has no \\w+)) loses");

    public Card {
      rules = List.copyOf(rules);
      parameters = List.copyOf(parameters);
      examples = List.copyOf(examples);
    }

    /** The goal; in misère play the player wins whom it says to lose for want of a move. */
    public String goal(boolean misere) {
      if (!misere) {
        return goal;
      }
      String other = STUCK.matcher(goal).replaceAll("$1 wins");
      return other.equals(goal) ? goal + " " + Change.MISERE.rule() : other;
    }
  }

  Game(
      String id,
      Card card,
      Family<P> family,
      List<GameTable<P>> tables,
      List<PrintedTable> printed) {
    this(id, "", card, family, tables, printed);
  }

  private Game(
      String id,
      String edition,
      Card card,
      Family<P> family,
      List<GameTable<P>> tables,
      List<PrintedTable> printed) {
    this.id = id;
    this.edition = edition;
    this.card = card;
    this.family = family;
    this.tables = List.copyOf(tables);
    this.printed = List.copyOf(printed);
  }

  /** The beginning of a description, see {@link GameBuilder}. */
  public static GameWords named(String id) {
    return new GameWords(id);
  }

  /** A game of one variant, with words that were made elsewhere. */
  public static <P> Game<P> of(String id, Card card, Variant<P> variant) {
    return new Game<>(id, card, Family.of(variant), List.of(), List.of());
  }

  /** The name on the command line. */
  public String id() {
    return id;
  }

  /**
   * The same as a game of the user's own, whose rules may change under the same name.
   *
   * @param digest tells its states apart
   */
  public Game<P> edition(String digest) {
    return new Game<>(id, digest, card, family.edition(digest), tables, printed);
  }

  /** The same under the name by which somebody asks about it, such as that of its file. */
  public Game<P> called(String name) {
    return new Game<>(name, edition, card, family, tables, printed);
  }

  /**
   * The game with changed rules, the word of the change before its name. Of its tables those of
   * positions are kept.
   *
   * @throws IllegalArgumentException if no last move decides it
   */
  public Game<P> changed(Change change) {
    Family<P> changed = family.changed(change);
    changed.standard();
    List<String> sentences = new ArrayList<>(card.rules());
    if (!sentences.isEmpty()) {
      sentences.add(change.rule());
    }
    Card other =
        new Card(
            change.title(card.title()),
            card.board(),
            "",
            card.goal() + " " + change.rule(),
            sentences,
            card.textForm(),
            card.parameters(),
            // What is noted of an example holds for the game alone.
            card.examples().stream()
                .map(each -> new Example(each.position(), "a position of " + id, ""))
                .toList());
    return new Game<>(
        change.word() + ":" + id,
        edition,
        other,
        changed,
        tables.stream().filter(GameTable::ofPositions).toList(),
        List.of());
  }

  /** What tells the states of a user's game apart; empty for Farstar's own. */
  public String edition() {
    return edition;
  }

  /** What people are shown about the game. */
  public Card card() {
    return card;
  }

  /** The variants of its rules. */
  public Family<P> family() {
    return family;
  }

  /** Whether the last player decides, so that the game has a misère form. */
  public boolean hasMisere() {
    return family.standard().map(v -> v.rules().ending() != Ending.VERDICT).orElse(false);
  }

  /** Whether positions of the standard variant have values that a search finds. */
  public boolean hasValues() {
    return family.standard().map(v -> v.kind() != ValueKind.NONE).orElse(false);
  }

  /** Whether the standard variant has a theory. */
  public boolean hasTheory() {
    return family.standard().map(v -> !v.theories().isEmpty()).orElse(true);
  }

  /**
   * Reads a line: optional parameters, a colon, and positions joined by plus signs.
   *
   * @param text the line
   * @param sources where names in the text find what they stand for
   * @param misere whether the last player loses
   * @throws org.farstar.values.text.NotationException where the text is wrong
   * @throws IllegalArgumentException if the game has no misère form and is to be played so
   */
  public Sum read(String text, Sources sources, boolean misere) {
    return SumText.read(family, id, text, sources, misere);
  }

  /** Reads a line of normal play that names no texts elsewhere. */
  public Sum read(String text) {
    return read(text, Sources.none(), false);
  }

  /**
   * The tables it offers, the usual one first.
   *
   * @param workspace owns what they compute
   * @param sources where names in positions find what they stand for
   */
  public List<Table> offeredTables(Workspace workspace, Sources sources) {
    return tables.stream().map(table -> table.of(this, workspace, sources)).toList();
  }

  /** The tables that its paper prints. */
  public List<PrintedTable> printedTables() {
    return printed;
  }
}

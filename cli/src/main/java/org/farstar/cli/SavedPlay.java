package org.farstar.cli;

import java.util.List;
import org.farstar.ask.input.InputException;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;

/**
 * A play as a file: the game, the position it began with, who began, the person's side, and the
 * moves, a line for each.
 *
 * @param question the game and the position at the start
 * @param play the play
 * @param person the side of the person
 */
record SavedPlay(Question question, GamePlay play, Player person) {
  private static final String PROGRAM = "play";
  private static final String GAME = "game ";
  private static final String MISERE = "misere";
  private static final String POSITION = "position ";
  private static final String STARTS = "starts ";
  private static final String PERSON = "person ";
  private static final String MOVE = "move ";

  /** The file. */
  String text() {
    StringBuilder text = new StringBuilder(Version.header(PROGRAM) + "\n");
    List<Sum> positions = play.positions();
    text.append(GAME).append(question.game()).append('\n');
    text.append(question.misere() ? MISERE + "\n" : "");
    text.append(POSITION).append(question.text(positions.get(0))).append('\n');
    text.append(STARTS).append(play.starts().title()).append('\n');
    text.append(PERSON).append(person.title()).append('\n');
    SumPlay rules = new SumPlay(question.sum());
    Player mover = play.starts();
    for (int i = 1; i < positions.size(); i++) {
      text.append(MOVE).append(move(rules, positions.get(i - 1), positions.get(i), mover));
      text.append('\n');
      mover = mover.opponent();
    }
    return text.toString();
  }

  private static String move(SumPlay rules, Sum from, Sum to, Player mover) {
    return rules.moveList(from, mover).stream()
        .filter(move -> move.to().equals(to))
        .map(Move::text)
        .findFirst()
        .orElseThrow(
            () -> new InputException("a move of this play is not among those that are listed"));
  }

  /**
   * Reads a file.
   *
   * @param file what it is called
   * @throws InputException where a line of it cannot be followed, with its number
   */
  static SavedPlay read(String text, String file, Session session) {
    List<String> lines = text.lines().toList();
    lines.stream()
        .limit(1)
        .forEach(line -> Version.compare(line, PROGRAM, file, session.terminal()));
    int at = 0;
    while (at < lines.size() && (lines.get(at).isBlank() || lines.get(at).startsWith("#"))) {
      at++;
    }
    String game = after(GAME, lines, at++);
    boolean misere = at < lines.size() && lines.get(at).equals(MISERE);
    at += misere ? 1 : 0;
    String position = after(POSITION, lines, at++);
    Player starts = player(after(STARTS, lines, at++), at);
    Player person = player(after(PERSON, lines, at++), at);
    Question question = Questions.read(game, misere, position, session.desk(), session.searches());
    GamePlay play = new GamePlay(question.sum(), starts);
    SumPlay rules = new SumPlay(question.sum());
    for (; at < lines.size(); at++) {
      String move = after(MOVE, lines, at);
      int line = at + 1;
      play.move(
          rules
              .play(play.position(), play.mover(), move)
              .orElseThrow(
                  () -> new InputException("line " + line + ": '" + move + "' is no move there")));
    }
    return new SavedPlay(question, play, person);
  }

  private static String after(String word, List<String> lines, int at) {
    if (at >= lines.size() || !lines.get(at).startsWith(word)) {
      String found = at < lines.size() ? "'" + lines.get(at) + "'" : "the end";
      throw new InputException(
          "line " + (at + 1) + ": found " + found + ", allowed: '" + word.strip() + " ...'");
    }
    return lines.get(at).substring(word.length()).strip();
  }

  private static Player player(String name, int line) {
    for (Player player : Player.values()) {
      if (player.title().equals(name)) {
        return player;
      }
    }
    throw new InputException("line " + line + ": found '" + name + "', allowed: Left or Right");
  }
}

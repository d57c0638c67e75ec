package org.farstar.games.graph.words;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.Play;
import org.farstar.games.graph.words.LetterPosition.Chain;
import org.farstar.games.graph.words.LetterPosition.Decided;
import org.farstar.games.graph.words.LetterPosition.Pass;
import org.farstar.games.graph.words.LetterPosition.Statement;
import org.farstar.values.player.Player;

/**
 * Word chains on the letters alone, with the same winner: words with the same two letters are
 * alike, and {@link LetterGraph} drops words that decide nothing.
 *
 * <p>A play that has left a strong component of the letters does not come back, and the words
 * beyond are all there when it gets there. So where the words lead from the present component into
 * one that no word leaves, the player to move states for one letter there who wins at it. A
 * statement that is true is doubted without effect, and the words to that letter can be dropped or
 * win at once; one that is false loses. Only components are searched, one after the other. At worst
 * time and memory are exponential in the number of words: deciding the winner is hard for general
 * lists.
 */
final class LetterPlay implements Play<LetterPosition> {
  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(LetterPosition position, Player player, Moves<LetterPosition> moves) {
    if (position instanceof Decided decided) {
      if (decided.won()) {
        moves.add(new Decided(false), () -> "win");
      }
    } else if (position instanceof Statement statement) {
      LetterPosition doubted = statement.chain();
      moves.add(statement.won() ? doubted : new Pass(doubted), () -> "doubt");
      moves.add(statement.rest(), () -> "accept");
    } else if (position instanceof Pass pass) {
      moves.add(pass.to(), () -> "pass");
    } else {
      Chain.Numbered chain = ((Chain) position).numbered();
      if (chain.letter() < 0) {
        anyWord(chain, moves);
      } else {
        BitSet component = chain.graph().lastComponent(chain.letter());
        if (component == null) {
          words(chain, moves);
        } else {
          statements(chain, component, moves);
        }
      }
    }
  }

  private static void anyWord(Chain.Numbered chain, Moves<LetterPosition> moves) {
    int letters = chain.letters().length;
    for (int u = 0; u < letters; u++) {
      for (int v = 0; v < letters; v++) {
        if (chain.graph().count(u, v) > 0) {
          add(chain, u, v, moves);
        }
      }
    }
  }

  private static void add(Chain.Numbered chain, int from, int to, Moves<LetterPosition> moves) {
    moves.add(
        chain.chain(chain.graph().without(from, to), to),
        () -> Character.toString(chain.letters()[from]) + Character.toString(chain.letters()[to]));
  }

  /** One word for each last letter, those first that leave the opponent the fewest kinds. */
  private static void words(Chain.Numbered chain, Moves<LetterPosition> moves) {
    List<Integer> ends = new ArrayList<>();
    for (int v = 0; v < chain.letters().length; v++) {
      if (chain.graph().count(chain.letter(), v) > 0) {
        ends.add(v);
      }
    }
    ends.sort(Comparator.comparingInt(chain.graph()::endings));
    ends.forEach(v -> add(chain, chain.letter(), v, moves));
  }

  /** Both statements about the first letter of a component that can be entered. */
  private static void statements(
      Chain.Numbered chain, BitSet component, Moves<LetterPosition> moves) {
    int first = component.nextSetBit(0);
    while (!chain.graph().entered(first, component)) {
      first = component.nextSetBit(first + 1);
    }
    int entered = first;
    Chain there = chain.chain(chain.graph(), entered);
    for (boolean won : new boolean[] {true, false}) {
      LetterGraph rest = chain.graph().copy();
      for (int u = 0; u < rest.vertices(); u++) {
        int count = component.get(u) ? 0 : rest.count(u, entered);
        rest.add(u, entered, -count);
        rest.add(u, LetterGraph.DEAD, won ? 0 : count);
      }
      Chain at = chain.chain(rest, chain.letter());
      String letter = Character.toString(chain.letters()[entered]);
      moves.add(new Statement(there, won, at), () -> "at " + letter + (won ? " I win" : " I lose"));
    }
  }

  /** Without the words that decide nothing; decided where labels are enough. */
  @Override
  public LetterPosition representative(LetterPosition position) {
    if (!(position instanceof Chain given) || given.any()) {
      return position;
    }
    Chain.Numbered chain = given.numbered();
    LetterGraph graph = chain.graph();
    int letter = chain.letter();
    graph.restrictTo(letter);
    graph.cancel();
    LetterGraph.Label label = graph.label()[letter];
    if (label != LetterGraph.Label.OPEN) {
      return new Decided(label == LetterGraph.Label.WIN);
    }
    graph.restrictTo(letter);
    return chain.chain(graph, letter);
  }
}

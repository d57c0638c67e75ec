package example;

import java.math.BigInteger;
import java.time.Duration;
import org.farstar.Farstar;
import org.farstar.Position;
import org.farstar.Proof;
import org.farstar.engine.rules.Variant;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;

/** An evening of games: a board and a game of one's own, alone and together, and a proof. */
public final class Evening {
  private Evening() {}

  public static void main(String[] args) {
    Farstar farstar = Farstar.open().within(Duration.ofMinutes(1));

    // The classes of games can be named, and their positions read.
    Domineering domineering = new Domineering();
    Position board = farstar.position(domineering, domineering.read("...|..#"));
    System.out.println("The board is worth " + board.value());

    // Rules of one's own: nimbers and the period come with the base class.
    Skittles skittles = new Skittles();
    Variant<Heaps> rules = skittles.equipped(Variant.of(skittles));
    Position row = farstar.position(rules, Heaps.of(BigInteger.valueOf(1_000_001)));
    System.out.println("A row of 1,000,001 skittles is worth " + row.value());

    // A board and a shorter row are a sum.
    Position both = board.plus(farstar.position(rules, Heaps.of(BigInteger.valueOf(5))));
    System.out.println("Together: " + both.outcome());
    both.moves(Player.LEFT)
        .moves()
        .forEach(move -> System.out.println("Left wins by " + move.text()));

    // What is proved can be checked by whoever knows the rules.
    Proof proof = farstar.game("domineering").position("...|..#").prove();
    System.out.println(Proof.verify(proof.text()));
  }
}

package org.farstar.ask.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Kind;
import org.farstar.verify.Statement;
import org.farstar.verify.kernel.Proofs;

/** A corpus of certificates of all kinds, and what can be changed in one. */
final class Mutations {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static final List<String> VALUES = List.of("0", "*", "*3", "1", "-1", "1/2", "^", "+-1");

  /** The corpus: kind, game, position and play. */
  private static final List<Sample> CORPUS =
      List.of(
          sample("strategy ; domineering ; 2x2 ; normal"),
          sample("strategy ; domineering ; 2x2 ; misere"),
          sample("strategy ; hackenbush ; 0b1 1r2 0b3 ; normal"),
          sample("strategy ; toads-and-frogs ; TT.FF ; normal"),
          sample("strategy ; clobber ; xo.|oxo ; normal"),
          sample("strategy ; nim ; 0 ; normal"),
          sample("strategy ; nim ; 2 3 ; normal"),
          sample("strategy ; nim ; 0 ; misere"),
          sample("strategy ; kayles ; 4 ; misere"),
          sample("strategy ; subtraction ; {1,2}: 3 ; normal"),
          sample("strategy ; connect-four ; 3x2 line=3: ; verdict"),
          sample("strategy ; transposition ; 1..3: / 2 ; verdict"),
          sample("strategy ; end-nim ; w|3|2 ; normal"),
          sample("strategy ; monotone ; a=3 d=3 deck=Q misere: ; verdict"),
          sample("strategy ; monotone ; a=3 d=3 deck=5 extended: ; verdict"),
          sample("parts ; sum ; nim(\"3\") + nim(\"1\") ; normal"),
          sample("parts ; sum ; domineering(\"2x2\") - hackenbush(\"0b1 1r2\") + 1/2 ; normal"),
          sample("nimbers ; nim ; 12 30 18 ; normal"),
          sample("nimbers ; kayles ; 21 + 8 ; normal"),
          sample("nimbers ; subtraction ; {1,2,5}: 30 ; normal"),
          sample("nimbers ; octal ; 0.6: 25 ; normal"),
          sample("nimbers ; wythoff ; 11 18 ; normal"),
          sample("nimbers ; sum ; nim(\"21 21\") - wythoff(\"3 4\") + *5 + kayles(\"5\") ; normal"),
          sample("tree ; domineering ; 4x4 ; normal"),
          sample("tree ; clobber ; xox|oxo|xox ; normal"),
          sample("tree ; nogo ; 3x3 ; normal"),
          sample("tree ; sum ; domineering(\"..|..\") - clobber(\"xox|oxo|xox\") + 1/2 ; normal"),
          sample("pairing ; tic-tac-toe ; 5^2: ; verdict"),
          sample(
              "replies ; positional ; {b,c,f,g}{a,b,d}{b,c,d,e}{a,f}{b,c,d,h}{a,e,g}: ; verdict"),
          sample("replies ; positional ; {a,b,c}{c,d,e}{e,f,a} maker-breaker: ; verdict"),
          sample("sets ; tic-tac-toe ; 3^2: 2,2 ; verdict"),
          sample("sets ; tic-tac-toe ; 3^2 misere: ; verdict"),
          sample("sets ; positional ; {a,b,c}{c,d,e}{e,f,a} avoider-enforcer: ; verdict"),
          sample("sets ; positional ; {a,b}{b,c}{c,d} maker-breaker: ; verdict"),
          sample("mirror ; tic-tac-toe ; 2^2 misere: ; verdict"),
          sample("mirror ; tic-tac-toe ; 3^3 misere: ; verdict"),
          sample("decks ; monotone ; a=4 d=3 deck=9: ; verdict"),
          sample("decks ; monotone ; a=3 d=3 deck=4 misere: ; verdict"),
          sample("words ; monotone ; a=9 d=4 deck=Q: ; verdict"),
          sample("lost ; monotone ; a=8 d=7 deck=Q: ; verdict"));

  private Mutations() {}

  /** A position of which a certificate is made. */
  record Sample(String kind, String game, String position, Ending ending) {
    Certificate certificate(Desk desk) {
      Searches searches = Searches.of(Control::unlimited, () -> {});
      return (kind.equals(Certificate.TREE) ? new Prover(desk, 1) : new Prover(desk))
          .outcome(
              Questions.read(game, ending == Ending.LAST_PLAYER_LOSES, position, desk, searches),
              Control.unlimited());
    }
  }

  private static Sample sample(String row) {
    String[] words = row.split(" *; *");
    Ending ending =
        switch (words[3]) {
          case "normal" -> Ending.LAST_PLAYER_WINS;
          case "misere" -> Ending.LAST_PLAYER_LOSES;
          default -> Ending.VERDICT;
        };
    return new Sample(words[0], words[1], words[2], ending);
  }

  static List<Sample> corpus() {
    return CORPUS;
  }

  private static Certificate with(
      Certificate c, String kind, String game, String play, String position, String claim) {
    return new Certificate(kind, game, play, position, claim, c.body());
  }

  /** Other claims, alone and with other plays and kinds. */
  static List<Certificate> statements(Certificate c) {
    List<String> claims = new ArrayList<>();
    for (Outcome outcome : Outcome.values()) {
      claims.add("outcome " + outcome.label(false));
    }
    VALUES.forEach(value -> claims.add("value " + value));
    List<Certificate> all = new ArrayList<>();
    for (String claim : claims) {
      for (Ending ending : Ending.values()) {
        for (Kind kind : Proofs.KINDS) {
          all.add(with(c, kind.name(), c.game(), Statement.play(ending), c.position(), claim));
        }
      }
    }
    return all;
  }

  /** Other games and positions. */
  static List<Certificate> positions(Certificate c) {
    List<Certificate> all = new ArrayList<>();
    for (String game : Catalogue.STANDARD.ids()) {
      all.add(with(c, c.kind(), game, c.play(), c.position(), c.claim()));
    }
    for (String position : otherNumbers(c.position())) {
      for (Outcome outcome : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D)) {
        all.add(with(c, c.kind(), c.game(), c.play(), position, "outcome " + outcome.label(false)));
      }
    }
    for (String word : List.of(" misere:", " maker-breaker:", " first=O:", " extended:")) {
      String position = c.position().replaceFirst("( [a-z-]+)?:", word);
      all.add(with(c, c.kind(), c.game(), c.play(), position, c.claim()));
    }
    return all;
  }

  /** Each number of a text replaced by its neighbours and by those at the ends of ranges. */
  private static Set<String> otherNumbers(String text) {
    Set<String> all = new LinkedHashSet<>();
    Matcher number = NUMBER.matcher(text);
    while (number.find()) {
      if (number.group().length() > 9) {
        continue;
      }
      long n = Long.parseLong(number.group());
      List<String> others = new ArrayList<>(List.of("" + (n + 1), "" + Math.max(0, n - 1), "0"));
      for (int bits : List.of(31, 32, 63, 64)) {
        BigInteger end = BigInteger.ONE.shiftLeft(bits);
        others.add("" + end);
        others.add("" + end.subtract(BigInteger.ONE));
        others.add("" + end.add(BigInteger.valueOf(n)));
      }
      for (String other : others) {
        all.add(text.substring(0, number.start()) + other + text.substring(number.end()));
      }
    }
    all.remove(text);
    return all;
  }

  /** Lines left out, doubled, moved, exchanged, and with other numbers; of long bodies a few. */
  static List<Certificate> bodies(Certificate c) {
    List<List<String>> bodies = new ArrayList<>();
    int size = c.body().size();
    for (int i = 0; i < size; i += Math.max(1, size / 12)) {
      int at = i;
      List<Supplier<List<String>>> changes = new ArrayList<>();
      List<String> without = new ArrayList<>(c.body());
      String line = without.remove(at);
      changes.add(() -> without);
      for (int to : List.of(0, size / 2, size - 1)) {
        changes.add(() -> inserted(without, to, line));
        changes.add(() -> inserted(c.body(), to, line));
      }
      changes.add(
          () -> {
            List<String> swapped = new ArrayList<>(c.body());
            Collections.swap(swapped, at, (at + 1) % size);
            return swapped;
          });
      changes.forEach(change -> bodies.add(change.get()));
      otherNumbers(line).stream()
          .limit(60)
          .forEach(other -> bodies.add(inserted(without, at, other)));
    }
    bodies.add(List.of());
    List<Certificate> all = new ArrayList<>();
    for (List<String> body : bodies) {
      for (String claim : List.of(c.claim(), "outcome N", "outcome P", "outcome D")) {
        all.add(new Certificate(c.kind(), c.game(), c.play(), c.position(), claim, body));
      }
    }
    return all;
  }

  private static List<String> inserted(List<String> lines, int at, String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(at, line);
    return all;
  }
}

package org.farstar.ask.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Kind;
import org.farstar.verify.Statement;
import org.farstar.verify.kernel.Proofs;

/** A corpus of certificates of all kinds, and what can be changed in one. */
final class Mutations {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static final List<String> VALUES = List.of("0", "*", "*3", "1", "-1", "1/2", "^", "+-1");

  private static final List<String> HALVES =
      List.of(
          "N or D",
          "P or D",
          "N or P",
          "D or P",
          "P",
          "N or L",
          "P or L",
          "N or R",
          "P or R",
          "L or R",
          "N or P or D",
          "P or L or PHat",
          "N or L or NHat",
          "N or P or L or R",
          "N or P or L or R or D or NHat or NCheck or PHat or PCheck");

  private static final List<String> BOUNDS =
      List.of(
          "at least 0",
          "at most 0",
          "at least 1",
          "at most -1",
          "between -1 and 1",
          "between 1 and -1",
          "between 0 and 0",
          "at least",
          "between 0 and",
          "at most 1 and 2");

  /** The corpus: kind, game, position and play. */
  private static final List<Sample> CORPUS =
      List.of(
          sample("strategy ; domineering ; 2x2 ; normal"),
          sample("strategy ; domineering ; 2x2 ; misere"),
          sample("strategy ; hackenbush ; 0b1 1r2 0b3 ; normal"),
          sample("strategy ; strings-and-coins ; 0-1 0-2 1-2 ; normal"),
          sample("strategy ; strings-and-coins ; 1x2 a1-b1 ; normal"),
          sample("strategy ; hackenbush ; 0g1 0g1 1b1 1r2 ; normal"),
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
          sample("strategy ; backsliding-toads-and-frogs ; t..f ; normal"),
          sample("strategy ; backsliding-toads-and-frogs ; t. + .f ; normal"),
          sample("strategy ; hare-and-hounds ; x#o|.#. ; normal"),
          sample("strategy ; monotone ; a=3 d=3 deck=5 extended: ; verdict"),
          sample("parts ; sum ; nim(\"3\") + nim(\"1\") ; normal"),
          sample("parts ; sum ; domineering(\"2x2\") - hackenbush(\"0b1 1r2\") + 1/2 ; normal"),
          sample("nimbers ; nim ; 12 30 18 ; normal"),
          sample("nimbers ; kayles ; 21 + 8 ; normal"),
          sample("nimbers ; subtraction ; {1,2,5}: 30 ; normal"),
          sample("nimbers ; octal ; 0.6: 25 ; normal"),
          sample("nimbers ; take-and-break ; 0.8: 22 ; normal"),
          sample("nimbers ; wythoff ; 11 18 ; normal"),
          sample("nimbers ; sum ; nim(\"21 21\") - wythoff(\"3 4\") + *5 + kayles(\"5\") ; normal"),
          sample("quotient ; octal ; 0.75: 12 10 ; misere"),
          sample("quotient ; dawson-kayles ; 13 9 ; misere"),
          sample("quotient ; sum ; kayles(\"12\") + octal(\"0.77: 7 3\") ; misere"),
          sample("cite ; transposition ; 1..7: 3 / 4 ; verdict"),
          sample("cite ; transposition ; w + w + 1: 3:1 / 3 ; verdict"),
          sample("cite ; transposition ; w + w*: 1:2 / 4 ; verdict"),
          sample("cite ; pieces ; BWWBWB ; verdict"),
          sample("cite ; end-nim ; w|3|w*2+1|2 ; normal"),
          sample("cite ; take-away ; f(x)=2*x: 21/5 ; normal"),
          sample("cite ; even-subtraction ; 6 11 ; normal"),
          sample("cite ; flipping-coins ; 0111011 ; normal"),
          sample("cite ; vertex-geography ; 1-2 2-3 3-4 4-5 @1 ; normal"),
          sample("cite ; edge-geography ; 1-2 1-4 2-3 3-4 @1 ; normal"),
          sample("cite ; edge-geography ; a-x a-y b-y b-z c-z @a ; normal"),
          sample("cite ; token ; a>b a>c b>c c>d @a ; normal"),
          sample("cite ; hackenbush ; 0b1 1b4 1r2 2b3 ; normal"),
          sample("cite ; hackenbush ; 0g1 0g2 1g2 2g3 2g3 ; normal"),
          sample("cite ; cutcake ; 5x21 6x3 ; normal"),
          sample("cite ; maundy-cake ; 12x5 2x36 ; normal"),
          sample("cite ; eatcake ; 36x25 ; normal"),
          sample("cite ; eatcake ; 25x35 ; normal"),
          sample("cite ; mem ; 62/3 ; normal"),
          sample("cite ; mem ; different: 48/48 ; normal"),
          sample("cite ; partizan-euclid ; 987 610 ; normal"),
          sample("cite ; chomp ; ......|###### ; normal"),
          sample("cite ; monotone ; a=900 d=3 deck=1200 misere: ; verdict"),
          sample("terms ; end-nim ; 3|2|1 + 2|2 + 3|2|1 ; normal"),
          sample("terms ; flipping-coins ; 0111011 + 01 + 0111011 ; normal"),
          sample(
              "terms ; sum ; flipping_coins(\"011011\") - hackenbush(\"0b1 1r2\") + 1/4 ; normal"),
          sample("terms ; sum ; take_away(\"4\") - even_subtraction(\"3\") + *2 ; normal"),
          sample("terms ; sum ; clobber(\"xox\") - domineering(\"2x3\") + nim(\"21 20\") ; normal"),
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
          sample("orders ; monotone ; a=4 d=3 deck=N: ; verdict"),
          sample("orders ; monotone ; a=4 d=4 deck=Z misere: ; verdict"),
          sample("orders ; monotone ; a=3 d=3 deck=Q misere: ; verdict"),
          sample("orders ; monotone ; a=3 d=3 deck=w + w*: 1:3 2:-2 ; verdict"),
          sample("orders ; monotone ; a=4 d=3 deck=3 + q + w misere: 2:1/2 3:4 ; verdict"),
          sample("orders ; monotone ; a=5 d=3 deck=20 misere: 7 3 12 ; verdict"),
          sample("orders ; monotone ; a=3 d=4 deck=6: 3 ; verdict"),
          sample("words ; monotone ; a=9 d=4 deck=Q: ; verdict"),
          sample("lost ; monotone ; a=8 d=7 deck=Q: ; verdict"));

  /** Certificates that state half: kind, claim, game, position and play. */
  private static final List<Half> STATED =
      List.of(
          half("mirror ; possible P or D ; tic-tac-toe ; 4^2 misere: ; verdict"),
          half("mirror ; possible N or D ; tic-tac-toe ; 3^2 misere: ; verdict"),
          half("sets ; possible N or D ; tic-tac-toe ; 3^2: 2,2 1,1 ; verdict"),
          half("sets ; possible P or D ; tic-tac-toe ; 3^2: 2,2 ; verdict"),
          half("strategy ; possible N or D ; connect-four ; 3x2 line=3: ; verdict"),
          half("strategy ; possible P or R ; domineering ; 2x2 + 1x3 + 1x3 ; normal"),
          half("strategy ; possible N or L ; domineering ; 2x2 ; normal"),
          half("strategy ; possible P or R ; toads-and-frogs ; T.F ; misere"),
          half(
              "strategy ; possible P or D or PHat or PCheck ; backsliding-toads-and-frogs ;"
                  + " t. + .f ; normal"),
          half("strategy ; value between -2 and 2 ; domineering ; 2x2 ; normal"),
          half("strategy ; value at least -1 ; domineering ; 2x3 ; normal"),
          half("strategy ; value at most 2 ; nim ; 3 ; normal"),
          half("tree ; possible N or R ; domineering ; 4x4 ; normal"),
          half("tree ; value at most 2 ; domineering ; 4x4 ; normal"),
          half("tree ; value between -2 and 3 ; clobber ; xox|oxo|xox ; normal"));

  private Mutations() {}

  /** A position of which half is proved. */
  record Half(Claim claim, Sample sample) {
    Certificate certificate(Desk desk) {
      Prover prover = sample.kind.equals(Certificate.TREE) ? new Prover(desk, 1) : new Prover(desk);
      return claim instanceof Claim.OfBounds bounds
          ? prover.bounds(
              sample.question(desk),
              bounds.low().map(desk.workspace().universe()::adopt),
              bounds.high().map(desk.workspace().universe()::adopt),
              Control.unlimited())
          : prover.possible(
              sample.question(desk), ((Claim.OfPossible) claim).outcomes(), Control.unlimited());
    }
  }

  private static Half half(String row) {
    String[] words = row.split(" *; *", 3);
    return new Half(Claim.read(words[1]).orElseThrow(), sample(words[0] + ";" + words[2]));
  }

  static List<Half> halves() {
    return STATED;
  }

  /** A position of which a certificate is made. */
  record Sample(String kind, String game, String position, Ending ending) {
    Question question(Desk desk) {
      Searches searches = Searches.of(Control::unlimited, () -> {});
      return Questions.read(game, ending == Ending.LAST_PLAYER_LOSES, position, desk, searches);
    }

    Certificate certificate(Desk desk) {
      boolean noStrategy =
          List.of(Certificate.TREE, Certificate.CITE, Certificate.TERMS).contains(kind);
      return (noStrategy ? new Prover(desk, 1) : new Prover(desk))
          .outcome(question(desk), Control.unlimited());
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
    all.addAll(halvesOf(c));
    return all;
  }

  /** Claims of half. */
  static List<Certificate> halvesOf(Certificate c) {
    List<Certificate> all = new ArrayList<>();
    List<String> halves = new ArrayList<>();
    HALVES.forEach(half -> halves.add("possible " + half));
    BOUNDS.forEach(bound -> halves.add("value " + bound));
    for (String half : halves) {
      for (String kind : new TreeSet<>(List.of(c.kind(), Certificate.STRATEGY))) {
        all.add(with(c, kind, c.game(), c.play(), c.position(), half));
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

  /** One to three changes at random, of the head or of lines, words and signs of the body. */
  static Certificate changed(Certificate c, List<Certificate> all, Random random) {
    Certificate other = all.get(random.nextInt(all.size()));
    String position = c.position();
    String claim = c.claim();
    List<String> body = new ArrayList<>(c.body());
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      int at = body.isEmpty() ? 0 : random.nextInt(body.size());
      switch (body.isEmpty() ? 0 : random.nextInt(12)) {
        case 0 -> position = misspelt(position, random);
        case 1 -> claim = other.claim();
        case 2 -> body.remove(at);
        case 3 -> body.add(random.nextInt(body.size() + 1), body.get(at));
        case 4 -> Collections.swap(body, at, random.nextInt(body.size()));
        case 5, 6 -> body.set(at, anyOf(other.body(), random));
        case 7, 8, 9 -> body.set(at, withWordOf(body.get(at), anyOf(c.body(), random), random));
        default -> body.set(at, misspelt(body.get(at), random));
      }
    }
    return new Certificate(c.kind(), c.game(), c.play(), position, claim, body);
  }

  private static String anyOf(List<String> lines, Random random) {
    return lines.isEmpty() ? "" : lines.get(random.nextInt(lines.size()));
  }

  /** A line with a word of another line in the place of one of its own. */
  private static String withWordOf(String line, String other, Random random) {
    String[] words = line.split("\\b", -1);
    String[] others = other.split("\\b", -1);
    words[random.nextInt(words.length)] = others[random.nextInt(others.length)];
    return String.join("", words);
  }

  /** A text with a sign less, more or other. */
  private static String misspelt(String text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int behind = Math.min(text.length(), at + random.nextInt(2));
    String signs = "01239xo.|#/+-*^v{},:& \tLRNP\u00e9\u0661";
    int sign = random.nextInt(signs.length());
    return text.substring(0, at)
        + signs.substring(sign, sign + random.nextInt(2))
        + text.substring(behind);
  }

  private static List<String> inserted(List<String> lines, int at, String line) {
    List<String> all = new ArrayList<>(lines);
    all.add(at, line);
    return all;
  }
}

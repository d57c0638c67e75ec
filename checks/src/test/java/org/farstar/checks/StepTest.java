package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKey;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.AnswerJson;
import org.farstar.front.json.Json;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/**
 * The kinds of steps, their page, and the steps of all games. With {@code -Dgolden.write=true} the
 * page is brought up to date instead, to be read before it is kept.
 */
class StepTest {
  /** Examples of games that take longer are left out. */
  private static final Budget BUDGET = Budget.ofPositions(5_000);

  /** Small positions from which random plays begin. */
  private static final List<String> STARTS =
      List.of(
          "nim '3 5 7'",
          "subtraction '{1,4}: 17'",
          "wythoff '7 9'",
          "take-away 'f(x)=2*x : 21/5'",
          "take-away 'f(x)=x : 12/4'",
          "flipping-coins 1011011",
          "flipping-coins 0110111",
          "end-nim '3|5|2|3'",
          "vertex-geography '1-2 2-3 3-4 4-5 @1'",
          "edge-geography '1-2 2-3 3-1 3-4 @1'",
          "token 'a>b a>c b>c @a'",
          "pennies '3 5 2'",
          "pieces BWWBWW",
          "coin-turning 1011001",
          "rook '5 3 + 2 4'",
          "hackenbush '0b1 1r2 1b3 3r4 0r5'",
          "hackenbush '0g1 1g2 1g3 3g4'",
          "cutcake '7x9 12x5'",
          "maundy-cake '12x18 5x8'",
          "eatcake '4x7 6x6'",
          "mem '30/4 + 24'",
          "mem 'different: 12/12 + 8/8'",
          "partizan-euclid '89 55'",
          "chomp 4x5",
          "transposition '1..9: / 7'",
          "transposition 'w + w*: 1:2 / 5'",
          "tic-tac-toe '3^3: 2,2,2'",
          "tic-tac-toe '3^2:'",
          "positional '{a,b}{b,c}{c,d}{d,e}{e,a} maker-breaker :'",
          "positional '{a,b,c}{c,d,e}{b,d,f} avoider-enforcer :'",
          "monotone 'a=3 d=3 deck=5 :'",
          "monotone 'a=3 d=3 deck=2^3 :'");

  /** The steps that were seen, by language, kind and text. */
  private static final Map<String, Step> SAID = new HashMap<>();

  /** Random plays from each of them, and how long they are. */
  private static final int PLAYS = 20;

  private static final int TURNS = 12;

  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- steps -->\n)(.*?)(<!-- end of steps -->)");

  private static final Pattern CONSTANT =
      Pattern.compile("(?s)/\\*\\*([^/]*?)\\*/\\s*([A-Z_]+)\\(\\s*\"");

  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private final Path page = Checkout.root().resolve("docs/steps.md");

  private final Path wording =
      Checkout.root().resolve("engine/src/main/resources/org/farstar/engine/theory/english.words");

  private final Path source =
      Checkout.root().resolve("engine/src/main/java/org/farstar/engine/theory/StepKind.java");

  /** For each kind the words behind {@code farstar outcome} that print a step of it. */
  private static final Map<StepKind, String> EXAMPLES = examples();

  private static Map<StepKind, String> examples() {
    Map<StepKind, String> examples = new EnumMap<>(StepKind.class);
    examples.put(StepKind.EMPTY, "nim 0");
    examples.put(StepKind.OVER, "monotone 'a=2 d=2 deck=3 : 1 2'");
    examples.put(StepKind.START, "domineering 2x2");
    examples.put(StepKind.LINE, "domineering 2x2");
    examples.put(StepKind.KEPT, "backsliding-toads-and-frogs ftf..t");
    examples.put(StepKind.TERM, "flipping-coins '01 + 11'");
    examples.put(StepKind.PARTS, "sum 'domineering(\"2x2\") + 1/2'");
    examples.put(StepKind.SUM_RULE, "sum 'domineering(\"2x2\") + 1/2'");
    examples.put(StepKind.SUM, "nim '3 5 7'");
    examples.put(StepKind.TOTAL, "flipping-coins '01 + 11'");
    examples.put(StepKind.ZEROS, "vertex-geography '1-2 2-3 @1 + a-b @a'");
    examples.put(StepKind.HEAP, "nim 3");
    examples.put(StepKind.PERIOD, "subtraction '{1,4}: 7'");
    examples.put(StepKind.QUOTIENT, "misere:octal '0.75: 5 4 2'");
    examples.put(StepKind.VALUE, "wythoff '1 3 + 2 2'");
    examples.put(StepKind.PAIR, "wythoff '10 12'");
    examples.put(StepKind.PARTNERS, "wythoff '10 12'");
    examples.put(StepKind.REPRESENTATION, "take-away 'f(x)=2*x : 21/5'");
    examples.put(StepKind.CAP, "take-away 'f(x)=2*x : 21/5'");
    examples.put(StepKind.SINGLE_PILE, "end-nim 3");
    examples.put(StepKind.TRIPLE_POINTS, "end-nim '4|3|5|2|3'");
    examples.put(StepKind.COMPARE, "end-nim '3|5|2'");
    examples.put(StepKind.WINNING_MOVES, "end-nim '3|5|2'");
    examples.put(StepKind.COUNT, "flipping-coins 1011");
    examples.put(StepKind.REDUCTION, "flipping-coins 0111");
    examples.put(StepKind.REDUCTIONS, "flipping-coins 0" + "0111".repeat(21));
    examples.put(StepKind.PARTITION, "flipping-coins 01011");
    examples.put(StepKind.LONG_PARTITION, "flipping-coins 01" + "0011".repeat(19));
    examples.put(StepKind.BASE, "flipping-coins 01011");
    examples.put(StepKind.ORDINAL_SUM, "flipping-coins 01011");
    examples.put(StepKind.FUSION, "hackenbush '0g1 1g2 2g3 3g1 3g4'");
    examples.put(StepKind.BEST, "flipping-coins 1011 --moves");
    examples.put(StepKind.POWERS, "cutcake 5x9");
    examples.put(StepKind.PRIMES, "maundy-cake 5x12");
    examples.put(StepKind.EATEN, "eatcake 4x3");
    examples.put(StepKind.QUOTIENTS, "mem 62/4");
    examples.put(StepKind.HALVES, "mem 'different: 12/12'");
    examples.put(StepKind.ONE_COLOUR, "toppling-dominoes EEE");
    examples.put(StepKind.TOPPLED, "toppling-dominoes LRLLRR");
    examples.put(StepKind.HERD, "elephants-and-rhinos t.tt...f");
    examples.put(StepKind.MEETING, "ski-jumps '.L.|..R|...'");
    examples.put(StepKind.PATH, "partizan-euclid '30 11'");
    examples.put(StepKind.BITE, "chomp '......|...###'");
    examples.put(StepKind.NIMSTRING, "strings-and-coins '0-1 0-2 1-2 0-3 3-4 0-4 0-4'");
    examples.put(StepKind.NUMBERING, "token 'a>b a>c b>c @a'");
    examples.put(StepKind.LARGE_NUMBERING, "token 'chain(50) @1'");
    examples.put(StepKind.TOKEN, "token 'a>b a>c b>c @a'");
    examples.put(StepKind.MATCHING, "vertex-geography '1-2 2-3 3-4 4-5 @1'");
    examples.put(StepKind.COVER, "vertex-geography '1-2 2-3 3-4 4-5 @1'");
    examples.put(StepKind.STRATEGY, "vertex-geography '1-2 2-3 3-4 4-5 @1'");
    examples.put(StepKind.KERNEL, "edge-geography '1-2 2-3 3-4 4-1 @1'");
    examples.put(StepKind.SPAN, "edge-geography 'a-x a-y b-y b-z c-z @a'");
    examples.put(StepKind.MOVES, "edge-geography '1-2 2-3 3-1 3-4 @1'");
    examples.put(StepKind.TURNS, "transposition '1..9: 3 1 5 / 4'");
    examples.put(StepKind.S_BLOCKS, "transposition '1..9: 3 1 5 / 4'");
    examples.put(StepKind.PIVOTS, "transposition '1..9: 3 1 5 / 4'");
    examples.put(StepKind.D_BLOCKS, "transposition 'w + w* : 1:2 2:-1 / 5'");
    examples.put(StepKind.REPLIES, "transposition 'w + w* : 1:2 / 4'");
    examples.put(StepKind.THEOREM, "transposition '1..9: 3 1 5 / 4'");
    examples.put(StepKind.PENNIES, "pennies '3 5 2'");
    examples.put(StepKind.DELTA, "pennies '3 5 2'");
    examples.put(StepKind.PARITY, "monotone 'a=3 d=3 deck=Q extended :'");
    examples.put(StepKind.EXCESS, "monotone 'a=100 d=3 deck=133 misere :'");
    examples.put(StepKind.BUMPING, "monotone 'a=3 d=3 deck=5 : 3 1'");
    examples.put(StepKind.GAPS, "monotone 'a=3 d=3 deck=5 : 3 1'");
    examples.put(StepKind.RESULT, "monotone 'a=3 d=3 deck=5 : 3 1'");
    examples.put(StepKind.LENGTH, "monotone 'a=3 d=3 deck=5 : 3 1'");
    examples.put(StepKind.LENGTHS, "monotone 'a=3 d=3 deck=2^2 : {1}'");
    examples.put(StepKind.HELD, "tic-tac-toe '5^2:'");
    examples.put(StepKind.PAIRING, "tic-tac-toe '5^2:'");
    examples.put(StepKind.UNPAIRED, "tic-tac-toe '4^2:'");
    examples.put(StepKind.THREATS, "tic-tac-toe '3^5: 2,2,2,2,2'");
    examples.put(StepKind.DICTIONARY, "tic-tac-toe '4^3: 1,1,1'");
    examples.put(StepKind.POTENTIAL, "tic-tac-toe '4^2:'");
    return examples;
  }

  /** The games and positions of the examples. */
  static List<String> examplePositions() {
    return EXAMPLES.values().stream()
        .distinct()
        .map(StepTest::words)
        .map(words -> words.get(0) + " " + words.get(1))
        .toList();
  }

  @Test
  void everyKindHasAnExampleThatPrintsIt() {
    assertThat(EXAMPLES).containsOnlyKeys(StepKind.values());
    Map<StepKind, String> without = new EnumMap<>(EXAMPLES);
    without
        .entrySet()
        .removeIf(e -> reason(e.getValue()).stream().anyMatch(step -> step.kind() == e.getKey()));
    assertThat(without).as("examples that do not print a step of their kind").isEmpty();
  }

  /** What a reader of the JSON sees: the word of the kind and the keys of the data. */
  @Test
  void theStepsOfAllGamesHaveTheKeysOfTheirKinds() {
    int seen = 0;
    for (String id : Catalogue.STANDARD.ids()) {
      Game<?> game = Catalogue.STANDARD.find(id).orElseThrow();
      for (Game.Example example : game.card().examples()) {
        for (Step step : reason(game.id(), example.position(), true)) {
          Map<String, Object> json = AnswerJson.of(step, Wording.english());
          assertThat(declared((String) json.get("kind"), ((Map<?, ?>) json.get("data")).keySet()))
              .as("%s %s: %s", game.id(), example.position(), Json.line(json))
              .isTrue();
          seen++;
        }
      }
    }
    assertThat(seen).isGreaterThan(EXAMPLES.size());
  }

  /** The referee evaluates what the steps state, without the theories that wrote them. */
  @Test
  void theReasonsOfAllGamesHold() {
    List<String> faults = new ArrayList<>();
    int checked = 0;
    for (String id : Catalogue.STANDARD.ids()) {
      Game<?> game = Catalogue.STANDARD.find(id).orElseThrow();
      for (Game.Example example : game.card().examples()) {
        checked += referee(game.id(), example.position(), faults);
      }
    }
    for (String command : new TreeSet<>(EXAMPLES.values())) {
      List<String> words = words(command);
      checked += referee(words.get(0), words.get(1), faults);
    }
    assertThat(faults).isEmpty();
    assertThat(checked).isGreaterThan(EXAMPLES.size());
  }

  /** Positions after random moves, as far as theories answer them. */
  @Test
  void theReasonsOfTheoriesHoldInRandomPositions() {
    Random random = new Random(28);
    List<String> faults = new ArrayList<>();
    int checked = 0;
    for (String command : STARTS) {
      List<String> words = words(command);
      Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
      Sum start = sum(words.get(0), words.get(1), desk);
      for (int play = 0; play < PLAYS; play++) {
        checked += randomPlay(start, random, desk, faults);
      }
    }
    assertThat(faults).isEmpty();
    assertThat(checked).isGreaterThan(STARTS.size() * PLAYS);
  }

  private static int randomPlay(Sum start, Random random, Desk desk, List<String> faults) {
    SumPlay play = new SumPlay(start);
    Sum at = start;
    int checked = 0;
    for (int turn = 0; turn < TURNS && play.verdict(at).isEmpty(); turn++) {
      Player player = Player.values()[random.nextInt(Player.values().length)];
      List<Move<Sum>> moves = play.moveList(at, player);
      if (!moves.isEmpty()) {
        at = moves.get(random.nextInt(moves.size())).to();
        checked += referee(at, Method.THEORY, desk, faults);
      }
    }
    return checked;
  }

  /** Collects the faults of a reason; returns how many reasons there were, 0 or 1. */
  private static int referee(String game, String position, List<String> faults) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    return referee(sum(game, position, desk), Method.BEST, desk, faults);
  }

  private static int referee(Sum sum, Method method, Desk desk, List<String> faults) {
    Optional<OutcomeAnswer> answer =
        answered(sum, method, desk).filter(found -> !found.reason().isEmpty());
    answer.ifPresent(found -> found.reason().forEach(step -> said(step, faults)));
    answer.ifPresent(
        found ->
            Referee.faults(sum, found, desk.analyst().searches()).stream()
                .map(fault -> SumText.write(sum) + ": " + fault)
                .forEach(faults::add));
    return answer.isPresent() ? 1 : 0;
  }

  /** A piece of a sentence, which belongs into the file of a wording. */
  private static final Pattern SENTENCE = Pattern.compile(" (is|are|the|wins|of|has|by) ");

  /**
   * Steps that state different things have different texts, in every language, and their data are
   * no sentences.
   */
  private static void said(Step step, List<String> faults) {
    if (SENTENCE.matcher(step.data().toString()).find()) {
      faults.add("the data of a step of " + step.kind() + " have a sentence: " + step.data());
    }
    for (String name : Wording.names()) {
      String text = Wording.named(name).orElseThrow().text(step);
      if (text.isBlank() || text.contains("null")) {
        faults.add(name + " says of " + step.kind() + ": '" + text + "'");
      }
      if (!name.equals("plain")) {
        Step other = SAID.putIfAbsent(name + " " + step.kind() + " " + text, step);
        if (other != null && !stated(other).equals(stated(step))) {
          faults.add(name + ": '" + text + "' is said of " + stated(other) + ", " + stated(step));
        }
      }
    }
  }

  /**
   * What a step states: its data without those that only drawings need. Which moves all the moves
   * are, and which cards end nothing but subsequences of length 1, the position says.
   */
  private static Map<String, Object> stated(Step step) {
    Map<String, Object> stated = new LinkedHashMap<>(step.data());
    if (stated.getOrDefault("all", false).equals(true)) {
      stated.keySet().removeAll(Set.of("moves", "count"));
    }
    if (step.kind() == StepKind.LENGTHS) {
      List<List<String>> cards = new ArrayList<>(step.rows("cards"));
      cards.removeIf(card -> card.subList(1, card.size()).equals(List.of("1", "1")));
      stated.put("cards", cards);
    }
    for (StepKey key : step.kind().keys()) {
      if (key.use() == StepKey.Use.DRAWN) {
        stated.remove(key.name());
      }
    }
    return stated;
  }

  /** Empty where the budget ends first, or no theory speaks of the position. */
  private static Optional<OutcomeAnswer> answered(Sum sum, Method method, Desk desk) {
    try {
      return desk.analyst().outcome(sum, method, Ask.ALL, new Control(BUDGET)).first();
    } catch (NotAnsweredException e) {
      return Optional.empty();
    }
  }

  private static boolean declared(String word, Set<?> keys) {
    return Arrays.stream(StepKind.values())
        .filter(kind -> kind.word().equals(word))
        .anyMatch(
            kind -> names(kind, false).containsAll(keys) && keys.containsAll(names(kind, true)));
  }

  private static Set<String> names(StepKind kind, boolean required) {
    return kind.keys().stream()
        .filter(key -> key.required() || !required)
        .map(StepKey::name)
        .collect(Collectors.toSet());
  }

  private static List<Step> reason(String command) {
    List<String> words = words(command);
    return reason(words.get(0), words.get(1), words.contains("--moves"));
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words;
  }

  /** The reason of an answer; none where the budget ends first. */
  private static List<Step> reason(String game, String position, boolean moves) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    return desk.analyst()
        .outcome(sum(game, position, desk), Method.BEST, new Ask(moves, true), new Control(BUDGET))
        .first()
        .map(OutcomeAnswer::reason)
        .orElse(List.of());
  }

  private static Sum sum(String game, String position, Desk desk) {
    Control control = new Control(BUDGET);
    return Questions.read(game, false, position, desk, Searches.of(() -> control, () -> {})).sum();
  }

  @Test
  void everyKindSaysWhatItStatesAndHowItIsDrawn() throws IOException {
    assertThat(meanings()).containsOnlyKeys(StepKind.values());
    assertThat(meanings().values()).allMatch(text -> text.contains(". Drawn as "));
  }

  @Test
  void thePageHasEveryKind() throws IOException {
    String text = Files.readString(page);
    String sections = sections();
    String wanted =
        BETWEEN
            .matcher(text)
            .replaceAll(
                part -> Matcher.quoteReplacement(part.group(1) + "\n" + sections + part.group(3)));
    assertThat(wanted).contains(sections);
    if (!wanted.equals(text) && Boolean.getBoolean("golden.write")) {
      Files.writeString(page, wanted);
      return;
    }
    assertThat(text).isEqualTo(wanted);
  }

  private String sections() throws IOException {
    Map<StepKind, String> meanings = meanings();
    StringBuilder text = new StringBuilder();
    for (StepKind kind : StepKind.values()) {
      text.append("## ").append(kind.word()).append("\n\n").append(meanings.get(kind));
      text.append("\n\n");
      if (!kind.keys().isEmpty()) {
        text.append("| key | type | meaning |\n|---|---|---|\n");
        kind.keys().forEach(key -> text.append(row(key)));
        text.append('\n');
      }
      text.append(templates(kind)).append(example(kind));
    }
    return text.toString();
  }

  /** The templates of a kind as they stand in the file of the usual wording. */
  private String templates(StepKind kind) throws IOException {
    StringBuilder text = new StringBuilder("```text\n");
    boolean own = false;
    for (String line : Files.readAllLines(wording)) {
      own = line.startsWith("[") ? line.matches("\\[" + kind.id() + "[:\\]].*") : own;
      if (own && !line.isBlank() && !line.startsWith("#")) {
        text.append(line).append('\n');
      }
    }
    return text + "```\n\n";
  }

  private static String row(StepKey key) {
    String type = key.type().words() + (key.required() ? "" : ", optional");
    return "| `" + key.name() + "` | " + type + " | " + key.meaning() + " |\n";
  }

  private static String example(StepKind kind) {
    String command = EXAMPLES.get(kind);
    Step step = reason(command).stream().filter(s -> s.kind() == kind).findFirst().orElseThrow();
    return "From `farstar outcome "
        + command
        + " --explain --json`:\n\n```json\n"
        + lines(AnswerJson.of(step, Wording.english()), "")
        + "\n```\n\n";
  }

  /** An object with an entry on each line. */
  private static String lines(Map<?, ?> object, String indent) {
    if (object.isEmpty()) {
      return "{}";
    }
    Map<String, String> entries = new LinkedHashMap<>();
    object.forEach(
        (key, value) ->
            entries.put(
                Json.line(key),
                value instanceof Map<?, ?> map ? lines(map, indent + "  ") : Json.line(value)));
    return entries.entrySet().stream()
        .map(entry -> indent + "  " + entry.getKey() + ": " + entry.getValue())
        .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
  }

  /** The comments of the constants. */
  private Map<StepKind, String> meanings() throws IOException {
    Map<StepKind, String> meanings = new EnumMap<>(StepKind.class);
    Matcher matcher = CONSTANT.matcher(Files.readString(source));
    while (matcher.find()) {
      String comment = matcher.group(1).replaceAll("\\s*\n\\s*\\*?\\s*", " ").strip();
      meanings.put(StepKind.valueOf(matcher.group(2)), comment);
    }
    return meanings;
  }
}

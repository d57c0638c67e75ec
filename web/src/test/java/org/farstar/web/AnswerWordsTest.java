package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.answer.Sentences;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Winner;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.JsonReader;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

/**
 * Who wins, in the words of a wording: the terminal says in English what it says without a wording,
 * and in German what the page says, for every game and every outcome.
 */
class AnswerWordsTest {
  private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");

  private static Map<?, ?> german() throws IOException {
    try (InputStream in = Pages.class.getResourceAsStream("page/words/de.engine.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return (Map<?, ?>) ((Map<?, ?>) JsonReader.read(text)).get("said");
    }
  }

  /** The translation of the page: of several sentences that fit the first. */
  private static String translated(String text, Map<?, ?> said) {
    if (said.containsKey(text)) {
      return (String) said.get(text);
    }
    for (Map.Entry<?, ?> each : said.entrySet()) {
      String english = (String) each.getKey();
      StringBuilder pattern = new StringBuilder();
      int from = 0;
      for (Matcher gap = GAP.matcher(english); gap.find(); from = gap.end()) {
        pattern.append(Pattern.quote(english.substring(from, gap.start())));
        pattern.append("(?<").append(gap.group(1)).append(">.+)");
      }
      pattern.append(Pattern.quote(english.substring(from)));
      Matcher found = Pattern.compile(pattern.toString()).matcher(text);
      if (english.contains("{") && found.matches()) {
        return GAP.matcher((String) each.getValue())
            .replaceAll(
                gap -> Matcher.quoteReplacement(translated(found.group(gap.group(1)), said)));
      }
    }
    return text;
  }

  @Test
  void theTerminalSaysWhatThePageSays() throws IOException {
    Map<?, ?> said = german();
    Wording german = Wording.named("german").orElseThrow();
    Map<String, String> sentences = new TreeMap<>();
    for (Game<?> game : Catalogue.STANDARD.all()) {
      for (Game.Example example : game.card().examples()) {
        Question question = Question.read(game, false, example.position(), Sources.none());
        boolean impartial = question.sum().impartial();
        for (Outcome outcome :
            impartial ? List.of(Outcome.N, Outcome.P, Outcome.D) : List.of(Outcome.values())) {
          Optional<Winner> named = SumLook.winner(question.sum(), outcome);
          String label = SumLook.label(question.sum(), outcome);
          String usual = Sentences.of(outcome, impartial, label, named);
          assertThat(Sentences.of(outcome, impartial, label, named, Wording.english()))
              .isEqualTo(usual);
          assertThat(Sentences.of(outcome, impartial, label, named, german))
              .as(usual)
              .isEqualTo(translated(usual, said));
          sentences.put(usual, game.id());
        }
      }
    }
    assertThat(sentences).hasSizeGreaterThan(15);
  }
}

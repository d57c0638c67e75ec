package org.farstar.front.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.answer.Unfinished;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Wording;
import org.farstar.engine.theory.Work;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class AnswerJsonTest {
  private static final Statement THEOREM =
      Work.checked("paper", "", "", "").theorem("1").says("All is lost.");

  private static Question question(String game, boolean misere, String text) {
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    Searches none =
        Searches.of(
            () -> {
              throw new AssertionError("a position is read without a search");
            },
            () -> {});
    return Questions.read(game, misere, text, desk, none);
  }

  private static String json(Reply reply, boolean explain) {
    return Json.line(
            AnswerJson.of(reply, explain ? Optional.of(Wording.english()) : Optional.empty()))
        .replace('"', '\'');
  }

  private static OutcomeAnswer won(Outcome outcome, WinningMoves left, WinningMoves right) {
    return new OutcomeAnswer(
        outcome,
        Optional.of(Map.of(Player.LEFT, left, Player.RIGHT, right)),
        List.of(),
        new Source.BySearch(7, 3));
  }

  private static Reply reply(Question question, OutcomeAnswer... answers) {
    boolean agree = List.of(answers).stream().map(OutcomeAnswer::outcome).distinct().count() < 2;
    return Reply.ofOutcomes(
        question,
        new Report<>(List.of(answers), Optional.empty(), agree),
        Method.BEST,
        answers.length == 1);
  }

  @Test
  void anImpartialGameHasOneListOfMoves() {
    WinningMoves one = WinningMoves.all(List.of(new WinningMove("take 2", "1 1")));
    assertThat(json(reply(question("nim", true, "3 1"), won(Outcome.N, one, one)), false))
        .isEqualTo(
            "{'game':'nim','position':'1 3','misere':true,'outcome':'N',"
                + "'moves':[{'move':'take 2','to':'1 1'}],"
                + "'by':[{'method':'search','positions':7,'millis':3}]}");
  }

  @Test
  void thePlayersOfAPartizanGameHaveListsOfTheirOwnWithTotalsWhereOneIsNotWhole() {
    WinningMoves some = new WinningMoves(List.of(new WinningMove("a", "b")), Optional.empty());
    OutcomeAnswer answer = won(Outcome.L, some, WinningMoves.none());
    assertThat(json(reply(question("domineering", false, "2x2"), answer), true))
        .contains("'moves':{'left':[{'move':'a','to':'b'}],'right':[]}")
        .contains("'movesTotal':{'left':null,'right':0}")
        .endsWith("'reason':[],'statements':[]}");
  }

  @Test
  void answersThatDisagreeStandSideBySideAndNoneIsGiven() {
    OutcomeAnswer theory =
        new OutcomeAnswer(Outcome.P, Optional.empty(), List.of(), new Source.ByTheory(THEOREM));
    OutcomeAnswer search = won(Outcome.N, WinningMoves.none(), WinningMoves.none());
    assertThat(json(reply(question("nim", false, "1"), theory, search), false))
        .contains("'outcome':null")
        .contains(
            "'disagreement':[{'method':'theory','cite':'paper, Theorem 1','statements':['paper/1'],'outcome':'P'},"
                + "{'method':'search','positions':7,'millis':3,'outcome':'N'}]");
  }

  @Test
  void aSearchThatWasStoppedSaysWhatIsStillPossible() {
    Unfinished stopped =
        new Unfinished(StopReason.TIME, OutcomeSet.of(Outcome.N, Outcome.L), 1000, 20, List.of());
    Question question = question("domineering", false, "4x4");
    Report<OutcomeAnswer> open = new Report<>(List.of(), Optional.of(stopped), true);
    assertThat(json(Reply.ofOutcomes(question, open, Method.SEARCH, false), false))
        .contains(
            "'outcome':null,'possible':['N','L'],'known':'Left moving first wins','stopped':'time',")
        .contains("'by':[{'method':'search','positions':1000,'millis':20}]");
    Unfinished almost =
        new Unfinished(StopReason.TIME, OutcomeSet.of(Outcome.L), 1000, 20, List.of());
    Report<OutcomeAnswer> known = new Report<>(List.of(), Optional.of(almost), true);
    Reply reply = Reply.ofOutcomes(question, known, Method.SEARCH, false);
    assertThat(reply.outcome()).contains(Outcome.L);
    assertThat(json(reply, false)).contains("'outcome':'L','possible':['L']");
  }

  @Test
  void aValueOfVeryManyDigitsIsGivenExactlyInHexadecimal() {
    Dyadic power = Dyadic.of(java.math.BigInteger.TWO.pow(30_000));
    ValueAnswer answer = new ValueAnswer(power, Outcome.L, List.of(), new Source.ByTheory(THEOREM));
    Report<ValueAnswer> report = new Report<>(List.of(answer), Optional.empty(), true);
    Question question = question("domineering", false, "1x2");
    assertThat(json(Reply.ofValues(question, report, Method.BEST, false), false))
        .contains("'value':null,'exact':{'numeratorHex':'1" + "0".repeat(7500) + "'")
        .contains("'denominatorExponent':0},'outcome':'L'");
    assertThat(json(Reply.ofValues(question, report, Method.BEST, true), false))
        .contains("'value':'" + power + "','outcome':'L'")
        .doesNotContain("exact");
  }
}

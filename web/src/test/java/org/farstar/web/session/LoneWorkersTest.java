package org.farstar.web.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;
import org.farstar.web.session.Workers.Found;
import org.farstar.web.session.Workers.Need;
import org.farstar.web.session.Workers.Work;
import org.junit.jupiter.api.Test;

class LoneWorkersTest {
  private final Queue<Runnable> later = new ArrayDeque<>();
  private final List<Object> heard = new ArrayList<>();
  private final LoneWorkers workers =
      new LoneWorkers(later::add, job -> heard.add(job.state().get("state")));
  private final Visitor visitor =
      new Visitor(
          "me",
          bytes -> new Desk(Catalogue.STANDARD, new Workspace(bytes), Sources.none()),
          1 << 24);

  private static final Work EASY = (desk, control) -> new Found(Answer.json(Map.of()), true);

  /** Work that a turn of so many seconds is enough for; it says how long its last turn was. */
  private static Work takes(long seconds) {
    return (desk, control) -> {
      Duration time = control.budget().time().orElseThrow();
      Answer answer = Answer.json(Map.of("seconds", time.toSeconds()));
      return new Found(answer, time.toSeconds() >= seconds);
    };
  }

  private Job only() {
    assertThat(visitor.jobs()).hasSize(1);
    return visitor.jobs().iterator().next();
  }

  @Test
  void whatTakesAMomentIsAnsweredAtOnce() {
    assertThat(workers.answer(visitor, Need.ANY, 20, EASY).status()).isEqualTo(200);
    assertThat(workers.answer(visitor, Need.SHEET, 20, EASY).status()).isEqualTo(200);
    assertThat(later).isEmpty();
    assertThat(visitor.jobs()).isEmpty();
  }

  @Test
  void turnsGrowUntilOneIsEnoughAndOthersAreHeardBetween() {
    assertThat(workers.answer(visitor, Need.ANY, 100, takes(8)).status()).isEqualTo(202);
    Job job = only();
    later.remove().run();
    assertThat(job.answer()).isEmpty();
    assertThat(workers.answer(visitor, Need.ANY, 100, EASY).status()).isEqualTo(200);
    later.remove().run();
    assertThat(new String(job.answer().orElseThrow().bytes())).isEqualTo("{\"seconds\":8}");
    assertThat(later).isEmpty();
    assertThat(heard).containsExactly("running", "done");
  }

  @Test
  void theLastTurnIsAsLongAsWasAskedForAndItsAnswerStands() {
    workers.answer(visitor, Need.ANY, 20, takes(1000));
    Job job = only();
    for (int turn = 0; turn < 3; turn++) {
      assertThat(job.answer()).isEmpty();
      later.remove().run();
    }
    assertThat(new String(job.answer().orElseThrow().bytes())).isEqualTo("{\"seconds\":20}");
  }

  @Test
  void whoCancelsHasWhatIsKnownByThen() {
    workers.answer(visitor, Need.ANY, 100, takes(1000));
    Job job = only();
    job.cancel();
    assertThat(job.answer().orElseThrow().status()).isEqualTo(422);
    visitor.forget(job);
    later.remove().run();
    workers.answer(visitor, Need.ANY, 100, takes(1000));
    job = only();
    later.remove().run();
    job.cancel();
    assertThat(new String(job.answer().orElseThrow().bytes())).isEqualTo("{\"seconds\":1}");
    later.remove().run();
    assertThat(later).isEmpty();
  }

  /** Questions that are asked again elsewhere must not fill the list of this page's work. */
  @Test
  void whatWasCancelledMakesRoom() {
    for (int i = 0; i < 3 * Visitor.MOST_JOBS; i++) {
      Answer answer = workers.answer(visitor, Need.ANY, 100, takes(1000));
      assertThat(answer.status()).isEqualTo(202);
      visitor.jobs().forEach(Job::cancel);
    }
  }

  @Test
  void longWorkHasOneTurn() {
    List<Job> begun = new ArrayList<>();
    Job job = workers.start(visitor, 100, takes(100), begun::add);
    assertThat(begun).containsExactly(job);
    later.remove().run();
    assertThat(new String(job.answer().orElseThrow().bytes())).isEqualTo("{\"seconds\":100}");
  }

  @Test
  void faultsAndEndedBudgetsAreTold() {
    Work wrong =
        (desk, control) -> {
          throw Problem.wrong("no");
        };
    assertThatThrownBy(() -> workers.answer(visitor, Need.ANY, 1, wrong))
        .isInstanceOf(Problem.class);
    assertThat(workers.start(visitor, 1, wrong, job -> {}).answer()).isEmpty();
    later.remove().run();
    assertThat(only().answer().orElseThrow().status()).isEqualTo(400);
    Work full =
        (desk, control) -> {
          throw new SearchStopped(StopReason.POSITIONS);
        };
    assertThatThrownBy(() -> workers.answer(visitor, Need.ANY, 1, full))
        .isInstanceOf(SearchStopped.class);
  }
}

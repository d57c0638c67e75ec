package org.farstar.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.web.http.Answer;
import org.farstar.web.session.Workers.Found;
import org.farstar.web.session.Workers.Need;
import org.farstar.web.session.Workers.Work;
import org.junit.jupiter.api.Test;

class WorkersTest {
  private static final long BYTES = 1 << 24;

  /** A job begins that found the room of the worksheet taken by an answer given at once. */
  @Test
  void aJobHearsThatTheRoomIsFree() throws Exception {
    Visitor visitor = visitor();
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (ThreadWorkers workers = new ThreadWorkers(1)) {
      CompletableFuture<Answer> first =
          CompletableFuture.supplyAsync(
              () ->
                  workers.answer(
                      visitor,
                      Need.SHEET,
                      1,
                      (desk, control) -> {
                        inside.countDown();
                        await(goOn);
                        return new Found(Answer.json(200, Map.of("first", true)), true);
                      }));
      await(inside);
      Answer second =
          workers.answer(
              visitor,
              Need.SHEET,
              1,
              (desk, control) -> new Found(Answer.json(200, Map.of("second", true)), true));
      assertThat(second.status()).isEqualTo(202);
      Job job = visitor.jobs().iterator().next();
      assertThat(job.answer()).isEmpty();
      goOn.countDown();
      assertThat(first.get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
      assertThat(job.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
    }
  }

  /** One endless question of each kind in every place does not keep others from their answers. */
  @Test
  void whatDoesNotStopGivesItsPlaceToOthers() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    Work endless =
        (desk, control) -> {
          while (!over.get()) {
            Thread.onSpinWait();
          }
          return new Found(Answer.json(200, Map.of()), true);
        };
    Work endlessLater =
        (desk, control) -> {
          control.throwIfStopped();
          if (control.budget().time().orElseThrow().toMillis() < 500) {
            return new Found(Answer.json(200, Map.of()), false);
          }
          return endless.apply(desk, control);
        };
    Work heavy =
        (desk, control) ->
            new Found(
                Answer.json(200, Map.of("heavy", true)),
                control.budget().time().orElseThrow().toMillis() > 500);
    Work light = (desk, control) -> new Found(Answer.json(200, Map.of("light", true)), true);
    try (ThreadWorkers workers = new ThreadWorkers(1, Duration.ofSeconds(1))) {
      Visitor bad = visitor();
      // In the first try, in a turn as new work, and in a turn that is long from the first.
      assertThat(workers.answer(bad, Need.ANY, 1, endless).status()).isEqualTo(202);
      Job inFirstTry = bad.jobs().iterator().next();
      assertThat(inFirstTry.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(422);
      bad.forget(inFirstTry);
      assertThat(workers.answer(bad, Need.ANY, 1, endlessLater).status()).isEqualTo(202);
      Job inNewLane = bad.jobs().iterator().next();
      Job inLongLane = workers.start(visitor(), 1, endless, begun -> {});
      Visitor other = visitor();
      assertThat(status(workers, other, light)).isEqualTo(200);
      assertThat(workers.answer(other, Need.ANY, 20, heavy).status()).isEqualTo(202);
      Job job = other.jobs().iterator().next();
      Job table = workers.start(other, 20, heavy, begun -> {});
      assertThat(job.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
      assertThat(table.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
      // The page that asked hears of it, and can ask again.
      assertThat(inNewLane.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(422);
      assertThat(inLongLane.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(422);
      assertThat(status(workers, bad, light)).isEqualTo(200);
      assertThat(workers.start(bad, 20, heavy, begun -> {}).over().get(60, TimeUnit.SECONDS))
          .extracting(Answer::status)
          .isEqualTo(200);
    } finally {
      over.set(true);
    }
  }

  /** The status of an answer, which may be that of a job on a busy machine. */
  private static int status(Workers workers, Visitor visitor, Work work) throws Exception {
    Answer answer = workers.answer(visitor, Need.ANY, 20, work);
    if (answer.status() != 202) {
      return answer.status();
    }
    Job job = visitor.jobs().iterator().next();
    int status = job.over().get(60, TimeUnit.SECONDS).status();
    visitor.forget(job);
    return status;
  }

  /** Long work is done in turns, and what is new comes between them. */
  @Test
  void longWorkTakesTurns() throws Exception {
    Visitor visitor = visitor();
    List<String> calls = new CopyOnWriteArrayList<>();
    CountDownLatch inLongTurn = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    int triesAndFirstTurn = 3;
    try (ThreadWorkers workers = new ThreadWorkers(1)) {
      Work endless =
          (desk, control) -> {
            calls.add("long");
            if (calls.size() > triesAndFirstTurn) {
              inLongTurn.countDown();
              await(goOn);
            }
            return new Found(Answer.json(200, Map.of("turns", calls.size())), false);
          };
      assertThat(workers.answer(visitor, Need.ANY, 60, endless).status()).isEqualTo(202);
      Job longJob = visitor.jobs().iterator().next();
      await(inLongTurn);
      Answer other =
          workers.answer(
              visitor,
              Need.ANY,
              60,
              (desk, control) -> {
                // Not at once, but in the first turn.
                boolean whole = calls.contains("new");
                calls.add("new");
                return new Found(Answer.json(200, Map.of()), whole && calls.size() > 6);
              });
      assertThat(other.status()).isEqualTo(202);
      goOn.countDown();
      longJob.over().get(60, TimeUnit.SECONDS);
    }
    assertThat(calls).containsExactly("long", "long", "long", "long", "new", "new", "new", "long");
  }

  @Test
  void whatIsStoppedBetweenItsTurnsSaysWhatItKnows() throws Exception {
    Visitor visitor = visitor();
    Visitor other = visitor();
    CountDownLatch goOn = new CountDownLatch(1);
    CountDownLatch calls = new CountDownLatch(3);
    Work holding =
        (desk, control) -> {
          await(goOn);
          return new Found(Answer.json(200, Map.of()), true);
        };
    Work endless =
        (desk, control) -> {
          calls.countDown();
          return new Found(Answer.json(200, Map.of("known", true)), false);
        };
    try (ThreadWorkers workers = new ThreadWorkers(1)) {
      Job held = workers.start(other, 60, holding, job -> {});
      assertThat(workers.answer(visitor, Need.ANY, 60, endless).status()).isEqualTo(202);
      Job job = visitor.jobs().iterator().next();
      await(calls);
      while (!visitor.work().take()) {
        Thread.onSpinWait();
      }
      visitor.work().leave();
      job.cancel();
      assertThat(job.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
      goOn.countDown();
      assertThat(held.over().get(60, TimeUnit.SECONDS).status()).isEqualTo(200);
    }
  }

  private static Visitor visitor() {
    return new Visitor(
        "a", bytes -> new Desk(Catalogue.STANDARD, new Workspace(bytes), Sources.none()), BYTES);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}

package org.farstar.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.question.Desk;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.web.http.Answer;
import org.farstar.web.session.Workers.Found;
import org.farstar.web.session.Workers.Need;
import org.junit.jupiter.api.Test;

class WorkersTest {
  private static final long BYTES = 1 << 24;

  /** A job begins that found the room of the worksheet taken by an answer given at once. */
  @Test
  void aJobHearsThatTheRoomIsFree() throws Exception {
    Visitor visitor =
        new Visitor(
            "a",
            bytes -> new Desk(Catalogue.STANDARD, new Workspace(bytes), Sources.none()),
            BYTES);
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    try (Workers workers = new Workers(1)) {
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

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}

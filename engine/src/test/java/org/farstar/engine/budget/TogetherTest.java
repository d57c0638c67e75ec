package org.farstar.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TogetherTest {
  /** A worker that ends when it is stopped. */
  private static final class Waiting {
    final CountDownLatch stopped = new CountDownLatch(1);
    volatile boolean ended;

    String await() {
      try {
        stopped.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      ended = true;
      return "others";
    }
  }

  @Test
  void theFirstAnswersAndTheOthersHaveEnded() {
    List<Waiting> workers = List.of(new Waiting(), new Waiting(), new Waiting());
    String answer =
        Together.first(
            workers,
            worker -> worker == workers.get(0) ? "first" : worker.await(),
            worker -> worker.stopped.countDown());
    assertThat(answer).isEqualTo("first");
    assertThat(workers.get(1).ended).isTrue();
    assertThat(workers.get(2).ended).isTrue();
  }

  @Test
  void whatTheFirstThrowsComesOutWhenTheOthersHaveEnded() {
    List<Waiting> workers = List.of(new Waiting(), new Waiting());
    assertThatThrownBy(
            () ->
                Together.first(
                    workers,
                    worker -> {
                      if (worker == workers.get(0)) {
                        throw new IllegalStateException("first");
                      }
                      return worker.await();
                    },
                    worker -> worker.stopped.countDown()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("first");
    assertThat(workers.get(1).ended).isTrue();
  }

  @Test
  void whatAnotherThrowsDoesNotMatterToTheFirst() {
    AtomicInteger thrown = new AtomicInteger();
    int answer =
        Together.first(
            List.of(0, 1),
            worker -> {
              if (worker == 1) {
                thrown.incrementAndGet();
                throw new IllegalStateException("other");
              }
              return 7;
            },
            worker -> {});
    assertThat(answer).isEqualTo(7);
    assertThat(thrown).hasValue(1);
  }

  @Test
  void allAnswerInTheirOrder() {
    assertThat(Together.run(List.of(1, 2, 3), worker -> worker * worker)).containsExactly(1, 4, 9);
    assertThatThrownBy(
            () ->
                Together.run(
                    List.of(1, 2),
                    worker -> {
                      throw new IllegalStateException("worker " + worker);
                    }))
        .hasMessage("worker 1");
  }
}

package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.Optional;
import org.farstar.engine.memory.Workspace;
import org.farstar.web.http.Events;
import org.farstar.web.session.Job;
import org.farstar.web.session.Visitor;
import org.farstar.web.session.Visitors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** What becomes of pages that go away. */
@Isolated
class LeaseTest {
  private static final String LONG =
      "{\"game\":\"domineering\",\"position\":\"8x8\",\"by\":\"search\",\"seconds\":600}";

  private static void sweepUntil(Asked api, java.util.function.BooleanSupplier so)
      throws InterruptedException {
    long end = System.nanoTime() + 20_000_000_000L;
    while (!so.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(20);
      api.visitors.sweep();
    }
    assertThat(so.getAsBoolean()).isTrue();
  }

  @Test
  void workOfAPageThatDoesNotRenewItsLeaseEnds() throws InterruptedException {
    try (Asked api = new Asked(Asked.terms(300, 600_000))) {
      Visitor visitor = api.visitors.find(api.session).orElseThrow();
      assertThat(api.send("POST", "/api/v1/outcome", LONG).status()).isEqualTo(202);
      Job job = visitor.jobs().iterator().next();
      for (int i = 0; i < 5; i++) {
        Thread.sleep(100);
        assertThat(api.send("POST", "/api/v1/lease", "").status()).isEqualTo(200);
        api.visitors.sweep();
      }
      assertThat(job.answer()).as("the lease was renewed").isEmpty();
      sweepUntil(api, () -> job.answer().isPresent());
      assertThat(api.visitors.size()).as("what it found is kept a while").isEqualTo(1);
    }
  }

  @Test
  void aStreamThatEndsShortensTheLease() throws InterruptedException {
    try (Asked api = new Asked(Asked.terms(600_000, 1_200_000))) {
      Visitor visitor = api.visitors.find(api.session).orElseThrow();
      api.send("POST", "/api/v1/outcome", LONG);
      Job job = visitor.jobs().iterator().next();
      Events events = (Events) api.reply("GET", "/api/v1/events", "");
      api.visitors.sweep();
      assertThat(job.answer()).isEmpty();
      events.feed().gone();
      sweepUntil(api, () -> job.answer().isPresent());
    }
  }

  @Test
  void theMemoryOfAPageThatIsGoneIsFreed() throws InterruptedException {
    try (Asked api = new Asked(Asked.terms(50, 100))) {
      WeakReference<Workspace> workspace = used(api);
      sweepUntil(api, () -> api.visitors.size() == 0);
      sweepUntil(
          api,
          () -> {
            System.gc();
            return workspace.get() == null;
          });
      assertThat(api.send("POST", "/api/v1/lease", "").status()).isEqualTo(401);
    }
  }

  private static WeakReference<Workspace> used(Asked api) {
    String body = "{\"game\":\"clobber\",\"position\":\"xoxo|oxox|xoxo\",\"by\":\"search\"}";
    api.send("POST", "/api/v1/value", body);
    Optional<Visitor> visitor = api.visitors.find(api.session);
    Workspace workspace = visitor.orElseThrow().hand().desk().workspace();
    assertThat(workspace.bytes()).isPositive();
    return new WeakReference<>(workspace);
  }

  @Test
  void aNewPageTakesThePlaceOfOneThatIsGone() throws InterruptedException {
    try (Asked api = new Asked(Asked.terms(50, 600_000))) {
      String first = api.session;
      api.send("POST", "/api/v1/sessions", "");
      api.send("POST", "/api/v1/sessions", "");
      Thread.sleep(100);
      api.visitors.find(first);
      assertThat(api.send("POST", "/api/v1/sessions", "").status()).isEqualTo(201);
      assertThat(api.visitors.find(first)).isPresent();
      assertThat(Visitors.Terms.USUAL.closed()).isLessThan(Visitors.Terms.USUAL.lease());
    }
  }

  @Test
  void namesOfAWorksheetAreEvaluatedUnderTheBudgetOfTheirLine() throws InterruptedException {
    try (Asked api = new Asked(Visitors.Terms.USUAL)) {
      api.ask("eval", java.util.Map.of("expression", "x := domineering(\"2x2\")"));
      Thread.sleep(200);
      assertThat(Asked.data(api.ask("eval", java.util.Map.of("expression", "x.Mean + 1"))))
          .extracting(data -> data.get("value"))
          .isEqualTo("1");
    }
  }

  @Test
  void arithmeticWithGamesEndsWithItsBudget() {
    try (Asked api = new Asked(Visitors.Terms.USUAL)) {
      StringBuilder sum = new StringBuilder("{1|{0|-1/3*0}}".replace("/3*0", ""));
      for (int i = 2; i < 40; i++) {
        sum.append("+{").append(i * i).append("|{").append(i).append("||").append(-i).append("}}");
      }
      long start = System.nanoTime();
      int status =
          api.ask("eval", java.util.Map.of("expression", sum.toString(), "seconds", 2)).status();
      assertThat(status).isIn(200, 422, 400);
      assertThat(System.nanoTime() - start).isLessThan(60_000_000_000L);
    }
  }
}

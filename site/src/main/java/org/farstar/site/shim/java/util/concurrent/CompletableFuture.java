package org.farstar.site.shim.java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.farstar.site.Browser;

/** {@link java.util.concurrent.CompletableFuture} on one thread, completed without exceptions. */
public final class CompletableFuture<T> {
  private boolean done;
  private T value;
  private final List<Consumer<T>> waiting = new ArrayList<>();

  public boolean complete(T result) {
    if (done) {
      return false;
    }
    done = true;
    value = result;
    waiting.forEach(each -> each.accept(result));
    waiting.clear();
    return true;
  }

  public boolean isDone() {
    return done;
  }

  public T getNow(T otherwise) {
    return done ? value : otherwise;
  }

  private void whenDone(Consumer<T> next) {
    if (done) {
      next.accept(value);
    } else {
      waiting.add(next);
    }
  }

  public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> change) {
    CompletableFuture<U> next = new CompletableFuture<>();
    whenDone(result -> next.complete(change.apply(result)));
    return next;
  }

  public CompletableFuture<Void> thenAccept(Consumer<? super T> use) {
    CompletableFuture<Void> next = new CompletableFuture<>();
    whenDone(
        result -> {
          use.accept(result);
          next.complete(null);
        });
    return next;
  }

  public CompletableFuture<Void> thenRun(Runnable use) {
    return thenAccept(result -> use.run());
  }

  public CompletableFuture<T> copy() {
    CompletableFuture<T> next = new CompletableFuture<>();
    whenDone(next::complete);
    return next;
  }

  public CompletableFuture<T> completeOnTimeout(T otherwise, long time, TimeUnit unit) {
    if (!done) {
      Browser.after(() -> complete(otherwise), (int) unit.toMillis(time));
    }
    return this;
  }
}

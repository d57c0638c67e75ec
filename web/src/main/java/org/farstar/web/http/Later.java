package org.farstar.web.http;

import java.util.concurrent.CompletableFuture;

/**
 * An answer that is waited for without a thread.
 *
 * @param answer completed with the answer, never with an exception
 */
public record Later(CompletableFuture<Answer> answer) implements Response {}

package org.farstar.web.http;

/** What a request gets: an answer at once, an answer later, or events as they come. */
public sealed interface Reply permits Answer, Later, Events {}

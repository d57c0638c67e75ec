package org.farstar.web.http;

/** What a request gets: an answer at once, an answer later, or events as they come. */
public sealed interface Response permits Answer, Later, Events {}

package org.farstar.engine.search;

/** A search met rules that contradict themselves. */
public final class BrokenRulesException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  BrokenRulesException(String what) {
    super(what);
  }
}

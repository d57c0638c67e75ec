package org.farstar.games.order;

/**
 * One block of an ordered sum: a finite chain, the natural numbers, the negative ones, the
 * integers, or the fractions.
 *
 * @param kind which order it is
 * @param size the number of elements of a finite chain, at least 1; 0 for the infinite blocks
 */
public record DomainBlock(Kind kind, long size) {
  /** The order a block has. */
  public enum Kind {
    /** Finitely many elements. */
    CHAIN(""),
    /** 1, 2, 3, ...: a least element and no greatest. */
    W("w"),
    /** ..., -3, -2, -1: a greatest element and no least. */
    W_STAR("w*"),
    /** The integers. */
    Z("z"),
    /** The fractions: dense, without ends. */
    Q("q");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /**
     * How the block is written in a domain; empty for finite chains, which are written as sizes.
     */
    public String text() {
      return text;
    }
  }

  /** The natural numbers. */
  public static final DomainBlock W = new DomainBlock(Kind.W, 0);

  /** The negative integers. */
  public static final DomainBlock W_STAR = new DomainBlock(Kind.W_STAR, 0);

  /** The integers. */
  public static final DomainBlock Z = new DomainBlock(Kind.Z, 0);

  /** The fractions. */
  public static final DomainBlock Q = new DomainBlock(Kind.Q, 0);

  public DomainBlock {
    if (kind == Kind.CHAIN ? size < 1 : size != 0) {
      throw new IllegalArgumentException("a block " + kind + " of size " + size);
    }
  }

  /** A finite chain. */
  public static DomainBlock chain(long size) {
    return new DomainBlock(Kind.CHAIN, size);
  }

  /** Whether it has finitely many elements. */
  public boolean finite() {
    return kind == Kind.CHAIN;
  }

  /** Whether it has a least element. */
  public boolean hasLeast() {
    return kind == Kind.CHAIN || kind == Kind.W;
  }

  /** Whether it has a greatest element. */
  public boolean hasGreatest() {
    return kind == Kind.CHAIN || kind == Kind.W_STAR;
  }

  @Override
  public String toString() {
    return finite() ? Long.toString(size) : kind.text();
  }
}

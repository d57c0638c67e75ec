package org.farstar.engine.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The claims of one paper. Papers are found as services, and only where claims are asked for: what
 * answers questions about games carries none of them.
 */
public interface ClaimProvider {
  /** The short name of the paper, with which the ids of its claims begin. */
  String paper();

  /**
   * The claims about one game, made again and in the order in which they are listed.
   *
   * @param game the name of the game; the paper may have no claim about it
   */
  List<Claim> claims(String game);

  /** All papers on the class path or module path. */
  static List<ClaimProvider> all() {
    List<ClaimProvider> all = new ArrayList<>();
    ServiceLoader.load(ClaimProvider.class).forEach(all::add);
    return List.copyOf(all);
  }
}

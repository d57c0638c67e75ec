package org.farstar.cli;

import java.util.Iterator;
import org.farstar.ask.catalogue.Catalogue;

/** The names of the games, for completion. */
final class GameIds implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Catalogue.STANDARD.ids().iterator();
  }
}

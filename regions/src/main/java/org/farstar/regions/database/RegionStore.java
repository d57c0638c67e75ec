package org.farstar.regions.database;

import java.util.Optional;
import org.farstar.engine.database.DatabaseException;
import org.farstar.engine.database.DatabaseFile;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.Databases;
import org.farstar.engine.database.StoredForms;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.StoredValues;
import org.farstar.regions.board.Board;
import org.farstar.regions.frame.RegionKey;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.shortgame.UniverseFullException;

/** The values of small regions that a database has, as values of a workspace. */
public final class RegionStore implements StoredValues<Board, Value> {
  private final RegionRules rules;
  private final DatabaseFile file;
  private final Databases databases;
  private final DatabaseOwner owner;
  private final Workspace workspace;
  private volatile StoredForms.Reader forms;
  private volatile boolean refused;

  private RegionStore(
      RegionRules rules,
      DatabaseFile file,
      Databases databases,
      DatabaseOwner owner,
      Workspace workspace) {
    this.rules = rules;
    this.file = file;
    this.databases = databases;
    this.owner = owner;
    this.workspace = workspace;
  }

  /**
   * The stored values of some rules.
   *
   * @param key what the tables of the workspace know the rules by
   * @param <V> the values
   */
  @SuppressWarnings("unchecked")
  public static <V> StoredValues<Board, V> of(RegionRules rules, Object key, Workspace workspace) {
    Optional<Databases> databases = workspace.databases();
    Optional<DatabaseOwner> owner = databases.flatMap(found -> Variant.owner(key, found));
    Optional<DatabaseFile> file = owner.flatMap(of -> databases.get().of(of));
    return file.isEmpty() || !RegionKey.serves(rules)
        ? StoredValues.none()
        : (StoredValues<Board, V>)
            new RegionStore(rules, file.get(), databases.get(), owner.get(), workspace);
  }

  @Override
  public Value get(Board board) {
    long region = rules.regions(board.grid(), board.first(), board.second());
    if (Long.bitCount(region) > file.cells() || region == 0 || refused) {
      return null;
    }
    if (rules.region(board.grid(), region, board.first(), board.second()) != region) {
      return null;
    }
    RegionKey key = RegionKey.of(rules, board, region);
    try {
      int number = file.find(key.section(), key.first(), key.second());
      return number < 0 ? null : value(number, key.negative());
    } catch (DatabaseException e) {
      refused = true;
      databases.refuse(owner, e);
      return null;
    } catch (UniverseFullException e) {
      // The search will find that, too, and knows what to do.
      return null;
    }
  }

  private Value value(int number, boolean negative) {
    if (rules.impartial()) {
      return new Nimber(number);
    }
    Universe universe = workspace.universe();
    StoredForms.Reader reader = forms;
    if (reader == null || reader.universe() != universe) {
      reader = new StoredForms.Reader(file, universe);
      forms = reader;
    }
    ShortGame game = reader.game(number);
    return negative ? game.negate() : game;
  }
}

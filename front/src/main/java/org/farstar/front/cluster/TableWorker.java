package org.farstar.front.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.table.Batch;
import org.farstar.engine.table.BatchResult;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.SpreadRun;
import org.farstar.engine.table.Table;

/**
 * Makes blocks of one table, wherever it is: it has built the game from what it was given, and what
 * was found for one block serves the next. For one thread at a time; only {@link #cancel} is safe
 * from others.
 */
public final class TableWorker {
  /** So many blocks that were passed over are remembered before the table is started over. */
  private static final int MOST_PASSED = 1 << 16;

  private final Control control = new Control(Budget.unlimited());
  private final TableRequest request;
  private final Map<String, Block> passed = new LinkedHashMap<>();
  private Iterator<Block> blocks;

  /**
   * @param job the table
   * @param folder a folder of this worker's own, where the game's file is put if it has one
   * @param memoryBytes how much tables and values may take, by estimate
   * @throws java.io.UncheckedIOException where the folder cannot be written
   */
  public TableWorker(TableJob job, Path folder, long memoryBytes) {
    Catalogue catalogue = job.game().catalogue(folder);
    Workspace workspace = new Workspace(memoryBytes);
    control.sharing(workspace);
    Desk desk = new Desk(catalogue, workspace, job.game().sources());
    Game<?> game = catalogue.game(job.game().game());
    Table table = TableRequest.table(game, job.table(), job.asked().keySet(), desk);
    request = TableRequest.of(table, job.asked());
    begin();
  }

  private void begin() {
    blocks = request.table().blocks(request.settings(), control).iterator();
    passed.clear();
  }

  /** Ends what is being made; this worker makes nothing any more. */
  public void cancel() {
    control.cancel();
  }

  /**
   * Makes the blocks of a batch until the time for one is over.
   *
   * @throws SearchStopped when this was cancelled
   */
  public BatchResult make(Batch batch) {
    long start = System.nanoTime();
    long before = control.progress().positions();
    Map<String, List<List<Cell>>> made = new LinkedHashMap<>();
    Map<String, StopReason> left = new LinkedHashMap<>();
    Optional<String> failed = Optional.empty();
    for (Block block : find(batch.keys())) {
      if (failed.isPresent() || (millis(start) >= SpreadRun.BATCH_MILLIS)) {
        passed.put(block.key(), block);
        continue;
      }
      control.share(batch.share());
      try {
        made.put(block.key(), block.rows().get());
      } catch (SearchStopped e) {
        if (e.reason() == StopReason.CANCELLED) {
          throw e;
        }
        left.put(block.key(), e.reason());
        passed.put(block.key(), block);
      } catch (OutOfMemoryError e) {
        left.put(block.key(), StopReason.MEMORY);
      } catch (RuntimeException | StackOverflowError e) {
        failed = Optional.of(block.key());
      }
    }
    long positions = control.progress().positions() - before;
    return new BatchResult(batch.id(), made, left, failed, positions, millis(start));
  }

  private static long millis(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /** The blocks of these keys, from those passed over, or further on, or from the beginning. */
  private List<Block> find(List<String> keys) {
    Set<String> wanted = new HashSet<>(keys);
    Map<String, Block> found = new LinkedHashMap<>();
    collect(wanted, found);
    if (!wanted.isEmpty()) {
      begin();
      collect(wanted, found);
    }
    if (!wanted.isEmpty()) {
      throw new IllegalStateException("this worker's table has no block " + wanted);
    }
    return keys.stream().map(found::get).toList();
  }

  private void collect(Set<String> wanted, Map<String, Block> found) {
    for (String key : new ArrayList<>(wanted)) {
      Block block = passed.remove(key);
      if (block != null) {
        wanted.remove(key);
        found.put(key, block);
      }
    }
    while (!wanted.isEmpty() && blocks.hasNext()) {
      Block block = blocks.next();
      if (wanted.remove(block.key())) {
        found.put(block.key(), block);
      } else {
        pass(block);
      }
    }
  }

  private void pass(Block block) {
    passed.put(block.key(), block);
    if (passed.size() > MOST_PASSED) {
      passed.remove(passed.keySet().iterator().next());
    }
  }
}

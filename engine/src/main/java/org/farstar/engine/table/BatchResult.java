package org.farstar.engine.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.budget.StopReason;

/**
 * What has come of a batch. A block that is named nowhere here was not begun, and may be asked for
 * again.
 *
 * @param id the batch
 * @param made the rows of the blocks that were made, by their keys
 * @param left why others were begun without a result, by their keys
 * @param failed a block that ended with an error, after which none was begun
 * @param positions how many positions were visited
 * @param millis how long it took
 */
public record BatchResult(
    long id,
    Map<String, List<List<Cell>>> made,
    Map<String, StopReason> left,
    Optional<String> failed,
    long positions,
    long millis) {}

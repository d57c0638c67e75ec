package org.farstar.engine.claim;

import java.util.Optional;
import org.farstar.engine.budget.StopReason;

/**
 * What the check of a claim found.
 *
 * @param status what became of the claim
 * @param scope how far it was checked, in words
 * @param cases how many cases were compared
 * @param counterexample the smallest counterexample met; for a corrected claim, to what is printed,
 *     and for a claim in one reading, to the other
 * @param stopped why the check ended before its whole scope, empty where it did not
 */
public record Finding(
    Status status,
    String scope,
    long cases,
    Optional<String> counterexample,
    Optional<StopReason> stopped) {}

/**
 * What a session keeps: a {@link org.farstar.engine.memory.Workspace} owns the values and the
 * tables that its questions share, under one limit of memory.
 *
 * <p>There are three tables. A {@link org.farstar.engine.memory.PackedTable} has exact keys of any
 * number of longs and grows; a {@link org.farstar.engine.memory.SharedTable} has them, too, but a
 * size that it keeps, replaces what took less effort and is shared by threads; a {@link
 * org.farstar.engine.memory.ForgettingTable} has references to objects and forgets what was not
 * used lately, by keys that are objects or that are packed. All others are views of these, which
 * say what an entry means.
 *
 * <p>What outlives the process is in {@link org.farstar.engine.memory.KeptResults}, by the digest
 * of words or, for packed keys, of {@link org.farstar.engine.memory.KeptKeys}.
 *
 * <p>For theories and reductions whose tables later questions may use.
 */
package org.farstar.engine.memory;

/**
 * What a session keeps: a {@link org.farstar.engine.memory.Workspace} owns the values and the
 * tables that its questions share, under one limit of memory. A {@link
 * org.farstar.engine.memory.BoundedTable} forgets old entries when it is full; a {@link
 * org.farstar.engine.memory.PackedTable} has packed positions as keys.
 *
 * <p>For theories and reductions whose tables later questions may use.
 */
package org.farstar.engine.memory;

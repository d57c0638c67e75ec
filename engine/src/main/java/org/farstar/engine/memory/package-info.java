/**
 * What a session keeps: a {@link org.farstar.engine.memory.Workspace} owns the values and the
 * tables that its questions share, under one limit of memory.
 */
package org.farstar.engine.memory;

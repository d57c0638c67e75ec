/**
 * Databases of small regions: values that were found once, in files that are mapped into memory,
 * checked block by block, and found by every command. What a region is, and how it is turned, is
 * the business of the games; here are the file and the folder.
 */
package org.farstar.engine.database;

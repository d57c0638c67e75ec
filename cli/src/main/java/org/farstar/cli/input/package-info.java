/** What people type: budgets, and texts from files. */
package org.farstar.cli.input;

/** What people type: budgets, texts from files, and names that are nearly right. */
package org.farstar.cli.input;

/** Tests that every ruleset and every theory must pass, here and in the modules above. */
package org.farstar.engine.contract;

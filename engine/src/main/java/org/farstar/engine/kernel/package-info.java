/**
 * The search by proof numbers that everything shares: {@link org.farstar.engine.kernel.ProofSearch}
 * on any {@link org.farstar.engine.kernel.NodeSpace}, in one thread or several ({@link
 * org.farstar.engine.kernel.NodeProof}), with one table.
 */
package org.farstar.engine.kernel;

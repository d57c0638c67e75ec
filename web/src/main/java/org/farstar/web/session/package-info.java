/** Who is here: workspaces of visitors, their work, and who works on it. */
package org.farstar.web.session;

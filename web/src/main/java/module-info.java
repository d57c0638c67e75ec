/**
 * The workbench in the browser: a server for one machine and its pages. It exports nothing: only
 * the command line starts a server, and that is no module.
 */
module org.farstar.web {
  requires io.javalin;
  requires jakarta.servlet;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;
  requires org.farstar.front;
}

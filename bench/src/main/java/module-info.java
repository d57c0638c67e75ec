/** How fast it is. Nobody builds on it. */
// The measuring library names its module by its file alone.
@SuppressWarnings("requires-automatic")
module org.farstar.bench {
  requires com.fasterxml.jackson.databind;
  requires jmh.core;
  requires java.management;
  requires java.net.http;
  requires jdk.management;
  requires org.farstar.engine;
  requires org.farstar.games;
  requires org.farstar.ask;
  requires org.farstar.papers;
}

/** A program that uses Farstar as modules. */
module example {
  requires org.farstar;
}

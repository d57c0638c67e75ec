/** The workbench in the browser: the server and its one boundary to the library that runs it. */
package org.farstar.web;

/** Requests, answers and what is refused; it knows neither games nor the library that serves. */
package org.farstar.web.http;

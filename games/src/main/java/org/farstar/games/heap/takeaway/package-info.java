/** Take-away games: who takes x lets the opponent take at most f(x). */
package org.farstar.games.heap.takeaway;

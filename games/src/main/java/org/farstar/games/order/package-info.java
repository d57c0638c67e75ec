/**
 * Games on linear orders, and what such games share.
 *
 * <p>A {@link org.farstar.games.order.Domain} is a linear order with a name for every element; its
 * {@link org.farstar.games.order.OrderType} is what remains when the names are forgotten. Elements
 * that have been used cut the order into gaps, and choosing an element cuts a gap in two: {@link
 * org.farstar.games.order.OrderType#splits}. {@link org.farstar.games.order.EhrenfeuchtFraisse}
 * says which gaps a game that lasts a few more turns cannot tell apart, so that infinite orders can
 * be searched.
 *
 * <p>For rules of games on linear orders.
 */
package org.farstar.games.order;

// After a play: the first move that threw a better result away, and what would have kept it.

import { ask } from './api.js';

const RANK = { win: 3, draw: 2, loss: 1 };

/**
 * Looks at the moves of one player from the first on.
 *
 * @param {{past: {position: string, turn: string, move: string}[], question: (position: string) => object}} duel the play
 * @param {'left' | 'right'} player whose moves are looked at
 * @returns {Promise<{fault: object | null, hopeless: boolean}>} the first wrong move: where it was made, what
 *     it was, which moves were right and what the opponent replied; and whether the player could not have
 *     got more from the beginning
 */
export async function review(duel, player) {
  let first = null;
  for (const [i, turn] of duel.past.entries()) {
    if (turn.turn !== player) continue;
    const { moves } = await ask('moves', { ...duel.question(turn.position), seconds: 10 });
    const list = moves[player] || moves.left || [];
    const rank = (move) => RANK[move?.result] || 0;
    const best = Math.max(...list.map(rank));
    first = first ?? best;
    const made = list.find((move) => move.move === turn.move);
    if (made?.result && rank(made) < best) {
      const right = list.filter((move) => rank(move) === best);
      return { fault: { ...turn, number: i + 1, right, best, deed: made.deed, reply: duel.past[i + 1] }, hopeless: false };
    }
  }
  return { fault: null, hopeless: first === RANK.loss };
}

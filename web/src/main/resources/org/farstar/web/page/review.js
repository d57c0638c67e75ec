// After a play: the first move that threw a better result away, and what would have kept it.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { t } from './words.js';

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
  const { past } = duel;
  let first = null;
  for (const [i, turn] of past.entries()) {
    if (turn.turn !== player) continue;
    const { moves } = await ask('moves', { ...duel.question(turn.position), seconds: 10 });
    const list = moves[player] || moves.left || [];
    const rank = (move) => RANK[move?.result] || 0;
    const best = Math.max(...list.map(rank));
    first = first ?? best;
    const made = list.find((move) => move.move === turn.move);
    if (made?.result && rank(made) < best) {
      const right = list.filter((move) => rank(move) === best);
      return { fault: { ...turn, number: i + 1, right, best, deed: made.deed, reply: past[i + 1] }, hopeless: false };
    }
  }
  return { fault: null, hopeless: first === RANK.loss };
}

/**
 * Says that the board shows an earlier position of a play that is over, with the way back.
 *
 * @param {{number: number, of: number}} what the number of the move that was made next, and of all moves
 * @param {() => void} back goes to the end of the play
 */
export function shown({ number, of }, back) {
  return html`<p class="row shown" role="status">
    <span>${t('common.shown', { number, of })}</span>
    <button @click=${back}>${t('common.toEnd')}</button>
  </p>`;
}

// Setting up a position by hand: the server says what can be done, and what a click makes.

import { ask } from './api.js';
import { sum } from './sum.js';
import { t } from './words.js';

const TEXT_ONLY = { help: t('setup.textOnly'), tools: [], chosen: [], click: () => null };

/**
 * How a position is set up by clicking.
 *
 * @param {{game: string, position: string, misere: boolean}} question the position
 * @param {object} view its board, with its terms
 * @param {number} mode what clicks do where there is one term
 * @param {number[]} modes what they do on each of several terms
 * @returns {Promise<{
 *   help: string,
 *   click: (spot: string) => Promise<string | null>,
 *   chosen: string[],
 *   modes?: string[],
 *   entry?: {label: string, text: (typed: string) => Promise<string>},
 *   tools: {label: string, text: string}[],
 * }>} every text is a whole position; a click that needs another one gives null and tells by
 *     {@code chosen} where it was
 */
export async function palette(question, view, mode = 0, modes = []) {
  const { terms } = await ask('setup', question);
  const mixed = question.game === 'sum';
  const hands = terms.map((hand, i) => (hand ? single(question, i, hand, (mixed || terms.length > 1 ? modes[i] : mode) || 0) : null));
  return mixed || terms.length > 1 ? sum(view, mixed, hands) : hands[0] || TEXT_ONLY;
}

/** One term. */
function single(question, term, hand, wanted) {
  const mode = Math.min(wanted, hand.modes.length - 1);
  const make = async (change) => (await ask('setup', { ...question, term, mode, ...change })).made;
  const how = {
    help: hand.modes[mode].help,
    tools: hand.tools.map(({ label, position }) => ({ label, text: position })),
    chosen: [],
    click: async (spot) => {
      const { position = null, chosen = [] } = await make({ spots: [...how.chosen, spot] });
      how.chosen = chosen;
      return position;
    },
  };
  if (hand.modes.length > 1) how.modes = hand.modes.map(({ label }) => label);
  if (hand.entry) how.entry = { label: hand.entry, text: async (typed) => (await make({ typed })).position };
  return how;
}

// How well the engine plays, from somebody who has just learned the rules to play without mistakes.

import { html } from '../lit/lit-html.js';
import { t } from './words.js';

/** From the strongest on. */
const NAMES = ['perfect', 'expert', 'player', 'learner', 'beginner'];

export const PERFECT = 'perfect';

/** The strength that an address names. */
export function strengthOf(name) {
  return NAMES.includes(name) ? name : PERFECT;
}

/** The choice of one. */
export function strengths(page) {
  return html`<select
    aria-label=${t('parts.skill')}
    @change=${(event) => {
      page.strength = event.target.value;
      page.write();
    }}
  >
    ${NAMES.map((name) => html`<option value=${name} ?selected=${name === page.strength}>${t('strength.' + name)}</option>`)}
  </select>`;
}

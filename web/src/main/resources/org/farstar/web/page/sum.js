// Setting up a sum: its parts in a list, each changed on the board as in its own game.

import { html } from '../lit/lit-html.js';
import { get } from './api.js';
import { t } from './words.js';

let games = null;

/** All games of which a sum may be made, asked for once. */
async function summable(repaint) {
  if (games === null) {
    games = [];
    const known = await get('games');
    // Where a verdict decides there are no sums, and no misère play.
    games = known.games.filter(({ game, misere }) => misere && game !== 'sum');
    repaint();
  }
}

function written({ game, position, value }) {
  if (value !== undefined) return /^[-+]/.test(value) ? `(${value})` : value;
  return `${game.replaceAll('-', '_')}("${position.replaceAll('"', '""')}")`;
}

/** A sum as text: an expression of any games, or positions of one game behind its parameters. */
export function sumText(terms, mixed) {
  if (!mixed) {
    const [head] = /^[^:]*: (?=.)/.exec(terms[0].position) || [''];
    return head + terms.map(({ position }) => position.slice(head.length)).join(' + ');
  }
  return (
    terms
      .map((term, i) => (i === 0 ? (term.negative ? '-' : '') : term.negative ? ' - ' : ' + ') + written(term))
      .join('') || '0'
  );
}

/** A single position as a part of a sum. */
export function asSum(game, position) {
  return sumText([{ game, position, negative: false }], true);
}

/**
 * How a sum is set up by clicking: what a hand makes of one part makes a sum of them all.
 *
 * @param {object} view the board, with its terms
 * @param {boolean} mixed whether the parts may be of any games
 * @param {(object | null)[]} hands how each part is set up
 */
export function sum(view, mixed, hands) {
  const { terms } = view;
  const prefix = (i) => (terms.length === 1 ? '' : `${i + 1}:`);
  const changed = (i, term) => sumText(terms.map((old, j) => (i === j ? { ...old, ...term } : old)), mixed);
  const parts = terms.map((term, i) => {
    const how = hands[i];
    return {
      term,
      how,
      to: (position) => changed(i, { position }),
      worth: (value) => changed(i, { value }),
      exchanged: () => changed(i, { negative: !term.negative }),
      without: () => sumText(terms.filter((_, j) => j !== i), mixed),
    };
  });
  const sums = {
    help: t('sum.help'),
    tools: [],
    parts,
    mixed,
    chosen: [],
    more: (term) => sumText([...terms, term], mixed),
    click: async (spot) => {
      const i = terms.length === 1 ? 0 : Number(spot.slice(0, spot.indexOf(':'))) - 1;
      const { how, to } = parts[i];
      const text = (await how?.click(spot.slice(prefix(i).length))) ?? null;
      sums.chosen = (how?.chosen || []).map((name) => prefix(i) + name);
      return text === null ? null : to(text);
    },
  };
  return sums;
}

function part(page, { term, how, to, worth, exchanged, without }, i, sums) {
  const title = term.game ? (games || []).find(({ game }) => game === term.game)?.title ?? term.game : t('sum.value');
  const name = t('sum.part', { part: i + 1 });
  return html`<li class="part">
    <form
      class="entry"
      @submit=${(event) => {
        event.preventDefault();
        const { value } = event.target.elements.part;
        page.set(term.game ? to(value) : worth(value));
      }}
    >
      <label class="field"
        ><span>${term.negative ? '− ' : ''}${title}</span>
        <input name="part" aria-label=${t('sum.position', { part: name })} autocomplete="off" spellcheck="false" .value=${term.position ?? term.value} /></label
      >
      <button class="plain" aria-label=${t('sum.set', { part: name })}>${t('common.set')}</button>
    </form>
    <div class="row">
      ${sums.mixed && term.game
        ? html`<button class="quiet" aria-pressed=${String(term.negative)} @click=${() => page.set(exchanged())}>
            ${t('sum.exchange')}<span class="visually-hidden"> ${t('sum.in', { part: name })}</span>
          </button>`
        : ''}
      <button class="quiet" ?disabled=${!sums.mixed && sums.parts.length < 2} @click=${() => page.set(without())}>
        ${t('sum.remove')}<span class="visually-hidden"> ${name}</span>
      </button>
      ${how
        ? html`${(how.modes || []).map(
            (label, mode) => html`<button
              class="quiet"
              aria-pressed=${String((page.modes[i] || 0) === mode)}
              @click=${() => {
                page.modes[i] = mode;
                page.edit(true);
              }}
            >
              ${label}
            </button>`,
          )}
          ${how.tools.map(
            ({ label, text }) => html`<button class="quiet" @click=${() => page.set(to(text))}>${label}</button>`,
          )}`
        : ''}
    </div>
    ${how ? html`<p class="faint small">${how.help}</p>` : ''}
  </li>`;
}

/** The parts, and how another one is added. */
export function parts(page, sums) {
  if (sums.mixed) summable(() => page.paint());
  const own = page.game.examples.find(({ position }) => !position.includes(' + '));
  return html`<ol class="parts" aria-label=${t('sum.parts')}>
      ${sums.parts.map((each, i) => part(page, each, i, sums))}
    </ol>
    ${sums.mixed
      ? html`<form
            class="row add"
            @submit=${(event) => {
              event.preventDefault();
              const { game, examples } = games[event.target.elements.game.selectedIndex];
              const { position } = examples.find((each) => !each.position.includes(' + ')) || examples[0];
              page.set(sums.more({ game, position, negative: false }));
            }}
          >
            <select name="game" aria-label=${t('sum.game')}>
              ${(games || []).map(({ game, title }) => html`<option value=${game}>${title}</option>`)}
            </select>
            <button class="plain">${t('sum.add')}</button>
          </form>
          <form
            class="entry"
            @submit=${(event) => {
              event.preventDefault();
              const { value } = event.target.elements.worth;
              if (value.trim()) page.set(sums.more({ value: value.trim() }));
            }}
          >
            <input name="worth" aria-label=${t('sum.value')} placeholder=${t('sum.such')} autocomplete="off" spellcheck="false" />
            <button class="plain">${t('sum.addValue')}</button>
          </form>`
      : html`<button class="quiet" @click=${() => page.set(sums.more({ game: page.game.game, position: own.position }))}>
          ${t('sum.add')}
        </button>`}`;
}

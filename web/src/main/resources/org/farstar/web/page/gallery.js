// All games, grouped by where they come from.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';
import { against } from './play.js';
import { t } from './words.js';

/** So many positions to try a card has. */
const TRIES = 3;

/** The papers by the words that stand for them. */
const PAPERS = {
  'flipping-coins': t('paper.flipping-coins'),
  transposition: t('paper.transposition'),
  'end-nim': t('paper.end-nim'),
  monotone: t('paper.monotone'),
  slides: t('paper.slides'),
};

/** What statements and games are from: the papers, and other works. */
export const SOURCES = { ...PAPERS, qubic: t('paper.qubic'), rulesets: t('paper.rulesets') };

const BOARDS = {
  heap: t('board.heap'),
  strip: t('board.strip'),
  order: t('board.order'),
  graph: t('board.graph'),
  grid: t('board.grid'),
  positional: t('board.positional'),
  sum: t('board.sum'),
};

/** A drawing as a node of the page. */
export function drawing(svg) {
  const node = document.importNode(
    new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    true,
  );
  node.querySelectorAll('.spot').forEach((spot) => spot.remove());
  node.setAttribute('aria-hidden', 'true');
  return node;
}

/** Mathematics as a node of the page. */
export function mathematics(mathml) {
  const node = new DOMParser().parseFromString(mathml, 'application/xml').documentElement;
  return document.importNode(node, true);
}

/** Positions to try, by what is to be noticed about them. */
function tries(game, playing) {
  return html`<ul class="tries" aria-label=${t('gallery.tries')}>
    ${game.examples.slice(0, TRIES).map(
      ({ position, note }) => html`<li>
        <a href=${playing ? against(game.game, position) : `#/game/${game.game}?p=${encodeURIComponent(position)}`} title="${position}: ${note}">${note}</a>
      </li>`,
    )}
  </ul>`;
}

/** What the games are grouped by: the name of a game's group, and the groups in their order. */
const GROUPED = {
  steps: {
    label: t('gallery.byDifficulty'),
    order: [t('gallery.begin'), t('gallery.practice'), t('gallery.theory')],
    name: (game, met) => {
      if (met.has(game.game)) return t('gallery.begin');
      return game.paper ? t('gallery.theory') : t('gallery.practice');
    },
  },
  board: { label: t('gallery.byBoard'), order: [], name: (game) => BOARDS[game.board] || game.board },
  paper: {
    label: t('gallery.byPaper'),
    order: Object.values(SOURCES),
    name: (game) => {
      if (game.paper) return SOURCES[game.paper] || game.paper;
      return game.board === 'sum' ? t('gallery.together') : t('gallery.classical');
    },
  },
};

/** Whether all words that are looked for occur in what is told of a game. */
function told(game, wanted) {
  const text = [game.game, game.title, game.goal, ...game.rules].join(' ').toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** @param {boolean} playing whether who comes here wants to play rather than to know */
function card(game, playing) {
  game.node = game.node || (game.svg ? drawing(game.svg) : game.title[0]);
  return html`<li class="card" data-at=${game.game}>
    <a class="whole" href=${playing ? against(game.game) : `#/game/${game.game}`}>
      <span class="picture">${game.node}</span>
      <span class="name">${game.title}</span>
    </a>
    <p class="goal">${game.rules.length > 0 ? game.rules.join(' ') : game.goal}</p>
    ${tries(game, playing)}
  </li>`;
}

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query the game or the group to begin at
 */
export async function show(main, _, query) {
  // Other pages draw with this script, and need no list of contents.
  const asked = [get('games'), get('lessons'), import('./contents.js')];
  const [{ games }, { lessons }, { contents, goTo, heading }] = await Promise.all(asked);
  const met = new Set(lessons.flatMap((lesson) => lesson.games));
  // Games that lessons are about come first, in the order of the lessons.
  const place = ({ game }) => (met.has(game) ? [...met].indexOf(game) : met.size);
  const asMet = [...games].sort((a, b) => place(a) - place(b));
  let by = localStorage.getItem('farstar-gallery');
  if (!Object.hasOwn(GROUPED, by)) by = 'steps';
  let wanted = '';
  const paint = () => {
    const { order, name } = GROUPED[by];
    const groups = new Map(order.map((each) => [each, []]));
    for (const game of by === 'steps' ? asMet : games) {
      if (!told(game, wanted)) continue;
      const group = name(game, met);
      groups.set(group, [...(groups.get(group) || []), game]);
    }
    const shown = [...groups].filter(([, list]) => list.length > 0);
    render(
      html`
        <section class="intro">
          <h1>${t('nav.games')}</h1>
          <p>${t('gallery.about')}</p>
          <div class="row">
            <input
              type="search"
              aria-label=${t('gallery.find')}
              placeholder=${t('gallery.find')}
              @input=${(event) => {
                wanted = event.target.value.trim();
                paint();
              }}
            />
            <div class="choice" role="group" aria-label=${t('gallery.group')}>
              ${Object.entries(GROUPED).map(
                ([key, { label }]) =>
                  html`<button
                    aria-pressed=${String(by === key)}
                    @click=${() => {
                      by = key;
                      localStorage.setItem('farstar-gallery', key);
                      paint();
                    }}
                  >
                    ${label}
                  </button>`,
              )}
            </div>
          </div>
          ${shown.length === 0 ? html`<p role="status">${t('gallery.nothing')}</p>` : ''}
        </section>
        <div class="listed">
          ${contents(
            shown.map(([title, list]) => ({ title, places: list.map(({ game, title: name }) => ({ at: game, title: name })) })),
          )}
          <div class="groups">
            ${shown.map(
              ([group, list]) => html`<section class="group ${['', 'one', 'two', 'three'][list.length] || ''}">
                ${heading(group)}
                <ul class="cards">${list.map((game) => card(game, group === t('gallery.begin')))}</ul>
              </section>`,
            )}
          </div>
        </div>
      `,
      main,
    );
  };
  paint();
  goTo(main, query.get('at'));
}

// All games, grouped by where they come from.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';

/** So many positions to try a card has. */
const TRIES = 3;

/** The papers by the words that stand for them. */
export const PAPERS = {
  'flipping-coins': 'Flipping Coins',
  transposition: 'A Game of Transpositions',
  'end-nim': 'Partizan End Nim',
  monotone: 'Monotonic Sequence Games',
  slides: 'The lecture',
};
const BOARDS = {
  heap: 'heaps',
  strip: 'strips',
  order: 'sequences',
  graph: 'graphs',
  grid: 'boards',
  positional: 'lines',
  sum: 'any of them together',
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
function tries(game) {
  return html`<ul class="tries" aria-label="Positions to try">
    ${game.examples.slice(0, TRIES).map(
      ({ position, note }) => html`<li>
        <a href="#/game/${game.game}?p=${encodeURIComponent(position)}" title="${position}: ${note}">${note}</a>
      </li>`,
    )}
  </ul>`;
}

/** @param {HTMLElement} main */
export async function show(main) {
  const { games } = await get('games');
  let by = localStorage.getItem('farstar-gallery') || 'paper';
  const paint = () => {
    // The papers in this order, what is in none of them last.
    const groups = new Map(by === 'paper' ? Object.values(PAPERS).map((name) => [name, []]) : []);
    for (const game of games) {
      const name =
        by === 'paper'
          ? game.paper
            ? PAPERS[game.paper] || game.paper
            : game.game === 'sum'
              ? 'Any of them together'
              : 'Classical games'
          : BOARDS[game.board] || game.board;
      groups.set(name, [...(groups.get(name) || []), game]);
    }
    render(
      html`
        <section class="intro">
          <h1>Who wins, and why?</h1>
          <p>
            Choose a game. Set up a position, play against an engine that makes no mistakes, and read
            the theorem or the search behind every answer.
          </p>
          <div class="choice" role="group" aria-label="Group the games by">
            ${[
              ['paper', 'by paper'],
              ['board', 'by board'],
            ].map(
              ([key, label]) =>
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
        </section>
        <div class="groups">
        ${[...groups].filter(([, list]) => list.length > 0).map(
          ([name, list]) => html`
            <section class="group ${['', 'one', 'two', 'three'][list.length] || ''}">
              <h2>${name}</h2>
              <ul class="cards">
                ${list.map(
                  (game) => html`
                    <li class="card">
                      <a class="whole" href="#/game/${game.game}">
                        <span class="picture">${game.svg ? drawing(game.svg) : game.title[0]}</span>
                        <span class="name">${game.title}</span>
                      </a>
                      <p class="goal">${game.rules.length > 0 ? game.rules.join(' ') : game.goal}</p>
                      ${tries(game)}
                    </li>
                  `,
                )}
              </ul>
            </section>
          `,
        )}
        </div>
      `,
      main,
    );
  };
  paint();
}

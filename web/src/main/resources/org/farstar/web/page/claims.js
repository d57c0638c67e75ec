// The papers as claims: what each says, and a button that checks it.

import { html, render } from '../lit/lit-html.js';
import { ask, get } from './api.js';
import { contents, goTo, heading } from './contents.js';
import { drawing, SOURCES } from './gallery.js';
import { rich, t } from './words.js';

/** The position of a counterexample, drawn, and open to be played. */
function counterexample({ game, position, misere, svg }) {
  const query = new URLSearchParams({ p: position, ...(misere ? { misere: '1' } : {}) });
  return html`<a class="drawn" href="#/game/${game}?${query}" aria-label=${t('claims.position', { position })}>
    ${drawing(svg)}
  </a>`;
}

/** The place of a statement, with its name where others have the same place. */
function entry({ claim, cite, paper }, list) {
  const alone = list.filter((other) => other.cite === cite).length === 1;
  return alone ? cite : `${cite} (${claim.slice(paper.length + 1)})`;
}

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query the statement or the paper to begin at
 */
export async function show(main, _, query) {
  const { claims } = await get('claims');
  const found = new Map();
  const running = new Map();
  let filter = '';
  let errata = false;
  const papers = [...new Set(claims.map((claim) => claim.paper))];

  async function check(claim, size) {
    const stop = new AbortController();
    running.set(claim.claim, { stop, state: null });
    paint();
    try {
      const body = { claim: claim.claim, seconds: 60, ...(size ? { size } : {}) };
      const finding = await ask('check', body, {
        signal: stop.signal,
        progress: (state) => {
          running.get(claim.claim).state = state;
          paint();
        },
      });
      found.set(claim.claim, finding);
    } catch (fault) {
      found.set(claim.claim, { status: 'fault', scope: fault.message });
    }
    running.delete(claim.claim);
    paint();
  }

  function row(claim) {
    const finding = found.get(claim.claim);
    const run = running.get(claim.claim);
    return html`
      <li class="claim" data-at=${claim.claim}>
        <p class="cite"><code>${claim.claim}</code> ${claim.cite}</p>
        <p>${claim.statement}</p>
        ${claim.printed ? html`<p class="printed">${t('claims.printed', { text: claim.printed })}</p>` : ''}
        ${claim.reading ? html`<p class="printed">${t('claims.reading', { text: claim.reading })}</p>` : ''}
        <p class="scope">
          ${finding
            ? html`<span class="badge ${finding.status}">${t('status.' + finding.status)}</span> ${finding.scope}${
                finding.cases ? t('claims.cases', { cases: finding.cases }) : ''
              }${finding.stopped ? html` (${finding.stopped})` : ''}`
            : html`<span class="badge">${t('status.' + claim.expected)}</span> ${claim.scope}`}
        </p>
        ${finding?.counterexample
          ? html`<p class="counter">${rich('claims.counterexample', { found: html`<code>${finding.counterexample}</code>` })}</p>
              ${finding.board ? counterexample(finding.board) : ''}`
          : ''}
        <p class="row">
          ${run
            ? html`<button @click=${() => run.stop.abort()}>${t('common.stop')}</button>
                <span class="faint">${
                  run.state?.positions ? t('claims.positions', { positions: run.state.positions }) : t('claims.checking')
                }</span>`
            : html`<button @click=${() => check(claim)}>${t('common.check')}</button>
                ${claim.size
                  ? html`<button class="quiet" @click=${() => check(claim, claim.size + 1)}>
                      ${t('claims.size', { size: claim.size + 1 })}
                    </button>`
                  : ''}`}
        </p>
      </li>
    `;
  }

  function paint() {
    const wanted = claims.filter((claim) =>
      (!errata || claim.printed !== undefined) &&
      (claim.claim + ' ' + claim.cite + ' ' + claim.statement)
        .toLowerCase()
        .includes(filter.toLowerCase()),
    );
    const groups = papers
      .map((paper) => ({ title: SOURCES[paper] || paper, list: wanted.filter((claim) => claim.paper === paper) }))
      .filter(({ list }) => list.length > 0);
    render(
      html`
        <section class="intro">
          <h1>${t('claims.title')}</h1>
          <p>
            ${t('claims.about', { statements: claims.length })}
          </p>
          <label class="field"
            >${t('claims.find')} <input
              type="search"
              .value=${filter}
              @input=${(event) => {
                filter = event.target.value;
                paint();
              }}
            />
          </label>
          <label class="check"
            ><input
              type="checkbox"
              name="errata"
              .checked=${errata}
              @change=${(event) => {
                errata = event.target.checked;
                paint();
              }}
            />
            ${t('claims.errata')}</label
          >
          <p class="faint" role="status">${wanted.length === claims.length ? '' : t('claims.some', { statements: wanted.length })}</p>
        </section>
        <div class="listed">
          ${contents(
            groups.map(({ title, list }) => ({
              title,
              places: list.map((claim) => ({ at: claim.claim, title: entry(claim, list) })),
            })),
          )}
          <div>
            ${groups.map(
              ({ title, list }) => html`<section class="group">
                ${heading(title)}
                <ul class="claims">
                  ${list.map(row)}
                </ul>
              </section>`,
            )}
          </div>
        </div>
      `,
      main,
    );
  }
  paint();
  goTo(main, query.get('at'));
  return () => running.forEach((run) => run.stop.abort());
}

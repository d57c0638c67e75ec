// The parts of a game's page around the board.

import { html } from '../lit/lit-html.js';
import { caret } from './api.js';
import { drawing } from './gallery.js';
import { strengths } from './strength.js';
import { asSum, parts } from './sum.js';
import { t } from './words.js';

/** On a narrow screen the rules are folded away, so that the board comes first. */
const NARROW = matchMedia('(max-width: 40rem)');

/** The rules in three sentences, or the one line that games of users have. */
export function sentences(game) {
  return game.rules.length > 0 ? game.rules.join(' ') : game.goal;
}

export function rules(game, misere) {
  return html`<details class="rules" ?open=${!NARROW.matches}>
    <summary>${t('parts.rules')}</summary>
    <p class="goal">${sentences(game)}</p>
    ${misere ? html`<p>${t('parts.misereRule')}</p>` : ''}
    ${game.variants.length > 0
      ? html`<p class="faint">${t('parts.otherRules')} ${game.variants.map(
            ({ game: id, title }, i) =>
              html`${i > 0 ? ', ' : ''}<a href="#/game/${id}">${title}</a>`,
          )}</p>`
      : ''}
  </details>`;
}

/** What the frames on the board mean, once there are some. */
export function legend(page) {
  const results = page.answers && page.marked && !page.editing && !page.over() && page.engine !== page.turn
    ? new Set([...page.panel.marked(page.side()).values()].map((item) => item.result))
    : new Set();
  const known = [
    ['win', t('result.win')],
    ['draw', t('result.draw')],
    ['loss', t('result.loss')],
  ].filter(([result]) => results.has(result));
  return html`<div class="below">
    <p class="legend">${known.map(([result, label]) => html`<span class=${result}>${label}</span>`)}</p>
    <span class="row">
      ${page.flips()
        ? html`<button class="quiet" aria-pressed=${String(page.flipped)} @click=${() => page.flip()} title="f">${t('parts.turn')}</button>`
        : ''}
      ${page.share.button()}
      <button class="quiet" @click=${() => page.help()} title="?">${t('keys.title')}</button>
    </span>
  </div>`;
}

/**
 * What can be done while one plays, and who plays. Who plays without answers has a hint at hand, and the rest
 * folded away.
 */
export function controls(page) {
  if (!page.engine || page.answers) return html`<div class="row controls">${all(page)}</div>`;
  return html`<div class="row controls">
      ${hint(page, 'main')}
      <button @click=${() => page.undo()} ?disabled=${page.past.length === 0} title=${t('parts.undoKeys')}>${t('common.takeBack')}</button>
    </div>
    <details class="further">
      <summary>${t('parts.further')}</summary>
      <div class="row">${all(page)}</div>
    </details>`;
}

function hint(page, look = '') {
  return html`<button class=${look} @click=${() => page.hint()} ?disabled=${!page.active()} title="h">${t('common.hint')}</button>`;
}

function all(page) {
  const { impartial, players } = page.view;
  const sides = impartial
    ? [t('parts.engineSecond'), t('parts.engineFirst')]
    : [t('parts.enginePlays', { player: players.right }), t('parts.enginePlays', { player: players.left })];
  return html`
      <button @click=${() => page.undo()} ?disabled=${page.past.length === 0} title=${t('parts.undoKeys')}>${t('parts.undo')}</button>
      <button @click=${() => page.redo()} ?disabled=${page.future === 0} title=${t('parts.redoKeys')}>${t('parts.redo')}</button>
      ${page.engine && !page.answers ? '' : hint(page)}
      ${impartial
        ? ''
        : html`<button @click=${() => page.pass()} ?disabled=${!page.active()} title=${t('parts.passKey')}>
            ${t('parts.pass')}
          </button>`}
      <select aria-label=${t('parts.who')} @change=${(event) => page.opponent(event.target.value)}>
        <option value="" ?selected=${!page.engine}>${t('parts.people')}</option>
        <option value="right" ?selected=${page.engine === 'right'}>${sides[0]}</option>
        <option value="left" ?selected=${page.engine === 'left'}>${sides[1]}</option>
      </select>
      ${page.engine ? strengths(page) : ''} ${flag(page, t('parts.answers'), 'answers')}
      ${page.game.board === 'positional' ? flag(page, t('parts.weights'), 'weights') : ''}
      ${page.game.misere ? flag(page, t('parts.misere'), 'misere') : ''}
  `;
}

function flag(page, label, name) {
  return html`<label class="check"
    ><input type="checkbox" name=${name} .checked=${page[name]} @change=${() => page.toggle(name)} /> ${label}</label
  >`;
}

/** The position by hand and as text, the play as text, the link and paper. */
export function setting(page) {
  return html`
    <details
      class="setting"
      ?open=${Boolean(page.settingUp || page.fault || page.editing || page.pasted)}
      @toggle=${(event) => {
        page.settingUp = event.target.open;
        if (page.settingUp && !page.folders) page.withFolders().then(() => page.paint());
      }}
    >
      <summary>${t('parts.setUp')}</summary>
      ${entry(page)} ${byHand(page)}
      ${page.active()
        ? html`<form class="entry" @submit=${(event) => page.type(event)}>
            <input name="move" aria-label=${t('parts.move')} placeholder=${t('parts.moveText')} autocomplete="off" autocapitalize="off" spellcheck="false" />
            <button class="plain">${t('parts.make')}</button>
          </form>`
        : ''}
      <div class="row">
        ${page.view.impartial ? '' : begins(page)}
        <button class="quiet" @click=${() => page.paper.ask()}>${t('paper.title')}</button>
        <button
          class="quiet"
          aria-expanded=${String(Boolean(page.pasted))}
          @click=${() => {
            page.pasted = page.pasted ? null : { text: page.strip.text(), fault: '' };
            page.paint();
          }}
        >
          ${t('parts.playText')}
        </button>
        ${page.game.game !== 'sum' && page.view.terms.length === 1 && page.view.ending !== 'verdict'
          ? html`<a class="quiet" href="#/game/sum?p=${encodeURIComponent(asSum(page.game.game, page.view.position))}">
              ${t('parts.addGames')}
            </a>`
          : ''}
      </div>
      ${page.pasted ? pasting(page) : ''} ${page.folders?.folderEntry(page) ?? ''}
    </details>
  `;
}

function begins(page) {
  const { players } = page.view;
  return html`<select aria-label=${t('parts.whoMoves')} @change=${(event) => page.set(page.view.position, event.target.value)}>
    ${['left', 'right'].map(
      (side) => html`<option value=${side} ?selected=${page.turn === side}>${t('game.toMove', { player: players[side] })}</option>`,
    )}
  </select>`;
}

function pasting(page) {
  return html`<form
    class="pasting"
    @submit=${(event) => {
      event.preventDefault();
      page.load(event.target.elements.play.value);
    }}
  >
    <textarea name="play" rows="5" spellcheck="false" aria-label=${t('parts.playText')} .value=${page.pasted.text}></textarea>
    ${page.pasted.fault ? html`<p class="fault" role="alert">${page.pasted.fault}</p>` : ''}
    <p class="row">
      <button>${t('parts.playIt')}</button>
      <button type="button" class="quiet" @click=${() => navigator.clipboard.writeText(page.strip.text())}>${t('common.copy')}</button>
    </p>
  </form>`;
}

function byHand(page) {
  const editing = page.editing;
  return html`
    <div class="row">
      <button aria-pressed=${String(Boolean(editing))} @click=${() => page.edit(!editing)} title="e">
        ${editing ? t('parts.done') : t('parts.byHand')}
      </button>
      ${editing?.modes
        ? html`<span class="choice" role="group" aria-label=${t('parts.click')}
            >${editing.modes.map(
              (label, i) => html`<button
                class="quiet"
                aria-pressed=${String(page.mode === i)}
                @click=${() => {
                  page.mode = i;
                  page.edit(true);
                }}
              >
                ${label}
              </button>`,
            )}</span
          >`
        : ''}
      ${editing
        ? editing.tools.map(
            ({ label, text }) => html`<button class="quiet" @click=${() => page.set(text)}>${label}</button>`,
          )
        : ''}
    </div>
    ${editing ? html`<p class="faint">${editing.help}</p>` : ''} ${editing?.parts ? parts(page, editing) : ''}
    ${editing?.entry
      ? html`<form
          class="entry"
          @submit=${async (event) => {
            event.preventDefault();
            const { value } = event.target.elements.more;
            event.target.reset();
            if (value.trim()) page.set(await editing.entry.text(value));
          }}
        >
          <input name="more" aria-label=${editing.entry.label} placeholder=${editing.entry.label} autocomplete="off" spellcheck="false" />
          <button class="plain">${t('parts.add')}</button>
        </form>`
      : ''}
  `;
}

/** The position as text, with what is wrong in it. */
function entry(page) {
  const text = page.fault ? page.fault.typed ?? '' : page.view?.position ?? '';
  return html`
    <form
      class="entry"
      @submit=${(event) => {
        event.preventDefault();
        page.set(event.target.elements.position.value);
      }}
    >
      <input
        name="position"
        aria-label=${t('parts.position')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${text}
        aria-describedby="text-form"
      />
      <button>${t('common.set')}</button>
    </form>
    ${page.fault
      ? html`<p class="fault" role="alert">${page.fault.detail}</p>
          ${page.fault.column ? html`<pre class="caret">${caret(page.fault)}</pre>` : ''}`
      : ''}
    <p class="faint small" id="text-form">${page.game.textForm}</p>
    ${page.game.parameters.length > 0
      ? html`<ul class="faint small parameters">${page.game.parameters.map((line) => html`<li>${line}</li>`)}</ul>`
      : ''}
  `;
}

/** What is shown where there is no board. */
export function unreadable(page) {
  return html`<section class="intro"><h1>${page.game.title}</h1>${entry(page)}</section>`;
}

/** The tree of options. */
export function tree(page) {
  const begin = async () => {
    const { Explorer } = await import('./explorer.js');
    page.explorer ??= new Explorer({
      game: page.game,
      misere: page.misere,
      position: page.view.position,
      from: page.folders?.folder(page.from),
      repaint: () => page.paint(),
      go: (position, player) => page.set(position, player),
    });
    page.paint();
  };
  return html`<section class="group">
    <details
      class="explorer"
      ?open=${Boolean(page.explorer)}
      @toggle=${(event) => {
        if (event.target.open && !page.explorer) begin();
      }}
    >
      <summary>${t('parts.explore')}</summary>
      ${page.explorer ? page.explorer.show() : ''}
    </details>
  </section>`;
}

/** Positions to try. */
export function examples(page) {
  const { game } = page;
  return html`
    <section class="group examples">
      <h2>${t('parts.try')}</h2>
      <ul class="cards small">
        ${game.examples.map((example) => {
          example.node = example.node || drawing(example.svg);
          return html`<li>
            <a
              class="card"
              href="#/game/${game.game}?p=${encodeURIComponent(example.position)}"
              @click=${(event) => {
                event.preventDefault();
                page.set(example.position, 'left');
              }}
            >
              <span class="picture">${example.node}</span>
              <code class="name">${example.position}</code>
              <span class="goal">${example.note}</span>
              <cite>${example.source ?? ''}</cite>
            </a>
          </li>`;
        })}
      </ul>
    </section>
  `;
}

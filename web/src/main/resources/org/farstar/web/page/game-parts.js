// The parts of a game's page around the board.

import { html } from '../lit/lit-html.js';
import { caret } from './api.js';
import { narrowed, words } from './board.js';
import { Explorer } from './explorer.js';
import { drawing, PAPERS } from './gallery.js';
import { asSum, parts } from './sum.js';

const ASKED = 12;
const SKILLS = [
  [0, 'plays perfectly'],
  [25, 'sometimes slips'],
  [60, 'is careless'],
  [100, 'plays blindly'],
];

/** On a narrow screen the rules are folded away, so that the board comes first. */
const NARROW = matchMedia('(max-width: 40rem)');

/** The rules in three sentences, or the one line that games of users have. */
export function sentences(game) {
  return game.rules.length > 0 ? game.rules.join(' ') : game.goal;
}

export function rules(game) {
  return html`<details class="rules" ?open=${!NARROW.matches}>
    <summary>Rules</summary>
    <p class="goal">${sentences(game)}</p>
  </details>`;
}

/** What the frames on the board mean, once there are some. */
export function legend(page) {
  const results = page.answers && page.marked && !page.editing && !page.over() && page.engine !== page.turn
    ? new Set([...page.panel.marked(page.side()).values()].map((item) => item.result))
    : new Set();
  const known = [
    ['win', 'wins'],
    ['draw', 'draws'],
    ['loss', 'loses'],
  ].filter(([result]) => results.has(result));
  return html`<div class="below">
    <p class="legend">${known.map(([result, label]) => html`<span class=${result}>${label}</span>`)}</p>
    <span class="row">
      ${page.flips()
        ? html`<button class="quiet" aria-pressed=${String(page.flipped)} @click=${() => page.flip()} title="f">Turn the board</button>`
        : ''}
      <button class="quiet" @click=${() => page.help()} title="?">Keys</button>
    </span>
  </div>`;
}

/** Where the chosen spots say too little, the moves they may mean. */
export function choice(page) {
  if (page.chosen.length === 0 || page.editing) return '';
  const { fits, exact } = narrowed(page.moves(), page.chosen);
  const list = fits.length <= ASKED ? fits : exact.slice(0, ASKED);
  const known = page.answers ? page.panel.marked(page.side()) : new Map();
  const result = (move) => known.get(move.move)?.result || '';
  return html`<div class="row choose" role="group" aria-label="Moves at the chosen places">
    <span class="faint">${list.length > 0 ? 'Which move?' : 'Choose the next place.'}</span>
    ${list.map(
      (move) => html`<button class="option ${result(move)}" @click=${() => page.move(move)}>
        ${move.move} ${result(move) ? html`<span class="result ${result(move)}">${words(result(move))}</span>` : ''}
      </button>`,
    )}
    <button class="quiet" @click=${() => page.unchoose()}>Cancel</button>
  </div>`;
}

/** What can be done while one plays, and who plays. */
export function controls(page) {
  const { impartial, players } = page.view;
  const sides = impartial
    ? ['Engine moves second', 'Engine moves first']
    : [`Engine plays ${players.right}`, `Engine plays ${players.left}`];
  return html`
    <div class="row controls">
      <button @click=${() => page.undo()} ?disabled=${page.past.length === 0} title="u or left arrow">Undo</button>
      <button @click=${() => page.redo()} ?disabled=${page.future === 0} title="r or right arrow">Redo</button>
      <button @click=${() => page.hint()} ?disabled=${!page.active()} title="h">Hint</button>
      ${impartial
        ? ''
        : html`<button @click=${() => page.pass()} ?disabled=${!page.active()} title="x: what would the opponent do?">
            Pass
          </button>`}
      <select aria-label="Who plays" @change=${(event) => page.opponent(event.target.value)}>
        <option value="" ?selected=${!page.engine}>Two people</option>
        <option value="right" ?selected=${page.engine === 'right'}>${sides[0]}</option>
        <option value="left" ?selected=${page.engine === 'left'}>${sides[1]}</option>
      </select>
      ${page.engine ? skill(page) : ''} ${flag(page, 'Answers', 'answers')}
      ${page.game.board === 'positional' ? flag(page, 'Pairs and weights', 'weights') : ''}
      ${page.game.misere ? flag(page, 'Misère', 'misere') : ''}
    </div>
  `;
}

/** How strong the engine is. */
function skill(page) {
  return html`<select
    aria-label="How the engine plays"
    @change=${(event) => {
      page.mistakes = Number(event.target.value);
      page.write();
    }}
  >
    ${SKILLS.map(
      ([mistakes, label]) =>
        html`<option value=${mistakes} ?selected=${mistakes === page.mistakes}>and ${label}</option>`,
    )}
  </select>`;
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
      }}
    >
      <summary>Set up a position</summary>
      ${entry(page)} ${byHand(page)}
      ${page.active()
        ? html`<form class="entry" @submit=${(event) => page.type(event)}>
            <input name="move" aria-label="A move" placeholder="a move, as text" autocomplete="off" autocapitalize="off" spellcheck="false" />
            <button class="plain">Move</button>
          </form>`
        : ''}
      <div class="row">
        ${page.view.impartial ? '' : begins(page)}
        <button class="quiet" @click=${() => navigator.clipboard.writeText(location.href)}>Copy link</button>
        <button class="quiet" @click=${() => page.paper.ask()}>Print a sheet</button>
        <button
          class="quiet"
          aria-expanded=${String(Boolean(page.pasted))}
          @click=${() => {
            page.pasted = page.pasted ? null : { text: page.strip.text(), fault: '' };
            page.paint();
          }}
        >
          The play as text
        </button>
        ${page.game.game !== 'sum' && page.view.terms.length === 1 && page.view.ending !== 'verdict'
          ? html`<a class="quiet" href="#/game/sum?p=${encodeURIComponent(asSum(page.game.game, page.view.position))}">
              Add other games
            </a>`
          : ''}
      </div>
      ${page.pasted ? pasting(page) : ''}
    </details>
  `;
}

function begins(page) {
  const { players } = page.view;
  return html`<select aria-label="Who is to move" @change=${(event) => page.set(page.view.position, event.target.value)}>
    ${['left', 'right'].map(
      (side) => html`<option value=${side} ?selected=${page.turn === side}>${players[side]} to move</option>`,
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
    <textarea name="play" rows="5" spellcheck="false" aria-label="The play as text" .value=${page.pasted.text}></textarea>
    ${page.pasted.fault ? html`<p class="fault" role="alert">${page.pasted.fault}</p>` : ''}
    <p class="row">
      <button>Play it</button>
      <button type="button" class="quiet" @click=${() => navigator.clipboard.writeText(page.strip.text())}>Copy</button>
    </p>
  </form>`;
}

function byHand(page) {
  const editing = page.editing;
  return html`
    <div class="row">
      <button aria-pressed=${String(Boolean(editing))} @click=${() => page.edit(!editing)} title="e">
        ${editing ? 'Done' : 'By hand'}
      </button>
      ${editing?.modes
        ? html`<span class="choice" role="group" aria-label="What a click does"
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
          <button class="plain">Add</button>
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
        aria-label="Position"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${text}
        aria-describedby="text-form"
      />
      <button>Set</button>
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
  const begin = () => {
    page.explorer = new Explorer({
      game: page.game,
      misere: page.misere,
      position: page.view.position,
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
      <summary>Explore the options</summary>
      ${page.explorer ? page.explorer.show() : ''}
    </details>
  </section>`;
}

/** Positions to try. */
export function examples(page) {
  const { game } = page;
  return html`
    <section class="group examples">
      <h2>Try this</h2>
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
              <cite>${example.source ?? PAPERS[game.paper] ?? ''}</cite>
            </a>
          </li>`;
        })}
      </ul>
    </section>
  `;
}

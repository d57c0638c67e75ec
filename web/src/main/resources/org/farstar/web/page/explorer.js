// The tree of options beside the board: opened node by node, each with what is known of it.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { words } from './board.js';
import { drawing } from './gallery.js';
import { t } from './words.js';

const SHOWN = 12;
const PROPERTIES = {
  value: [t('panel.value'), (value) => value],
  temperature: [t('explorer.temperature'), null, 'Temperature'],
  mean: [t('explorer.mean'), null, 'Mean'],
  weight: [t('explorer.weight'), null, 'AtomicWeight'],
  thermograph: [t('figure.thermograph'), (value) => value],
};

/** The options of one position, which are asked for when they are first looked at. */
export class Explorer {
  /**
   * @param {{game: object, misere: boolean, position: string, from: object, repaint: () => void, go: (position: string, player: string) => void}} how
   */
  constructor(how) {
    this.how = how;
    this.property = 'value';
    this.all = false;
    this.root = { position: how.position, nodes: null, busy: false };
    this.facts = new Map();
    this.stopped = new AbortController();
  }

  leave() {
    this.stopped.abort();
  }

  /** Opens a node: both players' options, so that 'what would the opponent do' is always there. */
  async open(node) {
    if (node.nodes || node.busy) {
      return;
    }
    node.busy = true;
    this.how.repaint();
    const { game, misere, from } = this.how;
    try {
      const data = await ask(
        'moves',
        { game: game.game, misere, position: node.position, ...from, values: game.values && !misere, seconds: 20 },
        { signal: this.stopped.signal },
      );
      node.nodes = Object.entries(data.moves).flatMap(([player, list]) =>
        list.map((item) => ({ ...item, player, position: item.to, nodes: null, busy: false })),
      );
      node.single = Object.keys(data.moves).length === 1;
    } catch (fault) {
      node.fault = fault.message;
    }
    node.busy = false;
    this.how.repaint();
  }

  /** A property of a value, worked out once. */
  fact(value) {
    const [, known, name] = PROPERTIES[this.property];
    if (known) return known(value);
    const key = name + value;
    if (!this.facts.has(key)) {
      this.facts.set(key, '…');
      ask('eval', { expression: `(${value}).${name}`, seconds: 10 }, { signal: this.stopped.signal })
        .then((data) => data.value ?? t('common.notKnown'), () => t('explorer.none'))
        .then((text) => {
          this.facts.set(key, text);
          this.how.repaint();
        });
    }
    return this.facts.get(key);
  }

  /** The thermograph of a value, drawn once. */
  thermograph(value) {
    const key = 'thermograph ' + value;
    if (!this.facts.has(key)) {
      this.facts.set(key, '…');
      ask('thermograph', { expression: value, seconds: 10 }, { signal: this.stopped.signal })
        .then(
          ({ svg, title }) => ({ svg, title }),
          (fault) => fault.message,
        )
        .then((found) => {
          this.facts.set(key, found);
          this.how.repaint();
        });
    }
    const found = this.facts.get(key);
    if (typeof found === 'string') return html`<p class="faint">${found}</p>`;
    const node = drawing(found.svg);
    node.removeAttribute('aria-hidden');
    node.setAttribute('aria-label', found.title);
    return html`<div class="figure small">${node}</div>`;
  }

  show() {
    this.open(this.root);
    const partizan = this.how.game.values;
    return html`
      <div class="row">
        ${partizan
          ? html`<label class="field inline"
                >${t('explorer.show')} <select
                  @change=${(event) => {
                    this.property = event.target.value;
                    this.how.repaint();
                  }}
                >
                  ${Object.entries(PROPERTIES).map(
                    ([key, [label]]) => html`<option value=${key} ?selected=${key === this.property}>${label}</option>`,
                  )}
                </select></label
              >
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${this.all}
                  @change=${(event) => {
                    this.all = event.target.checked;
                    this.how.repaint();
                  }}
                />
                ${t('explorer.dominated')}</label
              >`
          : ''}
      </div>
      ${this.list(this.root)}
    `;
  }

  list(node) {
    if (node.busy) return html`<p class="faint" aria-busy="true">${t('common.moment')}</p>`;
    if (node.fault) return html`<p class="faint">${node.fault}</p>`;
    if (!node.nodes) return '';
    const sensible = node.nodes.filter((item) => item.sensible);
    const chosen = this.all || sensible.length === 0 ? node.nodes : sensible;
    if (chosen.length === 0) return html`<p class="faint">${t('explorer.noMove')}</p>`;
    const shown = node.more ? chosen : chosen.slice(0, SHOWN);
    return html`<ul class="tree">
      ${shown.map(
        (item) => html`<li class=${node.single ? 'both' : item.player}>
          <details
            @toggle=${(event) => {
              item.shown = event.target.open;
              if (item.shown) this.open(item);
            }}
          >
            <summary>
              <span class="text">${item.move}</span>
              ${item.result ? html`<span class="result ${item.result}">${words(item.result)}</span>` : ''}
              ${item.value ? html`<code>${this.fact(item.value)}</code>` : ''}
            </summary>
            ${item.shown && item.value && this.property === 'thermograph' ? this.thermograph(item.value) : ''}
            <button
              class="quiet"
              @click=${() => this.how.go(item.position, item.player === 'left' ? 'right' : 'left')}
            >
              ${t('explorer.put')}
            </button>
            ${item.shown ? this.list(item) : ''}
          </details>
        </li>`,
      )}
      ${chosen.length > shown.length
        ? html`<li>
            <button
              class="quiet"
              @click=${() => {
                node.more = true;
                this.how.repaint();
              }}
            >
              ${t('explorer.all', { options: chosen.length })}
            </button>
          </li>`
        : ''}
    </ul>`;
  }
}

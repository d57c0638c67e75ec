// A position, with the play that led to it, as a short link and as a QR code for the class.

import { html } from '../lit/lit-html.js';
import { alone, ask } from './api.js';
import { BETWEEN, NULL_MOVE } from './play.js';
import { save } from './save.js';
import { PERFECT } from './strength.js';
import { language, t } from './words.js';

/** A text in the part of an address behind #, with as few characters as may be. */
function short(text) {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(2C|3A|3B|40|2F)/g, (code) => decodeURIComponent(code));
}

/** Whether an address leads nowhere on any other device. */
const ONLY_HERE = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** A link as a QR code, an address for a picture. */
export async function linkCode(link) {
  const { svg } = await ask('code', { text: link });
  return 'data:image/svg+xml,' + encodeURIComponent(svg);
}

/** A film that names the game and the players, for whoever cannot see it, in the language of the page. */
function inWords(svg, { game, view }) {
  // As text: a parser would apply the styles of the film, which this page does not allow.
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const made = new RegExp(`(\\d+\\. )(${Object.keys(view.players).join('|')}) `, 'gi');
  return svg
    .replace(/<svg/, (tag) => `${tag} lang="${language}"`)
    .replace(/(?<=<title>)[^<]*/g, (text) => text.replace(game.game, () => escaped(game.title)))
    .replace(/(?<=<desc>)[^<]*/g, (text) =>
      text.replace(made, (_, number, player) => `${number}${escaped(view.players[player.toLowerCase()])} `));
}

export class Share {
  /** @param {object} page the game's page */
  constructor(page) {
    Object.assign(this, { page, play: true, code: null, film: null, fault: '' });
  }

  button() {
    return html`<button class="quiet share" @click=${() => this.open()}>${t('share.open')}</button>`;
  }

  /** The address of what is on the board. */
  link() {
    return `${location.origin}${location.pathname}${this.hash(this.play ? this.page.past : [])}`;
  }

  /** Keeps the play in the address, with what was taken back. */
  keep() {
    const { page } = this;
    const { past, ahead } = page.line;
    history.replaceState(history.state, '', this.hash([...past, ...ahead], ahead.length));
  }

  /**
   * What of the address says what is on the board.
   *
   * @param {object[]} moves the play that led to it
   * @param {number} back so many moves before the end of the play
   */
  hash(moves, back = 0) {
    const { page } = this;
    const past = moves.every(({ move }) => !move.includes(BETWEEN)) ? moves : [];
    const begin = past[0] || { position: page.view.position, turn: page.turn };
    const said = [
      ['p', begin.position],
      ['m', past.map(({ move }) => move).join(BETWEEN)],
      ['back', past.length > 0 && back > 0 ? String(back) : ''],
      ['misere', page.misere ? '1' : ''],
      ['turn', begin.turn === 'right' ? 'right' : ''],
      ['engine', page.engine],
      ['strength', page.engine && page.strength !== PERFECT ? page.strength : ''],
      ['answers', page.answers ? '' : '0'],
      ['flip', page.flipped ? '1' : ''],
      ['from', page.from],
    ];
    const query = said.filter(([, value]) => value).map(([name, value]) => `${name}=${short(value)}`);
    return `#/game/${short(page.game.game)}?${query.join('&')}`;
  }

  /** What puts the board into another page. */
  embed() {
    const { page } = this;
    const script = document.createElement('script');
    script.src = new URL('embed.js', document.baseURI).href;
    const board = document.createElement('farstar-board');
    board.setAttribute('game', page.game.game);
    board.setAttribute('position', page.view.position);
    if (page.turn === 'right') board.setAttribute('turn', 'right');
    if (page.misere) board.setAttribute('misere', '');
    return script.outerHTML + board.outerHTML;
  }

  /** The moves since the turn was passed last, which a film can show. */
  shown() {
    const { past } = this.page;
    return past.slice(past.map(({ move }) => move).lastIndexOf(NULL_MOVE) + 1);
  }

  /** The play, or best play from the position on the board, as a picture that moves. */
  async move(best) {
    const { page } = this;
    const moves = best ? [] : this.shown();
    const { position, turn } = moves[0] || { position: page.view.position, turn: page.turn };
    const asked = { game: page.game.game, position, misere: page.misere, player: turn, moves: moves.map(({ move }) => move) };
    Object.assign(this, { film: null, fault: '', busy: true });
    page.paint();
    try {
      this.film = inWords((await ask('film', asked)).svg, page);
    } catch (fault) {
      this.fault = fault.message;
    }
    this.busy = false;
    page.paint();
  }

  async open() {
    await this.draw();
    this.page.main.querySelector('dialog.share').showModal();
  }

  async draw() {
    Object.assign(this, { code: null, film: null, fault: '' });
    try {
      this.code = await linkCode(this.link());
    } catch (fault) {
      this.fault = fault.message;
    }
    this.page.paint();
  }

  show() {
    const { page } = this;
    const link = page.view ? this.link() : '';
    return html`<dialog class="share" aria-labelledby="share-title">
      <h2 id="share-title">${t('share.title')}</h2>
      ${this.code ? html`<img class="qr" src=${this.code} alt=${t('share.code')} />` : ''}
      ${this.fault ? html`<p class="fault">${this.fault}</p>` : ''}
      <p class="row">
        <input readonly aria-label=${t('share.link')} .value=${link} @focus=${(event) => event.target.select()} />
        <button class="main" @click=${() => navigator.clipboard.writeText(link)}>${t('common.copy')}</button>
      </p>
      ${ONLY_HERE ? html`<p class="faint">${t('share.onlyHere')}</p>` : ''}
      ${alone && page.view
        ? html`<p class="row">
            <input readonly aria-label=${t('share.embed')} .value=${this.embed()} @focus=${(event) => event.target.select()} />
            <button @click=${() => navigator.clipboard.writeText(this.embed())}>${t('share.embedCopy')}</button>
          </p>`
        : ''}
      ${page.past.length > 0
        ? html`<label class="check"
            ><input
              type="checkbox"
              name="play"
              .checked=${this.play}
              @change=${(event) => {
                this.play = event.target.checked;
                this.draw();
              }}
            />
            ${t('share.play')}</label
          >`
        : ''}
      <p class="row">
        ${page.view && this.shown().length > 0
          ? html`<button class="quiet" ?disabled=${this.busy} @click=${() => this.move(false)}>${t('share.film')}</button>`
          : ''}
        <button class="quiet" ?disabled=${this.busy} @click=${() => this.move(true)}>${t('share.best')}</button>
      </p>
      ${this.busy ? html`<p class="faint" role="status" aria-busy="true">${t('common.moment')}</p>` : ''}
      ${this.film
        ? html`<p><img class="film" src=${'data:image/svg+xml,' + encodeURIComponent(this.film)} alt=${t('share.filmShown')} /></p>
            <p><button @click=${() => save(page.game.game + '.svg', this.film)}>${t('share.save')}</button></p>`
        : ''}
      <p><button @click=${(event) => event.target.closest('dialog').close()}>${t('common.close')}</button></p>
    </dialog>`;
  }
}

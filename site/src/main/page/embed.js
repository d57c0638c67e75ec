// <farstar-board game="..." position="..."></farstar-board>: a board of this site in any page, by this one script.
// Further attributes: turn="right", misere, engine="right", lang="de" (otherwise the reader's language), height="520"
// (pixels).

const home = new URL('./', document.currentScript?.src ?? location.href);

class FarstarBoard extends HTMLElement {
  static observedAttributes = ['game', 'position', 'turn', 'misere', 'engine', 'lang', 'height'];

  connectedCallback() {
    this.show();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.show();
    }
  }

  show() {
    const game = this.getAttribute('game');
    if (!game) {
      this.replaceChildren();
      return;
    }
    const query = new URLSearchParams();
    const position = this.getAttribute('position');
    if (position !== null) {
      query.set('p', position);
    }
    for (const name of ['turn', 'engine']) {
      if (this.getAttribute(name)) {
        query.set(name, this.getAttribute(name));
      }
    }
    if (this.hasAttribute('misere')) {
      query.set('misere', '1');
    }
    const frame = document.createElement('iframe');
    const lang = this.getAttribute('lang');
    const speaks = lang ? '&lang=' + encodeURIComponent(lang) : '';
    frame.src = new URL(`?embed${speaks}#/game/${encodeURIComponent(game)}?${query}`, home);
    frame.title = `${game} ${position ?? ''}`;
    frame.loading = 'lazy';
    frame.style.cssText = 'border: 0; width: 100%; display: block';
    frame.style.height = (Number(this.getAttribute('height')) || 640) + 'px';
    this.replaceChildren(frame);
  }
}

customElements.define('farstar-board', FarstarBoard);

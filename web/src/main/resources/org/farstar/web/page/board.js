// A board: the drawing that the server made, with its spots to click, walk through and read.

/**
 * Finds which move the chosen spots make.
 *
 * @param {{move: string, at: string[]}[]} moves the moves of the player
 * @param {string[]} chosen the spots clicked so far
 * @returns {{fits: object[], exact: object[], next: Set<string>}} the moves that contain all chosen
 *     spots, those that are made of them alone, and the spots that may be clicked next
 */
export function narrowed(moves, chosen) {
  const fits = moves.filter((m) => m.at.length > 0 && startsOrHolds(m.at, chosen));
  const exact = fits.filter((m) => m.at.length === chosen.length);
  const next = new Set(fits.flatMap((m) => m.at.filter((spot) => !chosen.includes(spot))));
  return { fits, exact, next };
}

function startsOrHolds(at, chosen) {
  return chosen.every((spot) => at.includes(spot));
}

/** Draws boards into an element and hears clicks and keys on their spots. */
export class Board {
  /**
   * @param {HTMLElement} element where to draw
   * @param {(spot: string) => void} pick hears which spot was picked
   */
  constructor(element, pick) {
    this.element = element;
    this.pick = pick;
    element.addEventListener('click', (event) => this.#picked(event));
    element.addEventListener('keydown', (event) => this.#key(event));
  }

  /**
   * @param {string} svg the drawing
   * @param {string} label what it shows, in words
   */
  draw(svg, label) {
    const focused = document.activeElement?.dataset?.spot;
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const drawing = document.importNode(parsed, true);
    drawing.setAttribute('role', 'group');
    drawing.setAttribute('aria-label', label);
    // Small boards grow, but not to the size of a wall.
    const width = Number(drawing.getAttribute('width'));
    drawing.setAttribute('width', String(Math.round(width * Math.min(2.4, Math.max(1, 640 / width)))));
    drawing.removeAttribute('height');
    this.element.replaceChildren(drawing);
    this.spots = [...drawing.querySelectorAll('.spot')];
    for (const spot of this.spots) {
      spot.setAttribute('role', 'button');
      spot.setAttribute('tabindex', '-1');
      spot.setAttribute('aria-label', `${spot.dataset.spot}: ${spot.dataset.state}`);
    }
    const again = this.spots.find((spot) => spot.dataset.spot === focused);
    const first = again || this.spots[0];
    first?.setAttribute('tabindex', '0');
    again?.focus();
  }

  /**
   * Shows what can be done.
   *
   * @param {{open: Set<string>, chosen: string[], marks: Map<string, {result: string, text?: string}>}} what
   */
  mark({ open, chosen, marks }) {
    this.element.querySelectorAll('.note').forEach((note) => note.remove());
    for (const spot of this.spots || []) {
      const name = spot.dataset.spot;
      const mark = marks.get(name);
      spot.setAttribute(
        'class',
        ['spot', open.has(name) && 'open', chosen.includes(name) && 'chosen', mark?.result]
          .filter(Boolean)
          .join(' '),
      );
      spot.setAttribute(
        'aria-label',
        `${name}: ${spot.dataset.state}` + (mark ? `, ${words(mark.result)}` : ''),
      );
      spot.setAttribute('aria-disabled', String(!open.has(name) && !chosen.includes(name)));
      if (mark?.text) {
        this.#note(spot, mark.text);
      }
    }
  }

  #note(spot, text) {
    const note = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    note.setAttribute('class', 'note');
    note.setAttribute('x', Number(spot.getAttribute('x')) + Number(spot.getAttribute('width')) / 2);
    note.setAttribute(
      'y',
      Number(spot.getAttribute('y')) + Number(spot.getAttribute('height')) / 2 + 3.5,
    );
    note.setAttribute('text-anchor', 'middle');
    note.setAttribute('font-size', text.length > 4 ? '7' : '10');
    note.textContent = text;
    spot.parentNode.insertBefore(note, spot);
  }

  #picked(event) {
    const spot = event.target.closest?.('.spot');
    if (spot) {
      this.pick(spot.dataset.spot);
    }
  }

  #key(event) {
    const spot = event.target.closest?.('.spot');
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (!spot) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.pick(spot.dataset.spot);
    } else if (step) {
      event.preventDefault();
      const to = this.#beside(spot, step);
      if (to) {
        spot.setAttribute('tabindex', '-1');
        to.setAttribute('tabindex', '0');
        to.focus();
      }
    }
  }

  /** The nearest spot in a direction: far to the side counts three times. */
  #beside(spot, [dx, dy]) {
    const from = middle(spot);
    let best = null;
    let least = Infinity;
    for (const other of this.spots) {
      const to = middle(other);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const far = along + 3 * aside;
      if (along > 1 && far < least) {
        least = far;
        best = other;
      }
    }
    return best;
  }
}

function middle(spot) {
  const n = (name) => Number(spot.getAttribute(name));
  return { x: n('x') + n('width') / 2, y: n('y') + n('height') / 2 };
}

/** A result in words. */
export function words(result) {
  return { win: 'wins', draw: 'draws', loss: 'loses' }[result] || 'not known';
}

// A board: the drawing that the server made, with its spots to click, walk through and read.

import { said } from './engine-words.js';
import { t } from './words.js';

const LEAST_SCALE = 0.95;

/** A box or a token of a heap by its name, or a heap that is one box by its name and its size. */
const HEAP = /^(\d+\.\d+ .*|\d+ \d\d+)$/;

/** A board as wide as this is on a wall, and looked at from afar. */
const WALL = 900;

/** What is drawn round and nearly as large as its spot. */
const ROUND = new Set(['vertex', 'left-cell', 'right-cell', 'token', 'may be taken']);

/**
 * Finds which move the chosen spots make.
 *
 * @param {{move: string, at: string[], also?: string[][], lastEnds?: boolean}[]} moves the moves of
 *     the player; where the last spot ends a move, the others may be chosen in any order before it
 * @param {string[]} chosen the spots clicked so far
 * @returns {{fits: object[], exact: object[], next: Set<string>}} the moves that contain all chosen
 *     spots, those that are made of them alone, in this order where the order says which, and the
 *     spots that may be clicked next
 */
export function narrowed(moves, chosen) {
  const all = moves
    .flatMap((move) => ways(move).map((way) => ({ move, way, rest: without(way, chosen) })))
    .filter(({ move, way, rest }) => rest && !(move.lastEnds && rest.length > 0 && chosen.includes(way[way.length - 1])));
  const whole = all.filter(({ rest }) => rest.length === 0);
  const found = whole.some(({ move }) => move.lastEnds) ? whole : all;
  const ordered = whole.filter(({ way }) => way.every((spot, i) => spot === chosen[i]));
  return {
    fits: [...new Set(found.map(({ move }) => move))],
    exact: [...new Set((ordered.length > 0 ? ordered : whole).map(({ move }) => move))],
    next: new Set(found.flatMap(({ rest }) => rest)),
  };
}

/**
 * What a click makes of the spots that were chosen before it: a move, or other chosen spots. A second
 * click on the last spot confirms a move that ends there.
 *
 * @returns {{move?: object, chosen: string[]}}
 */
export function picked(moves, chosen, spot) {
  let now = [...chosen, spot];
  let found = narrowed(moves, now);
  if (found.fits.length === 0 && chosen.includes(spot)) {
    const { exact } = narrowed(moves, chosen);
    return exact.length === 1 && chosen[chosen.length - 1] === spot
      ? { move: exact[0], chosen }
      : { chosen: chosen.filter((name) => name !== spot) };
  }
  if (found.fits.length === 0) {
    found = narrowed(moves, [spot]);
    now = found.fits.length > 0 ? [spot] : [];
  }
  if (found.fits.length === 1) return { move: found.fits[0], chosen: now };
  return found.exact.length === 1 && found.next.size === 0 ? { move: found.exact[0], chosen: now } : { chosen: now };
}

/** The spots of a drawing, with what stands on them. */
export function spotsOf(svg) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...parsed.querySelectorAll('.spot')].map(({ dataset }) => ({ name: dataset.spot, state: dataset.state }));
}

/** The ways to point at a move. */
export function ways(move) {
  return [move.at, ...(move.also || [])].filter((way) => way.length > 0);
}

/**
 * Where moves begin, where that is to be seen: as pieces that go somewhere differ from the places
 * they go to. Otherwise every spot.
 *
 * @returns {(spot: string) => boolean}
 */
export function leading(moves, spots) {
  const all = moves.flatMap(ways);
  const state = new Map(spots.map((spot) => [spot.name, spot.state]));
  const first = new Set(all.map((way) => way[0]));
  const begins = new Set([...first].map((name) => state.get(name)));
  const apart = all.every((way) => way.slice(1).every((name) => name === way[0] || !begins.has(state.get(name))));
  return apart ? (spot) => first.has(spot) : () => true;
}

/** What is left of a way when some spots are taken out; null where one of them is not in it. */
function without(way, chosen) {
  const rest = [...way];
  for (const spot of chosen) {
    const at = rest.indexOf(spot);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
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
   * @param {{turn: string, spot?: string, deed?: {kind: string, places: (string | {row: number, column: number})[]}}[]} [past]
   *     the moves that led here, with the spot that was clicked first
   * @param {(drawing: SVGElement) => void} [dress] adds what else is to be seen
   */
  draw(svg, label, past = [], dress = () => {}) {
    const focused = document.activeElement?.dataset?.spot;
    const parsed = read(svg);
    const drawing = document.importNode(parsed, true);
    drawing.querySelectorAll('title, desc').forEach((words) => words.remove());
    drawing.setAttribute('role', 'group');
    drawing.setAttribute('aria-label', label);
    this.#arrange(drawing, svg, label, [...past], dress);
    dress(drawing);
    // Small boards grow, but not to the size of a wall.
    const width = Number(drawing.getAttribute('width'));
    drawing.setAttribute('width', String(Math.round(width * Math.min(this.element.clientWidth > WALL ? 3.2 : 2.4, Math.max(1, 900 / width)))));
    drawing.removeAttribute('height');
    // On a narrow screen a long board is scrolled rather than made too small for a finger.
    drawing.style.minWidth = `${Math.round(width * LEAST_SCALE)}px`;
    this.element.replaceChildren(drawing);
    this.spots = [...drawing.querySelectorAll('.spot')];
    for (const spot of this.spots) {
      spot.setAttribute('role', 'button');
      spot.setAttribute('tabindex', '-1');
      spot.setAttribute('aria-label', `${spot.dataset.spot}: ${said(spot.dataset.state)}`);
    }
    this.#past(drawing, past);
    const again = this.spots.find((spot) => spot.dataset.spot === focused);
    const first = again || this.spots[0];
    first?.setAttribute('tabindex', '0');
    again?.focus();
  }

  /** Keeps heaps in their places. How that is done is loaded with the first of them; what was drawn before is made up for. */
  #arrange(drawing, ...drawn) {
    if (this.heaps) {
      this.heaps.arrange(drawing, drawn[2]);
    } else if (this.waiting) {
      this.waiting.push(drawn);
    } else if ([...drawing.querySelectorAll('.spot')].some(({ dataset }) => HEAP.test(`${dataset.spot} ${dataset.state}`))) {
      this.waiting = [drawn];
      import('./heaps.js').then(({ Heaps }) => {
        this.heaps = new Heaps();
        this.waiting.forEach(([svg, , past]) => this.heaps.arrange(read(svg), past));
        const last = this.waiting[this.waiting.length - 1];
        if (last[2].length === 0) return;
        this.draw(...last);
        this.mark(this.marked);
      });
    }
  }

  /** Outlines what the last move has changed, and fills dominoes that were laid, in the colours of the players. */
  #past(drawing, past) {
    past.forEach(({ turn, deed }, i) => {
      const boxes = this.#boxes(deed?.places || []);
      const [one, other] = boxes;
      const domino = boxes.length === 2 && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1.5 * one.width;
      if (domino) {
        const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
        boxes.splice(0, 2, { x, y, width: Math.abs(one.x - other.x) + one.width, height: Math.abs(one.y - other.y) + one.height });
      }
      const laid = domino && deed.kind === 'play';
      if (!laid && i < past.length - 1) return;
      for (const box of boxes) {
        const node = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        const shown = [laid && 'laid', i === past.length - 1 && 'last', turn].filter(Boolean).join(' ');
        Object.entries({ class: shown, rx: 4, ...box }).forEach(([key, value]) => node.setAttribute(key, value));
        drawing.append(node);
      }
    });
  }

  /** The rectangles of places that are spots of the drawing. */
  #boxes(places) {
    return places
      .map((at) => this.spots.find(({ dataset }) => dataset.spot === (at.row ? `${at.row},${at.column}` : at)))
      .filter(Boolean)
      .map((spot) => Object.fromEntries(['x', 'y', 'width', 'height'].map((key) => [key, Number(spot.getAttribute(key))])));
  }

  /**
   * Shows what can be done.
   *
   * @param {{open: Set<string>, chosen: string[], marks: Map<string, {result: string, text?: string}>}} what
   */
  mark(what) {
    const { open, chosen, marks } = what;
    this.marked = what;
    this.element.querySelectorAll('.note, .mark').forEach((old) => old.remove());
    for (const spot of this.spots || []) {
      const name = spot.dataset.spot;
      const mark = marks.get(name);
      spot.setAttribute(
        'class',
        ['spot', open.has(name) && 'open', chosen.includes(name) && 'chosen'].filter(Boolean).join(' '),
      );
      spot.setAttribute(
        'aria-label',
        `${name}: ${said(spot.dataset.state)}` + (mark ? `, ${words(mark.result)}` : ''),
      );
      spot.setAttribute('aria-disabled', String(!open.has(name) && !chosen.includes(name)));
      if (mark) {
        this.#mark(spot, mark.result);
      }
      if (mark?.text && mark.text.length <= 4) {
        this.#note(spot, mark.text);
      }
    }
  }

  /**
   * Draws a step of a reason above the board.
   *
   * @param {{spots: Map<string, string>, lines: string[][], notes: Map<string, string>}} what the
   *     spots to mark and how, paths from spot to spot, and words at spots
   */
  explain({ spots, lines, notes }) {
    this.element.querySelectorAll('.reason').forEach((old) => old.remove());
    const drawing = this.element.querySelector('svg');
    this.element.classList.toggle('explaining', spots.size + lines.length + notes.size > 0);
    const byName = new Map((this.spots || []).map((spot) => [spot.dataset.spot, spot]));
    const add = (name, attributes, text = '') => {
      const node = document.createElementNS('http://www.w3.org/2000/svg', name);
      Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
      node.textContent = text;
      drawing.append(node);
    };
    for (const [name, kind] of spots) {
      const spot = byName.get(name);
      if (spot) {
        const box = (key) => spot.getAttribute(key);
        add('rect', {
          class: 'reason ' + kind, x: box('x'), y: box('y'), width: box('width'), height: box('height'), rx: 3,
        });
      }
    }
    for (const line of lines) {
      const points = line.filter((name) => byName.has(name)).map((name) => middle(byName.get(name)));
      if (points.length > 1) {
        add('polyline', { class: 'reason line', points: points.map((p) => `${p.x},${p.y}`).join(' ') });
      }
    }
    for (const [name, text] of notes) {
      if (byName.has(name)) {
        const at = middle(byName.get(name));
        const top = Number(byName.get(name).getAttribute('y'));
        add('text', { class: 'reason words', x: at.x, y: Math.max(9, top - 2), 'text-anchor': 'middle', 'font-size': 10 }, text);
      }
    }
    this.turn(this.around);
  }

  /** Turns the board, or back, by half a turn; what is written on it stays upright. */
  turn(around) {
    this.around = around;
    const drawing = this.element.querySelector('svg');
    if (!drawing) return;
    drawing.style.transform = around ? 'rotate(180deg)' : '';
    for (const text of drawing.querySelectorAll('text')) {
      const { x, y, width, height } = text.getBBox();
      text.style.transform = around ? 'rotate(180deg)' : '';
      text.style.transformOrigin = `${x + width / 2}px ${y + height / 2}px`;
    }
  }

  /** A frame inside the spot: full, dotted or dashed, so that it does not take colours to tell. */
  #mark(spot, result) {
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const inset = 2.2;
    frame.setAttribute('class', 'mark ' + result);
    for (const [key, more] of Object.entries({ x: inset, y: inset, width: -2 * inset, height: -2 * inset })) {
      frame.setAttribute(key, Number(spot.getAttribute(key)) + more);
    }
    const square = spot.getAttribute('width') === spot.getAttribute('height');
    const round = square && ROUND.has(spot.dataset.state);
    frame.setAttribute('rx', round ? String(Number(frame.getAttribute('width')) / 2) : '3');
    spot.parentNode.insertBefore(frame, this.spots[0]);
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
    note.setAttribute('font-size', text.length > 2 ? '8' : '10');
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
      const to = this.#beside(spot, this.around ? step.map((way) => -way) : step);
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

function read(svg) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

function middle(spot) {
  const n = (name) => Number(spot.getAttribute(name));
  return { x: n('x') + n('width') / 2, y: n('y') + n('height') / 2 };
}

/** A result in words. */
export function words(result) {
  return ['win', 'draw', 'loss'].includes(result) ? t('result.' + result) : t('common.notKnown');
}

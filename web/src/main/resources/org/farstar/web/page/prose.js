// The small part of Markdown that lessons are written in, as nodes of the page.

import { html } from '../lit/lit-html.js';

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)\s]+\))/;

/** A piece of text with emphasis, values and links; nothing else is taken for markup. */
export function inline(text) {
  return text.split(MARKED).map((piece, i) => {
    if (i % 2 === 0) return piece;
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith('**')) return html`<strong>${piece.slice(2, -2)}</strong>`;
    if (piece.startsWith('*')) return html`<em>${piece.slice(1, -1)}</em>`;
    const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
    // A lesson that somebody wrote leads to pages of this workbench and of the web, and runs nothing.
    return /^(#\/|https:\/\/)/.test(address) ? html`<a href=${address}>${label}</a>` : label;
  });
}

/** Paragraphs, with lists where some of them are items. */
export function paragraphs(list) {
  const made = [];
  for (const text of list) {
    if (!text.startsWith('- ')) {
      made.push(html`<p>${inline(text)}</p>`);
    } else if (made[made.length - 1]?.items) {
      made[made.length - 1].items.push(text.slice(2));
    } else {
      made.push({ items: [text.slice(2)] });
    }
  }
  return made.map((one) => (one.items ? html`<ul>${one.items.map((item) => html`<li>${inline(item)}</li>`)}</ul>` : one));
}

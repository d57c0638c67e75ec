// The text of a step of a reason.

import { html } from '../lit/lit-html.js';

/** A step's text; what is laid out in columns keeps them. */
export function laidOut(text) {
  const lines = text.split('\n');
  if (lines.length === 1 || !/\n( |\^|[^\n]* {2}|-+$|[01]+ = )/m.test(text)) {
    return lines.map((line) => html`<span>${line}</span> `);
  }
  const [first, ...rest] = lines;
  if (!/[.:;,]$/.test(first)) return html`<pre>${text}</pre>`;
  // A sentence below the columns is none of them.
  const last = rest[rest.length - 1];
  const below = /^\p{Lu}.*\p{Ll}.*\.$/u.test(last) && !/ {2}/.test(last) ? rest.pop() : '';
  return html`<span>${first}</span><pre>${rest.join('\n')}</pre>${below}`;
}

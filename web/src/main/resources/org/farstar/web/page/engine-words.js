// What the engine says in English, in the reader's language: names and rules of games, and its few sentences. They are
// looked up in words/de.engine.json and so on; what is not found stays as it is.

import { FIRST, language } from './words.js';

const file = `words/${language}.engine.json`;
let known = null;
let patterns = [];

/** Comes with the first answer that is to be translated. */
async function load() {
  known = await (await fetch(new URL(file, import.meta.url))).json();
  patterns = Object.entries(known.said)
    .filter(([english]) => english.includes('{'))
    .map(([english, own]) => ({ pattern: pattern(english), own }));
}

/** A sentence with gaps as a pattern: its gaps are groups by their names. */
function pattern(english) {
  const plain = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp('^' + plain.replace(/\{(\w+)\}/g, '(?<$1>.+)') + '$');
}

/** A sentence of the engine in the reader's language, and so what stands in its gaps. */
export function said(text) {
  if (!known || typeof text !== 'string') return text;
  if (Object.hasOwn(known.said, text)) return known.said[text];
  for (const { pattern, own } of patterns) {
    const gaps = pattern.exec(text)?.groups;
    if (gaps) return own.replace(/\{(\w+)\}/g, (_, name) => said(gaps[name]));
  }
  return text;
}

/** The game of an id, and the change of its rules that stands in front of it. */
function card(id) {
  const colon = id.lastIndexOf(':');
  return { own: known.games[id.slice(colon + 1)], change: colon < 0 ? null : known.changes[id.slice(0, colon)] };
}

function title(id, english) {
  const { own, change } = card(id);
  if (!own) return english;
  return change ? change.title.replace('{game}', own.title) : own.title;
}

/** What is told of a game; examples have notes of their own unless the rules were changed. */
function game(data) {
  const { own, change } = card(data.game);
  if (!own) return;
  const more = change ? [change.rule] : [];
  data.goal = [own.goal, ...more].join(' ');
  data.rules = [...own.rules, ...more];
  data.title = title(data.game, data.title);
  if (!change) data.examples.forEach((example, i) => (example.note = own.notes[i] ?? example.note));
  data.variants?.forEach((variant) => (variant.title = title(variant.game, variant.title)));
}

/** What is said in the answers, by what was asked. */
const ANSWERS = {
  games: ({ games }) => games.forEach(game),
  game,
  tables: ({ games }) => games.forEach((each) => (each.title = title(each.game, each.title))),
  board: (data) => {
    data.title = title(data.game, data.title);
    // A play as text names the players as every page reads them.
    data.names = { ...data.players };
    for (const side of ['left', 'right']) data.players[side] = said(data.players[side]);
    data.mover = said(data.mover);
  },
  outcome: (data) => {
    data.sentence = said(data.sentence);
    data.known = said(data.known);
  },
  value: (data) => {
    if (data.bounds) data.bounds.text = said(data.bounds.text);
  },
  setup: ({ terms }) =>
    terms?.filter(Boolean).forEach((hand) => {
      for (const mode of hand.modes) Object.assign(mode, { label: said(mode.label), help: said(mode.help) });
      for (const tool of hand.tools) tool.label = said(tool.label);
      hand.entry = said(hand.entry);
    }),
  eval: (data) => {
    if (data.bounds) data.bounds.text = said(data.bounds.text);
  },
  puzzle: (data) => {
    data.goal = card(data.game).own?.goal ?? data.goal;
    data.title = title(data.game, data.title);
  },
};

/** Where to ask in the reader's language: lessons are texts of their own in each. */
export function spoken(path) {
  return language !== FIRST && /^lessons(\/|$)/.test(path) ? `languages/${language}/${path}` : path;
}

/**
 * An answer in the reader's language.
 *
 * @param {string} path what was asked
 * @param {object} data the answer, which is changed
 */
export async function translated(path, data) {
  const speak = ANSWERS[path.startsWith('games/') ? 'game' : path];
  if (language !== FIRST && speak) {
    if (!known) await load();
    speak(data);
  }
  return data;
}

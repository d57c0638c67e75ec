// Tables of outcomes and values, filling in as the server finds them, beside what papers print.

import { html, nothing, render } from '../lit/lit-html.js';
import { get, post, remove, stream } from './api.js';
import { drawing } from './gallery.js';
import { save } from './save.js';
import { t } from './words.js';

const SIZES = 12;

/** The colour of a cell, as in the heat map figures. */
function colour(row, most, colours, words) {
  if (row.size !== undefined) {
    const last = colours.sizes.length - 1;
    return row.size === 0
      ? colours.winners.P
      : colours.sizes[Math.round((last * row.size) / Math.max(SIZES, most))];
  }
  if (colours.winners[row.word]) {
    return colours.winners[row.word];
  }
  if (!words.includes(row.word)) {
    words.push(row.word);
  }
  return colours.others[words.indexOf(row.word) % colours.others.length];
}

function dark(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < 140;
}

/** The cells of a grid by their numbers. */
const key = (numbers) => numbers.join(' ');

/** @param {HTMLElement} main */
export async function show(main, _, query) {
  const offer = await get('tables');
  let game = query?.get('game') || offer.games[0].game;
  let what = query?.get('what') || '';
  const asked = new Map([...(query || [])].filter(([name]) => !['game', 'what'].includes(name)));
  let table = null;
  let rows = [];
  let most = 0;
  let words = [];
  let map = null;
  let fault = null;
  let events = null;
  let due = 0;
  let gone = false;

  const soon = () => {
    if (!due && !gone) {
      due = requestAnimationFrame(() => {
        due = 0;
        paint();
        colourCells();
      });
    }
  };

  const known = () => offer.games.find((each) => each.game === game);
  const named = () => known()?.tables.find((each) => each.what === what);

  /** What can be asked of the table: its axes and choices, or the names in a template. */
  function fields() {
    const chosen = named() || (what === '' ? known()?.tables[0] : null);
    if (chosen) {
      return {
        axes: chosen.axes.map((axis) => ({ ...axis, value: asked.get(axis.name) ?? axis.usual ?? '' })),
        choices: chosen.choices,
      };
    }
    const names = [...new Set((what.match(/\{[^{}]*\}/g) || []).flatMap((hole) => hole.match(/[a-z]+/g) || []))];
    const counts = [...what.matchAll(/:([a-z]+)\}/g)].map((found) => found[1]);
    const all = [...new Set([...names, ...counts])];
    return {
      axes: all.map((name) => ({ name, about: '', value: asked.get(name) ?? '0..9' })),
      choices: [{ name: 'show', about: t('tables.cell'), allowed: ['', 'outcome', 'value', 'both'] }],
    };
  }

  async function open(body) {
    await close();
    fault = null;
    try {
      table = await post('tables', { seconds: 300, ...body });
    } catch (refusal) {
      fault = refusal.message;
      paint();
      return;
    }
    rows = [];
    words = [];
    most = 0;
    map = null;
    if (gone) {
      await remove('tables/' + table.table);
      return;
    }
    paint();
    main.querySelector('.filled')?.scrollIntoView({ block: 'start' });
    events = await stream({
      rows: (data) => {
        if (data.table === table?.table) {
          rows.length = Math.min(rows.length, data.from);
          rows.push(...data.rows);
          most = Math.max(most, ...data.rows.map((row) => row.size || 0));
          soon();
        }
      },
      table: (data) => {
        if (data.table === table?.table) {
          table = { ...table, ...data };
          soon();
          if (['done', 'failed'].includes(table.state)) {
            events?.close();
            events = null;
          }
        }
      },
    });
  }

  async function close() {
    events?.close();
    events = null;
    const old = table;
    table = null;
    if (old) {
      await remove('tables/' + old.table).catch(() => {});
    }
  }

  function ask() {
    const { axes, choices } = fields();
    const wanted = {};
    axes.forEach((axis) => {
      if (axis.value !== '') {
        wanted[axis.name] = axis.value;
      }
    });
    choices.forEach((choice) => {
      const value = asked.get(choice.name);
      if (value && value !== choice.allowed[0]) {
        wanted[choice.name] = value;
      }
    });
    const link = new URLSearchParams({ game, ...(what ? { what } : {}), ...wanted });
    history.replaceState({ own: true }, '', '#/tables?' + link);
    open({ game, what, ask: wanted });
  }

  const stop = () => remove('jobs/' + table.table).catch(() => {});

  async function download(form, name) {
    save(name, await get(`tables/${table.table}/export?form=${form}`, true));
  }

  async function draw() {
    try {
      map = await get(`tables/${table.table}/heatmap`);
      fault = null;
    } catch (refusal) {
      fault = refusal.message;
    }
    paint();
  }

  /** Colours are set from the script: the pages allow no styles in their text. */
  function colourCells() {
    main.querySelectorAll('td[data-row]').forEach((cell) => {
      const row = rows[Number(cell.dataset.row)];
      if (row) {
        const fill = colour(row, most, offer.colours, words);
        cell.style.background = fill;
        cell.classList.toggle('dark', dark(fill));
      }
    });
  }

  const result = () => table.columns.map((column) => column.kind).lastIndexOf('result');
  const numbers = (row) =>
    row.cells.filter((_, i) => table.columns[i].kind === 'number');

  function entry(row, index, at = result()) {
    const text = row.cells[at];
    const printed = row.printed;
    const same = printed === undefined || printed === text;
    return html`<td
      class="known ${printed === undefined ? '' : same ? 'same' : 'other'}"
      data-row=${index}
      title=${row.cells.join(', ') + (printed === undefined ? '' : ' · ' + t('tables.printed', { text: printed }))}
    >
      <span class="cut">${text}</span>${same ? nothing : html`<span class="print">${t('tables.print', { text: printed })}</span>`}
    </td>`;
  }

  function grid() {
    const axes = table.axes;
    const across = axes[axes.length - 1];
    const down = axes.slice(0, -1);
    const cells = new Map(rows.map((row, index) => [key(numbers(row)), [row, index]]));
    const lines = down.reduce(
      (all, axis) => all.flatMap((line) => axis.values.map((value) => [...line, value])),
      [[]],
    );
    const goesOn = ['waiting', 'running'].includes(table.state);
    const shown = lines.filter(
      (line) => goesOn || across.values.some((value) => cells.has(key([...line, value]))),
    );
    return html`<table>
      <thead>
        <tr>
          ${down.map((axis) => html`<th scope="col">${axis.name}</th>`)}
          ${across.values.map((value, i) => html`<th scope="col">${i === 0 ? across.name + ' = ' : ''}${value}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (line) => html`<tr>
            ${line.map((value) => html`<th scope="row">${value}</th>`)}
            ${across.values.map((value) => {
              const cell = cells.get(key([...line, value]));
              return cell ? entry(...cell) : html`<td class="open">${goesOn ? '·' : ''}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  function list() {
    return html`<table>
      <thead>
        <tr>${table.columns.map((column) => html`<th scope="col">${column.name}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, index) => html`<tr>
            ${row.cells.map((text, at) =>
              table.columns[at].kind === 'result'
                ? entry(at === result() ? row : { ...row, printed: undefined }, index, at)
                : html`<td class="text"><span class="cut">${text}</span></td>`,
            )}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  function comparison() {
    const compared = rows.filter((row) => row.printed !== undefined);
    const differ = compared.filter((row) => row.printed !== row.cells[result()]);
    return html`<p>
      ${t('tables.compared', { cite: table.printed.cite, entries: compared.length, differ: differ.length })}
    </p>`;
  }

  function filled() {
    const goesOn = ['waiting', 'running'].includes(table.state);
    const cells = table.axes.reduce((all, axis) => all * axis.values.length, 1);
    const name = table.game + (table.printed ? '-' + table.printed.printed.split('/')[1] : '');
    return html`<section class="filled">
      <h2>${table.title}: ${table.printed ? table.printed.title : table.what}</h2>
      <p class="row" role="status">
        ${goesOn
          ? html`<progress max=${cells} value=${rows.length} aria-label=${t('tables.found')}></progress>
              <span class="faint">${table.state === 'waiting' ? t('tables.waiting') : t('tables.of', { rows: rows.length, cells })}</span>
              <button @click=${stop}>${t('common.stop')}</button>`
          : html`<span class="faint">
              ${table.state === 'failed'
                ? html`<span class="fault">${table.fault}</span>`
                : t('tables.rows', { rows: rows.length, stopped: table.stopped })}
            </span>`}
        ${rows.length > 0
          ? html`<button class="quiet" @click=${() => download('csv', name + '.csv')}>CSV</button>
              <button class="quiet" @click=${() => download('latex', name + '.tex')}>LaTeX</button>
              ${table.axes.filter((axis) => axis.values.length > 1).length <= 2
                ? html`<button class="quiet" @click=${draw}>${t('tables.heat')}</button>`
                : nothing}`
          : nothing}
      </p>
      ${table.printed && rows.length > 0 ? comparison() : nothing}
      ${map ? html`<div class="figure light">${drawing(map.svg)}</div>` : nothing}
      <div class="sheet" tabindex="0" role="region" aria-label=${t('tables.label')}>
        ${table.grid || gridlike() ? grid() : list()}
      </div>
    </section>`;
  }

  /** One result, and rows that the axes tell apart: shown as papers print it. */
  function gridlike() {
    return (
      table.columns.filter((column) => column.kind === 'result').length === 1 &&
      table.columns.filter((column) => column.kind === 'number').length === table.axes.length &&
      table.axes.length === 2
    );
  }

  function paint() {
    const { axes, choices } = fields();
    const tables = known()?.tables || [];
    render(
      html`
        <section class="intro">
          <h1>${t('nav.tables')}</h1>
          <p>
            ${t('tables.about')}
          </p>
        </section>
        <h2>${t('tables.papers')}</h2>
        <ul class="printed-list">
          ${offer.printed.map(
            (each) => html`<li>
              <button @click=${() => open({ printed: each.printed })}>
                ${each.title}
                <small>${offer.games.find((one) => one.game === each.game).title}, ${each.cite}</small>
              </button>
            </li>`,
          )}
        </ul>
        <h2>${t('tables.own')}</h2>
        <form
          class="ask"
          @submit=${(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <label
            >${t('puzzle.game')} <select
              @change=${(event) => {
                game = event.target.value;
                what = '';
                asked.clear();
                paint();
              }}
            >
              ${offer.games.map(
                (each) => html`<option value=${each.game} ?selected=${each.game === game}>${each.title}</option>`,
              )}
            </select>
          </label>
          <label
            >${t('tables.table', { place: '{n}' })} <input
              list="table-names"
              spellcheck="false"
              .value=${what || tables[0]?.what || ''}
              @change=${(event) => {
                what = event.target.value;
                paint();
              }}
            />
            <datalist id="table-names">
              ${tables.map((each) => html`<option value=${each.what}>${each.about}</option>`)}
            </datalist>
          </label>
          ${axes.map(
            (axis) => html`<label
              >${axis.name}${axis.about ? ', ' + axis.about : ''}
              <input
                spellcheck="false"
                .value=${axis.value}
                @change=${(event) => {
                  asked.set(axis.name, event.target.value);
                }}
              />
            </label>`,
          )}
          ${choices.map(
            (choice) => html`<label
              >${choice.name}${choice.about ? ', ' + choice.about : ''}
              ${choice.allowed.length > 1
                ? html`<select @change=${(event) => asked.set(choice.name, event.target.value)}>
                    ${choice.allowed.map(
                      (word) =>
                        html`<option value=${word} ?selected=${word === asked.get(choice.name)}>
                          ${word || t('tables.usual')}
                        </option>`,
                    )}
                  </select>`
                : html`<input
                    .value=${asked.get(choice.name) ?? choice.allowed[0]}
                    @change=${(event) => asked.set(choice.name, event.target.value)}
                  />`}
            </label>`,
          )}
          <button class="go" type="submit">${t('tables.fill')}</button>
        </form>
        ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
        ${table ? filled() : nothing}
      `,
      main,
    );
  }

  paint();
  if (query?.get('printed')) {
    open({ printed: query.get('printed') });
  } else if (asked.size > 0) {
    ask();
  }
  return () => {
    gone = true;
    close();
  };
}

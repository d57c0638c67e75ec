// The engine in a worker: hands on what the page asks and what the engine answers.

importScripts('../engine/farstar.wasm-runtime.js');

let engine = null;
let waiting = [];

globalThis.farstarAnswer = (id, status, text) => postMessage({ id, status, text });
globalThis.farstarProgress = (text) => postMessage({ progress: text });
globalThis.farstarEvent = (text) => postMessage({ event: text });

function ask({ id, method, path, body }) {
  try {
    engine.ask(id, method, path, body);
  } catch (fault) {
    // What the engine itself does not catch, such as a stack that is used up.
    postMessage({ id, broken: String(fault) });
  }
}

/** A file that is on the device; nothing where the browser keeps none. */
const kept = (name) => caches.match(name).catch(() => undefined);

/** The engine, which is packed, so that it is small with every host. */
async function load(board) {
  const whole = new URL('../engine/farstar.pack', location).href;
  const part = new URL(`../engine/${board || 'farstar'}.pack`, location).href;
  // Where the whole engine is on the device already nothing has to come.
  const { ok, status, body } = (await kept(whole)) || (await fetch(part));
  if (!ok) {
    throw new Error('the engine did not come: ' + status);
  }
  const plain = body.pipeThrough(new DecompressionStream('gzip'));
  return TeaVM.wasmGC.load(await new Response(plain).arrayBuffer());
}

async function begin({ memory, moment, board }) {
  const loaded = await load(board);
  loaded.exports.main([String(memory), ...(moment ? ['moment'] : [])]);
  engine = loaded.exports;
  postMessage({ ready: true });
  waiting.forEach(ask);
  waiting = [];
}

onmessage = ({ data }) => {
  if (data.memory) {
    begin(data).catch((fault) => postMessage({ broken: String(fault) }));
  } else if (engine) {
    ask(data);
  } else {
    waiting.push(data);
  }
};

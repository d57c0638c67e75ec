// Reads a solved game from the files that `farstar solve` writes, by requests for ranges of bytes. The format is
// described in docs/formats/solved.md; what has a wrong checksum is refused.

const HEAD = 20;

/** The head of most chunks. */
const FIRST = 4096;

const CRC = new Uint32Array(256).map((_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) {
    sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  }
  return sum;
});

/** CRC-32C. */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum = CRC[(sum ^ byte) & 0xff] ^ (sum >>> 8);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) {
    throw new Error(`${url}: the server answers ${answer.status}`);
  }
  return answer.text();
}

/** A number of twelve digits, as files are named. */
function digits(number) {
  return String(number).padStart(12, '0');
}

/** The last one of sorted numbers that is no larger than a key, -1 if all are. */
function last(sorted, key) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/** A file of which parts are read; all of it from a server that knows no ranges. */
class Bytes {
  constructor(url) {
    this.url = url;
    this.start = null;
    this.length = 0;
  }

  async open() {
    const answer = await this.ask(0, FIRST);
    this.start = new Uint8Array(await answer.arrayBuffer());
    this.length = this.start.length;
    if (answer.status === 206) {
      this.length = Number(answer.headers.get('Content-Range').split('/')[1]);
    }
    return this;
  }

  async ask(from, to) {
    const answer = await fetch(this.url, { headers: { Range: `bytes=${from}-${to - 1}` } });
    if (!answer.ok) {
      throw new Error(`${this.url}: the server answers ${answer.status}`);
    }
    return answer;
  }

  async read(from, to) {
    let part = this.start.subarray(from, to);
    if (to > this.start.length) {
      const answer = await this.ask(from, to);
      part = new Uint8Array(await answer.arrayBuffer());
      part = answer.status === 206 ? part : part.subarray(from, to);
    }
    if (part.length !== to - from) {
      throw new Error(`${this.url} is cut off`);
    }
    return part;
  }
}

async function inflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A chunk of sorted keys with their records. Keys of several words are one number. */
class Chunk {
  constructor(bytes) {
    this.bytes = bytes;
    this.blocks = new Map();
  }

  async open() {
    await this.bytes.open();
    const start = new DataView((await this.bytes.read(0, HEAD)).slice().buffer);
    this.words = start.getUint8(4);
    this.recordBytes = start.getUint8(5);
    this.deflated = start.getUint8(6) === 1;
    this.keys = start.getUint32(8);
    this.blockKeys = start.getUint32(12);
    const entry = 8 * this.words + 8;
    const count = Math.ceil(this.keys / this.blockKeys);
    const end = HEAD + count * entry;
    this.body = end + 4;
    if (start.getUint32(0) !== 0x46534331 || this.body + start.getUint32(16) !== this.bytes.length) {
      this.refuse();
    }
    const head = (await this.bytes.read(0, this.body)).slice();
    const view = new DataView(head.buffer);
    if (crc(head.subarray(0, end)) !== view.getUint32(end)) {
      this.refuse();
    }
    this.firsts = [];
    this.places = [];
    this.sums = [];
    for (let at = HEAD; at < end; at += entry) {
      let first = 0n;
      for (let word = 0; word < this.words; word++) {
        first = (first << 63n) | view.getBigUint64(at + 8 * word);
      }
      this.firsts.push(first);
      this.places.push(view.getUint32(at + 8 * this.words));
      this.sums.push(view.getUint32(at + 8 * this.words + 4));
    }
    this.places.push(start.getUint32(16));
    return this;
  }

  refuse() {
    throw new Error(`${this.bytes.url} was changed`);
  }

  block(number) {
    if (!this.blocks.has(number)) {
      this.blocks.set(number, this.readBlock(number));
    }
    return this.blocks.get(number);
  }

  async readBlock(number) {
    const raw = await this.bytes.read(this.body + this.places[number], this.body + this.places[number + 1]);
    if (crc(raw) !== this.sums[number]) {
      this.refuse();
    }
    const view = new DataView(raw.slice().buffer);
    const length = view.getUint32(0);
    const stretches = [raw.subarray(4, 4 + length), raw.subarray(8 + length)];
    const [deltas, planes] = await Promise.all(stretches.map((each) => (this.deflated ? inflated(each) : each)));
    const count = Math.min(this.blockKeys, this.keys - number * this.blockKeys);
    const keys = [this.firsts[number]];
    let at = 0;
    while (keys.length < count) {
      let delta = 0n;
      let shift = 0n;
      let byte;
      do {
        byte = deltas[at++];
        delta |= BigInt(byte & 0x7f) << shift;
        shift += 7n;
      } while (byte & 0x80);
      keys.push(keys[keys.length - 1] + delta);
    }
    return { keys, record: (i) => planes[i] + (this.recordBytes > 1 ? 256 * planes[count + i] : 0) };
  }

  async record(key) {
    const number = last(this.firsts, key);
    if (number < 0) {
      return undefined;
    }
    const block = await this.block(number);
    const place = last(block.keys, key);
    return block.keys[place] === key ? block.record(place) : undefined;
  }
}

/** A folder of a solved game. */
export class SolvedFolder {
  /** @param {string} url its address */
  constructor(url) {
    this.url = url.replace(/\/$/, '');
    this.layers = new Map();
    this.indices = new Map();
    this.chunks = new Map();
  }

  /** Reads what was solved: `task` has the values of the file of this name. */
  async open() {
    const description = await text(`${this.url}/solved`);
    const lines = description.split('\n');
    if (lines[0] !== 'farstar solved 2') {
      throw new Error(`${this.url} begins with '${lines[0]}'; allowed: 'farstar solved 2'`);
    }
    this.task = Object.fromEntries(
      lines.slice(1, 9).map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]),
    );
    for (const [, layer, positions] of description.matchAll(/^layer (\d+) positions (\d+) /gm)) {
      this.layers.set(Number(layer), Number(positions));
    }
    return this;
  }

  /** How many positions it has. */
  get positions() {
    return [...this.layers.values()].reduce((sum, each) => sum + each, 0);
  }

  index(layer) {
    if (!this.indices.has(layer)) {
      this.indices.set(
        layer,
        text(`${this.url}/sums/${digits(layer)}`).then((lines) =>
          [...lines.matchAll(/ first ([0-9a-f_]+) /g)].map(([, key]) =>
            key.split('_').reduce((sum, word) => (sum << 63n) | BigInt('0x' + word), 0n),
          ),
        ),
      );
    }
    return this.indices.get(layer);
  }

  /**
   * The record of a key; nothing where it has none.
   *
   * @param {number} layer
   * @param {bigint} key
   */
  async record(layer, key) {
    const number = this.layers.has(layer) ? last(await this.index(layer), key) : -1;
    if (number < 0) {
      return undefined;
    }
    const name = `${this.url}/layers/${digits(layer)}/${digits(number)}`;
    if (!this.chunks.has(name)) {
      this.chunks.set(name, new Chunk(new Bytes(name)).open());
    }
    return (await this.chunks.get(name)).record(key);
  }
}

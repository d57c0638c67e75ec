"""Folders of solved games: docs/formats/solved.md, but for keys and records."""

import bisect
import hashlib
import os
import re
import struct
import zlib
from collections import Counter, namedtuple

from .head import Refused, require

Task = namedtuple("Task", "game parameters misere start edition content chunk version")
# A line of a layer or of a chunk.
Line = namedtuple("Line", "number positions chunks first sum records")

NUMBER = "(0|[1-9][0-9]{0,17})"
LINE = re.compile(
    r"(?:layer|chunk) %s positions %s(?: chunks %s| first ([0-9a-f_]+)) sha256 ([0-9a-f]{64})"
    r" records ([0-9: ]+)" % (NUMBER, NUMBER, NUMBER)
)
WORD = 63
# The bytes that a record has in sums, and the largest one.
CONTENTS = {
    "outcome": (2, 9),
    "grundy": (2, 0xFFFF),
    "remoteness": (2, 0xFFFF),
    "starters": (4, 0xFFFFFFFF),
}


def words_of(key, words):
    """The words of a key, the most significant first."""
    return [key >> WORD * i & (1 << WORD) - 1 for i in reversed(range(words))]


def key_of(text, words, name):
    """The key whose words stand in a line of a chunk."""
    found = text.split("_")
    require(len(found) == words, name + ": not a key")
    require(all(re.fullmatch("0|[1-9a-f][0-9a-f]{0,15}", word) for word in found), name + ": not a key")
    key = 0
    for word in found:
        require(int(word, 16) >> WORD == 0, name + ": not a key")
        key = key << WORD | int(word, 16)
    return key


def crc_table():
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0x82F63B78 if byte & 1 else 0)
        yield byte


CRC = list(crc_table())


def crc(data):
    """CRC-32C."""
    found = 0xFFFFFFFF
    for byte in data:
        found = CRC[(found ^ byte) & 0xFF] ^ found >> 8
    return found ^ 0xFFFFFFFF


class Disk:
    """Files of a folder."""

    def __init__(self, folder):
        self.folder = folder

    def read(self, name):
        try:
            with open(os.path.join(self.folder, name), "rb") as file:
                return file.read()
        except OSError as error:
            raise Refused("%s: %s" % (name, error.strerror)) from None

    def names(self, name):
        try:
            found = os.listdir(os.path.join(self.folder, name))
        except OSError as error:
            raise Refused("%s: %s" % (name, error.strerror)) from None
        return [each for each in found if not each.startswith(".")]


def lines(place, name):
    try:
        text = place.read(name).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(name + ": not text in UTF-8") from None
    require(text.endswith("\n") and "\r" not in text, name + ": lines do not end in line feeds")
    return text[:-1].split("\n")


def fields(text, first, name):
    """The version in the first line, and the task."""
    found = re.fullmatch(first + " ([12])", text[0])
    require(found, "%s: not of version 1 or 2" % name)
    values = []
    require(first == "farstar solved" or len(text) == 9, "%s: more lines than a task has" % name)
    for line, field in zip(text[1:] + [""] * 8, Task._fields):
        require(line.startswith(field + " "), "%s: allowed: %s" % (name, field))
        values.append(line[len(field) + 1 :])
    return int(found[1]), Task(*values)


def line(text, what, name):
    found = LINE.fullmatch(text)
    require(found and text.startswith(what), "%s: not a line of a %s" % (name, what))
    number, positions, chunks = (int(each or 1) for each in found.group(1, 2, 3))
    require((found[4] is None) == (what == "layer"), "%s: not a line of a %s" % (name, what))
    records = {}
    for each in found[6].split(" "):
        pair = re.fullmatch("%s:([1-9][0-9]{0,17})" % NUMBER, each)
        require(pair and int(pair[1]) > max(records, default=0), name + ": not records in order")
        records[int(pair[1])] = int(pair[2])
    require(positions == sum(records.values()) and chunks > 0, name + ": another number of positions")
    return Line(number, positions, chunks, found[4], found[5], records)


def tree(sums):
    """The Merkle tree of RFC 9162, 2.1.1, over the sums of chunks."""
    if len(sums) == 1:
        return sums[0]
    k = 1 << (len(sums) - 1).bit_length() - 1
    return hashlib.sha256(b"\1" + tree(sums[:k]) + tree(sums[k:])).digest()


class Folder:
    """The description, and the layers: keys and their records, all compared with their sums."""

    def __init__(self, place):
        self.place = place
        version, task = fields(lines(place, "task"), "farstar solve", "task")
        text = lines(place, "solved")
        self.version, self.task = fields(text, "farstar solved", "solved")
        require((version, task) == (self.version, self.task), "task and solved differ")
        body = "".join(each + "\n" for each in text[:-1])
        digest = hashlib.sha256(body.encode()).hexdigest()
        require(text[-1] == "sha256 " + digest, "solved: another checksum")
        self.layers = []
        for each in text[9:-1]:
            layer = line(each, "layer", "solved")
            require(not self.layers or layer.number > self.layers[-1].number, "solved: no order")
            self.layers.append(layer)
        require(self.layers, "solved: no layer")
        require(task.content in CONTENTS, "solved: no such content")
        self.size, most = CONTENTS[task.content]
        require(all(max(each.records) <= most for each in self.layers), "solved: no such record")

    def positions(self):
        return sum(layer.positions for layer in self.layers)

    def index(self, layer):
        """The lines of the chunks of a layer."""
        name = "sums/%012d" % layer.number
        found = [line(each, "chunk", name) for each in lines(self.place, name)]
        require([each.number for each in found] == list(range(layer.chunks)), name + ": not every chunk")
        return found

    def layer(self, layer, words):
        """The records of a layer by their keys."""
        records, sums, last = {}, [], -1
        name = "%012d" % layer.number
        index = self.index(layer) if self.version == 2 else []
        require(len(self.place.names("layers/" + name)) == layer.chunks, "layers/%s: other files" % name)
        whole = hashlib.sha256()
        for number in range(layer.chunks):
            file = "layers/%s/%012d" % (name, number)
            keys, found = chunk(self.place.read(file), words, file)
            require(keys[0] > last, file + ": keys do not ascend")
            last = keys[-1]
            require(max(found) >> 8 * self.size == 0, file + ": no such record")
            data = b"".join(
                struct.pack(">%dQ" % words, *words_of(key, words)) + record.to_bytes(self.size, "big")
                for key, record in zip(keys, found)
            )
            whole.update(data)
            sums.append(hashlib.sha256(b"\0" + data).digest())
            if self.version == 2:
                one = index[number]
                require(one.sum == sums[-1].hex(), file + ": another sum")
                first = key_of(one.first, words, "sums/" + name)
                require(one.positions == len(keys) and first == keys[0], file + ": other keys")
                require(one.records == Counter(found), file + ": other records")
            records.update(zip(keys, found))
        digest = whole.hexdigest() if self.version == 1 else tree(sums).hex()
        require(digest == layer.sum, "layer %d: another sum" % layer.number)
        require(layer.records == Counter(records.values()), "layer %d: other records" % layer.number)
        return records


# A head begins with so many bytes, whatever is in the chunk.
HEAD = 20


def head_length(data, words, name):
    """How long the head of a chunk is that begins with these bytes."""
    require(len(data) >= HEAD and data[:4] == b"FSC1", name + ": not a chunk")
    count, most = struct.unpack(">2i", data[8:16])
    require(count > 0 and most > 0, name + ": another head")
    return HEAD + -(-count // most) * (8 * words + 8) + 4


class Head:
    """What stands before the blocks of a chunk."""

    def __init__(self, data, size, words, name):
        """From the bytes of the head or more, and the length of the chunk."""
        self.name, self.words = name, words
        self.begin = head_length(data, words, name)
        own, self.size, deflated, rest, self.count, self.most, length = struct.unpack(">4B3i", data[4:HEAD])
        known = own == words and self.size in (1, 2, 4) and deflated in (0, 1) and rest == 0 and length >= 0
        self.whole(known, "another head")
        self.deflated = deflated
        self.whole(size == self.begin + length, "cut off, or longer")
        end = self.begin - 4
        self.whole(crc(data[:end]) == int.from_bytes(data[end : self.begin], "big"), "the head was changed")
        entry = 8 * words + 8
        self.places = []
        for at in range(HEAD, end, entry):
            key = 0
            for (word,) in struct.iter_unpack(">q", data[at : at + 8 * words]):
                self.whole(word >= 0, "a negative word")
                key = key << WORD | word
            self.places.append((key,) + struct.unpack(">iI", data[at + 8 * words : at + entry]))
        self.whole(self.places[0][1] == 0, "the first block does not begin at once")
        self.ends = [start for _, start, _ in self.places[1:]] + [length]
        ordered = all(0 <= start <= end for (_, start, _), end in zip(self.places, self.ends))
        self.whole(ordered, "blocks overlap")
        self.keys = [key for key, _, _ in self.places]
        self.whole(all(a < b for a, b in zip(self.keys, self.keys[1:])), "keys do not ascend")

    def whole(self, holds, why):
        require(holds, "%s: %s" % (self.name, why))

    def first(self, block):
        return self.places[block][0]

    def stretch(self, block):
        """Where a block begins and ends in the chunk."""
        return self.begin + self.places[block][1], self.begin + self.ends[block]

    def block_of(self, key):
        """The block that has a key, if one has."""
        return max(bisect.bisect_right(self.keys, key) - 1, 0)

    def block(self, block, data):
        """The keys of a block, and their records."""
        key, _, digest = self.places[block]
        self.whole(crc(data) == digest, "block %d was changed" % block)
        here = min(self.most, self.count - block * self.most)
        first, at = piece(data, 0, self.deflated, 10 * self.words * here, self.whole)
        second, at = piece(data, at, self.deflated, self.size * here, self.whole)
        self.whole(at == len(data) and len(second) == self.size * here, "another number of records")
        keys = [key]
        shift = more = 0
        for byte in first:
            more |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                self.whole(more > 0, "keys do not ascend")
                keys.append(keys[-1] + more)
                shift = more = 0
        self.whole(shift == 0 and len(keys) == here, "another number of keys")
        self.whole(keys[-1] >> WORD * self.words == 0, "a key too large")
        last = block + 1 == len(self.places) or keys[-1] < self.first(block + 1)
        self.whole(last, "keys do not ascend")
        planes = [second[i * here : (i + 1) * here] for i in range(self.size)]
        return keys, [int.from_bytes(bytes(each), "little") for each in zip(*planes)]


def chunk(data, words, name):
    """The keys of a chunk and their records."""
    head = Head(data, len(data), words, name)
    keys, records = [], []
    for block in range(len(head.places)):
        start, end = head.stretch(block)
        some, found = head.block(block, data[start:end])
        keys += some
        records += found
    return keys, records


def piece(data, at, deflated, most, whole):
    """A stretch that begins at a place, and where it ends."""
    whole(at + 4 <= len(data), "a block without its stretches")
    size = int.from_bytes(data[at : at + 4], "big")
    end = at + 4 + size
    whole(end <= len(data), "a stretch longer than its block")
    found = data[at + 4 : end]
    if deflated:
        inflate = zlib.decompressobj(-15)
        try:
            found = inflate.decompress(found, most + 1)
        except zlib.error:
            whole(False, "not deflated")
        whole(inflate.eof and not inflate.unused_data, "not deflated as a whole")
    whole(len(found) <= most, "a stretch too long")
    return found, end

"""Solved games at an address: docs/formats/solved.md, 'At an address'."""

import bisect
import http.client
import re
import urllib.error
import urllib.request
from functools import lru_cache

from . import folders
from .head import Refused, Unknown, require

SECONDS = 30
# A request for the beginning of a file is for so many bytes; most heads are shorter.
BEGIN = 4096


class Served:
    """Files at an address, and stretches of them."""

    def __init__(self, address):
        self.address = address.rstrip("/")

    def answer(self, name, stretch=None):
        """What is sent of a file, and its length, which is None where the whole file is sent."""
        request = urllib.request.Request(self.address + "/" + name)
        if stretch:
            request.add_header("Range", "bytes=%d-%d" % (stretch[0], stretch[1] - 1))
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                data = response.read()
                if not stretch or response.status != 206:
                    return data, None
                told = response.headers.get("Content-Range", "")
        except urllib.error.HTTPError as error:
            raise Refused("%s: the server says %d" % (name, error.code)) from None
        except (OSError, http.client.HTTPException) as error:
            raise Unknown("%s: no answer, %s" % (name, error)) from None
        form = re.fullmatch("bytes ([0-9]{1,18})-([0-9]{1,18})/([0-9]{1,18})", told)
        require(form, name + ": another stretch was sent")
        start, last, length = map(int, form.groups())
        right = start == stretch[0] and last + 1 == min(stretch[1], length) and len(data) == last + 1 - start
        require(right, name + ": another stretch was sent")
        return data, length

    @lru_cache(None)
    def read(self, name):
        return self.answer(name)[0]

    @lru_cache(None)
    def begin(self, name):
        """The first bytes of a file, all of them from a server that ignores ranges, and its length."""
        data, length = self.answer(name, (0, BEGIN))
        return data, len(data) if length is None else length

    def stretch(self, name, start, end):
        """Some bytes of a file, fewer if it ends before, and its length."""
        data, length = self.begin(name)
        if end <= len(data) or len(data) == length:
            return data[start:end], length
        found, again = self.answer(name, (start, end))
        require(again == length, name + ": its length changes")
        return found, length


class Layer:
    """A layer of which the index is read, and of chunks no more than is asked for."""

    def __init__(self, folder, layer, words):
        self.folder, self.words = folder, words
        self.name = "%012d" % layer.number
        if folder.version == 1:
            chunks = range(layer.chunks)
            self.counts = [self.head(chunk).count for chunk in chunks]
            self.firsts = [self.head(chunk).first(0) for chunk in chunks]
            self.known = [layer.records] * layer.chunks
        else:
            lines = folder.index(layer)
            self.counts = [line.positions for line in lines]
            self.firsts = [folders.key_of(line.first, words, "sums/" + self.name) for line in lines]
            self.known = [line.records for line in lines]
            sums = [bytes.fromhex(line.sum) for line in lines]
            require(folders.tree(sums).hex() == layer.sum, "layer %d: another sum" % layer.number)
            records = sum(map(folders.Counter, self.known), start=folders.Counter())
            require(layer.records == records, "layer %d: other records" % layer.number)
        require(all(a < b for a, b in zip(self.firsts, self.firsts[1:])), "layer %d: no order" % layer.number)
        require(sum(self.counts) == layer.positions, "layer %d: other counts" % layer.number)

    def file(self, chunk):
        return "layers/%s/%012d" % (self.name, chunk)

    @lru_cache(None)
    def head(self, chunk):
        """What stands before the blocks of a chunk, read before the index where there is none."""
        name, place = self.file(chunk), self.folder.place
        start, length = place.stretch(name, 0, folders.HEAD)
        end = folders.head_length(start, self.words, name)
        head = folders.Head(place.stretch(name, 0, end)[0], length, self.words, name)
        if self.folder.version > 1:
            require(head.count == self.counts[chunk], name + ": another number of positions")
            require(head.first(0) == self.firsts[chunk], name + ": another first key")
        return head

    @lru_cache(None)
    def block(self, chunk, block):
        """The keys of a block, and their records."""
        name, head = self.file(chunk), self.head(chunk)
        start, end = head.stretch(block)
        keys, found = head.block(block, self.folder.place.stretch(name, start, end)[0])
        require(max(found) >> 8 * self.folder.size == 0, name + ": no such record")
        require(set(found) <= set(self.known[chunk]), name + ": other records")
        ends = chunk + 1 == len(self.firsts) or keys[-1] < self.firsts[chunk + 1]
        require(ends, name + ": keys do not ascend")
        return keys, found

    def get(self, key):
        """The record of a key, None where it has none."""
        chunk = bisect.bisect_right(self.firsts, key) - 1
        if chunk < 0:
            return None
        keys, found = self.block(chunk, self.head(chunk).block_of(key))
        at = bisect.bisect_left(keys, key)
        return found[at] if at < len(keys) and keys[at] == key else None

    def at(self, number):
        """The key with a number, from 0, and its record."""
        for chunk, count in enumerate(self.counts):
            if number < count:
                block, place = divmod(number, self.head(chunk).most)
                keys, found = self.block(chunk, block)
                return keys[place], found[place]
            number -= count
        raise IndexError

// Keeps the files of one edition, so that the pages work without a network after the first visit.

const EDITION = 'farstar-EDITION';
const FILES = [];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(EDITION)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('farstar-') && name !== EDITION);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(self.registration.scope)) {
    return;
  }
  event.respondWith(
    caches
      .open(EDITION)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});

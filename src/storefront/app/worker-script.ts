export const OFFLINE_URL = '/sem-conexao/'

/**
 * The service worker: it keeps the page that is shown without a connection, and files of the build, whose names carry a
 * fingerprint. No other page and no answer of the API is ever kept; what it does not know goes by as if it was not there.
 */
export const workerScript = ({ version, files }: { version: string; files: readonly string[] }) => `'use strict'
const CACHE = ${JSON.stringify(`vitrine-${version}`)}
const OFFLINE = ${JSON.stringify(OFFLINE_URL)}
const FIRST = ${JSON.stringify([OFFLINE_URL, ...files])}
const MOST_FILES = 80
const fresh = (url) => new Request(url, { cache: 'reload', credentials: 'omit' })
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST.map(fresh))).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('vitrine-') && name !== CACHE) await caches.delete(name)
    await registration.navigationPreload?.enable()
    await clients.claim()
  })())
})
const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}
const file = async ({ request }) => {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') {
    const cache = await caches.open(CACHE)
    if ((await cache.keys()).length < MOST_FILES) await cache.put(request.url, answer.clone())
  }
  return answer
}
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\\/(painel|wp-admin|wp-json)(\\/|$)/.test(url.pathname)) event.respondWith(page(event))
  } else if (/^\\/assets\\/[\\w.-]+-[\\w-]{7,}\\.js$/.test(url.pathname)) event.respondWith(file(event))
})
`

/** Sent in its place once the merchant has switched the app off: it removes what was kept, and itself. */
export const FAREWELL_SCRIPT = `'use strict'
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name)
    await registration.unregister()
  })())
})
`

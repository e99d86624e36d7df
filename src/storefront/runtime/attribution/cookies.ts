import { COOKIES, type Jar, SESSION_MINUTES } from './attribute.ts'
import { decode, encode } from './packing.ts'
import { ownHost } from './sources.ts'

const nameOf = (cookie: string) => `sbjs_${cookie}`

export function readJar(): Jar {
  const all = new Map(
    document.cookie
      .split('; ')
      .reverse()
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  const found = COOKIES.flatMap((cookie) =>
    all.get(nameOf(cookie)) ? [[cookie, decode(all.get(nameOf(cookie))!)] as const] : [],
  )
  return Object.fromEntries(found)
}

export function writeJar(jar: Jar) {
  for (const cookie of COOKIES) {
    const content = jar[cookie]
    if (content === undefined) continue
    // Only the visit has an end of its own, put off by every page; the others go with the browser.
    const expires = cookie === 'session' ? `;expires=${new Date(Date.now() + SESSION_MINUTES * 60_000).toUTCString()}` : ''
    document.cookie = `${nameOf(cookie)}=${encode(content)}${expires};domain=.${ownHost(location.hostname)};path=/`
  }
}

/** Wherever they were set: for this host alone, with its «www.», or for the whole domain. */
export function expireJar() {
  for (const cookie of COOKIES) {
    for (const domain of ['', `;domain=.${location.hostname}`, `;domain=.${ownHost(location.hostname)}`])
      document.cookie = `${nameOf(cookie)}=;path=/;max-age=-999${domain}`
  }
}

/** What a page may reach of other hosts, by kind. The page's policy names these and nobody else. */
export type Outside = {
  scripts?: readonly string[]
  frames?: readonly string[]
  connects?: readonly string[]
  images?: readonly string[]
  media?: readonly string[]
}

export const NOTHING_OUTSIDE: Required<Outside> = { scripts: [], frames: [], connects: [], images: [], media: [] }

/** All of them together, each host once and in an order of its own, so that the same content gives the same policy. */
export function joinOutside(list: readonly Outside[]): Required<Outside> {
  const all = (kind: keyof Outside) => [...new Set(list.flatMap((one) => one[kind] ?? []))].sort()
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connects: all('connects'),
    images: all('images'),
    media: all('media'),
  }
}

export const reachesOutside = (outside: Outside): boolean => Object.values(outside).some((hosts) => hosts.length > 0)

/** The host of an address that may stand in a page's policy; nothing for our own paths and for what is not encrypted. */
export function outsideOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, hostname, username } = new URL(address)
  // It becomes part of the page's policy: nothing in it may end a word there.
  return protocol === 'https:' && username === '' && /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined
}

/** At the most so many further hosts for one script of somebody else: the policy is a header of every page. */
export const MAX_POLICY_HOSTS = 20

/** An origin, or all hosts below one, that a merchant may let into a page's policy: nothing in it may end a word there. */
export const isPolicyHost = (host: string) => /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host)

/** The address of a script of somebody else; nothing unless it is encrypted. A stand-in on the same machine needs no certificate. */
export function outsideScriptAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 500 || !URL.canParse(address)) return undefined
  const { protocol, hostname, username, href } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1')
  return isSafe && username === '' ? href : undefined
}

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

/** The host of an address that may stand in a page's policy; nothing for our own paths and for what is not encrypted. */
export function outsideOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, hostname, username } = new URL(address)
  // It becomes part of the page's policy: nothing in it may end a word there.
  return protocol === 'https:' && username === '' && /^[a-z0-9.-]+$/.test(hostname) ? origin : undefined
}

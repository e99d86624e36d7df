import { type AskedAddress, isPlain, meantQuery, trackingOf, withQuery } from './asked-address.ts'
import type { Lead, RedirectCode } from './contract.ts'
import { knownAddress } from './known-addresses.ts'
import { partsOf, withBehind } from './moved.ts'
import type { Pattern } from './patterns.ts'

type Exact = { to: string; code: RedirectCode }
export type KnownRedirects = {
  exact: ReadonlyMap<string, Exact>
  patterns: readonly { pattern: Pattern; code: RedirectCode }[]
}

/** Where an address leads at which nothing stands, in one step; undefined where nobody ever lived. `asked` is the path as it was sent. */
export function leadOf(known: KnownRedirects, { path, plain, query }: AskedAddress, asked: string): Lead | undefined {
  const meant = meantQuery(query)
  const whole = meant === '' ? undefined : known.exact.get(path + meant)
  if (whole) return leadTo(whole, trackingOf(query))
  const found = foundIn(known, path) ?? (plain === path ? undefined : foundIn(known, plain))
  if (found) return leadTo(found, query)
  const target = knownAddress(plain) ?? (isPlain(plain) && !hasToken(asked) ? plain : undefined)
  if (target === undefined) return undefined
  // What has moved since it had the address that the rule knows is reached at once.
  const moved = foundIn(known, target)
  if (moved) return leadTo(moved, query)
  // Only the slash at its end is missing: the page itself says so, if there is one.
  return target === asked || target === `${asked}/` ? undefined : leadTo({ to: target, code: 301 }, query)
}

/** In a secret of an address capitals mean something: in small letters it is nobody's. */
const hasToken = (asked: string) => asked.split('/').some((part) => /^(?=.*[a-z])(?=.*[A-Z])[\w-]{20,}$/.test(part))

function foundIn(known: KnownRedirects, path: string): Exact | undefined {
  const exact = known.exact.get(path)
  if (exact) return exact
  const parts = partsOf(path)
  const beginning = parts && known.exact.get(parts.start)
  if (parts && beginning) return { ...beginning, to: withBehind(beginning.to, parts.behind) }
  const start = parts && byPattern(known, parts.start)
  if (start) return { ...start, to: withBehind(start.to, parts.behind) }
  // A further page of a list is no thing below it, whatever a pattern for things would take it for.
  return parts?.behind.startsWith('page/') ? undefined : byPattern(known, path)
}

function byPattern({ exact, patterns }: KnownRedirects, path: string): Exact | undefined {
  for (const { pattern, code } of patterns) {
    const filled = pattern(path)
    if (filled === undefined) continue
    const to = knownAddress(filled) ?? filled
    // A pattern that leads to itself would send the visitor in a circle.
    if (to === path) continue
    const moved = exact.get(to)
    return moved ? { ...moved, code: moved.code === 410 ? 410 : code } : { to, code }
  }
  return undefined
}

function leadTo({ to, code }: Exact, query: string): Lead {
  return code === 410 ? { code } : { to: withQuery(to, query), code }
}

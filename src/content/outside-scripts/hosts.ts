import type { ScriptPiece } from '#kit/consent.ts'
import { isPolicyHost } from '#kit/csp-sources.ts'

/** Where the scripts themselves come from: these need no word of the merchant's. */
export const ownOrigins = (pieces: readonly ScriptPiece[]): string[] => [
  ...new Set(pieces.flatMap((piece) => ('src' in piece ? [new URL(piece.src).origin] : []))),
]

/** Hosts that code names by a full address: what it will most likely talk to. */
export function namedHosts(pieces: readonly ScriptPiece[]): string[] {
  const named = pieces.flatMap((piece) =>
    'code' in piece ? [...piece.code.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/'"?:]|$)/gi)] : [],
  )
  const hosts = named.map(([, host = '']) => `https://${host.toLowerCase()}`)
  const own = ownOrigins(pieces)
  return [...new Set(hosts)].filter((host) => isPolicyHost(host) && !own.includes(host))
}

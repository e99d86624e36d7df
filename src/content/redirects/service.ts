import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { askedAddress } from './asked-address.ts'
import type { Lead } from './contract.ts'
import { knownAddress } from './known-addresses.ts'
import { type KnownRedirects, leadOf } from './lead.ts'
import { createMovedPictures } from './moved-pictures.ts'
import { addressOfNumber, offerOfOldNumber, orderOfOldLink } from './old-numbers.ts'
import { readPattern } from './patterns.ts'
import { type PlainLink, readPlainLink, restOfQuery } from './plain-links.ts'

/** The newest of them: a shop that has moved more often than this has left its oldest addresses behind. */
const MOST_REDIRECTS = 50_000
/** Each is tried for every address that nothing stands at. */
export const MOST_PATTERNS = 200
const NOTHING: KnownRedirects = { exact: new Map(), patterns: [] }

type Options = { db: Kysely<Database>; now: () => number; mediaUrl: string }

/** Where former addresses lead. All of them are kept in memory, so that a flood of wrong addresses asks the database nothing. */
export function createRedirects({ db, now, mediaUrl }: Options) {
  let known: Promise<KnownRedirects> | undefined
  const everyRedirect = async () => {
    const asked = (known ??= readAll(db))
    try {
      return await asked
    } catch (error) {
      // The next one asks again.
      if (known === asked) known = undefined
      throw error
    }
  }
  const pictureOf = createMovedPictures({ db, now, mediaUrl })
  /** Links that carry a number of the old shop; the database is asked for nothing else. */
  const byNumber = async (path: string, query: string): Promise<string | undefined> => {
    if (path === '/index.php') {
      const asked = Object.fromEntries(new URLSearchParams(query))
      const link = readPlainLink(asked)
      const address = link && (await addressOf(link))
      return address && address + restOfQuery(asked)
    }
    return (await orderOfOldLink(db, knownAddress(path) ?? path, query)) ?? (await pictureOf(path))
  }
  /** The address of what a plain link names; undefined where there is no such thing, or nobody may see it yet. */
  const addressOf = async (link: PlainLink): Promise<string | undefined> => {
    if (!('path' in link)) return await addressOfNumber(db, link)
    const moved = (await everyRedirect()).exact.get(link.path)
    return moved && moved.code !== 410 ? moved.to : link.path
  }
  return {
    /** Where an address leads at which nothing stands. */
    find: async (url: string): Promise<Lead | undefined> => {
      const asked = askedAddress(url)
      if (!asked) return undefined
      const path = url.split('?', 1)[0]!
      try {
        const numbered = await byNumber(asked.path, asked.query)
        return numbered === undefined ? leadOf(await everyRedirect(), asked, path) : { to: numbered, code: 301 }
      } catch {
        // Without the database nothing is known to have moved.
        return leadOf(NOTHING, asked, path)
      }
    },
    addressOf,
    /** The number here of what an old link adds to the cart. */
    offerOfOldNumber: (id: number) => offerOfOldNumber(db, id),
    forget: () => {
      known = undefined
    },
  }
}
export type Redirects = ReturnType<typeof createRedirects>

async function readAll(db: Kysely<Database>): Promise<KnownRedirects> {
  const columns = ['from_path', 'to_path', 'status_code as code'] as const
  const [exact, patterns] = await Promise.all([
    db
      .selectFrom('redirects')
      .select(columns)
      .where('kind', '=', 'exact')
      .orderBy('created_at', 'desc')
      .limit(MOST_REDIRECTS)
      .execute(),
    db.selectFrom('redirects').select(columns).where('kind', '=', 'pattern').orderBy('id').limit(MOST_PATTERNS).execute(),
  ])
  return {
    exact: new Map(exact.map(({ from_path, to_path, code }) => [from_path, { to: to_path, code }])),
    patterns: patterns.flatMap(({ from_path, to_path, code }) => {
      const read = readPattern(from_path, to_path)
      return 'pattern' in read ? [{ pattern: read.pattern, code }] : []
    }),
  }
}

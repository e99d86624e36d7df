import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/schema.ts'
import { listOf, recordOf } from '#kit/unknown-json.ts'
import type { Quoted, QuoteAsked } from './carriers/carrier.ts'

/** So long the price of a carrier holds for everybody who asks the same. */
export const FRESH_SECONDS = 30 * 60
/** So long it holds as it is while the carrier is away: who fills in the checkout at that hour pays what was shown. */
export const STALE_SECONDS = 6 * 60 * 60
/** Up to here it is better than none, with a margin. */
const LAST_KNOWN_SECONDS = 14 * 24 * 60 * 60

export type QuoteKey = { carrier: string; key: Buffer; near: Buffer }
export type KeptQuote = Quoted & { ageSeconds: number }

/** By what a quote is known: the carrier with its settings, from where to where, and what is sent. */
export function quoteKeyOf(carrier: string, version: string, { to, ...asked }: QuoteAsked): QuoteKey {
  const hash = (place: string) =>
    createHash('sha256')
      .update(JSON.stringify([carrier, version, place, asked]))
      .digest()
  return { carrier, key: hash(to), near: hash(to.slice(0, 5)) }
}

/** What carriers answered: in the database for all processes, and in memory while it is fresh. */
export function createKeptQuotes({ db, nowMs }: { db: Kysely<Database>; nowMs: () => number }) {
  const memory = new LRUCache<string, { quoted: Quoted; askedAtMs: number }>({ max: 2_000 })
  const remember = ({ key }: QuoteKey, quoted: Quoted, ageSeconds: number): KeptQuote => {
    memory.set(key.toString('base64'), { quoted, askedAtMs: nowMs() - ageSeconds * 1_000 })
    return { ...quoted, ageSeconds }
  }
  return {
    /** The answer to just this, if it is fresh. */
    fresh: async (key: QuoteKey): Promise<KeptQuote | undefined> => {
      const known = memory.get(key.key.toString('base64'))
      const age = known ? (nowMs() - known.askedAtMs) / 1_000 : Infinity
      if (known && age < FRESH_SECONDS) return { ...known.quoted, ageSeconds: age }
      const { rows } = await sql<{ offers: unknown; age: number }>`
        select offers, extract(epoch from now() - asked_at)::float8 as age from freight_quotes
        where key = ${key.key} and asked_at > now() - make_interval(secs => ${FRESH_SECONDS})`.execute(db)
      const [row] = rows
      return row && remember(key, readQuoted(row.offers), row.age)
    },
    /** The last one, also of a neighbour's CEP, however old it may be. */
    last: async ({ key, near }: QuoteKey): Promise<KeptQuote | undefined> => {
      const { rows } = await sql<{ offers: unknown; age: number }>`
        select offers, extract(epoch from now() - asked_at)::float8 as age from freight_quotes
        where near = ${near} and asked_at > now() - make_interval(secs => ${LAST_KNOWN_SECONDS})
          and jsonb_array_length(offers -> 'offers') > 0
        order by (key = ${key}) desc, asked_at desc limit 1`.execute(db)
      const [row] = rows
      return row && { ...readQuoted(row.offers), ageSeconds: row.age }
    },
    /** Keeps an answer. Where another process was faster its answer stands, so that all of them show the same price. */
    keep: async (key: QuoteKey, quoted: Quoted): Promise<KeptQuote> => {
      const json = JSON.stringify(quoted)
      const { rows } = await sql<{ offers: unknown; age: number }>`
        with kept as (
          insert into freight_quotes (key, near, carrier, offers) values (${key.key}, ${key.near}, ${key.carrier}, ${json}::jsonb)
          on conflict (key) do update set offers = excluded.offers, asked_at = now()
            where freight_quotes.asked_at <= now() - make_interval(secs => ${FRESH_SECONDS})
          returning offers, 0::float8 as age
        )
        select offers, age from kept
        union all
        select offers, extract(epoch from now() - asked_at)::float8 from freight_quotes where key = ${key.key} and not exists (select from kept)`.execute(
        db,
      )
      const [row] = rows
      // Nobody sees a row that another one is still writing: the own answer will do.
      return row ? remember(key, readQuoted(row.offers), row.age) : remember(key, quoted, 0)
    },
    sweep: async () =>
      await sql`delete from freight_quotes where asked_at < now() - make_interval(secs => ${LAST_KNOWN_SECONDS})`.execute(db),
    /** Services that were offered lately, with their names: what a merchant may set. */
    servicesOf: async (carrier: string): Promise<{ id: string; name: string }[]> => {
      const { rows } = await sql<{ id: string; name: string }>`
        select distinct on (id) o ->> 'service' as id, o ->> 'name' as name
        from (select offers from freight_quotes where carrier = ${carrier} order by asked_at desc limit 50) recent,
          jsonb_array_elements(recent.offers -> 'offers') o
        order by id`.execute(db)
      return rows
    },
  }
}
export type KeptQuotes = ReturnType<typeof createKeptQuotes>

/** What was written by this shop; an older shape of it is an empty answer. */
const readQuoted = (stored: unknown): Quoted => {
  const { offers, refusals } = recordOf(stored)
  return { offers: listOf(offers) as Quoted['offers'], refusals: listOf(refusals) as Quoted['refusals'] }
}

import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createLock } from '#kit/secret-lock.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'

export type Token = { access: string; refresh?: string; expiresAt: Date }
type Use = {
  /** The keys that it is given for: with others there is none yet. */
  keys: readonly string[]
  /** Asks the service for a token, or for another in place of this one. */
  renew: (old: Token | undefined) => Promise<Token>
  /** So long before its end another one is asked for. */
  earlySeconds: number
  /** What the service did not take any more, whatever was said of its end. */
  refused?: string | undefined
}
export type Tokens = {
  use: (asked: Use) => Promise<string>
  /** One that the merchant fetched by allowing it on the service's page. */
  put: (keys: readonly string[], token: Token) => Promise<void>
  find: (keys: readonly string[]) => Promise<Token | undefined>
}

const LEASE_SECONDS = 15
const PAUSE_MS = 150
/** As long as the lease of somebody who died holds, and a little more. */
const MOST_PAUSES = 110

type Options = { db: Kysely<Database>; secret: string; carrier: string; now: () => Date }

/**
 * The token of a carrier, shared by all processes. Many services give a new pair at each renewal and take the former one never again:
 * whoever renews takes a lease first, and everybody else waits for what it brings, or goes on with the old one while that holds.
 */
export function createTokens({ db, secret, carrier, now }: Options): Tokens {
  const lock = createLock(secret, 'vitrine: tokens of carriers')
  const row = Buffer.from(carrier)
  const fingerprint = (keys: readonly string[]) => createHash('sha256').update(JSON.stringify(keys)).digest('hex')
  const read = async (keys: readonly string[]): Promise<Token | undefined> => {
    const found = await db.selectFrom('carrier_tokens').selectAll().where('carrier', '=', carrier).executeTakeFirst()
    if (!found?.locked || found.given_for !== fingerprint(keys)) return undefined
    const opened = lock.open(found.locked, row)
    if (opened === undefined) return undefined
    const { access, refresh } = JSON.parse(opened) as { access: string; refresh?: string }
    return { access, ...(refresh !== undefined && { refresh }), expiresAt: found.expires_at! } // both are written together
  }
  const write = async (keys: readonly string[], { access, refresh, expiresAt }: Token) => {
    const values = {
      given_for: fingerprint(keys),
      locked: lock.close(JSON.stringify({ access, refresh }), row),
      expires_at: expiresAt,
      lease_until: null,
    }
    await db
      .insertInto('carrier_tokens')
      .values({ carrier, ...values })
      .onConflict((conflict) => conflict.column('carrier').doUpdateSet(values))
      .execute()
  }
  const takeLease = async () => {
    const { rows } = await sql`
      insert into carrier_tokens (carrier, lease_until) values (${carrier}, now() + make_interval(secs => ${LEASE_SECONDS}))
      on conflict (carrier) do update set lease_until = excluded.lease_until
        where carrier_tokens.lease_until is null or carrier_tokens.lease_until < now()
      returning carrier`.execute(db)
    return rows.length > 0
  }
  const endLease = () => db.updateTable('carrier_tokens').set({ lease_until: null }).where('carrier', '=', carrier).execute()

  const use = async ({ keys, renew, earlySeconds, refused }: Use): Promise<string> => {
    for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
      const known = await read(keys)
      const left = known && known.access !== refused ? known.expiresAt.getTime() - now().getTime() : 0
      if (left > earlySeconds * 1_000) return known!.access
      if (await takeLease()) {
        // Somebody may have renewed it between the look and the lease.
        const current = await read(keys)
        const isNews = current !== undefined && current.access !== known?.access
        try {
          const token = isNews ? current : await renew(current)
          await write(keys, token)
          return token.access
        } catch (error) {
          await endLease()
          // The old one still opens doors: the shop goes on with it and tries again later.
          if (left > 0) return known!.access
          throw error
        }
      }
      if (left > 0) return known!.access
      await wait(PAUSE_MS)
    }
    throw new ServiceTrouble('down', 'A renovação do acesso não terminou a tempo.')
  }
  return { use, put: write, find: read }
}

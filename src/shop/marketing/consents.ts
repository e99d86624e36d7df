import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import { fingerprintOf } from '#kit/ids.ts'
import type { ConsentSource } from './contract.ts'

type Options = { db: Kysely<Database>; secret: string; clock: Clock }
type Answer = { source: ConsentSource; words: string; ip?: string | undefined }

/** Who changed their mind by mistake has so long to take it back by the same link. */
const UNDO_MS = 24 * 3_600_000

/** Who said yes and who said no to mails that sell. */
export function createConsents({ db, secret, clock }: Options) {
  const now = () => new Date(clock.now())
  const set = async (trx: Kysely<Database>, email: string, isGiven: boolean, { source, words, ip }: Answer) => {
    const network = ip === undefined ? null : fingerprintOf(`marketing|${ip}`, secret)
    const { rows } = await sql<{ changed: boolean }>`
      select set_marketing_consent(${email}, ${isGiven}, ${now()}, ${source}, ${words}, ${network}) as changed`.execute(trx)
    return rows[0]!.changed
  }
  return {
    isGiven: async (email: string): Promise<boolean> =>
      (await db.selectFrom('marketing_consents').select('is_given').where('email', '=', keyOf(email)).executeTakeFirst())
        ?.is_given ?? false,

    give: (email: string, answer: Answer): Promise<boolean> => set(db, keyOf(email), true, answer),

    /** At once and for all of them: what waits in the outbox is not sent either, and what was asked to be told of is not told. */
    withdraw: (email: string, answer: Answer): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const address = keyOf(email)
        const changed = await set(trx, address, false, answer)
        await trx
          .deleteFrom('mails')
          .where('status', '<>', 'sent')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('marketing_mails')
              .select(sql<number>`mail_id`.as('mail_id'))
              .where('email', '=', address)
              .where('mail_id', 'is not', null),
          )
          .execute()
        await trx
          .updateTable('subscribers')
          .set({ unsubscribed_at: now() })
          .where('email', '=', address)
          .where('unsubscribed_at', 'is', null)
          .execute()
        await trx
          .updateTable('back_in_stock_requests')
          .set({ closed_at: now() })
          .where('email', '=', address)
          .where('closed_at', 'is', null)
          .execute()
        return changed
      }),

    /** Takes back what was said by a link shortly before. Nothing that was said elsewhere is changed. */
    undo: async (email: string, answer: Omit<Answer, 'source'>): Promise<boolean> => {
      const address = keyOf(email)
      const [last, before] = await db
        .selectFrom('marketing_consent_events as e')
        .innerJoin('marketing_consents as c', 'c.id', 'e.consent_id')
        .select(['e.is_given', 'e.source', 'e.at'])
        .where('c.email', '=', address)
        .orderBy('e.id', 'desc')
        .limit(2)
        .execute()
      // Who had never said yes, but asked for one mail about stock, says it nowhere by undoing a no.
      if (!last || last.is_given || !before?.is_given) return false
      if (last.source !== 'link' || clock.now() - last.at.getTime() > UNDO_MS) return false
      return await set(db, address, true, { ...answer, source: 'undo' })
    },
  }
}

const keyOf = (email: string) => email.trim().toLowerCase()

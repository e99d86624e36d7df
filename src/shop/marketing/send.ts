import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import { newPassword } from '#kit/ids.ts'
import type { DueMail, KindSettings, MailCoupon, MarketingKind, MarketingMail } from './contract.ts'
import { mayBeWrittenTo } from './eligible.ts'
import { DAY_MS } from './rules.ts'
import type { MailTokens } from './tokens.ts'

export type Drawn = { subject: string; text: string; html: string }
export type CouponMaker = (
  trx: Transaction<Database>,
  coupon: { code: string; percent: number; email: string; until: Date; description: string },
) => Promise<number>

type Options = {
  db: Kysely<Database>
  tokens: MailTokens
  draw: (mail: MarketingMail) => Promise<Drawn>
  makeCoupon: CouponMaker
}
export type Sending = {
  id: string
  kind: MarketingKind
  due: DueMail<unknown>
  settings: KindSettings
  cap: number
  now: Date
}

/**
 * Writes one mail into the outbox, or nothing: its row, its coupon and the mail are one transaction, and the row's unique key makes it
 * happen once. Whether the address may be written to is asked again in it, while nobody else writes to the address or changes its yes.
 */
export function createSending({ db, tokens, draw, makeCoupon }: Options) {
  return async ({ id: kindId, kind, due, settings, cap, now }: Sending): Promise<boolean> =>
    await inTransaction(db, async (trx) => {
      const { email, subject, step } = due
      await sql`select pg_advisory_xact_lock(hashtext(${`marketing:${email}`}))`.execute(trx)
      if (kind.basis === 'consent' && !(await isAllowed(trx, { email, now, cap }))) return false
      if (kind.basis === 'request' && !(await closeRequest(trx, subject, now))) return false
      const row = await trx
        .insertInto('marketing_mails')
        .values({ kind: kindId, subject, step, email, is_counted: kind.basis === 'consent', sent_at: now })
        .onConflict((conflict) => conflict.columns(['kind', 'subject', 'step']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) return false
      if (kind.claim && !(await kind.claim(trx, due.facts))) {
        await trx.deleteFrom('marketing_mails').where('id', '=', row.id).execute()
        return false
      }
      const coupon = await couponFor(trx)
      const unsubscribeUrl = tokens.unsubscribeUrl(row.id)
      const link = (path: string) => tokens.linkUrl(row.id, path)
      const drawn = await draw({ id: kindId, kind, step, facts: due.facts, coupon, link, unsubscribeUrl })
      const mail = await trx
        .insertInto('mails')
        .values({ to_address: email, reply_to: null, ...drawn, unsubscribe_url: unsubscribeUrl })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('marketing_mails')
        .set({ mail_id: mail.id, coupon_id: coupon?.id ?? null })
        .where('id', '=', row.id)
        .execute()
      await enqueue(trx, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
      return true

      async function couponFor(within: Transaction<Database>): Promise<(MailCoupon & { id: number }) | undefined> {
        const percent = kind.offersCoupon ? Math.trunc(Number(settings['couponPercent'] ?? 0)) : 0
        if (percent === 0) return undefined
        const until = new Date(now.getTime() + Math.trunc(Number(settings['couponDays'] ?? 7)) * DAY_MS)
        const code = newPassword(12)
        const description = `E-mail automático: ${kind.title}`
        return { code, percent, until, id: await makeCoupon(within, { code, percent, email, until, description }) }
      }
    })
}
export type SendMarketingMail = ReturnType<typeof createSending>

async function isAllowed(trx: Transaction<Database>, asked: { email: string; now: Date; cap: number }): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${mayBeWrittenTo({ ...asked, email: sql`${asked.email}` })} as may`.execute(
    trx,
  )
  return rows[0]!.may
}

/** Undefined when it was answered or taken back meanwhile. */
async function closeRequest(trx: Transaction<Database>, subject: string, now: Date) {
  return await trx
    .updateTable('back_in_stock_requests')
    .set({ closed_at: now })
    .where('id', '=', Number(subject.split(':')[1]))
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

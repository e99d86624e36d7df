import { type Kysely, sql } from 'kysely'
import { isPaidCard } from '#db/paid-card.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import { HIDDEN_CODE } from './reveal-code.ts'

/** What the letter says; its code stands in it as words until it leaves. */
export type GiftCardLetter = {
  to: string
  recipientName: string
  senderName: string
  cents: number
  code: string
  message: string
  expiresAt: Date | undefined
}
type Options = {
  db: Kysely<Database>
  write: (letter: GiftCardLetter) => Promise<Mail>
  putMail: (db: Kysely<Database>, mail: Mail & { giftCardId?: number }) => Promise<void>
}
type CardRow = {
  email: string
  recipientName: string
  senderName: string
  message: string
  cents: number
  expiresAt: Date | null
}

const AT_ONCE = 50

/** Mails cards to those who they are for: mark and mail are written together, so that a card is mailed once, whenever the process dies. */
export function createCardMailing({ db, write, putMail }: Options) {
  const mail = async (id: number, { isAgain }: { isAgain: boolean }): Promise<boolean> =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<CardRow>`
        update stored_values set mailed_at = now()
        where id = ${id} and kind = 'gift-card' and recipient_email <> '' and not is_blocked and ${isPaidCard(sql`stored_values`)}
          and (${isAgain} or mailed_at is null and send_at <= now() and balance_cents > 0)
        returning recipient_email as email, recipient_name as "recipientName", sender_name as "senderName", message,
          balance_cents as cents, expires_at as "expiresAt"`.execute(trx)
      const card = rows[0]
      if (!card) return false
      const { email: to, expiresAt, ...words } = card
      const letter = await write({ to, ...words, code: HIDDEN_CODE, expiresAt: expiresAt ?? undefined })
      await putMail(trx, { ...letter, giftCardId: id })
      return true
    })

  return {
    /** Those whose day has come. */
    mailDue: async (): Promise<number> => {
      const { rows } = await sql<{ id: number }>`
        select id from stored_values
        where mailed_at is null and send_at <= now() and balance_cents > 0 and not is_blocked and recipient_email <> ''
          and ${isPaidCard(sql`stored_values`)}
        order by send_at, id limit ${AT_ONCE}`.execute(db)
      let sent = 0
      for (const { id } of rows) if (await mail(id, { isAgain: false })) sent++
      return sent
    },
    /** False when it has nobody to be sent to, is blocked, or waits for the payment of its order. */
    mailAgain: async (id: number) => await mail(id, { isAgain: true }),
  }
}
export type CardMailing = ReturnType<typeof createCardMailing>

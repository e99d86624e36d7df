import { type Kysely, sql } from 'kysely'
import { isPaidCard } from '#db/paid-card.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Cents } from '#kit/money.ts'
import { type GiftCodeLock, hashOfCode, lastFourOf, newGiftCode, readGiftCode } from './code.ts'
import { creditOf, writeMove } from './ledger.ts'
import { movesOf, type StoredValueMove } from './service.ts'

export type GiftCardRow = {
  id: number
  lastFour: string
  balanceCents: Cents
  issuedCents: Cents
  isBlocked: boolean
  /** False while the order that sold it is not paid: the card rests. */
  isPaid: boolean
  expiresAt: Date | null
  orderId: number | null
  orderNumber: string | null
  recipientName: string
  recipientEmail: string
  message: string
  sendAt: Date | null
  mailedAt: Date | null
  createdAt: Date
}
export type NewGiftCard = {
  cents: Cents
  recipientName: string
  recipientEmail: string
  message: string
  expiresAt: Date | undefined
  note: string
  actor: string
}
type Correction = { cents: Cents; note: string; actor: string }
type Options = { db: Kysely<Database>; lock: GiftCodeLock }

const CARD = sql`v.id, v.last_four as "lastFour", v.balance_cents as "balanceCents", v.is_blocked as "isBlocked", ${isPaidCard(sql`v`)} as "isPaid",
  v.expires_at as "expiresAt",
  v.order_id as "orderId", o.number as "orderNumber", v.recipient_name as "recipientName", v.recipient_email as "recipientEmail", v.message,
  v.send_at as "sendAt", v.mailed_at as "mailedAt", v.created_at as "createdAt",
  (select coalesce(sum(m.cents), 0)::bigint from stored_value_moves m where m.value_id = v.id and m.reason = 'issued') as "issuedCents"`

/** What merchants see and do of gift cards and credit. A code is told once, to who makes the card; after that its last four signs. */
export function createStoredValueAdmin({ db, lock }: Options) {
  const select = async (where: ReturnType<typeof sql>, page: { limit: number; offset: number }) => {
    const { rows } = await sql<GiftCardRow & { total: number }>`
      select ${CARD}, count(*) over ()::integer as total from stored_values v left join orders o on o.id = v.order_id
      where v.kind = 'gift-card' and ${where} order by v.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
    return { cards: rows.map(({ total: _total, ...card }): GiftCardRow => card), total: rows[0]?.total ?? 0 }
  }
  const read = async (id: number): Promise<(GiftCardRow & { moves: StoredValueMove[] }) | undefined> => {
    const [card] = (await select(sql`v.id = ${id}`, { limit: 1, offset: 0 })).cards
    return card && { ...card, moves: await movesOf(db, id) }
  }
  /** False when less than that is left. */
  const correct = async (id: number, { cents, note, actor }: Correction): Promise<boolean> =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql`
        select from stored_values where id = ${id} and balance_cents + ${cents}::bigint >= 0 for update`.execute(trx)
      if (rows.length === 0) return false
      await writeMove(trx, { id, cents, reason: 'corrected', note, actor })
      return true
    })

  return {
    /** By the last signs of the code, the recipient's e-mail, or the order's number; a whole code finds its card. */
    list: async ({ search, ...page }: { search: string; limit: number; offset: number }) => {
      const typed = search.trim()
      if (typed === '') return await select(sql`true`, page)
      const code = readGiftCode(typed)
      const where = code
        ? sql`v.code_hash = ${hashOfCode(code)}`
        : sql`(v.last_four = ${typed.toUpperCase().slice(-4)} or strpos(lower(v.recipient_email), ${typed.toLowerCase()}) > 0 or o.number = ${typed.replace(/^#/, '')})`
      return await select(where, page)
    },
    read,
    /** The code is told here and never again. */
    create: async ({ cents, note, actor, ...card }: NewGiftCard): Promise<{ id: number; code: string }> => {
      const code = newGiftCode()
      return await inTransaction(db, async (trx) => {
        const { id } = await trx
          .insertInto('stored_values')
          .values({
            kind: 'gift-card',
            code_hash: hashOfCode(code),
            locked_code: lock.close(code),
            last_four: lastFourOf(code),
            recipient_name: card.recipientName,
            recipient_email: card.recipientEmail,
            message: card.message,
            expires_at: card.expiresAt ?? null,
            send_at: card.recipientEmail === '' ? null : new Date(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await writeMove(trx, { id, cents, reason: 'issued', note, actor })
        return { id, code }
      })
    },
    setBlocked: async (id: number, isBlocked: boolean): Promise<boolean> => {
      const changed = await db
        .updateTable('stored_values')
        .set({ is_blocked: isBlocked })
        .where('id', '=', id)
        .where('kind', '=', 'gift-card')
        .returning('id')
        .executeTakeFirst()
      return changed !== undefined
    },
    correct,
    /** Gives a customer credit, or takes some; false when less than that is left. */
    changeCredit: async (userId: number, correction: Correction): Promise<boolean> =>
      correct(await creditOf(db, userId), correction),
  }
}
export type StoredValueAdmin = ReturnType<typeof createStoredValueAdmin>

import { type Kysely, sql } from 'kysely'
import { isPaidCard } from '#db/paid-card.ts'
import type { Database } from '#db/schema.ts'
import type { FoundCard, MoveReason } from './contract.ts'
import { hashOfCode, readGiftCode } from './code.ts'
import { GIFT_CARD_TEXT } from './text.ts'

type CardRow = { id: number; lastFour: string; cents: number; isBlocked: boolean; isExpired: boolean; isPaid: boolean }

/** What shoppers see of gift cards and credit. */
export function createStoredValue({ db }: { db: Kysely<Database> }) {
  return {
    /** The card of a code; undefined for what is no card, which says nothing of what it may be else. */
    find: async (typed: unknown): Promise<FoundCard | undefined> => {
      const code = readGiftCode(typed)
      if (code === undefined) return undefined
      const { rows } = await sql<CardRow>`
        select id, last_four as "lastFour", balance_cents as cents, is_blocked as "isBlocked",
          coalesce(expires_at <= now(), false) as "isExpired", ${isPaidCard(sql`stored_values`)} as "isPaid"
        from stored_values where code_hash = ${hashOfCode(code)}`.execute(db)
      const card = rows[0]
      if (!card) return undefined
      const problem = problemOf(card)
      return {
        id: card.id,
        text: GIFT_CARD_TEXT.applied(card.lastFour),
        ...(problem !== undefined && { problem }),
        alreadyText: GIFT_CARD_TEXT.already(card.lastFour),
        tooManyText: GIFT_CARD_TEXT.tooMany,
      }
    },

    /** The credit of a customer with its newest movements. */
    creditOf: async (userId: number) => {
      const value = await db
        .selectFrom('stored_values')
        .select(['id', 'balance_cents as balanceCents'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return value && { ...value, moves: await movesOf(db, value.id) }
    },
  }
}
export type StoredValue = ReturnType<typeof createStoredValue>

function problemOf({ cents, isBlocked, isExpired, isPaid }: CardRow): string | undefined {
  if (isBlocked) return GIFT_CARD_TEXT.blocked
  if (isExpired) return GIFT_CARD_TEXT.expired
  if (cents === 0) return GIFT_CARD_TEXT.empty
  return isPaid ? undefined : GIFT_CARD_TEXT.unpaid
}

export type StoredValueMove = {
  id: number
  cents: number
  reason: MoveReason
  orderId: number | null
  orderNumber: string | null
  note: string
  actor: string
  at: Date
}

const MOST_MOVES = 100

export const movesOf = async (db: Kysely<Database>, valueId: number): Promise<StoredValueMove[]> =>
  await db
    .selectFrom('stored_value_moves as m')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.id', 'm.cents', 'm.reason', 'm.order_id as orderId', 'o.number as orderNumber', 'm.note', 'm.actor'])
    .select('m.created_at as at')
    .where('m.value_id', '=', valueId)
    .orderBy('m.id', 'desc')
    .limit(MOST_MOVES)
    .execute()

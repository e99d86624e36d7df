import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { paysForCards } from '#db/paid-card.ts'
import { inTransaction } from '#db/transaction.ts'
import { localDay, readLocalMoment } from '#kit/brazil/local-time.ts'
import type { GiftDetails } from './contract.ts'
import { type GiftCodeLock, hashOfCode, lastFourOf, newGiftCode } from './code.ts'

type Trx = Transaction<Database>
type OrderRow = { email: string; firstName: string; lastName: string }
type LineRow = { id: number; units: number; cents: number; gift: GiftDetails; known: number[] }
type Options = { db: Kysely<Database>; lock: GiftCodeLock; expiryMonths: () => Promise<number> }

/** In the morning of the day that was chosen. */
const SENT_AT = 'T09:00:00'

/**
 * Makes the cards that a paid order bought, each once: a unit of a line is one card. What is paid at the door is paid once the order
 * is complete. Answers the new cards.
 */
export function createIssuing({ db, lock, expiryMonths }: Options) {
  return async (orderId: number): Promise<number[]> => {
    const months = await expiryMonths()
    return await inTransaction(db, async (trx) => {
      const order = await paidOrder(trx, orderId)
      if (!order) return []
      const cards = (await giftLines(trx, orderId)).flatMap((line) => cardsOf(line, order))
      if (cards.length === 0) return []
      return await write(trx, { orderId, cards, months })
    })
  }

  async function write(trx: Trx, { orderId, cards, months }: { orderId: number; cards: NewCard[]; months: number }) {
    const rows = cards.map(({ code, ...card }) => ({
      ...card,
      hash: hashOfCode(code).toString('hex'),
      locked: lock.close(code).toString('hex'),
      last_four: lastFourOf(code),
    }))
    const { rows: made } = await sql<{ id: number }>`
      with made as (
        insert into stored_values (
          kind, code_hash, locked_code, last_four, order_id, order_line_id, unit, expires_at,
          recipient_name, recipient_email, sender_name, message, send_at
        )
        select 'gift-card', decode(c.hash, 'hex'), decode(c.locked, 'hex'), c.last_four, ${orderId}, c.line_id, c.unit,
          case when ${months}::integer > 0 then now() + make_interval(months => ${months}::integer) end,
          c.name, c.email, c.sender, c.message, c.send_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(
          hash text, locked text, last_four text, line_id bigint, unit integer, name text, email text, sender text, message text, send_at timestamptz
        )
        on conflict (order_line_id, unit) do nothing
        returning id
      )
      select id from made order by id`.execute(trx)
    await sql`
      select move_stored_value(v.id, l.unit_cents, 'issued', ${orderId}, null, '', 'Loja')
      from stored_values v join order_lines l on l.id = v.order_line_id
      where v.id = any(${made.map(({ id }) => id)}::bigint[])`.execute(trx)
    return made.map(({ id }) => id)
  }
}

async function paidOrder(trx: Trx, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select email, billing ->> 'firstName' as "firstName", billing ->> 'lastName' as "lastName" from orders
    where id = ${orderId} and ${paysForCards(sql`orders`)}
    for update`.execute(trx)
  return rows[0]
}

async function giftLines(trx: Trx, orderId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.quantity - l.refunded_units as units, l.unit_cents as cents, l.gift,
      coalesce((select jsonb_agg(v.unit) from stored_values v where v.order_line_id = l.id), '[]') as known
    from order_lines l where l.order_id = ${orderId} and l.gift is not null and l.unit_cents > 0 order by l.position`.execute(trx)
  return rows
}

type NewCard = {
  code: string
  line_id: number
  unit: number
  name: string
  email: string
  sender: string
  message: string
  send_at: Date
}

function cardsOf({ id, units, gift, known }: LineRow, { email, firstName, lastName }: OrderRow): NewCard[] {
  const { name = '', message = '', sendOn } = gift
  const now = new Date()
  const sendAt = sendOn !== undefined && sendOn > localDay(now) ? readLocalMoment(sendOn + SENT_AT) : now
  return Array.from({ length: Math.max(0, units) }, (_, at) => at + 1)
    .filter((unit) => !known.includes(unit))
    .map((unit) => ({
      code: newGiftCode(),
      line_id: id,
      unit,
      name,
      email: gift.email ?? email,
      sender: `${firstName} ${lastName}`.trim(),
      message,
      send_at: sendAt,
    }))
}

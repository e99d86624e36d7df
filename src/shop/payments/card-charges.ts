import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { inTime } from '#kit/in-time.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { CardInput } from './card-input.ts'
import type { CardLock } from './card-lock.ts'
import { type Charge, CHARGE, claimCharge, readCharge } from './charge-rows.ts'
import type { Instructions } from './contract.ts'
import type { LookUpCharge } from './look-up-charge.ts'
import { ServiceTrouble } from './provider.ts'
import { drawnCard } from './shown.ts'

type Options = {
  db: Kysely<Database>
  started: (charge: Charge, order: Order, withinMs: number) => Promise<Charge>
  lookUp: LookUpCharge
  cardLock: CardLock
}

const DEFAULT_LIFE_HOURS = 24
/** A card whose answer got lost keeps other ways to pay closed no longer than this: then whoever pays twice is found and given it back. */
const UNDECIDED_MINUTES = 10

/**
 * Charges of cards in a service's own fields. Each has one token, is asked for once by its own key, and ends with the service's
 * answer: a second try is a charge of its own, and waits until the first one is over.
 */
export function createCardCharges({ db, started, lookUp, cardLock }: Options) {
  const newest = async (orderId: number): Promise<Charge | undefined> => {
    const { rows } = await sql<Charge>`
      select ${CHARGE} from payment_charges c join orders o on o.id = c.order_id
      where c.order_id = ${orderId} and c.method = o.payment_method and c.amount_cents = o.total_cents - o.stored_value_cents - o.paid_cents
      order by c.id desc limit 1`.execute(db)
    return rows[0]
  }

  return {
    /** `isAgain`: the buyer tries another card for an order that is there; otherwise only the first one counts, however often it is sent. */
    take: async (orderId: number, method: string, { card, isAgain }: { card: CardInput | undefined; isAgain: boolean }) =>
      await inTransaction(db, async (trx) => {
        const { rows } = await sql<{ due: number; expiresAt: Date }>`
          select total_cents - stored_value_cents - paid_cents as due,
            coalesce(hold_until, now() + make_interval(hours => ${DEFAULT_LIFE_HOURS})) as "expiresAt"
          from orders where id = ${orderId} and payment_method = ${method} and status in ('pending', 'failed') and trashed_at is null and total_cents > paid_cents + stored_value_cents
          for update`.execute(trx)
        const wanted = rows[0]
        if (!wanted) return
        const before = await sql`
          select 1 from payment_charges where order_id = ${orderId} and method = ${method} and amount_cents = ${wanted.due}
            and (${!isAgain} or state = 'new' or state = 'open' and ${card === undefined || sql`shown->>'kind' <> 'link'`})`.execute(
          trx,
        )
        if (before.rows.length > 0) return
        const customer = card?.saved === undefined ? undefined : await ownerOf(trx, { orderId, method, saved: card.saved })
        const reference = randomUUID().replaceAll('-', '')
        await trx
          .insertInto('payment_charges')
          .values({
            order_id: orderId,
            method,
            reference,
            amount_cents: wanted.due,
            expires_at: wanted.expiresAt,
            locked_card: card ? cardLock.close(reference, { ...card, ...(customer !== undefined && { customer }) }) : null,
          })
          .execute()
      }),

    /** How it is going; a card is asked for where none is on its way. */
    instructionsFor: async (order: Order, withinMs: number): Promise<Instructions | undefined> => {
      const charge = await newest(order.id)
      const now =
        charge?.state === 'new'
          ? await inTime(withinMs, () => started(charge, order, withinMs)).catch(() => charge)
          : charge?.shown?.kind === 'challenge' && charge.state === 'open'
            ? await inTime(withinMs, () => answered(charge)).catch(() => charge)
            : charge
      // Paid since the order was read, by whoever asked the service at the same moment.
      if (!now && !(await isDue(order.id))) return undefined
      return drawnCard(now, `/checkout/order-pay/${order.id}/?pay_for_order=true&key=${order.key}`)
    },

    /**
     * Before another card or another way is tried: true when nothing of the one before can still be charged. A card is charged at
     * once, so before one a code that was shown is taken back, too: whoever has just paid it is found by that.
     */
    release: async (order: Order, { toCard, withinMs }: { toCard: boolean; withinMs: number }): Promise<boolean> => {
      const charge = await newest(order.id)
      if (charge?.state === 'new' && charge.lockedCard) {
        const now = await inTime(withinMs, () => started(charge, order, withinMs)).catch(() => charge)
        return now.state !== 'new' || (await giveUp(charge))
      }
      const isCard = charge?.shown?.kind === 'challenge' || charge?.shown?.kind === 'review'
      if (charge?.state !== 'open' || !(isCard || toCard)) return true
      return await inTime(withinMs, () => lookUp(charge, { isWanted: false })).then(
        () => true,
        () => false,
      )
    },
  }

  /** Whose card it is at the service: only the order's own buyer pays with it. */
  async function ownerOf(trx: Kysely<Database>, { orderId, method, saved }: { orderId: number; method: string; saved: number }) {
    const { rows } = await sql<{ customer: string }>`
      select s.customer from saved_cards s join orders o on o.user_id = s.user_id
      where o.id = ${orderId} and s.id = ${saved} and s.method = ${method}`.execute(trx)
    return rows[0]?.customer
  }

  async function isDue(orderId: number): Promise<boolean> {
    const { rows } =
      await sql`select 1 from orders where id = ${orderId} and total_cents > paid_cents + stored_value_cents`.execute(db)
    return rows.length > 0
  }

  /** What the bank's question came to; asked at most every few seconds. */
  async function answered(charge: Charge): Promise<Charge> {
    const claimed = await claimCharge(db, charge.id)
    if (claimed)
      await lookUp(claimed).catch((error: unknown) => {
        if (!(error instanceof ServiceTrouble)) throw error
      })
    return (await readCharge(db, charge.id)) ?? charge
  }

  async function giveUp({ id }: Charge): Promise<boolean> {
    const { rows } = await sql`
      update payment_charges set state = 'ended', locked_card = null
      where id = ${id} and state = 'new' and created_at < now() - make_interval(mins => ${UNDECIDED_MINUTES}) returning id`.execute(
      db,
    )
    return rows.length > 0
  }
}

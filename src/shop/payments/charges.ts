import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { inTime } from '#kit/in-time.ts'
import type { Order } from '#shop/orders/contract.ts'
import { dueOf } from './due.ts'
import { type CardInput, readCard } from './card-input.ts'
import { createCardCharges } from './card-charges.ts'
import type { CardLock } from './card-lock.ts'
import { type Charge, CHARGE, claimCharge, pauseSeconds, putOff, readCharge } from './charge-rows.ts'
import type { Connections } from './connections.ts'
import type { Instructions, PaymentMethod } from './contract.ts'
import type { LookUpCharge } from './look-up-charge.ts'
import { type Payer, ServiceTrouble } from './provider.ts'
import type { SettleCharge } from './settle-charge.ts'
import { drawnCharge } from './shown.ts'
import type { TakeReceipts } from './take-receipts.ts'

type Options = {
  db: Kysely<Database>
  connections: Pick<Connections, 'of'>
  payments: { find: (id: string) => Promise<PaymentMethod | undefined> }
  settings: { shop: () => Promise<{ name: string }> }
  shopUrl: string
  /** In how many parcels a buyer chose to pay. */
  parcelsOf: (orderId: number) => Promise<number | undefined>
  take: TakeReceipts
  settleCharge: SettleCharge
  lookUp: LookUpCharge
  cardLock: CardLock
  /** The service is asked to keep a card that was charged. */
  keepLater: (charge: { id: number; reference: string }, card: CardInput) => Promise<void>
}

/** A page waits this long for the service; then it says so, and the work goes on behind it. */
export const PAGE_WAITS_MS = 4_000
/** What is about to end is not shown to somebody who has to find their telephone first. */
const LEAST_LEFT_SECONDS = 30
const LOOK_AGAIN_MS = 250
/** For an order that nobody holds units for. */
const DEFAULT_LIFE_HOURS = 24

/** The shop's own secret is another one by now: nobody can read what was kept of the card. */
const UNREADABLE = {
  kind: 'refused',
  text: 'Não conseguimos usar os dados do cartão. Informe o cartão de novo.',
  offersOtherWay: false,
  code: 'unreadable',
} as const

/** Charges at payment services: made once for what an order still costs, and shown as long as they can be paid. */
export function createCharges(options: Options) {
  const { db, connections, payments, settings, shopUrl, take, settleCharge, lookUp, cardLock, parcelsOf, keepLater } = options
  /** Asks the service for it, unless somebody else is just doing so. */
  const start = async (charge: Charge, order: Order): Promise<Charge> => {
    const claimed = await claimCharge(db, charge.id)
    if (!claimed || claimed.state !== 'new') return (await readCharge(db, charge.id)) ?? charge
    try {
      const provider = await connections.of(claimed.method)
      if (!provider) throw new ServiceTrouble('denied', 'Esta forma de pagamento não está mais ligada.')
      const card = claimed.lockedCard ? cardLock.open(claimed.reference, claimed.lockedCard) : undefined
      if (claimed.lockedCard && !card) {
        await settleCharge(claimed, { state: 'ended', shown: UNREADABLE })
        return (await readCharge(db, charge.id)) ?? charge
      }
      const {
        shown,
        expiresAt = claimed.expiresAt,
        state = 'open',
        receipts = [],
        id,
      } = await provider.start({
        reference: claimed.reference,
        amountCents: claimed.amountCents,
        expiresAt: claimed.expiresAt,
        // Also when the process died before it could count.
        isRetry: charge.failures > 0 || claimed.failures > 0 || (await isOld(claimed.id)),
        orderNumber: order.number,
        payer: payerOf(order),
        returnUrl: `${shopUrl}/checkout/order-received/${order.id}/?key=${order.key}`,
        parcels: await parcelsOf(order.id),
        card,
      })
      await take(claimed, receipts)
      await settleCharge(claimed, { state, shown, expiresAt, serviceId: id })
      if (state === 'paid' && card?.keep && provider.cards) await keepLater(claimed, card)
    } catch (error) {
      const trouble = error instanceof ServiceTrouble ? error : undefined
      await putOff(db, claimed, {
        problem: trouble?.message ?? 'A loja não conseguiu falar com o serviço.',
        waitSeconds: pauseSeconds(claimed.failures, trouble?.waitSeconds),
      })
      if (!trouble) throw error
    }
    return (await readCharge(db, charge.id)) ?? charge
  }
  const isOld = async (id: number) => {
    const { rows } = await sql<{ old: boolean }>`
      select created_at < now() - interval '20 seconds' as old from payment_charges where id = ${id}`.execute(db)
    return rows[0]?.old ?? false
  }

  /** The same for a page: somebody else who is just asking (the letter's job) is waited for. */
  const started = async (charge: Charge, order: Order, withinMs: number): Promise<Charge> => {
    const end = performance.now() + withinMs
    let now = await start(charge, order)
    while (now.state === 'new' && now.failures === 0 && performance.now() < end) {
      await pause(LOOK_AGAIN_MS)
      now = (await readCharge(db, charge.id)) ?? now
    }
    return now
  }

  /** The one charge for what the order costs now; undefined when nobody can pay it this way any more. */
  const current = async ({ id }: Order): Promise<Charge | undefined> =>
    await inTransaction(db, async (trx) => {
      // The order's own row: two pages that are opened at once make one charge.
      const { rows } = await sql<{ method: string; due: number; expiresAt: Date }>`
        select payment_method as method, total_cents - stored_value_cents - paid_cents as due,
          coalesce(hold_until, now() + make_interval(hours => ${DEFAULT_LIFE_HOURS})) as "expiresAt"
        from orders where id = ${id} and status in ('pending', 'failed') and trashed_at is null and total_cents > paid_cents + stored_value_cents
          and (hold_until is null or hold_until > now() + make_interval(secs => ${LEAST_LEFT_SECONDS}))
        for update`.execute(trx)
      const wanted = rows[0]
      if (!wanted) return undefined
      const known = await sql<Charge>`
        select ${CHARGE} from payment_charges c
        where c.order_id = ${id} and c.method = ${wanted.method} and c.amount_cents = ${wanted.due} and c.state in ('new', 'open')
          and c.expires_at > now() + make_interval(secs => ${LEAST_LEFT_SECONDS})
        order by c.id desc limit 1`.execute(trx)
      if (known.rows[0]) return known.rows[0]
      const made = await sql<Charge>`
        insert into payment_charges as c (order_id, method, reference, amount_cents, expires_at)
        values (${id}, ${wanted.method}, ${randomUUID().replaceAll('-', '')}, ${wanted.due}, ${wanted.expiresAt})
        returning ${CHARGE}`.execute(trx)
      return made.rows[0]
    })

  const cards = createCardCharges({ db, started, lookUp, cardLock })

  return {
    start,
    release: cards.release,
    /** The way of an order's money is known: by what the buyer's browser made of a card, or by a link where it made nothing. */
    takeCard: async (order: { id: number }, fields: Record<string, unknown>, asked: { isAgain: boolean }) => {
      const method = await payments.find(String(fields['payment_method']))
      if (method?.hostedFields) await cards.take(order.id, method.id, { ...asked, card: readCard(fields) })
    },
    /** How an order is paid, drawn from its method or from the service behind it. Never longer than `withinMs`. */
    instructionsFor: async (order: Order, { withinMs = PAGE_WAITS_MS } = {}): Promise<Instructions | undefined> => {
      const method = await payments.find(order.paymentMethod.id)
      if (!method?.hasService) return method?.instructions(order)
      const isOpen = (order.status === 'pending' || order.status === 'failed') && dueOf(order) > 0
      if (method.hostedFields) return isOpen ? await cards.instructionsFor(order, withinMs) : undefined
      const charge = isOpen ? await current(order) : undefined
      if (!charge) return undefined
      const now =
        charge.state === 'new' ? await inTime(withinMs, () => started(charge, order, withinMs)).catch(() => charge) : charge
      return drawnCharge(now, (await settings.shop()).name)
    },
  }
}
export type Charges = ReturnType<typeof createCharges>

export const payerOf = ({ customer: { billing, email, personType, cpf, cnpj } }: Order): Payer => ({
  name: (personType === 'company' && billing.company) || `${billing.firstName} ${billing.lastName}`,
  cpf: personType === 'person' ? cpf : '',
  cnpj: personType === 'company' ? cnpj : '',
  firstName: billing.firstName,
  lastName: billing.lastName,
  email,
  address: billing,
})

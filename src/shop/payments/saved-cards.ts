import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { CardInput } from './card-input.ts'
import type { CardLock } from './card-lock.ts'
import { readCharge } from './charge-rows.ts'
import { payerOf } from './charges.ts'
import type { Connections } from './connections.ts'
import type { CardsOnFile, SavedCard } from './contract.ts'
import { ServiceTrouble } from './provider.ts'

type Options = {
  db: Kysely<Database>
  connections: Pick<Connections, 'of'>
  cardLock: CardLock
  findOrder: (id: number) => Promise<Order | undefined>
}
type Keeping = { charge: number; locked: string }
type Forgetting = { method: string; customer: string; card: string }

export const KEEP_CARD_JOB = 'keep-card'
export const FORGET_CARD_JOB = 'forget-card'
const MOST_CARDS = 10
/** A token holds for a week at the most; who buys again has ticked the box again by then. */
const KEEP_ATTEMPTS = 4

/** Cards that a payment service keeps for those who have an account. The shop knows what they are told apart by, and no number. */
export function createSavedCards({ db, connections, cardLock, findOrder }: Options) {
  /** Those that can still be used, the newest first. */
  const of = async (userId: number): Promise<SavedCard[]> =>
    (
      await sql<SavedCard>`
          select id, method, service_id as "serviceId", brand, issuer, first_six as "firstSix", last_four as "lastFour",
            to_char(expires_on, 'MM/YY') as expiry
          from saved_cards where user_id = ${userId} and expires_on >= date_trunc('month', now())
          order by id desc limit ${MOST_CARDS}`.execute(db)
    ).rows
  return {
    of,
    /** What stands in the card's fields of these ways to pay; nothing is read where none of them has any. */
    onFile: async (methods: readonly { hostedFields?: unknown }[], userId: number | undefined): Promise<CardsOnFile> =>
      userId === undefined || !methods.some(({ hostedFields }) => hostedFields) ? undefined : { saved: await of(userId) },
    /** Here at once; at the service by a job that the deletion leaves. */
    remove: async (userId: number, id: number): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_cards')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** The token stays encrypted on its way to the job. */
    keepLater: async ({ id, reference }: { id: number; reference: string }, card: CardInput) => {
      const payload: Keeping = { charge: id, locked: cardLock.close(reference, card).toString('base64') }
      await enqueue(db, { kind: KEEP_CARD_JOB, payload, ref: reference, maxAttempts: KEEP_ATTEMPTS })
    },
    keepJob: async ({ payload }: { payload: unknown }) => {
      const { charge: id, locked } = payload as Keeping // written above
      const charge = await readCharge(db, id)
      const order = charge && (await findOrder(charge.orderId))
      const card = charge && cardLock.open(charge.reference, Buffer.from(locked, 'base64'))
      const cards = charge && (await connections.of(charge.method))?.cards
      if (!charge || !card || !cards || order?.userId === undefined) return
      const kept = await cards.keep(card.token, payerOf(order)).catch(refusedIsNothing)
      if (!kept) return
      await sql`
        insert into saved_cards as s (user_id, method, customer, service_id, brand, issuer, first_six, last_four, expires_on)
        select id, ${charge.method}, ${kept.customer}, ${kept.id}, ${kept.brand}, ${kept.issuer}, ${kept.firstSix}, ${kept.lastFour},
          make_date(${kept.year}, ${kept.month}, 1)
        from users where id = ${order.userId}
        on conflict (method, service_id) do update set expires_on = excluded.expires_on, customer = excluded.customer
        where s.user_id = excluded.user_id`.execute(db)
    },
    forgetJob: async ({ payload }: { payload: unknown }) => {
      const { method, customer, card } = payload as Forgetting // written by the table's trigger
      await (await connections.of(method))?.cards?.forget({ customer, id: card }).catch(refusedIsNothing)
    },
  }
}
export type SavedCards = ReturnType<typeof createSavedCards>

/** A service that does not want to is not asked again; one that is down is. */
function refusedIsNothing(error: unknown): undefined {
  if (error instanceof ServiceTrouble && error.kind === 'refused') return undefined
  throw error
}

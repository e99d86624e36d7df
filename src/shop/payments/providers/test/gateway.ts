import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { asPaymentEvent, type GatewayEvent, readGatewayEvent } from './events.ts'
import type { Inbox } from '../../inbox.ts'
import { TEST_GATEWAY } from './method.ts'

/** What a shopper, or a tester, makes the gateway do. */
export const GATEWAY_ACTIONS = ['approve', 'refuse', 'delay', 'twice', 'disorder', 'lost'] as const
export type GatewayAction = (typeof GATEWAY_ACTIONS)[number]

export const GATEWAY_CALL_JOB = 'test-gateway-call'
/** A bank that thinks it over. */
const DELAY_MS = 20_000
/** An order that is older than this and has heard nothing is asked for. */
const PATIENCE_SECONDS = 60
const POLL_AT_ONCE = 100

type Options = { db: Kysely<Database>; inbox: Pick<Inbox, 'receive'> }
type Charge = { key: string; amountCents: Cents }

/**
 * The gateway's own side. It remembers what it decided, and tells the shop: at once, late, twice, in the wrong order, or never —
 * then the shop finds it out by asking.
 */
export function createGateway({ db, inbox }: Options) {
  const tell = async (event: GatewayEvent) => void (await inbox.receive(asPaymentEvent(event)))
  const remember = async (...events: GatewayEvent[]) =>
    void (await db
      .insertInto('test_gateway_events')
      .values(events.map((event) => ({ reference: event.reference, event: JSON.stringify(event) })))
      .execute())

  return {
    act: async (action: GatewayAction, { key, amountCents }: Charge) => {
      const make = (type: GatewayEvent['type']): GatewayEvent => ({
        id: `evt_${randomUUID()}`,
        type,
        amount: type === 'paid' ? amountCents : 0,
        reference: key,
        refund_key: null,
      })
      const [paid, refused] = [make('paid'), make('refused')]
      await remember(...(action === 'refuse' ? [refused] : action === 'disorder' ? [refused, paid] : [paid]))
      switch (action) {
        case 'approve':
          return await tell(paid)
        case 'refuse':
          return await tell(refused)
        case 'twice':
          await tell(paid)
          return await tell(paid)
        case 'disorder':
          // The first card was refused and the second one paid, but the shop hears of the second first.
          await tell(paid)
          return await tell(refused)
        case 'delay':
          await enqueue(db, { kind: GATEWAY_CALL_JOB, payload: { event: paid }, runAt: new Date(Date.now() + DELAY_MS) })
          return
        case 'lost':
          return
      }
    },

    /** Gives money back by the shop's own key for it, and tells of it as of everything. */
    giveBack: async ({ key, amountCents, refundKey }: Charge & { refundKey: string }) => {
      const event: GatewayEvent = {
        id: `evt_refund_${key}_${refundKey}`,
        type: 'refund',
        amount: amountCents,
        reference: key,
        refund_key: refundKey,
      }
      await remember(event)
      await tell(event)
    },

    /** The job of a call that comes later. */
    call: async ({ payload }: { payload: unknown }) => {
      const event = readGatewayEvent((payload as { event?: unknown }).event)
      if (event) await tell(event)
    },

    /** Asks the gateway about orders that await payment and have heard nothing. Answers how many events were new. */
    poll: async (): Promise<number> => {
      const { rows } = await sql<{ event: unknown }>`
        select e.event from (
          select key from orders
          where payment_method = ${TEST_GATEWAY} and status in ('pending', 'failed') and paid_cents = 0
            and created_at < now() - make_interval(secs => ${PATIENCE_SECONDS})
          order by id desc limit ${POLL_AT_ONCE}
        ) o join test_gateway_events e on e.reference = o.key order by e.id`.execute(db)
      let fresh = 0
      for (const { event } of rows) {
        const read = readGatewayEvent(event)
        if (read && (await inbox.receive(asPaymentEvent(read))).isNew) fresh++
      }
      return fresh
    },
  }
}
export type Gateway = ReturnType<typeof createGateway>

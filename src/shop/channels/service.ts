import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Outside } from '#kit/csp-sources.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { BrowserChannel, ChannelEvent, ChannelEventState, OrderVisit, Sale } from './contract.ts'
import { channelOf } from './kinds/all-kinds.ts'
import { SEND_JOB, TRIES } from './record.ts'
import { isSale, saleOf } from './sale.ts'
import { CHANNELS_SETTING, channelsInPages, readChannel, readGeneral } from './settings.ts'
import { visitOf } from './visit.ts'

/** Pages where people sign in or pay carry no script of a channel; a placed order is told of on its own page. */
const PRIVATE_WITH_CHANNELS = new Set(['/cart/', '/checkout/order-received/'])
const KEEP_VISITS_DAYS = 30
const KEEP_EVENTS_DAYS = 90
const NOTHING: { browser: BrowserChannel[]; outside: Outside[] } = { browser: [], outside: [] }

type Options = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> }; now: () => Date }
type Listing = { channel?: string | undefined; state?: ChannelEventState | undefined; limit: number; offset: number }

/** Channels as pages, the checkout and the merchant's screen know them. */
export function createChannels({ db, settings, now }: Options) {
  const stored = () => settings.get(CHANNELS_SETTING)
  return {
    general: async () => readGeneral(await stored()),

    /** What a page carries of them: who is to be told, and whom its policy lets in for that. Nothing while a page is edited. */
    onPage: async ({ kind, path, editMode }: { kind: string; path: string; editMode: boolean }) => {
      if (editMode || (kind === 'private' && !PRIVATE_WITH_CHANNELS.has(path))) return NOTHING
      const found = channelsInPages(await stored())
      return { browser: found.map(({ browser }) => browser), outside: found.map(({ channel }) => channel.outside) }
    },

    /** What is kept with an order of its buyer's visit: nothing unless a channel is on and the buyer said yes. */
    visitOf: async (cookies: string, plan: { version: string }): Promise<OrderVisit | undefined> => {
      const all = await stored()
      if (channelsInPages(all).length === 0) return undefined
      return visitOf(cookies, plan, String(readChannel(channelOf('ga4')!, all).plain['measurementId'] ?? ''))
    },

    /** What the browser tells of an order on its page; undefined where it is no sale yet, or old news. */
    saleOf: async (order: Order): Promise<Sale | undefined> => {
      const { countWhen } = readGeneral(await stored())
      return isSale(order, countWhen, now()) ? saleOf(order) : undefined
    },

    /** The latest first. */
    events: async ({ channel, state, limit, offset }: Listing): Promise<{ events: ChannelEvent[]; total: number }> => {
      const matching = db
        .selectFrom('channel_events')
        .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
        .$if(state !== undefined, (query) => query.where('state', '=', state!))
      const [rows, { count }] = await Promise.all([
        matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      ])
      const events = rows.map((row) => ({
        id: Number(row.id),
        channel: row.channel,
        name: row.name,
        orderId: Number(row.order_id),
        eventId: row.event_id,
        state: row.state,
        attempts: row.attempts,
        answer: row.answer,
        createdAt: row.created_at,
        finishedAt: row.finished_at ?? undefined,
      }))
      return { events, total: Number(count) }
    },

    /** The same event under the same id: a channel that has it counts it once. False: there is none, or it waits already. */
    sendAgain: (id: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('channel_events')
          .set({ state: 'waiting', answer: '', finished_at: null })
          .where('id', '=', id)
          .where('state', '<>', 'waiting')
          .returning('attempts')
          .executeTakeFirst()
        if (!row) return false
        const ref = `${id}:again:${row.attempts}`
        await enqueue(trx, { kind: SEND_JOB, ref, payload: { event: id }, maxAttempts: TRIES })
        return true
      }),

    /** By which names channels know a visit is of no use once they take no news of it any more. */
    sweep: async () => {
      await sql`delete from order_visits where created_at < now() - make_interval(days => ${KEEP_VISITS_DAYS})`.execute(db)
      await sql`
        delete from channel_events where state <> 'waiting' and created_at < now() - make_interval(days => ${KEEP_EVENTS_DAYS})`.execute(
        db,
      )
    },
  }
}
export type Channels = ReturnType<typeof createChannels>

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { createEditing } from '../edit.ts'
import { queueMail } from '../mail-queue.ts'
import { moveOrder } from '../move-order.ts'
import type { Parts } from '../parts.ts'
import { readTrackingRules, type TrackingRules } from './rules.ts'
import { deliveredAt, lastOfPackages, type TrackingEvent } from './step.ts'

type Trx = Transaction<Database>
type Options = Pick<Parts, 'stock' | 'coupons'> & { db: Kysely<Database> }
type Recorded = { ok: true; fresh: number } | { ok: false; problem: 'unknown' }

/** Nobody is told of what happened so long ago: a history that comes late is no news. */
const NEWS_FOR_MS = 3 * 86_400_000

/**
 * Writes down what was told of an order's packages, each event once, and does what follows from the fresh ones: mails, the moment of
 * delivery, and the order's end where the merchant wants it so. Told again, nothing happens.
 */
export function createTracking({ db, ...parts }: Options) {
  return {
    recordTrackingEvents: async (orderId: number, events: readonly TrackingEvent[], actor: string): Promise<Recorded> =>
      await inTransaction(db, async (trx) => {
        const order = await trx
          .selectFrom('orders')
          .select(['status', 'delivered_at'])
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirst()
        if (!order) return { ok: false, problem: 'unknown' }
        const fresh = await insertFresh(trx, orderId, events)
        if (fresh.length === 0) return { ok: true, fresh: 0 }
        await noteByHand(trx, orderId, { fresh, actor })
        const rules = await readRules(trx)
        const all = await readTrackingEvents(trx, orderId)
        const arrived = deliveredAt(all)
        if (arrived) {
          if (!order.delivered_at) await createEditing({ db: trx }).setDelivered(orderId, arrived, actor)
          await finish(trx, parts, { orderId, actor, rules, isNews: isNews(arrived) && fresh.some(isDelivery) })
        }
        const isFreshlyLast = (is: (event: TrackingEvent) => boolean) =>
          lastOfPackages(all).find((last) => is(last) && isNews(last.at) && fresh.some(isSame(last)))
        const failed = arrived ? undefined : isFreshlyLast(({ step }) => step === 'failed-attempt')
        if (failed) await tellOfFailure(trx, orderId, { failed, actor, isMailed: rules.mailsFailedAttempt })
        const isLeaving = !arrived && isFreshlyLast(({ step }) => step === 'out-for-delivery')
        if (isLeaving && rules.mailsOutForDelivery) await queueMail(trx, orderId, 'out-for-delivery')
        await keepLast(trx, orderId, lastOfPackages(all))
        return { ok: true, fresh: fresh.length }
      }),
  }
}

/** What the merchant adds stands in the order's history, with who did. */
async function noteByHand(trx: Trx, orderId: number, { fresh, actor }: { fresh: TrackingEvent[]; actor: string }) {
  const added = fresh.filter(({ source }) => source === 'merchant')
  if (added.length === 0) return
  const rows = added.map((event) => ({ order_id: orderId, kind: 'tracking-event', actor, after: JSON.stringify(event) }))
  await trx.insertInto('order_events').values(rows).execute()
}

const isNews = (at: Date) => Date.now() - at.getTime() < NEWS_FOR_MS
const isDelivery = ({ step }: TrackingEvent) => step === 'delivered'
const isSame = (one: TrackingEvent) => (other: TrackingEvent) =>
  one.package === other.package && one.code === other.code && one.at.getTime() === other.at.getTime()

type Failure = { failed: TrackingEvent; actor: string; isMailed: boolean }

/** Nobody was there, or the address was not found: whoever can help is told, each time. */
async function tellOfFailure(trx: Trx, orderId: number, { failed, actor, isMailed }: Failure) {
  const where = [failed.place, failed.package].filter((part) => part !== '').join(', ')
  const text = `Tentativa de entrega sem sucesso: ${failed.text}${where === '' ? '' : ` (${where})`}. Confira o endereço com quem comprou.`
  await createEditing({ db: trx }).addNote(orderId, { text, toCustomer: false, author: actor })
  if (isMailed) await queueMail(trx, orderId, `failed-attempt:${Math.floor(failed.at.getTime() / 1_000)}`)
}

/** Whoever looks for parcels that stand still finds them without reading every event. */
async function keepLast(trx: Trx, orderId: number, last: readonly TrackingEvent[]) {
  for (const { package: code, step, at } of last)
    await trx
      .updateTable('tracked_packages')
      .set({ step, happened_at: at })
      .where('order_id', '=', orderId)
      .where('direction', '=', 'sent')
      .where('code', '=', code)
      .execute()
}

type Finishing = { orderId: number; actor: string; rules: TrackingRules; isNews: boolean }

async function finish(trx: Trx, parts: Pick<Parts, 'stock' | 'coupons'>, { orderId, actor, rules, isNews: tells }: Finishing) {
  const told = await trx
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sent')
    .executeTakeFirst()
  const moved = rules.completes
    ? await moveOrder(trx, parts, { orderId, to: 'completed', actor, from: ['on-hold', 'processing'], despiteDispute: true })
    : undefined
  // Who hears just now that the order is done needs no second mail.
  const isToldSo = !told && moved?.ok && moved.changed
  if (rules.mailsDelivered && tells && !isToldSo) await queueMail(trx, orderId, 'delivered')
}

async function insertFresh(trx: Trx, orderId: number, events: readonly TrackingEvent[]): Promise<TrackingEvent[]> {
  if (events.length === 0) return []
  const rows = await trx
    .insertInto('tracking_events')
    .values(
      events.map((event) => ({
        order_id: orderId,
        package: event.package.slice(0, 100),
        source: event.source,
        code: event.code.slice(0, 60),
        step: event.step,
        text: event.text.slice(0, 500),
        place: event.place.slice(0, 200),
        happened_at: event.at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['package', 'source', 'code', 'step', 'text', 'place', 'happened_at as at'])
    .execute()
  return rows
}

/** What was told of an order's packages, the oldest first. */
export async function readTrackingEvents(db: Kysely<Database>, orderId: number): Promise<TrackingEvent[]> {
  return await db
    .selectFrom('tracking_events')
    .select(['package', 'source', 'code', 'step', 'text', 'place', 'happened_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
}

async function readRules(trx: Trx): Promise<TrackingRules> {
  const { rows } = await sql<{ value: unknown }>`select value from settings where name = 'delivery'`.execute(trx)
  return readTrackingRules(rows[0]?.value)
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { JobHandlers } from '#jobs/run.ts'
import type { EventName, Listener, Listeners } from './contract.ts'

const jobOf = (listener: string) => `event.${listener}`

/** Whether news of work is for the listeners: of one of their jobs, or of a fresh event. */
export const isOfListeners = (kind: string) => kind === 'event' || kind.startsWith('event.')

/** The jobs that hand events to their listeners. */
export const eventJobs = (listeners: Listeners): JobHandlers =>
  Object.fromEntries(Object.entries(listeners).map(([name, listener]) => [jobOf(name), handOver(listener)]))

const handOver =
  (listener: Listener): JobHandlers[string] =>
  async ({ payload, attempt }, { signal }) => {
    const { event, data } = payload as { event: EventName; data: never } // written by emit_event, which knows nobody else
    // It may have listened to more when the event was written.
    await listener[event]?.(data, { signal, isRepeat: attempt > 1 })
  }

/** Tells the database who listens to what. What waits for a listener that is gone goes with it. */
export const keepListeners = (db: Kysely<Database>, listeners: Listeners): Promise<void> => keep(db, listeners, () => true)

/** The same for one listener alone; none: it listens no more. */
export const keepListener = (db: Kysely<Database>, name: string, listener: Listener | undefined): Promise<void> =>
  keep(db, listener ? { [name]: listener } : {}, (known) => known === name)

async function keep(db: Kysely<Database>, listeners: Listeners, isMeant: (listener: string) => boolean): Promise<void> {
  const wanted = Object.entries(listeners).flatMap(([listener, on]) => Object.keys(on).map((event) => ({ listener, event })))
  await inTransaction(db, async (trx) => {
    // Of several processes that start at once, one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('vitrine: event listeners'))`.execute(trx)
    const before = (await trx.selectFrom('event_listeners').selectAll().execute()).filter(({ listener }) => isMeant(listener))
    const isIn = (list: typeof wanted) => (one: { listener: string; event: string }) =>
      list.some(({ listener, event }) => listener === one.listener && event === one.event)
    const added = wanted.filter((one) => !isIn(before)(one))
    const gone = before.filter((one) => !isIn(wanted)(one))
    if (added.length > 0) await trx.insertInto('event_listeners').values(added).execute()
    for (const { listener, event } of gone) {
      await trx.deleteFrom('event_listeners').where('listener', '=', listener).where('event', '=', event).execute()
      await trx
        .deleteFrom('jobs')
        .where('kind', '=', jobOf(listener))
        .where('status', '!=', 'done')
        .where(sql`payload ->> 'event'`, '=', event)
        .execute()
    }
  })
}

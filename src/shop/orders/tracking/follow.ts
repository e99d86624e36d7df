import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { PackageTold, Tracking } from '#shop/shipping/carriers/carrier.ts'
import { secondsAfterFailure, secondsToNextAsk } from './ask-again.ts'
import { carrierToAsk } from './carrier-to-ask.ts'
import { claimDue, type DuePackage, finishPackage, type FollowedPackage, putOffPackages, readFollowed } from './packages.ts'
import { lastOfPackages, type TrackingEvent } from './step.ts'

type Options = {
  db: Kysely<Database>
  connections: Pick<CarrierConnections, 'sending' | 'definitions'>
  /** What is known of a package, and where news of it are written down: orders and returns have timelines of their own. */
  timelines: Record<DuePackage['direction'], Timeline>
  now: () => Date
}
export type Timeline = {
  read: (orderId: number) => Promise<TrackingEvent[]>
  record: (orderId: number, events: readonly TrackingEvent[], actor: string) => Promise<unknown>
}
type Asked = { id: string; name: string; tracking: Tracking }

const NOBODY = 'Nenhuma transportadora ligada responde por este código.'
const NOBODY_SECONDS = 6 * 3_600
/** A poll ends well before its job would be given up. */
const POLL_BUDGET_MS = 40_000

/** Asks carriers what became of the packages that are on their way: whatever it is time to ask for, many by one call. */
export function createTrackingFollowing({ db, connections, timelines, now }: Options) {
  const carriersThatTell = async (): Promise<Asked[]> => {
    const { carriers } = await connections.sending()
    const all = await Promise.all(
      carriers.map(async ({ definition: { id, name }, connect }) => ({ id, name, tracking: (await connect()).track })),
    )
    return all.filter((one): one is Asked => one.tracking !== undefined)
  }

  const take = async (due: DuePackage, told: PackageTold | undefined, carrier: Asked) => {
    const timeline = timelines[due.direction]
    const known = await timeline.read(due.orderId)
    const last = lastOfPackages(known).find((event) => event.package === due.code)
    const { events = [], current, reference = due.reference } = told ?? {}
    const news = current && current.code !== last?.code ? [...events, current] : events
    if (news.length > 0) await timeline.record(due.orderId, news, carrier.name)
    const latest = lastOfPackages([...known, ...news]).find((event) => event.package === due.code)
    const heard = { step: latest?.step ?? null, happenedAt: latest?.at ?? null }
    const seconds = secondsToNextAsk({ ...heard, createdAt: due.createdAt }, now())
    await finishPackage(db, due.id, { ...heard, carrier: carrier.id, reference, seconds })
  }

  /** False when the carrier has to be left alone for now. */
  const askLot = async (carrier: Asked, lot: readonly DuePackage[], signal?: AbortSignal): Promise<boolean> => {
    try {
      const told = await carrier.tracking.ask(lot, signal)
      for (const due of lot)
        await take(
          due,
          told.find(({ code }) => code === due.code),
          carrier,
        )
      return true
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      for (const due of lot) {
        const seconds = secondsAfterFailure(due.failures + 1, error.waitSeconds)
        await putOffPackages(db, [due.id], { seconds, problem: error.message, isFailure: true })
      }
      return error.kind === 'refused'
    }
  }

  const askCarrier = async (carrier: Asked, due: readonly DuePackage[], isTimeLeft: () => boolean, signal?: AbortSignal) => {
    const { mostAtOnce } = carrier.tracking
    for (let at = 0; at < due.length; at += mostAtOnce) {
      const goesOn = isTimeLeft() && (await askLot(carrier, due.slice(at, at + mostAtOnce), signal))
      if (goesOn) continue
      const rest = due.slice(isTimeLeft() ? at + mostAtOnce : at).map(({ id }) => id)
      return await putOffPackages(db, rest, { seconds: isTimeLeft() ? secondsAfterFailure(1) : 0 })
    }
  }

  return {
    /** Each minute, by one process. */
    poll: async (signal?: AbortSignal) => {
      const end = performance.now() + POLL_BUDGET_MS
      const due = await claimDue(db)
      if (due.length === 0) return
      const carriers = await carriersThatTell()
      const ids = carriers.map(({ id }) => id)
      const ofNobody = due.filter((one) => carrierToAsk(one, ids) === undefined).map(({ id }) => id)
      await putOffPackages(db, ofNobody, { seconds: NOBODY_SECONDS, problem: NOBODY })
      await Promise.all(
        carriers.map((carrier) => {
          const own = due.filter((one) => carrierToAsk(one, ids) === carrier.id)
          return askCarrier(carrier, own, () => performance.now() < end, signal)
        }),
      )
    },
    /** Asked for within the minute: because a carrier called, or the merchant wants to know. */
    hurry: async (names: readonly string[]): Promise<number> => {
      if (names.length === 0) return 0
      const { numAffectedRows = 0n } = await sql`
        update tracked_packages set next_ask_at = now()
        where state = 'open' and next_ask_at > now() and (code = any(${names}::text[]) or reference = any(${names}::text[]))`.execute(
        db,
      )
      return Number(numAffectedRows)
    },
    hurryOrder: async (orderId: number) =>
      void (await sql`
        update tracked_packages set next_ask_at = least(next_ask_at, now()) where state = 'open' and order_id = ${orderId}`.execute(
        db,
      )),
    /** Whom the shop asks for the packages that an order was sent in. */
    of: async (orderId: number): Promise<FollowedPackage[]> => await readFollowed(db, orderId, connections.definitions),
  }
}
export type TrackingFollowing = ReturnType<typeof createTrackingFollowing>

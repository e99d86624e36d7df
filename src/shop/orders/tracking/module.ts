import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import type { Clock } from '#kit/clock.ts'
import type { Limiter } from '#http/rate-limit.ts'
import { defineModule } from '#modules/define-module.ts'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { Orders } from '../service.ts'
import { createTrackingFollowing, type Timeline } from './follow.ts'
import { createCarrierNotifications } from './notifications.ts'
import { readTrackingEvents } from './record.ts'
import { registerTrackingNotifications } from './routes.ts'

type Needs = {
  db: Kysely<Database>
  orders: Pick<Orders, 'recordTrackingEvents'>
  carrierConnections: CarrierConnections
  secret: string
  shopUrl: string
  clock: Clock
  limiter: Limiter
  returnTimeline: Timeline
}

const POLL_JOB = 'poll-tracking'
const MINUTE_SECONDS = 60

/** What carriers tell of packages: asked for by a job, and sooner when they call. */
export const trackingModule = defineModule({
  create: ({ db, orders, carrierConnections: connections, secret, shopUrl, clock, returnTimeline }: Needs) => {
    const trackingFollowing = createTrackingFollowing({
      db,
      connections,
      timelines: {
        sent: { read: (orderId) => readTrackingEvents(db, orderId), record: orders.recordTrackingEvents },
        back: returnTimeline,
      },
      now: () => new Date(clock.now()),
    })
    return {
      trackingFollowing,
      carrierNotifications: createCarrierNotifications({ connections, following: trackingFollowing, secret, shopUrl }),
    }
  },
  routes: (http, { carrierNotifications, limiter }) => registerTrackingNotifications(http, { carrierNotifications, limiter }),
  jobs: ({ trackingFollowing }) => ({ [POLL_JOB]: async (_job, { signal }) => await trackingFollowing.poll(signal) }),
  // By a job: once a minute, whichever process does it.
  everyMinute: async ({ db }) => {
    const ref = await periodNow(db, MINUTE_SECONDS)
    await enqueue(db, { kind: POLL_JOB, payload: {}, ref, maxAttempts: 1 })
  },
})

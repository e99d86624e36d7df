import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Orders } from '#shop/orders/service.ts'
import { createGateway, GATEWAY_CALL_JOB } from './providers/test/gateway.ts'
import { createGiveBackJob } from './give-back.ts'
import { createInbox, SETTLE_JOB } from './inbox.ts'

type Needs = { db: Kysely<Database>; orders: Orders }

const POLL_JOB = 'poll-payments'
const MINUTE_SECONDS = 60

/** What services tell of payments, and what is asked of them. */
export const inboxModule = defineModule({
  create: ({ db, orders }: Needs) => {
    const inbox = createInbox({ db, settle: orders.settle })
    return {
      inbox,
      inboxIn: (trx: Kysely<Database>) => createInbox({ db: trx, settle: orders.settle }),
      gateway: createGateway({ db, inbox }),
      databaseNow: async () =>
        (await sql<{ ms: number }>`select extract(epoch from now())::float8 * 1000 as ms`.execute(db)).rows[0]!.ms,
    }
  },
  jobs: ({ db, inbox, gateway }) => ({
    [SETTLE_JOB]: inbox.settleJob,
    [GATEWAY_CALL_JOB]: gateway.call,
    'give-back': createGiveBackJob({ db, gateway }),
    [POLL_JOB]: async () => void (await gateway.poll()),
  }),
  everyMinute: async ({ db }) => {
    const ref = await periodNow(db, MINUTE_SECONDS)
    await enqueue(db, { kind: POLL_JOB, payload: {}, ref, maxAttempts: 1 })
  },
})

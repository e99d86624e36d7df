import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import { createOrders } from './service.ts'

type Options = Parameters<typeof createOrders>[0]
type Needs = {
  db: Kysely<Database>
  stock: Options['stock']
  payments: Options['payments']
  couponUses: Options['coupons']
  storedValueUses: Options['storedValue']
}

const EXPIRE_JOB = 'expire-holds'
const MINUTE_SECONDS = 60

export const ordersModule = defineModule({
  create: ({ db, stock, payments, couponUses, storedValueUses }: Needs) => ({
    orders: createOrders({ db, stock, payments, coupons: couponUses, storedValue: storedValueUses }),
  }),
  jobs: ({ orders }) => ({ [EXPIRE_JOB]: async () => void (await orders.expireHolds()) }),
  // By a job: once a minute, whichever process does it.
  everyMinute: async ({ db }) => {
    const ref = await periodNow(db, MINUTE_SECONDS)
    await enqueue(db, { kind: EXPIRE_JOB, payload: {}, ref, maxAttempts: 1 })
  },
  sweep: ({ orders }) => orders.sweep(),
})

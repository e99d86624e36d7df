import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import { createPaymentPageWatch } from './watch.ts'

const WATCH_JOB = 'watch-payment-page'
const DAY_SECONDS = 86_400

/** Each day the payment page is compared with the inventory of its scripts; differences stand in the health of the shop. */
export const paymentPageModule = defineModule({
  create: (needs: Parameters<typeof createPaymentPageWatch>[0]) => ({ watchPaymentPage: createPaymentPageWatch(needs) }),
  jobs: ({ watchPaymentPage }) => ({ [WATCH_JOB]: watchPaymentPage }),
  everyMinute: async ({ db }) => {
    await enqueue(db, { kind: WATCH_JOB, payload: {}, ref: await periodNow(db, DAY_SECONDS), maxAttempts: 3 })
  },
})

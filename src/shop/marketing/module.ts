import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import { loadMarketingKinds } from './load-kinds.ts'
import { createMarketing } from './service.ts'

type Options = Parameters<typeof createMarketing>[0]
type Needs = Pick<Options, 'db' | 'secret' | 'shopUrl' | 'clock' | 'cart' | 'restoredKey'> & {
  settings: Options['settings']
  mailServer: { isOn: () => Promise<boolean> }
  drawMarketingMail: Options['draw']
  makeMailCoupon: Options['makeCoupon']
}

const JOB = 'marketing-mails'
/** How exactly the hour after a cart was left is kept. */
const EVERY_SECONDS = 300

export const marketingModule = defineModule({
  create: async ({ settings, mailServer, drawMarketingMail: draw, makeMailCoupon: makeCoupon, ...needs }: Needs) => ({
    marketing: createMarketing({
      ...needs,
      settings,
      draw,
      makeCoupon,
      kinds: await loadMarketingKinds(),
      isMailOn: mailServer.isOn,
    }),
  }),
  on: ({ marketing }) => ({
    name: 'marketing',
    listener: { 'order.placed': ({ orderId }) => marketing.creditOrder(orderId) },
  }),
  jobs: ({ marketing }) => ({
    [JOB]: async (_job, { signal }) => void (await marketing.tick(marketing.now(), { signal })),
  }),
  everyMinute: async ({ db, marketing }) => {
    if (await marketing.isReady()) await askForWork(db)
  },
  sweep: ({ marketing }) => marketing.forget(),
})

/** One process does it, however many there are: the period is the same for all. */
const askForWork = async (db: Kysely<Database>) =>
  await enqueue(db, { kind: JOB, payload: {}, ref: await periodNow(db, EVERY_SECONDS) })

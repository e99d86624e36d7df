import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { enqueue, periodNow } from '#jobs/queue.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { CarrierConnections } from '../carrier-connections.ts'
import { BUY_JOB, createLabelBuying } from './buy-labels.ts'
import { createDispatch } from './dispatch.ts'
import { createLabelManagement } from './manage-labels.ts'
import { createLabelPlanning } from './plan-labels.ts'
import { createLabelWork } from './work-on-label.ts'

type Needs = { db: Kysely<Database>; orders: Orders; carrierConnections: CarrierConnections; settings: ShopSettings }

const DUE_JOB = 'buy-due-labels'
const MINUTE_SECONDS = 60

/** Labels of outgoing packages, bought at carriers. */
export const labelsModule = defineModule({
  create: ({ db, orders, carrierConnections: connections, settings }: Needs) => {
    const labelPlanning = createLabelPlanning({ db, connections })
    return {
      labelPlanning,
      buyLabels: createLabelBuying({ db, orders, planning: labelPlanning, settings }),
      labelWork: createLabelWork({ db, orders, connections, settings }),
      dispatchDesk: createDispatch({ db, orders }),
      labels: createLabelManagement({ db, connections, orders }),
    }
  },
  jobs: ({ labelWork }) => ({
    [BUY_JOB]: async ({ payload }) => await labelWork.work(Number(payload['label'])),
    [DUE_JOB]: async () => await labelWork.workOnDue(),
  }),
  everyMinute: async ({ db }) =>
    await enqueue(db, { kind: DUE_JOB, payload: {}, ref: await periodNow(db, MINUTE_SECONDS), maxAttempts: 1 }),
})

import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createOrderMailJob } from '#shop/orders/mail-job.ts'
import { MAIL_JOB } from '#shop/orders/mail-queue.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import { createMailExamples } from './examples.ts'
import { createOrderMails } from './order-mails.ts'

type Needs = { db: Kysely<Database>; settings: ShopSettings; payments: Payments; orders: Orders; shopUrl: string }

export const orderMailsModule = defineModule({
  create: ({ settings, payments, shopUrl }: Needs) => ({ mailExamples: createMailExamples({ settings, payments, shopUrl }) }),
  jobs: ({ db, settings, payments, orders, shopUrl }) => ({
    [MAIL_JOB]: createOrderMailJob({
      db,
      findById: orders.findById,
      draw: createOrderMails({ settings, payments, shopUrl, agreedTerms: orders.agreedTerms }),
    }),
  }),
})

import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createOrderMailJob } from '#shop/orders/mail-job.ts'
import type { Order } from '#shop/orders/contract.ts'
import { MAIL_JOB } from '#shop/orders/mail-queue.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import { createMailExamples, type ExtensionMailExample } from './examples.ts'
import type { Letter } from './letter.ts'
import { createOrderMails } from './order-mails.ts'

type Needs = {
  db: Kysely<Database>
  settings: ShopSettings
  payments: Payments
  orders: Orders
  shopUrl: string
  askExtensions: { orderMail: (letter: Letter, about: { kind: string; order: Order }) => Promise<Letter> }
  extensions: { mailExamples: () => ExtensionMailExample[] }
}

export const orderMailsModule = defineModule({
  create: ({ settings, payments, shopUrl, extensions }: Needs) => ({
    mailExamples: createMailExamples({ settings, payments, shopUrl, more: extensions.mailExamples }),
  }),
  jobs: ({ db, settings, payments, orders, shopUrl, askExtensions }) => ({
    [MAIL_JOB]: createOrderMailJob({
      db,
      findById: orders.findById,
      draw: createOrderMails({ settings, payments, shopUrl, agreedTerms: orders.agreedTerms, edited: askExtensions.orderMail }),
    }),
  }),
})

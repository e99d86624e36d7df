import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createOrderMailJob } from '#shop/orders/mail-job.ts'
import type { Order } from '#shop/orders/contract.ts'
import { MAIL_JOB } from '#shop/orders/mail-queue.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Charges } from '#shop/payments/charges.ts'
import type { Payments } from '#shop/payments/service.ts'
import { type ExtensionMailExample, loadMailExamples } from './load-examples.ts'
import type { Letter } from './letter.ts'
import type { LetterSettings } from './letter-settings.ts'
import { createOrderMails } from './order-mails.ts'
import { createTextEditing } from './texts/edit-texts.ts'

type Needs = {
  db: Kysely<Database>
  settings: ShopSettings
  payments: Payments
  charges: Pick<Charges, 'instructionsFor'>
  orders: Orders
  letters: LetterSettings
  shopUrl: string
  askExtensions: { orderMail: (letter: Letter, about: { kind: string; order: Order }) => Promise<Letter> }
  extensions: { mailExamples: () => ExtensionMailExample[] }
}

/** A letter without the code is worth less: a job waits longer than a page. */
const MAIL_WAITS_MS = 15_000

export const orderMailsModule = defineModule({
  create: async ({ db, settings, payments, letters, shopUrl, extensions }: Needs) => {
    const mailExamples = await loadMailExamples({ settings, payments, letters, shopUrl, more: extensions.mailExamples })
    return { mailExamples, mailTexts: createTextEditing({ db, letters, kindOf: mailExamples.kindOf }) }
  },
  jobs: ({ db, settings, charges, orders, letters, shopUrl, askExtensions }) => ({
    [MAIL_JOB]: createOrderMailJob({
      db,
      findById: orders.findById,
      draw: createOrderMails({
        settings,
        instructionsFor: (order) => charges.instructionsFor(order, { withinMs: MAIL_WAITS_MS }),
        shopUrl,
        agreedTerms: orders.agreedTerms,
        letters,
        edited: askExtensions.orderMail,
      }),
    }),
  }),
})

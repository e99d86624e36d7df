import type { Kysely } from 'kysely'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createMethodEditing } from './edit-methods.ts'
import type { MethodDefinition } from './method.ts'
import { createPaymentSecrets } from './secrets.ts'
import { createPayments, type TestPayments } from './service.ts'

type Needs = {
  db: Kysely<Database>
  settings: ShopSettings
  settingsIn: (trx: Kysely<Database>) => ShopSettings
  shopUrl: string
  secret: string
  config: { testPayments: TestPayments }
  extensions: { payments: () => readonly MethodDefinition[] }
}

/** The ways to pay. What happens to money is inbox-module.ts. */
export const paymentsModule = defineModule({
  create: ({ db, settings, settingsIn, shopUrl, secret, config: { testPayments }, extensions }: Needs) => {
    const moreMethods = extensions.payments
    const paymentSecrets = createPaymentSecrets({ db, secret })
    const payments = createPayments({ settings, shopUrl, moreMethods, testPayments })
    return {
      payments,
      paymentSecrets,
      paymentsIn: (trx: Kysely<Database>) => createPayments({ settings: settingsIn(trx), shopUrl, moreMethods, testPayments }),
      methodEditing: createMethodEditing({ db, settings, payments, secrets: paymentSecrets }),
    }
  },
})

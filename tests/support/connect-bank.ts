import { createSettings } from '#content/settings/service.ts'
import { inTransaction } from '#db/transaction.ts'
import { createPaymentSecrets } from '#shop/payments/secrets.ts'
import type { PixBank } from './pix-bank.ts'
import { SECRET, type TestShop } from './shop.ts'

/** As a merchant has filled in the form: the shop takes Pix by this bank, besides what it took before. */
export async function connectBank({ db }: Pick<TestShop, 'db'>, bank: PixBank) {
  const { clientSecret, certificate, certificateKey, ...plain } = bank.settings
  const secrets = new Map(Object.entries({ clientSecret, certificate, certificateKey }))
  await inTransaction(db, (trx) => createPaymentSecrets({ db, secret: SECRET }).keep(trx, 'pix_api', secrets))
  const settings = createSettings({ db })
  const before = (await settings.get('payments')) as object
  await settings.set('payments', { ...before, pix_api: { ...plain, enabled: true, version: 1 } })
}

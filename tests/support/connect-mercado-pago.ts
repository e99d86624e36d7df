import { createSettings } from '#content/settings/service.ts'
import { inTransaction } from '#db/transaction.ts'
import { createPaymentSecrets } from '#shop/payments/secrets.ts'
import type { MercadoPagoService } from './mercado-pago-service.ts'
import { SECRET, type TestShop } from './shop.ts'

/** As a merchant has filled in the forms: the shop takes cards, Pix and boleto by this account, besides what it took before. */
export async function connectMercadoPago({ db }: Pick<TestShop, 'db'>, service: MercadoPagoService, sdkUrl: string) {
  const { accessToken, webhookSecret, ...plain } = service.settings
  const secrets = new Map(Object.entries({ accessToken, webhookSecret }))
  await inTransaction(db, (trx) => createPaymentSecrets({ db, secret: SECRET }).keep(trx, 'mercado_pago', secrets))
  const settings = createSettings({ db })
  const before = (await settings.get('payments')) as object
  const own = { enabled: true, version: 1 }
  await settings.set('payments', {
    ...before,
    mercado_pago: { ...plain, version: 1, enabled: false, secrets: [...secrets.keys()] },
    mercado_pago_card: { ...own, publicKey: 'APP_USR-chave-publica-1', sdkUrl },
    mercado_pago_pix: own,
    mercado_pago_boleto: own,
  })
}

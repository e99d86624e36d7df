import { sql } from 'kysely'
import { createSettings } from '#content/settings/service.ts'
import type { Network } from '#outgoing/exchange.ts'
import type { ParcelItem, Rate } from '#shop/shipping/contract.ts'
import { shippingModule } from '#shop/shipping/module.ts'
import { createKeptTables } from '#db/kept-tables.ts'
import { aDatabase } from './database.ts'
import { SECRET } from './shop.ts'

export const aVase = (over: Partial<ParcelItem> = {}): ParcelItem => ({
  name: 'Vaso',
  units: 1,
  weightGrams: 1_000,
  sides: [200, 150, 100],
  valueCents: 10_000,
  ...over,
})

/** The shop's freight with carriers, without the rest of the shop. Several of them share a database like processes do. */
export async function aFreightDesk(network: Network) {
  const database = await aDatabase({ poolSize: 10 })
  const db = database.kysely
  const settings = createSettings({ db })
  await settings.set('shop', { name: 'Casa Aroeira', city: 'Tiradentes', postcode: '36325-000', email: 'loja@loja.example' })
  const warnings: unknown[] = []
  let nowMs = Date.now()
  const aProcess = async () => {
    const made = await shippingModule.create!({
      db,
      keptTables: createKeptTables({ db }),
      settings,
      secret: SECRET,
      shopUrl: 'https://loja.example',
      clock: { now: () => nowMs },
      network,
      log: { warn: (facts) => void warnings.push(facts) },
      askExtensions: { asksFreight: () => false, freight: async (own) => own },
    })
    return {
      ...made,
      /** What a shopper is offered who sends these things to a CEP. */
      rates: async (items: ParcelItem[] = [aVase()], cep = '01310100', waitMs = 60_000): Promise<Rate[]> => {
        const sum = (of: (item: ParcelItem) => number) => items.reduce((total, item) => total + of(item) * item.units, 0)
        const parcel = {
          weightGrams: sum(({ weightGrams }) => weightGrams),
          valueCents: sum(({ valueCents }) => valueCents),
          units: sum(() => 1),
          items,
        }
        const areas = await made.shipping.pricesTo(cep)
        return (await made.shipping.withMore(areas, () => parcel, cep, waitMs))(parcel)
      },
    }
  }
  const first = await aProcess()
  return {
    ...first,
    db,
    settings,
    warnings,
    aProcess,
    /** As a merchant fills in the form. */
    connect: async (carrier: string, typed: Record<string, unknown>, services?: Record<string, unknown>) => {
      const outcome = await first.carrierEditing.change(carrier, { isOn: true, settings: typed, ...(services && { services }) })
      if (!outcome.ok) throw new Error(`${carrier}: ${JSON.stringify(outcome)}`)
    },
    /** Everything that is kept was asked for so much earlier. */
    age: async (hours: number) => {
      await sql`update freight_quotes set asked_at = asked_at - make_interval(hours => ${hours})`.execute(db)
      nowMs += hours * 3_600_000
    },
    forget: () => db.deleteFrom('freight_quotes').execute(),
    pass: (seconds: number) => (nowMs += seconds * 1_000),
    close: () => database.close(),
  }
}

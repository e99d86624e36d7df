import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { createServiceSecrets } from '#db/service-secrets.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import { createArrivals } from './arrivals.ts'
import { createCarrierAuthorization } from './authorize-carrier.ts'
import { createCarrierAsking } from './ask-carriers.ts'
import { createCarrierConnections } from './carrier-connections.ts'
import { loadCarriers } from './carriers/load-carriers.ts'
import type { Destination, Parcel, Rate } from './contract.ts'
import { createCarrierEditing } from './edit-carriers.ts'
import { createFreeFreight } from './free-freight.ts'
import { createFreightSettings } from './freight-settings.ts'
import { createKeptQuotes } from './kept-quotes.ts'
import { createShipping } from './service.ts'
import { createSimulation } from './simulate.ts'
import { createZones } from './zones.ts'

type Needs = {
  db: Kysely<Database>
  keptTables: KeptTables
  settings: ShopSettings
  secret: string
  shopUrl: string
  clock: Clock
  /** Which servers may be called; the open internet unless a test says otherwise. */
  network?: Network
  log: { warn: (facts: object | string, text?: string) => void }
  askExtensions: {
    asksFreight: () => boolean
    freight: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

export const shippingModule = defineModule({
  create: async ({ db, keptTables, settings, secret, shopUrl, clock, network, log, askExtensions }: Needs) => {
    const nowMs = () => clock.now()
    const carrierSecrets = createServiceSecrets({
      db,
      secret,
      purpose: 'vitrine: secrets of carriers',
      table: 'carrier_secrets',
      owner: 'carrier',
    })
    const definitions = await loadCarriers()
    const now = () => new Date(clock.now())
    const connections = createCarrierConnections({
      db,
      definitions,
      settings,
      secrets: carrierSecrets,
      secret,
      call: createCallOutside(network),
      now,
    })
    const keptQuotes = createKeptQuotes({ db, nowMs })
    const ask = createCarrierAsking({ keptQuotes, log, nowMs })
    const zones = createZones({ db })
    return {
      shipping: createShipping({
        db,
        keptTables,
        warn: (problem) => log.warn(problem),
        carriers: { connections, ask },
        more: { isAsked: askExtensions.asksFreight, rates: askExtensions.freight },
      }),
      arrivals: createArrivals({ settings, clock }),
      /** From which amount on everybody is sent it for free. */
      freeEverywhere: createFreeFreight({ db, keptTables }),
      zones,
      keptQuotes,
      carrierConnections: connections,
      carrierAuthorization: createCarrierAuthorization({ connections, secret, shopUrl, now }),
      freightSettings: createFreightSettings({ db, settings }),
      simulateFreight: createSimulation({ db, zones, connections, ask }),
      carrierEditing: createCarrierEditing({ db, definitions, settings, secrets: carrierSecrets, keptQuotes, now }),
    }
  },
  sweep: ({ keptQuotes }) => keptQuotes.sweep(),
})

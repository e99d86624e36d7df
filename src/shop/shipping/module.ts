import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createArrivals } from './arrivals.ts'
import type { Destination, Parcel, Rate } from './contract.ts'
import { createFreeFreight } from './free-freight.ts'
import { createShipping } from './service.ts'
import { createZones } from './zones.ts'

type Needs = {
  db: Kysely<Database>
  keptTables: KeptTables
  settings: Parameters<typeof createArrivals>[0]['settings']
  clock: Clock
  log: { warn: (problem: string) => void }
  askExtensions: {
    asksFreight: () => boolean
    freight: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

export const shippingModule = defineModule({
  create: ({ db, keptTables, settings, clock, log, askExtensions }: Needs) => ({
    shipping: createShipping({
      db,
      keptTables,
      warn: (problem) => log.warn(problem),
      more: { isAsked: askExtensions.asksFreight, rates: askExtensions.freight },
    }),
    arrivals: createArrivals({ settings, clock }),
    /** From which amount on everybody is sent it for free. */
    freeEverywhere: createFreeFreight({ db, keptTables }),
    zones: createZones({ db }),
  }),
})

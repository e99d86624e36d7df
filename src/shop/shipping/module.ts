import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Destination, Parcel, Rate } from './contract.ts'
import { createShipping } from './service.ts'
import { createZones } from './zones.ts'

type Needs = {
  db: Kysely<Database>
  log: { warn: (problem: string) => void }
  askExtensions: {
    asksFreight: () => boolean
    freight: (own: Rate[], asked: { parcel: Parcel; to: Destination }) => Promise<Rate[]>
  }
}

export const shippingModule = defineModule({
  create: ({ db, log, askExtensions }: Needs) => ({
    shipping: createShipping({
      db,
      warn: (problem) => log.warn(problem),
      more: { isAsked: askExtensions.asksFreight, rates: askExtensions.freight },
    }),
    zones: createZones({ db }),
  }),
})

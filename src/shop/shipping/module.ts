import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createShipping } from './service.ts'
import { createZones } from './zones.ts'

type Needs = { db: Kysely<Database>; log: { warn: (problem: string) => void } }

export const shippingModule = defineModule({
  create: ({ db, log }: Needs) => ({
    shipping: createShipping({ db, warn: (problem) => log.warn(problem) }),
    zones: createZones({ db }),
  }),
})

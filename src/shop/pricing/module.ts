import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createPricing } from './service.ts'

export const pricingModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ pricing: createPricing({ db }) }),
})

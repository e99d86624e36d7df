import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { FOLLOW_PLANS_JOB, followPlans } from './plans/follow.ts'
import { createPricePlans } from './plans/service.ts'
import { createPriceRules } from './price-rules.ts'
import { createPricing } from './service.ts'

export const pricingModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({
    pricing: createPricing({ db }),
    pricePlans: createPricePlans({ db }),
    priceRules: createPriceRules({ db }),
  }),
  jobs: ({ db }) => ({ [FOLLOW_PLANS_JOB]: async () => void (await followPlans(db)) }),
  // Each change has its job; this is for what a job has missed.
  everyMinute: async ({ db }) => void (await followPlans(db)),
  sweep: ({ pricePlans }) => pricePlans.sweep(),
})

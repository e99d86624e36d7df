import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { forgetJourneys } from './forget-journeys.ts'
import { keepSalesSums } from './keep-sums.ts'
import { createReports } from './service.ts'

type Needs = { db: Kysely<Database>; originOf: Parameters<typeof createReports>[0]['originOf'] }

export const reportsModule = defineModule({
  create: ({ db, originOf }: Needs) => ({ reports: createReports({ db, originOf }) }),
  everyMinute: ({ db }) => keepSalesSums(db),
  sweep: ({ db }) => forgetJourneys(db),
})

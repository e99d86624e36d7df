import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createVisitCounter } from './counter.ts'
import { createFigures } from './service.ts'

type Needs = { db: Kysely<Database>; clock: Clock }

/** The shop's own figures: what visitors do, counted without knowing who they are. */
export const figuresModule = defineModule({
  create: ({ db, clock }: Needs) => ({
    visitCounter: createVisitCounter({ db, now: clock.now }),
    figures: createFigures({ db }),
  }),
  flush: ({ visitCounter }) => visitCounter.flush(),
  sweep: ({ visitCounter }) => visitCounter.sweep(),
  close: ({ visitCounter }) => visitCounter.flush().catch(() => undefined),
})

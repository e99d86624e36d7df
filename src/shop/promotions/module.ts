import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import { notify } from '#db/notify.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Payments } from '#shop/payments/service.ts'
import { createPromotionEditor } from './editor.ts'
import { createPromotions } from './service.ts'

type Needs = { db: Kysely<Database>; keptTables: KeptTables; clock: Clock; payments: Pick<Payments, 'list'> }

export const promotionsModule = defineModule({
  create: ({ db, keptTables, clock, payments }: Needs) => {
    const promotions = createPromotions({ db, keptTables, clock, payments })
    let lookedAt = clock.now()
    return {
      promotions,
      promotionEditor: createPromotionEditor({ db }),
      /** For what is kept beside whole pages, which look at the clock themselves, and for a cache in front of the shop. */
      announceTurns: async () => {
        const since = lookedAt
        lookedAt = clock.now()
        if (await promotions.hasTurnedSince(since)) await notify(db, 'content', JSON.stringify(['promotions']))
      },
    }
  },
  everyMinute: ({ announceTurns }) => announceTurns(),
})

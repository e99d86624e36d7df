import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Orders } from '#shop/orders/service.ts'
import { createModeration } from './moderation.ts'
import { createReviews } from './service.ts'

type Needs = { db: Kysely<Database>; orders: Pick<Orders, 'hasBought'> }

export const reviewsModule = defineModule({
  create: ({ db, orders }: Needs) => ({
    reviews: createReviews({ db, hasBought: orders.hasBought }),
    moderation: createModeration({ db }),
  }),
})
